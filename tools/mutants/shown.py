"""Changes that were shown to be none of the rules, each with its reason, in the game's folder of tests."""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct

from tools.complaint import Complaint
from tools.mutants.changes import Change


class Shown(Struct, frozen=True, forbid_unknown_fields=True):
    """A change that no player could ever notice."""

    file: str
    """In the game's folder."""
    function: str
    was: str
    becomes: str
    why: str


class Equivalents(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    shown: list[Shown] = []


def reasons(root: Path, game: str) -> dict[tuple[str, str, str, str], str]:
    """Why each of them changes nothing, by what `Change.key` says of it."""
    file = root / "tests" / "games" / game / "equivalents.toml"
    if not file.exists():
        return {}
    try:
        read = msgspec.toml.decode(file.read_bytes(), type=Equivalents)
    except msgspec.MsgspecError as error:
        raise Complaint(f"{file.relative_to(root)}: {error}") from error
    return {
        (f"games/{game}/{shown.file}", shown.function, shown.was, shown.becomes): shown.why
        for shown in read.shown
    }


def outdated(every: list[Change], shown: dict[tuple[str, str, str, str], str]) -> list[str]:
    """Those that name a change which can no longer be made: the rules have been rewritten since."""
    possible = {change.key for change in every}
    return [f"{key[0]}, {key[1]}: {key[2]}" for key in shown if key not in possible]
