"""Votes, returns, pauses and hand-overs tell nothing: worlds that look alike look alike all the while."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from cogs.telling import polls as telling_polls
from games import GAMES
from games.core import AnyGame
from games.values import Event, Seat, Who
from host import handing, lobby, polls, resting, seats, steps
from host.change import Change
from host.hours import DAY, HOUR
from host.outbox import Kind, Message
from host.position import Position
from host.steps import NextStep
from playground.people import Person
from tests.cogs.harbour import Harbour, moored
from tests.games.contract.tables import PLAIN_TABLES
from tests.host.test_driver import begins_like
from tests.playground.stage import playing
from tests.secrets.exits import SECRETS
from tests.secrets.leaks import LEAKS
from tests.secrets.positions import secretive

TABLES = {table.game_id: table for table in PLAIN_TABLES if table.seats == 3}
VARYING = re.compile(r"[0-9a-f]{64}|\d{17,20}")
"""The fingerprint of the seed, and ids."""
NEARLY = 600
"""Seconds: what is nearer to each other is at the same time."""


def worlds(game_id: str) -> tuple[Any, Any]:
    """Much is hidden, and one person alone is asked; and another that looks like it to everybody."""
    game, chance = GAMES[game_id], Random(1)
    moments = [move.before for move in secretive(TABLES[game_id]) if len(game.to_act(move.before)) == 1]
    state = max(moments, key=SECRETS[game_id].hidden)
    while True:
        other = SECRETS[game_id].redeal(state, None, chance, None)
        if secret_of(game_id, other) % 2 != secret_of(game_id, state) % 2:
            return state, other


def secret_of(game_id: str, state: Any) -> int:
    """A number that gives much of what is hidden away."""
    return sum(int(tell(state)) for tell in LEAKS[game_id].in_the_state.values())


class Watcher:
    """Notes all that somebody who plays nowhere can see and count, after each thing that happens."""

    def __init__(self, harbour: Harbour, people: list[Person]) -> None:
        self._harbour = harbour
        self._people = people
        self._place = people[0].place
        self._eve = harbour.person("Eve").at(self._place)
        self.noted: list[tuple[str, Any]] = []
        live = harbour.host._live
        wake = live.on_untold

        def on_untold(table: int) -> None:
            wake(table)
            self._wakes += 1

        self._wakes = 0
        self._began = harbour.world.clock.now()
        live.on_untold = on_untold

    async def note(self, what: str) -> None:
        """How everything is after that."""
        await self._harbour.bot.announcer.settled(1)
        channel = self._harbour.world.channel(self._place.parent or "")
        shown = [
            (
                self._alike(each.text),
                each.labels,
                each.pings,
                each.is_silent,
                [(file.filename, file.description, file.content) for file in each.files],
            )
            for place in (channel, self._place)
            for each in self._eve.sees(place)
            if not each.is_private
        ]
        rang = [
            (person.name, self._by_then(each.created), each.is_silent, each.place)
            for person in self._people
            for each in person.notifications()
        ]
        stored = await self._harbour.store.execute_fetchall(
            "select kind, seat, created, done is null from outbox where table_id = 1 order by id"
        )
        requests = sorted((each.method, each.route) for each in self._harbour.playground.ledger.entries)
        rows = [(kind, seat, self._by_then(created), is_told) for kind, seat, created, is_told in stored]
        asked = await self._eve.uses("/table asked")
        self.noted.append((what, [shown, rang, rows, requests, self._alike(asked.text), self._wakes]))

    def _by_then(self, time: float) -> int:
        return round((time - self._began) / NEARLY)

    def _alike(self, text: str) -> str:
        moments = re.sub(r"(?<=<t:)\d+", lambda found: str(self._by_then(int(found[0]))), text)
        return VARYING.sub("...", moments)


async def lived(folder: Path, game: AnyGame, world: Any, patch: pytest.MonkeyPatch) -> list[tuple[str, Any]]:
    """Somebody falls silent, is replaced and comes back, all agree to a pause, and the seat changes hands."""
    begins_like(patch, game, world)
    (silent,) = game.to_act(world)
    async with playing() as playground, moored(playground, folder / "a.db") as harbour:
        people = await harbour.game(*map(harbour.person, ("Ada", "Ben", "Cleo")), game=game.id)
        await harbour.bot.driver.close()  # what a computer does depends on what its seat may know
        host, watcher = harbour.host, Watcher(harbour, people)
        for day in range(5):
            harbour.world.pass_time(DAY)
            await harbour.bot.timekeeper.settled()
            await watcher.note(f"day {day + 1}")
        others = [int(person.user.id) for seat, person in enumerate(people) if seat != silent]
        number = (await host._live.get(1)).now.rows.polls[-1].number
        for user, choice in ((others[0], "end"), (others[0], "computer"), (others[1], "computer")):
            await host.vote(1, user, number, choice)
            await watcher.note(f"{choice} is voted for")
        await host.take_seat_back(1, int(people[silent].user.id))
        await watcher.note("the seat is taken back")
        await host.ask_for_pause(1, others[0], 3)
        await watcher.note("a pause is asked for")
        number = (await host._live.get(1)).now.rows.polls[-1].number
        for user in (int(people[silent].user.id), others[1]):
            await host.vote(1, user, number, polls.YES)
            await watcher.note("the pause is agreed to")
        harbour.world.pass_time(3 * DAY)
        await harbour.bot.timekeeper.settled()
        await watcher.note("it ends")
        assert (await host.table(1)).rest is None
        await host.ask_to_be_replaced(1, int(people[silent].user.id))
        await watcher.note("somebody asks to be replaced")
        number = (await host._live.get(1)).now.rows.polls[-1].number
        for user in others:
            await host.vote(1, user, number, "find")
        await watcher.note("somebody is looked for")
        nora = harbour.person("Nora")
        await host.take_over(1, lobby.Person(int(nora.user.id), nora.name, "en"), silent)
        await watcher.note("the seat is taken over")
        assert (await host.table(1)).seats[silent].name == "Nora"
    return watcher.noted


async def difference(folder: Path, game_id: str, patch: pytest.MonkeyPatch, leak: Leak | None = None) -> str:
    """After what the two worlds can be told apart; empty if they cannot."""
    lives = []
    for number, world in enumerate(worlds(game_id)):
        (folder / str(number)).mkdir()
        with patch.context() as own:
            if leak is not None:
                leak(own, secret_of(game_id, world) % 2)
            lives.append(await lived(folder / str(number), GAMES[game_id], world, own))
    one, other = lives
    return next((what for (what, was), (_, became) in zip(one, other, strict=True) if was != became), "")


@pytest.mark.slow
@pytest.mark.promise("a vote, a return and a pause tell nothing of what is hidden")
@pytest.mark.parametrize("game_id", GAMES)
async def test_nobody_watching_can_tell_the_worlds_apart(
    tmp_path: Path, game_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await difference(tmp_path, game_id, monkeypatch) == ""


# Leaks, put into the real code one by one

Leak = Callable[[pytest.MonkeyPatch, int], None]


def into_how_long_it_is_open(patch: pytest.MonkeyPatch, secret: int) -> None:
    patch.setattr(polls, "OPEN_FOR", polls.OPEN_FOR + secret * HOUR)


def into_what_is_asked(patch: pytest.MonkeyPatch, secret: int) -> None:
    real = telling_polls.question
    patch.setattr(telling_polls, "question", lambda *given: real(*given) + secret * ".")


def into_what_follows_a_pause(patch: pytest.MonkeyPatch, secret: int) -> None:
    real = resting.show_anew
    patch.setattr(resting, "show_anew", lambda change: real(change, is_quiet=bool(secret)))


def into_how_often_it_is_told(patch: pytest.MonkeyPatch, secret: int) -> None:
    real = seats.take_back

    def take_back(change: Change, seat: Seat) -> NextStep:
        for _ in range(secret):
            change.tell(None, Message(Kind.LOBBY))
        return real(change, seat)

    patch.setattr(seats, "take_back", take_back)


def into_what_is_said_of_a_seat_that_is_taken(patch: pytest.MonkeyPatch, secret: int) -> None:
    real = steps.hand_over

    def hand_over(before: Position, *given: Any) -> NextStep:
        made = real(before, *given)
        again = Event("seat_taken", {"who": Who(0), "earlier": Who(0)})
        events = (*made.change.events, *[again] * secret)
        row = replace(made.row, events=msgspec.json.encode(events).decode())
        return replace(made, row=row, change=replace(made.change, events=events))

    patch.setattr(handing, "hand_over", hand_over)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("leak", "after"),
    [
        (into_how_long_it_is_open, "day 4"),
        (into_what_is_asked, "day 4"),
        (into_what_follows_a_pause, "it ends"),
        (into_how_often_it_is_told, "the seat is taken back"),
        (into_what_is_said_of_a_seat_that_is_taken, "the seat is taken over"),
    ],
)
async def test_a_leak_is_noticed(
    tmp_path: Path, leak: Leak, after: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await difference(tmp_path, "congo", monkeypatch, leak) == after
