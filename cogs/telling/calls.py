"""Calling people to a table: once, where each has chosen to be called, never for what they did themselves."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from cogs.plumbing.interactions import spoken
from cogs.plumbing.letters import Letter, link_to
from cogs.telling.messages import ending_line
from games.values import Seat
from host.outbox import Kind, Pending, Post
from host.snapshot import Table, TableSeat
from host.tables import Host
from render import ARTISTS
from storage.rows import Calls
from words.catalogue import Words


class Call(Struct, frozen=True):
    """Somebody who is to hear that the table waits for them, or that the game is over."""

    seat: TableSeat
    row: Pending
    """With which it is told."""
    is_private: bool
    """Whether the table is at home in their private messages."""

    @property
    def is_mentioned(self) -> bool:
        """Whether the message of the table calls them; in private it is the only one there is."""
        return self.seat.calls is not Calls.NONE if self.is_private else self.seat.is_mentioned

    @property
    def is_written_to(self) -> bool:
        """Whether they are called by another message, in private."""
        return self.seat.is_written_to and not self.is_private


def calls(table: Table, rows: Sequence[Pending]) -> list[Call]:
    """Whom these rows call, each once: who is still asked; at the end all but who has brought it about."""
    asked: dict[Seat, Call] = {}
    for row in rows:
        seat_no = row.message.seat
        if row.message.kind is Kind.ASKED and seat_no is not None and seat_no in table.asked:
            asked.setdefault(seat_no, Call(table.seats[seat_no], row, table.place.is_private))
    found = [*asked.values()]
    for row in rows:
        if row.message.kind is Kind.OVER:
            found += [
                Call(seat, row, table.place.is_private)
                for seat in table.people
                if not seat.has_resigned and seat.seat != row.message.by
            ]
    return found


async def call_letter(host: Host, table: Table, seat: TableSeat, board: Post | None) -> Letter:
    """What somebody reads in private: which game, where it stands, what is asked, and the way there."""
    words = spoken(table, seat.language)
    moment = ARTISTS[table.game].moment(await host.view(table.id, None), words)
    said = f"{words.say(f'game-{table.game}')}, {moment}. {_news(table, seat, words)}"
    return Letter(content="\n".join([said, *way(table, board)]), language=seat.language)


def mention_letter(table: Table, seat: TableSeat) -> Letter:
    """The same where the table is, for somebody whom no private message reaches."""
    said = f"<@{seat.user}> {_news(table, seat, spoken(table, table.language))}"
    return Letter(content=said, pings=frozenset({seat.person}), language=table.language)


def _news(table: Table, seat: TableSeat, words: Words) -> str:
    """What they are called for: their question, or the end."""
    return words.text(table.asked[seat.seat]) if table.is_running else ending_line(table, words)


def way(table: Table, board: Post | None) -> list[str]:
    """The address of the table's board, if it has one."""
    return [] if board is None else [link_to(table.place, board.channel, board.message)]
