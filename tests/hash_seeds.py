"""Processes in which sets and dicts of strings are ordered differently: an order that leaks in shows."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

CHECKOUT = Path(__file__).parents[1]


def outputs(script: str, *arguments: str) -> set[bytes]:
    """What the script prints in three of them: one thing, if it does not depend on the order."""
    return {
        subprocess.run(
            [sys.executable, "-c", script, *arguments],
            check=True,
            cwd=CHECKOUT,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
        ).stdout
        for hash_seed in ("1", "2", "3")
    }
