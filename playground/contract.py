"""Discord's own OpenAPI document, where it is at hand: whoever answers the bot asks here for a judge."""

from __future__ import annotations

import json
import os
import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playground.judge import Contract

SETTING = "DISCORD_OPENAPI"
USUAL_PLACE = Path(__file__).parents[2] / "shared" / "discord-openapi.json"


@cache
def contract() -> Contract | None:
    """The contract, read once; None, and said aloud, where the document is not there."""
    place = Path(os.environ.get(SETTING) or USUAL_PLACE)
    if not place.is_file():
        print(f"No Discord contract at {place.name}: requests are not held against it.", file=sys.stderr)
        return None
    # Only developers have what the judge needs; whoever just plays has no document either.
    judge: Contract = import_module("playground.judge").Contract(json.loads(place.read_bytes()))
    return judge
