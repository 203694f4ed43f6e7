"""What becomes of a seat when its player asks to be forgotten."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from storage.rows import SeatRow

NAMELESS = {"en": "Player"}
"""What they are called from then on, before the letter they play under, by language."""


def nameless(
    seats: tuple[SeatRow, ...], user: int, language: str, called: Mapping[str, str]
) -> tuple[SeatRow, ...]:
    """The seats with that user's nobody's, under a name that says nothing."""
    word = called.get(language, called["en"])
    return tuple(
        replace(
            row,
            user=None,
            language=language,
            name=f"{word} {row.letter or chr(ord('A') + row.seat)}",
            note=None,
            has_resting_note=False,
            tips=None,
        )
        if row.user == user
        else row
        for row in seats
    )
