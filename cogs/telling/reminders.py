"""What is said because time has passed: reminders, who has not answered for days, who is away."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from discord import Message

from cogs.plumbing.buttons import Button, address_of
from cogs.plumbing.interactions import spoken
from cogs.plumbing.letters import Letter
from cogs.plumbing.sending import further_nonce, nonce_of
from cogs.telling.calls import way
from cogs.telling.places import Homeless, Places, kept
from games.values import Seat, Who
from host.outbox import Kind, Pending, Post, PostKind
from host.snapshot import Table, TableSeat
from host.tables import Host
from words.catalogue import When


class Reminders:
    """Says each row once, or drops it where it is of no use any more."""

    def __init__(self, host: Host, places: Places) -> None:
        self._host = host
        self._places = places

    async def tell(self, table: Table, board: Post | None, rows: Sequence[Pending]) -> None:
        """Say these, in order; of several reminders for one seat the last."""
        latest = {(row.message.kind, row.message.seat): row for row in rows}
        for row in rows:
            if latest[row.message.kind, row.message.seat] is row and table.is_running:
                with suppress(Homeless):  # the board finds out, and tells its players
                    await self._say(table, board, row)
            await self._host.said(row.id)

    async def _say(self, table: Table, board: Post | None, row: Pending) -> None:
        seat = row.message.seat
        nonce = nonce_of(await self._host.nonce_key(), row.id)
        if row.message.kind is Kind.REMINDER:
            assert seat is not None
            reminder = await self._host.reminder(table.id, seat, row.created)
            if reminder is not None and seat in table.asked:
                await self._remind(table, board, row, reminder.since, nonce)
        elif (said := await self._notice(table, row.message.kind, seat)) is not None:
            letter = Letter(content=said, is_silent=True, language=table.language)
            await self._places.say(table, letter, nonce)

    async def _notice(self, table: Table, kind: Kind, seat: Seat | None) -> str | None:
        """What the whole table is told of a seat, or of all, without a sound."""
        words = spoken(table, table.language)
        if seat is None:
            return words.say("clock-still") if await self._host.have_left(table.id) else None
        if kind is Kind.AWAY:
            until = await self._host.away_until(table.id, seat)
            return None if until is None else words.say("away-told", who=Who(seat), until=When(until, "D"))
        since = await self._host.waiting_since(table.id, seat)
        if since is None or seat not in table.asked:
            return None
        return words.say("reminder-waiting", who=Who(seat), since=When(since))

    async def _remind(self, table: Table, board: Post | None, row: Pending, since: int, nonce: str) -> None:
        """One reminder, where the person has chosen to be called."""
        assert row.message.seat is not None
        seat = table.seats[row.message.seat]
        is_mentioned = seat.is_mentioned
        if seat.is_written_to:
            letter = reminder_letter(table, seat, since, board)
            message = await self._places.whisper(seat.person, letter, further_nonce(nonce, "call"))
            if message is None:
                is_mentioned = True
                await self._host.close_messages(seat.person, is_closed=True)
            else:
                await self._replace(table, PostKind.CALL, row, message)
        if is_mentioned:
            table, message = await self._places.say(table, mentioning(table, seat, since, board), nonce)
            await self._replace(table, PostKind.REMINDER, row, message)

    async def _replace(self, table: Table, kind: PostKind, row: Pending, message: Message) -> None:
        """It takes the place of the call, or of the reminder before."""
        before = await self._host.post(table.id, kind, row.message.seat)
        if before is not None and before.message != message.id:
            await self._places.remove(before)
        post = kept(kind, message, seat=row.message.seat, version=row.version or 0)
        await self._host.keep_post(table.id, post)


def reminder_letter(table: Table, seat: TableSeat, since: int, board: Post | None) -> Letter:
    """What somebody reads in private: which game, what is asked, since when, and the way there."""
    return _letter(table, seat, since, board, seat.language)


def mentioning(table: Table, seat: TableSeat, since: int, board: Post | None) -> Letter:
    """The same where the table is."""
    letter = _letter(table, seat, since, board, table.language, f"<@{seat.person}> ")
    return Letter(
        content=letter.content,
        buttons=letter.buttons,
        pings=frozenset({seat.person}),
        language=table.language,
    )


def _letter(
    table: Table, seat: TableSeat, since: int, board: Post | None, language: str, head: str = ""
) -> Letter:
    words = spoken(table, language)
    said = words.say(
        "reminder",
        game=f"game-{table.game}",
        table=table.id,
        since=When(since),
        question=table.asked[seat.seat],
    )
    mute = Button(f"mute:{address_of(table)}:{seat.seat}:{since}", words.say("reminder-mute"))
    return Letter(content="\n".join([head + said, *way(table, board)]), buttons=(mute,), language=language)
