"""Sets up .venv without make, once whoever sits at the terminal agrees; needs nothing but Python."""

from __future__ import annotations

import subprocess
import sys
import venv
from pathlib import Path

MEGABYTES = 110
LOCKED = Path("requirements/run.txt")
READY = "ready"
"""The file by which make knows that it need not do the same."""


def python_of(environment: Path) -> Path:
    """The Python of a virtual environment, as this system lays it out."""
    return environment / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def offer(environment: Path) -> bool:
    """Ask, and install what playing and hosting take; whether that is done now."""
    print(f"Quayside's packages are not installed yet. They take some {MEGABYTES} MB in {environment}.")
    try:
        if input("Install them there now? [y/n] ").strip().lower() not in ("y", "yes", "o", "oui"):
            return False
    except EOFError:
        return False
    python = python_of(environment)
    if not python.exists():
        venv.create(environment, with_pip=True)
    locked = environment.parent / LOCKED
    install = (python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes")
    if subprocess.run((*install, "-r", locked), check=False).returncode:  # noqa: S603  # pip, in our own folder
        return False
    (environment / READY).touch()
    return True
