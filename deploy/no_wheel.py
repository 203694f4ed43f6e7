"""Instead of a build backend: the bot runs from a checkout, and whoever would build a wheel is told how."""

from __future__ import annotations

from typing import NoReturn

HOW = (
    "Quayside is no package: run it from its checkout, with 'make run', or try it with 'python bot.py play'."
)


def refuse(*_: object) -> NoReturn:
    """One sentence instead of a wheel that would not run."""
    raise SystemExit(HOW)


get_requires_for_build_wheel = get_requires_for_build_editable = get_requires_for_build_sdist = refuse
build_wheel = build_editable = build_sdist = refuse
