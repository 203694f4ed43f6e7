"""What is said because time has passed: reminders, who has not answered for days, who is away."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Any
from weakref import WeakValueDictionary

from discord import Message
from msgspec.structs import replace

from cogs.plumbing.buttons import Button, Line, Menu, address_of
from cogs.plumbing.interactions import spoken
from cogs.plumbing.letters import Letter
from cogs.plumbing.limits import LINES, clipped
from cogs.plumbing.sending import further_nonce, nonce_of
from cogs.telling.calls import way
from cogs.telling.places import Homeless, Places, kept
from games.values import Seat, Who
from host.outbox import Kind, Pending, Post, PostKind
from host.snapshot import Table
from host.tables import Host
from host.timers import Owed
from words.catalogue import When, Words

AT_MOST = 7
"""Tables that one reminder describes: more have no room in a message, and are in the list of all."""
LONGEST = 150
"""Characters of each, without the way there."""
ALL = "all"
"""Stands in the menu for all turns that a reminder is about."""


class Reminders:
    """Says each row once, or drops it where it is of no use any more."""

    def __init__(self, host: Host, places: Places) -> None:
        self._host = host
        self._places = places
        self._reminding: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """By user: two tables at once would remind them of the same."""

    async def tell(self, table: Table, rows: Sequence[Pending]) -> None:
        """Say these, in order; of several reminders for one seat the last."""
        latest = {(row.message.kind, row.message.seat): row for row in rows}
        for row in rows:
            if latest[row.message.kind, row.message.seat] is row and table.is_running:
                with suppress(Homeless):  # the board finds out, and tells its players
                    await self._say(table, row)
            await self._host.said(row.id)

    async def remove_answered(self, table: Table) -> None:
        """Delete the mentions of those who have played since: nothing waits for them any more."""
        for seat in table.people:
            post = await self._host.post(table.id, PostKind.REMINDER, seat.seat)
            if post is None:
                continue
            since = await self._host.waiting_since(table.id, seat.seat)
            if since is None or since > post.posted:
                await remove_call(self._host, self._places, seat.person, post, table.id)
                await self._host.forget_post(table.id, PostKind.REMINDER, seat.seat)

    async def _say(self, table: Table, row: Pending) -> None:
        seat = row.message.seat
        if row.message.kind is Kind.REMINDER:
            assert seat is not None
            # Asked only now, because it costs a request: whoever has left the server is not reminded.
            if await self._places.is_there(table, table.seats[seat].person):
                await self._remind(table, seat)
        elif row.message.kind is Kind.MEMBER:
            if seat is not None and (user := table.seats[seat].user) is not None:
                await self._places.is_there(table, user)
        elif (said := await self._notice(table, row.message.kind, seat)) is not None:
            letter = Letter(content=said, is_silent=True, language=table.language)
            await self._places.say(table, letter, await self._nonce(row))

    async def _nonce(self, row: Pending) -> str:
        return nonce_of(await self._host.nonce_key(), row.id)

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

    # Reminding somebody: of all that falls due within the hour at once, where they have chosen to be called

    async def _remind(self, table: Table, seat_no: Seat) -> None:
        """Remind whoever sits there; of tables elsewhere too, where nobody else reads it."""
        seat = table.seats[seat_no]
        async with self._reminding.setdefault(seat.person, asyncio.Lock()):

            def is_near(other: Table) -> bool:
                return other.id == table.id or not seat.is_mentioned or _audience(other) == _audience(table)

            owed = await self._host.owed_to(seat.person, is_near)
            if not any(each.table.id == table.id for each in owed):
                return  # it has been told with another
            near = [each for each in owed if is_near(each.table)]
            is_mentioned = seat.is_mentioned
            if seat.is_written_to and not await self._write(near):
                is_mentioned = True
                near = [each for each in near if _audience(each.table) == _audience(table)]
            if is_mentioned:
                await self._mention(near)
            # The first of all rows is ticked off last: with it they are found again after an interruption.
            for row in sorted([row for each in near for row in each.rows], key=lambda row: -row.id):
                await self._host.said(row.id)

    async def _write(self, owed: Sequence[Owed]) -> bool:
        """In private; False when no private message reaches them."""
        if await self._is_told(PostKind.CALL, owed):
            return True
        person = owed[0].seat.person
        nonce = further_nonce(await self._nonce(_first(owed)), "call")
        message = await self._places.whisper(person, reminder_letter(owed, owed[0].seat.language), nonce)
        if message is None:
            await self._host.close_messages(person, is_closed=True)
            return False
        await self._replace(PostKind.CALL, owed, message)
        return True

    async def _mention(self, owed: Sequence[Owed]) -> None:
        """Where the first of these tables is."""
        if await self._is_told(PostKind.REMINDER, owed):
            return
        table, nonce = owed[0].table, await self._nonce(_first(owed))
        _, message = await self._places.say(table, mentioning(owed), nonce)
        await self._replace(PostKind.REMINDER, owed, message)

    async def _is_told(self, kind: PostKind, owed: Sequence[Owed]) -> bool:
        """Whether these have been told, and only their ticking off was interrupted: others are ticked off."""
        posts = [await self._host.post(each.table.id, kind, each.seat.seat) for each in owed]
        return all(
            post is not None and post.posted >= each.rows[-1].created
            for post, each in zip(posts, owed, strict=True)
        )

    async def _replace(self, kind: PostKind, owed: Sequence[Owed], message: Message) -> None:
        """It takes the place of the calls, or of the reminders, before."""
        replaced = {message.id}
        for each in owed:
            before = await self._host.post(each.table.id, kind, each.seat.seat)
            if before is not None and before.message not in replaced:
                replaced.add(before.message)
                await self._places.remove(before)
            post = kept(kind, message, seat=each.seat.seat, version=each.rows[-1].version or 0)
            is_kept = await self._host.keep_post(each.table.id, post, reader=each.seat.person)
            if not is_kept and len(owed) == 1:  # somebody else has their seat by now
                await self._places.remove(post)


async def remove_call(host: Host, places: Places, user: int, post: Post, besides: int) -> None:
    """Delete a call of theirs, unless it is a reminder that another table than this waits for them, too."""
    for table in await host.tables_of(user):
        seat = table.seat_of(user)
        if seat is not None and seat.seat in table.asked and table.id != besides:
            kept_there = await host.post(table.id, post.kind, seat.seat)
            if kept_there is not None and kept_there.message == post.message:
                return
    await places.remove(post)


def _first(owed: Sequence[Owed]) -> Pending:
    return min((row for each in owed for row in each.rows), key=lambda row: row.id)


def _audience(table: Table) -> tuple[int | None, ...]:
    """Who reads what is said there, as far as they are the same: one may then speak of another."""
    alone = None if table.guests is None else table.id
    return (table.place.guild, table.place.channel, alone)


def reminder_letter(owed: Sequence[Owed], language: str) -> Letter:
    """What somebody reads: which games, what is asked, since when, and the way there."""
    if len(owed) == 1:
        return _of_one(owed[0], language)
    return _of_several(owed, language)


def mentioning(owed: Sequence[Owed]) -> Letter:
    """The same where the first of the tables is."""
    table, person = owed[0].table, owed[0].seat.person
    letter = reminder_letter(owed, table.language)
    return replace(letter, content=f"<@{person}> {letter.content}", pings=frozenset({person}))


def _of_one(owed: Owed, language: str) -> Letter:
    words = spoken(owed.table, language)
    facts = _facts(owed)
    said, since = words.say("reminder", **facts), words.say("reminder-since", since=facts["since"])
    mute = Button(f"mute:{_turn(owed)}", words.say("reminder-mute"))
    return Letter(
        content="\n".join([said, since, *way(owed.table, owed.board)]), buttons=(mute,), language=language
    )


def _of_several(owed: Sequence[Owed], language: str) -> Letter:
    """A line for each, and a menu in which each turn can be named, or all."""
    words = Words(language)
    lines, options = [words.say("reminder-several", count=len(owed))], [Line(ALL, words.say("reminder-all"))]
    for each in owed[:AT_MOST]:
        said = spoken(each.table, language).say("reminder-one-of", **_facts(each))
        lines.append(" ".join(["-", clipped(said, LONGEST), *way(each.table, each.board)]))
    if len(owed) > AT_MOST:
        lines.append(words.say("reminder-more", count=len(owed) - AT_MOST))
    for each in owed[: LINES - 1]:
        label = spoken(each.table, language).say(
            "reminder-table", game=f"game-{each.table.game}", table=each.table.id
        )
        options.append(Line(_turn(each), label))
    menu = Menu(f"mutes:{owed[0].seat.person}", words.say("reminder-mute"), tuple(options), 1, len(options))
    return Letter(content="\n".join(lines), buttons=(menu,), language=language)


def _facts(owed: Owed) -> dict[str, Any]:
    return {
        "game": f"game-{owed.table.game}",
        "table": owed.table.id,
        "since": When(owed.since),
        "question": owed.table.asked[owed.seat.seat],
    }


def _turn(owed: Owed) -> str:
    """Which turn is meant, as ids of buttons say it."""
    return f"{address_of(owed.table)}:{owed.seat.seat}:{owed.since}"
