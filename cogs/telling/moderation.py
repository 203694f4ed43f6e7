"""What a table is told that a moderator has done: kindly, and of nobody's hand."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from cogs.plumbing.interactions import spoken
from cogs.plumbing.letters import Letter
from cogs.plumbing.sending import nonce_of
from cogs.telling.places import Homeless, Places
from games.values import Seat, Who
from host.moderation import Deed
from host.outbox import Message, Pending
from host.snapshot import Table
from host.tables import Host
from words.catalogue import When


class Moderation:
    """Says each row once, without a sound."""

    def __init__(self, host: Host, places: Places) -> None:
        self._host = host
        self._places = places

    async def tell(self, table: Table, rows: Sequence[Pending]) -> None:
        """Say these, in order."""
        for row in rows:
            if (said := sentence(table, row.message)) is not None:
                letter = Letter(content=said, is_silent=True, language=table.language)
                nonce = nonce_of(await self._host.nonce_key(), row.id)
                with suppress(Homeless):  # the board finds out, and tells its players
                    table, _ = await self._places.say(table, letter, nonce)
            await self._host.said(row.id)


def sentence(table: Table, message: Message) -> str | None:
    """What the table is told; None where it is of no use any more."""
    words = spoken(table, table.language)
    match message.deed:
        case Deed.CLOSE:
            return words.say("moderated-close", game=f"game-{table.game}", table=table.id)
        case Deed.PAUSE if table.rest_until is not None:
            return words.say("moderated-pause", until=When(table.rest_until, "D"))
        case Deed.GO_ON if table.is_running and table.rest is None:
            return words.say("moderated-go_on")
        case Deed.BAR | Deed.LET if (seat := _seat(table, message)) is not None:
            key = "moderated-bar" if message.deed == Deed.BAR else "moderated-let"
            return words.say(key, who=Who(seat))
        case _:
            return None


def _seat(table: Table, message: Message) -> Seat | None:
    """Whom it is about, as long as they are there: in a lobby who has opened it."""
    seat = table.seat_of(table.opened_by) if message.seat is None else table.seats[message.seat]
    return None if seat is None or seat.user is None else seat.seat
