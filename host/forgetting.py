"""What becomes of a seat when its player asks to be forgotten."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from storage.rows import SeatRow, TableRow

NAMELESS = {"en": "Player"}
"""What they are called from then on, before the letter they play under, by language."""


def is_theirs_alone(table: TableRow, seats: tuple[SeatRow, ...], user: int) -> bool:
    """Whether nobody else plays there, in that user's private messages: such a table goes with them."""
    return table.guild is None and table.opened_by == user and all(row.user in (None, user) for row in seats)


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
