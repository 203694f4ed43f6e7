"""A game begins: what others are dealt in secret reaches no reader, by any of the messages that follow."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from contextlib import AbstractContextManager, ExitStack
from itertools import zip_longest
from pathlib import Path
from random import Random
from typing import TypeAlias

import pytest

from cogs.plumbing import interactions
from cogs.telling import messages
from games import GAMES
from games.values import Event
from host import history, knowledge
from host.history import read_events
from playground.seen import Seen
from storage.rows import StepRow
from tests.cogs.harbour import Harbour, moored
from tests.games.contract.tables import Table
from tests.playground.stage import playing
from tests.secrets.draws import Dealing, drawing, secret_dealings
from tests.secrets.worlds import Viewer
from tests.wire.worlds import Inbox, Received

PEOPLE = {"Ada": "en-US", "Ben": "fr", "Cleo": "en-US"}
READERS: dict[str, Viewer] = {"Eve": None, **{name: seat for seat, name in enumerate(PEOPLE)}}
"""Eve watches."""
ID = re.compile(r"\d{17,20}")
Reached: TypeAlias = dict[str, list[tuple[str, str]]]
"""By reader: what was done, and what came of it."""


def dealings_of(game_id: str) -> list[Dealing]:
    """For two of the seats, one set-up each which that seat may notice and the others may not."""
    table = Table(game_id, len(PEOPLE), GAMES[game_id].options())
    found: dict[Viewer, Dealing] = {}
    for dealing in secret_dealings(table, Random(1)):
        aware = {*READERS.values()} - {*dealing.unaware}
        if len(aware) == 1:
            found.setdefault(aware.pop(), dealing)
    return list(found.values())[:2]


DEALINGS = {game_id: dealings_of(game_id) for game_id in GAMES}
SECRETIVE = [game_id for game_id, dealings in DEALINGS.items() if dealings]
"""Games in which something is dealt in secret before the first question."""


@pytest.fixture(autouse=True)
def _same_pace(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether an answer is announced first depends on how busy the machine is just then."""
    monkeypatch.setattr(interactions, "PATIENCE", 60.0)


async def begin(harbour: Harbour, card: Seen, chance: AbstractContextManager[object]) -> Reached:
    """All that reaches each reader when the game of that card begins, and when they look at it."""
    inboxes = {name: Inbox(harbour.person(name)) for name in READERS}
    with ExitStack() as listening:
        for inbox in inboxes.values():
            listening.enter_context(inbox.doing("the start"))
        with chance:
            await harbour.person("Ada").presses("Start", on=card)
            await harbour.person("Ada").until(
                lambda: harbour.world.records.channels.get(card.id), "the thread"
            )
            await harbour.settled()
    for name, inbox in inboxes.items():
        reader = harbour.person(name).at(harbour.world.channel(card.id))
        for command in ("/table log", "/table text"):
            with inbox.doing(command):
                await reader.uses(command)
    return {name: without_ids(inbox.received()) for name, inbox in inboxes.items()}


def without_ids(received: list[Received]) -> list[tuple[str, str]]:
    """What was done and what came of it; ids, which are others in every world, in the order they came."""
    names: dict[str, str] = {}

    def name(found: re.Match[str]) -> str:
        return names.setdefault(found[0], f"id {len(names)}")

    return [(each.doing, ID.sub(name, json.dumps([each.place, each.what]))) for each in received]


async def received_by_all(game_id: str, path: Path, dealing: Dealing, *, otherwise: bool) -> Reached:
    """A game of its own, in a world of its own."""
    place, exchange = (dealing.place, dealing.exchange) if otherwise else (None, (None, None))
    async with playing() as playground, moored(playground, path) as harbour:
        people = [harbour.person(name, locale) for name, locale in PEOPLE.items()]
        harbour.person("Eve")
        card = await harbour.card(*people, game=game_id)
        return await begin(harbour, card, drawing(dealing.fate, dealing.draws, place, exchange))


async def differing(game_id: str, path: Path) -> set[tuple[str, str]]:
    """Who received something else, and after what, though only others were dealt something else."""
    first, *_ = DEALINGS[game_id]
    received = await received_by_all(game_id, path / "first.db", first, otherwise=False)
    found: set[tuple[str, str]] = set()
    for number, dealing in enumerate(DEALINGS[game_id]):
        other = await received_by_all(game_id, path / f"{number}.db", dealing, otherwise=True)
        unaware = {name for name, viewer in READERS.items() if viewer in dealing.unaware}
        assert any(other[name] != received[name] for name in READERS.keys() - unaware), (
            "else it proves nothing"
        )
        for name in unaware:
            pairs = zip_longest(received[name], other[name])
            found |= {(name, each[0]) for pair in pairs if pair[0] != pair[1] for each in pair if each}
    return found


@pytest.mark.slow
@pytest.mark.parametrize("game_id", SECRETIVE)
async def test_nobody_receives_what_others_are_dealt(game_id: str, tmp_path: Path) -> None:
    assert await differing(game_id, tmp_path) == set()


@pytest.mark.slow
@pytest.mark.promise("mend.3")
async def test_a_bot_that_tells_everybody_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def all_events(steps: Iterable[StepRow], viewer: Viewer) -> tuple[Event, ...]:
        del viewer
        return tuple(event for step in steps for event in read_events(step))

    for module in (history, knowledge):
        monkeypatch.setattr(module, "visible_events", all_events)
    # The first board leaves the set-up to its picture; this bot's does not.
    monkeypatch.setattr(messages, "_since", lambda _, shown: shown.steps)
    found = await differing(SECRETIVE[0], tmp_path)
    assert {name for name, _ in found} == set(READERS), "whoever looks"
    assert {doing for _, doing in found} >= {"the start", "/table log"}
