"""What the people at a table are asked together: one message, changed as they answer, until it is decided."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress

from discord import ButtonStyle, Message

from cogs.plumbing.buttons import Button, address_of, table_button
from cogs.plumbing.interactions import spoken
from cogs.plumbing.letters import Letter, link_to
from cogs.plumbing.sending import further_nonce, nonce_of
from cogs.telling.places import Homeless, Places, kept
from games.values import Seat, Text, Who
from host.going_back import lost_of
from host.outbox import Pending, Post, PostKind
from host.polls import SETTLED, UNANIMOUS, Poll
from host.seats import Fate
from host.snapshot import Table
from host.tables import Host
from storage.rows import PollKind
from words.catalogue import When, Words


class Polls:
    """Puts each poll once, where the table is, and calls those who are asked; later it is only changed."""

    def __init__(self, host: Host, places: Places) -> None:
        self._host = host
        self._places = places

    async def tell(self, table: Table, rows: Sequence[Pending]) -> None:
        """Show how the polls of these rows stand now; several rows of one are told at once."""
        for number in dict.fromkeys(row.message.poll for row in rows):
            own = [row for row in rows if row.message.poll == number]
            poll = None if number is None else await self._host.poll(table.id, number)
            if poll is not None:
                with suppress(Homeless):  # the board finds out, and tells its players
                    await self._show(table, poll, own)
            await self._host.said(*[row.id for row in own])

    async def _show(self, table: Table, poll: Poll, rows: Sequence[Pending]) -> None:
        nonce = nonce_of(await self._host.nonce_key(), rows[0].id)
        letter = poll_letter(table, poll)
        if (post := _post(poll)) is None:
            if poll.outcome is None:
                await self._put(table, poll, letter, nonce, rows)
            elif poll.has_stood or {*poll.voters} - {poll.seat}:
                await self._answer(table, poll, letter, nonce, rows)
        elif not await self._places.refresh(post, letter) and not is_back(table, poll):
            table, message = await self._places.say(table, letter, nonce)
            await self._keep(table, poll, message, rows)

    async def _put(
        self, table: Table, poll: Poll, letter: Letter, nonce: str, rows: Sequence[Pending]
    ) -> None:
        """Ask it, and call everybody who is asked where they have chosen to be called."""
        asked = [table.seats[seat] for seat in poll.missing]
        pings = [seat.person for seat in asked if seat.is_mentioned]
        table, message = await self._places.say(table, calling(letter, pings), nonce)
        for seat in asked:
            if seat.is_written_to:
                link = link_to(table.place, message.channel.id, message.id)
                lines = [question(poll, spoken(table, seat.language), table), link]
                private = Letter(content="\n".join(lines), language=seat.language)
                await self._places.whisper(seat.person, private, further_nonce(nonce, "poll", str(seat.seat)))
        await self._keep(table, poll, message, rows)

    async def _answer(
        self, table: Table, poll: Poll, letter: Letter, nonce: str, rows: Sequence[Pending]
    ) -> None:
        """It was decided before it was known where it is put: killed then, the question may stand there."""
        table, message = await self._places.say(table, letter, nonce)
        if message.components:  # the same nonce has found it
            post = kept(PostKind.BOARD, message)
            await self._places.refresh(post, letter)
        await self._keep(table, poll, message, rows)

    async def _keep(self, table: Table, poll: Poll, message: Message, rows: Sequence[Pending]) -> None:
        posted = int(message.created_at.timestamp())
        said = [row.id for row in rows]
        await self._host.keep_poll(table.id, poll.number, message.channel.id, message.id, posted, said)


def _post(poll: Poll) -> Post | None:
    if poll.channel is None or poll.message is None or poll.posted is None:
        return None
    return Post(kind=PostKind.BOARD, channel=poll.channel, message=poll.message, posted=poll.posted)


def calling(letter: Letter, users: Sequence[int]) -> Letter:
    """The same with these people called in its first line; without a sound if there are none."""
    mentions = "".join(f"<@{user}> " for user in users)
    return Letter(
        content=mentions + letter.content,
        buttons=letter.buttons,
        pings=frozenset(users),
        is_silent=not users,
        language=letter.language,
    )


def poll_letter(table: Table, poll: Poll) -> Letter:
    """What is asked, how it is decided and who is yet to answer; once it is decided, what it is."""
    words = spoken(table, table.language)
    if poll.outcome is not None:
        lines, buttons = [_decided(table, poll, words)], _buttons_after(table, poll, words)
    else:
        lines = [question(poll, words, table), _how(poll, words)]
        buttons = tuple(_buttons(table, poll, words))
    content = "\n".join(lines)
    return Letter(content=content, buttons=buttons, is_silent=True, language=table.language)


def question(poll: Poll, words: Words, table: Table) -> str:
    """What is asked."""
    del table
    if poll.kind is PollKind.PAUSE:
        return words.say("poll-pause", who=Who(poll.seat), days=int(poll.details["days"]))
    if poll.kind is PollKind.GO_ON:
        return words.say("poll-go_on", who=Who(poll.seat))
    if poll.kind is PollKind.BACK:
        return words.say("poll-back", who=Who(poll.seat), lost=lost_moves(lost_of(poll.details)))
    why = poll.details.get("reason", "asked")
    since = When(int(poll.details.get("since", 0)), "D")
    return words.say(f"poll-{poll.kind}-{why}", who=Who(poll.seat), since=since)


def lost_moves(lost: Mapping[Seat, int]) -> tuple[Text, ...]:
    """How many moves of whom are lost."""
    return tuple(Text("back-moves", {"who": Who(seat), "count": count}) for seat, count in lost.items())


def _how(poll: Poll, words: Words) -> str:
    """How it comes to be decided."""
    missing = tuple(Who(seat) for seat in poll.missing)
    if poll.is_late and poll.kind not in UNANIMOUS:
        return words.say("poll-late", missing=missing)
    key = "poll-agreement" if poll.kind in UNANIMOUS else "poll-majority"
    return words.say(key, until=When(poll.until), missing=missing, voters=len(poll.voters))


def taken_since(table: Table, poll: Poll) -> int | None:
    """Who has lost the seat that this was about, by the number of their name; None if they have it still."""
    for number, each in enumerate(table.earlier):
        if poll.kind is PollKind.ABSENCE and each.seat == poll.seat and each.time >= poll.number:
            return len(table.seats) + number
    return None


def is_back(table: Table, poll: Poll) -> bool:
    """Whether a computer was to play on, and no longer does: the table hears of that by itself."""
    return poll.outcome in (Fate.COMPUTER, Fate.FIND) and not table.seats[poll.seat].is_replaced


def _decided(table: Table, poll: Poll, words: Words) -> str:
    taken = taken_since(table, poll)
    if taken is not None:
        return words.say("poll-absence-found", who=Who(poll.seat), earlier=Who(taken))
    if poll.outcome == SETTLED:
        return words.say("poll-settled", who=Who(poll.seat))
    if is_back(table, poll) and not table.seats[poll.seat].has_resigned:
        return words.say("poll-absence-back", who=Who(poll.seat))
    until = When(poll.due or poll.until)
    return words.say(f"poll-{poll.kind}-decided-{poll.outcome}", who=Who(poll.seat), until=until)


def _buttons(table: Table, poll: Poll, words: Words) -> list[Button]:
    return [
        Button(
            f"poll:{address_of(table)}:{poll.number}:{choice}",
            words.say("poll-votes", choice=f"poll-choice-{choice}", count=poll.votes[choice]),
        )
        for choice in poll.choices
    ]


def _buttons_after(table: Table, poll: Poll, words: Words) -> tuple[Button, ...]:
    """For whom a computer plays: the way back."""
    is_decided = table.is_running and poll.outcome in (Fate.COMPUTER, Fate.FIND)
    is_theirs = table.seats[poll.seat].is_replaced and taken_since(table, poll) is None
    return (back_button(table, words),) if is_decided and is_theirs else ()


def back_button(table: Table, words: Words) -> Button:
    """For whom a computer plays, to play again."""
    return table_button("back", table, words.say("seat-back"), ButtonStyle.primary)
