"""Lives at the tables: somebody meets everything that can be stored of a person, in games of every kind."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from random import Random

from msgspec import Struct

from computers import Level
from games.core import Refused
from host.hours import DAY, HOUR
from host.lobby import Computer, Person, Place
from host.moderation import Deed
from host.outbox import Post, PostKind
from host.polls import NO, Poll
from host.resting import PAUSES
from host.tables import Host
from storage.rows import Calls, Pace, PollKind, TableStatus
from tests.host.people import ADA, BEN, CLEO, DAN, PLACE, computers_play, play_randomly, user_of
from tests.host.returning import why_not
from tests.host.test_timers import Time, rung

OTHERS = (ADA, BEN, CLEO, DAN)
NORA = Person(user=900, name="Nora", language="fr")
SOON = 40
"""Random steps, after which a game is well under way."""


class Life(Struct):
    """Somebody's, and what has come of it."""

    host: Host
    clock: Time
    chance: Random
    who: Person
    over: list[int]
    """Tables whose games have ended ..."""
    running: list[int]
    """... and those that go on."""

    async def begun(self, game: str, *others: Person, pace: Pace = Pace.RELAXED) -> int:
        """A game that they and these have begun, in any order."""
        players = [self.who, *others]
        self.chance.shuffle(players)
        language = self.chance.choice(["en", "fr"])
        table = await self.host.open(game, {}, len(players), language, PLACE, players[0])
        for person in players[1:]:
            await self.host.join(table, person)
        if pace is not Pace.RELAXED:
            await self.host.set_pace(table, players[0].user, pace)
        await self.host.start(table, players[0].user)
        self.running.append(table)
        return table

    async def mine(self, table: int) -> int:
        """The number of their seat."""
        seat = (await self.host.table(table)).seat_of(self.who.user)
        assert seat is not None
        return seat.seat

    async def wait(self, hours: float) -> None:
        """So much time passes, an hour at a time, and what falls due rings."""
        end = self.clock.now + int(hours * HOUR)
        while self.clock.now < end:
            self.clock.now = min(end, self.clock.now + HOUR)
            await rung(self.host)

    async def vote(self, table: int, poll: Poll, choice: str) -> None:
        """All who are asked say so, until it is decided."""
        for seat in poll.missing:
            if poll.number in {each.number for each in await self.host.standing_polls(table)}:
                user = user_of((await self.host.table(table)).seats[seat])
                await self.host.vote(table, user, poll.number, choice)


async def plays(life: Life) -> None:
    """Games of two kinds, with hands in Discord and notes; some to their end."""
    host, chance = life.host, life.chance
    for number in range(chance.randrange(2, 4)):
        game = chance.choice(["livingstone", "congo"])
        table = await life.begun(game, *chance.sample(OTHERS, chance.randrange(1, 4)))
        hand = Post(
            kind=PostKind.HAND, seat=await life.mine(table), channel=life.who.user, message=5, posted=6
        )
        await host.keep_post(table, hand)
        await host.write_note(table, life.who.user, f"{life.who.name} sells red")
        await play_randomly(host, table, chance, 10_000 if number % 2 else chance.randrange(SOON))
        if (await host.table(table)).status is TableStatus.OVER:
            life.running.remove(table)
            life.over.append(table)
        else:
            await is_asked(life, table)


async def is_asked(life: Life, table: int) -> None:
    """A report, and what is asked of all who sit there: a pause, its end; somebody resigns."""
    host, chance = life.host, life.chance
    await host.report(table)
    asking, answering = chance.sample([user_of(seat) for seat in (await host.table(table)).seats], 2)
    deed = chance.choice(["resign", "pause", "end", "play"])
    if deed == "resign":
        await host.resign(table, life.who.user)
    elif deed == "pause":
        await host.ask_for_pause(table, asking, chance.choice(PAUSES))
        polls = [poll.number for poll in (await host._live.get(table)).now.rows.polls]
        if chance.random() < 0.5:
            await host.vote(table, answering, polls[-1], NO)
    elif deed == "end" and len((await host.table(table)).seats) > 2:
        await host.cancel(table, asking)


async def goes_back(life: Life) -> None:
    """They ask whether a turn may be taken back; all agree, or one does not, or nobody has answered yet."""
    host, who = life.host, life.who.user
    table = await life.begun("livingstone", BEN, CLEO)
    for _ in range(SOON):
        await play_randomly(host, table, life.chance, 1)
        if await why_not(host, table, who) is None:
            break
    else:
        return
    await host.ask_to_go_back(table, who)
    (poll,) = [each for each in await host.standing_polls(table) if each.kind is PollKind.BACK]
    await host.keep_poll(table, poll.number, channel=2, message=3, posted=life.clock.now, said=[])
    if life.chance.random() < 0.7:
        await life.vote(table, poll, life.chance.choice(["yes", NO]))


async def answers_in_advance(life: Life) -> None:
    """Some of what can be answered before one is asked."""
    host, who = life.host, life.who.user
    table = await life.begun("congo", ADA, BEN)
    for _ in range(2 * SOON):
        for each in (await host.seen(table, who)).prepared:
            with suppress(Refused):  # some are for later
                await host.prepare(table, who, each.advance.key)
        if (await host._live.get(table)).now.rows.answers:
            return
        await play_randomly(host, table, life.chance, 1)


async def is_silent(life: Life) -> None:
    """They do not answer: reminders, one more is unwanted, the others vote, and somebody takes the seat."""
    host, who = life.host, life.who.user
    table = await life.begun("livingstone", ADA, BEN)
    seat = await life.mine(table)
    for _ in range(SOON):
        if {*(await host.table(table)).asked} == {seat}:
            break
        await play_randomly(host, table, life.chance, 1)
    else:
        return
    for kind in (PostKind.REMINDER, PostKind.CALL):
        await host.keep_post(table, Post(kind=kind, seat=seat, channel=life.who.user, message=7, posted=8))
    await life.wait(26)
    if (since := await host.waiting_since(table, seat)) is not None:
        await host.mute(table, who, seat, since)
    if life.chance.random() < 0.4:
        return
    await life.wait(100)
    polls = [each for each in await host.standing_polls(table) if each.kind is PollKind.ABSENCE]
    if polls:
        await life.vote(table, polls[0], "find")
        await host.take_over(table, NORA, seat)


async def takes_over(life: Life) -> None:
    """Somebody asks to be replaced, they or another; it may be decided, and the seat may be taken."""
    host, who = life.host, life.who
    table = await life.begun("livingstone", BEN, CLEO)
    (other,) = life.chance.sample([BEN, CLEO], 1)
    leaver = life.chance.choice([who, other])
    await play_randomly(host, table, life.chance, 9)
    await host.ask_to_be_replaced(table, leaver.user)
    if life.chance.random() < 0.3:
        return
    (poll,) = [each for each in await host.standing_polls(table) if each.kind is PollKind.ABSENCE]
    await life.vote(table, poll, "find")
    await computers_play(host, table)
    offered = [each.seat for each in (await host.table(table)).offered]
    if offered and leaver is who:
        await host.keep_post(
            table, Post(kind=PostKind.HAND, seat=offered[0], channel=who.user, message=9, posted=9)
        )
    if offered and life.chance.random() < 0.7:
        with suppress(Refused):  # who plays there already does not
            await host.take_over(table, NORA, offered[0])


async def takes_a_stranger_s_seat(life: Life) -> None:
    """A table that they were not at: they take a seat there, and may leave it to somebody else again."""
    host, who = life.host, life.who
    table = await host.open("congo", {}, 3, "fr", PLACE, ADA)
    for person in (BEN, CLEO):
        await host.join(table, person)
    await host.start(table, ADA.user)
    life.running.append(table)
    for taker in (who, NORA)[: life.chance.randrange(1, 3)]:
        leaver = who if taker is NORA else BEN
        await host.ask_to_be_replaced(table, leaver.user)
        (poll,) = [each for each in await host.standing_polls(table) if each.kind is PollKind.ABSENCE]
        await life.vote(table, poll, "find")
        (offered,) = (await host.table(table)).offered
        assert await host.take_over(table, taker, offered.seat)


async def is_moderated(life: Life) -> None:
    """They may open no tables any more; a moderator pauses theirs. The server has settled something."""
    host = life.host
    table = await life.begun("livingstone", DAN)
    assert PLACE.guild is not None
    await host.settle(PLACE.guild, language="fr", pace=Pace.RELAXED)
    await host.bar(PLACE.guild, life.who.user, is_barred=True, at=table)
    await host.write_note(table, life.who.user, "my next turn: the Queen")
    await host.moderate(table, Deed.PAUSE, life.chance.choice(PAUSES))


async def is_coached(life: Life) -> None:
    """Lessons: one half-way, one that goes on without its coach; and tips in a first game."""
    host, who = life.host, life.who
    await host.learn("livingstone", who)
    congo = await host.learn("congo", who)
    await host.end_lesson(congo, who.user)
    await host.go_on_alone(congo, who.user, Place(None, who.user))
    table = await life.begun("rotterdam", ADA)
    for _ in range(SOON):
        seen = await host.seen(table, who.user)
        if seen.tip is not None:
            await host.keep_tip(table, who.user, seen.tip.name, seen.seat.question)
            return
        await play_randomly(host, table, life.chance, 1)


async def has_friends(life: Life) -> None:
    """A table for friends that they are invited to, a lobby of their own, and one alone with computers."""
    host, who = life.host, life.who
    friends = await host.open("rotterdam", {}, 3, "fr", PLACE, ADA)
    await host.invite(friends, ADA.user, [who.user, CLEO.user])
    if life.chance.random() < 0.5:
        await host.join(friends, who)
    lobby = await host.open("congo", {}, 3, "en", PLACE, who)
    if life.chance.random() < 0.5:
        await host.join(lobby, ADA)
    privately = Place(None, who.user)  # the channel of one's messages leads to them, like a number
    alone = await host.open("livingstone", {}, 3, "fr", privately, who)
    await host.add_computers(alone, who.user, [Computer(Level.EASY)] * 2)
    await host.start(alone, who.user)
    await play_randomly(host, alone, life.chance, SOON)


async def runs_out_of_time(life: Life) -> None:
    """A table with clocks, at which somebody's time may be over; they are seen to have left the server."""
    table = await life.begun("livingstone", BEN, pace=life.chance.choice([Pace.LIVE, Pace.BRISK]))
    await life.wait(life.chance.choice([0, 3]))
    await life.host.note_member(table, life.who.user, is_there=False)


async def chooses(life: Life) -> None:
    """All that can be chosen in /me."""
    host, chance, who = life.host, life.chance, life.who
    today = datetime.fromtimestamp(life.clock.now, UTC).date()
    await host.choose(
        who,
        calls=chance.choice([*Calls]),
        speaks="fr",
        has_confirmation=False,
        zone="Europe/Paris",
        quiet=(60, 360),
        away=today + timedelta(days=1 + chance.randrange(9)),
    )
    await host.be_counted(who, is_counted=chance.random() < 0.5)
    await host.be_coached(who, has_tips=chance.random() < 0.5)
    await host.close_messages(who.user, is_closed=True)


CHAPTERS: tuple[Callable[[Life], Awaitable[None]], ...] = (
    *(plays, goes_back, answers_in_advance, is_silent, takes_over, takes_a_stranger_s_seat),
    *(is_coached, has_friends, runs_out_of_time, is_moderated, chooses),
)


async def live(
    host: Host, clock: Time, chance: Random, who: Person, look: Callable[[], Awaitable[None]] | None = None
) -> Life:
    """A whole one: everything once, the last two chapters at the end, since they bar much else.

    After each chapter whoever looks has a look.
    """
    life = Life(host, clock, chance, who, [], [])
    first, last = [*CHAPTERS[:-2]], CHAPTERS[-2:]
    chance.shuffle(first)
    for chapter in (*first, *last):
        await chapter(life)
        if look is not None:
            await look()
    return life


async def played_on(life: Life, table: int) -> TableStatus:
    """How a table ends when those who are left play it on, whatever it rests for."""
    host = life.host
    now = await host.table(table)
    if now.rest is not None:
        life.clock.now = max(life.clock.now + DAY, now.rest_until or 0)
        await host.ring(table)
    return (await play_randomly(host, table, life.chance)).status


__all__ = ["CHAPTERS", "NORA", "Life", "live", "played_on"]
