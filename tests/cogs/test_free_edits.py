"""A press on the board lets it be edited without being counted; nobody can see by which way it was."""

from __future__ import annotations

import re
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest
from msgspec import Struct

from cogs.plumbing import presses, sending
from cogs.plumbing.limits import TOKEN
from cogs.plumbing.presses import SOON_OVER
from playground.faults import Fault
from playground.people import Person, Playground
from playground.seen import Seen
from tests.cogs.harbour import Harbour, moored
from tests.host.people import play_randomly
from tests.playground.stage import playing

COUNTED = "/channels/{channel_id}/messages/{message_id}"
FREE = "/webhooks/{webhook_id}/{webhook_token}/messages/@original"
BESIDE = "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"
PRESSED = ("Move", "My hand", "Board", "More")
ID = re.compile(r"\d{15,}")
TWICE = 2
"""Edits in the first turn, in which a card is drawn: to tell of that, and to put the board away."""


class Scene(Struct):
    """A game that has begun."""

    harbour: Harbour
    people: list[Person]

    @property
    def boards(self) -> list[Seen]:
        """What everybody in the thread sees, oldest first."""
        return [each for each in self.people[0].sees() if not each.is_private]

    @property
    def counted(self) -> int:
        """How often a message of the thread was edited by the way that counts."""
        edits = self.harbour.playground.ledger.requests("PATCH", COUNTED)
        return sum(f"/channels/{self.people[0].place.id}/" in each.path for each in edits)

    @property
    def free(self) -> list[int]:
        """How the attempts by the other way were answered."""
        return [each.status for each in self.harbour.playground.ledger.requests("PATCH", FREE)]

    async def hand_over(self) -> None:
        """The one who is asked plays on, always the same, until somebody else is asked, and it is told."""
        host, before = self.harbour.host, (await self.harbour.host.table(1)).asked
        chance = Random(len(self.boards))
        while (await play_randomly(host, 1, chance, 1)).asked.keys() == before.keys():
            await self.harbour.settled()
        await self.harbour.settled()

    def shown(self) -> list[object]:
        """All that anybody sees, and what their phones have shown."""
        return [
            [
                [
                    (ID.sub("#", each.text), each.labels, each.files, each.pings, each.is_edited)
                    for each in (*self.boards, *person.private_messages())
                ],
                [(ID.sub("#", each.text), each.is_silent) for each in person.notifications()],
            ]
            for person in self.people
        ]


@asynccontextmanager
async def begun(path: Path, playground: Playground) -> AsyncIterator[Scene]:
    async with moored(playground, path) as harbour:
        yield Scene(harbour, await harbour.game(harbour.person("Ada"), harbour.person("Ben")))


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    async with playing() as playground, begun(tmp_path / "games.db", playground) as scene:
        yield scene


async def test_a_pressed_board_is_edited_for_nothing_and_nobody_can_tell(tmp_path: Path) -> None:
    looks, edits = [], []
    for label in (*PRESSED, None):
        async with playing() as playground, begun(tmp_path / f"{label}.db", playground) as scene:
            for _ in range(2):
                if label is not None:
                    board = scene.boards[-1]
                    private = await scene.people[-1].presses(label, on=board)
                    assert private.message.is_private
                    assert scene.boards[-1].text == board.text, "what is private never stands on the board"
                await scene.hand_over()
            assert [bool(each.labels) for each in scene.boards] == [False, False, True]
            looks.append(scene.shown())
            edits.append((scene.counted, scene.free))
    *free, (counted, none) = edits
    assert none == []
    assert counted > TWICE
    assert free == [(0, [200] * counted)] * len(PRESSED)
    assert all(look == looks[0] for look in looks)


async def test_a_token_that_is_over_is_not_relied_on_and_where_it_is_the_edit_is_made_all_the_same(
    scene: Scene,
) -> None:
    ada = scene.people[0]
    await ada.presses("Move", on=scene.boards[-1])
    scene.harbour.bot.presses.clock = time.time  # which stands still while the world's is pushed
    scene.harbour.world.pass_time(TOKEN + 1)
    await scene.hand_over()
    assert (scene.free, scene.counted) == ([404], TWICE), "Discord says so, and is asked once"
    await ada.presses("Move", on=scene.boards[-1])
    scene.harbour.bot.presses.clock = lambda: time.time() + TOKEN - SOON_OVER
    await scene.hand_over()
    assert (scene.free, scene.counted) == ([404], TWICE * 2), "the bot knows it by itself"
    assert [bool(each.labels) for each in scene.boards] == [False, False, True]


@pytest.mark.parametrize(
    ("status", "code"), [(429, 0), (500, 0), (401, 50027), (404, 10008), (400, 30046), (403, 50013)]
)
async def test_whatever_is_wrong_with_the_token_the_edit_is_made_all_the_same(
    scene: Scene, monkeypatch: pytest.MonkeyPatch, status: int, code: int
) -> None:
    monkeypatch.setattr(sending, "PROMPT", 0.1)
    scene.harbour.playground.faults.order(
        Fault(method="PATCH", route=FREE, status=status, code=code, retry_after=60, times=99)
    )
    await scene.people[1].presses("Move", on=scene.boards[-1])
    await scene.hand_over()
    assert (scene.free, scene.counted) == ([status], TWICE), "it is not tried again"
    assert [bool(each.labels) for each in scene.boards] == [False, True]


async def test_after_a_restart_the_way_that_counts_serves(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    async with playing() as playground:
        async with begun(path, playground) as scene:
            await scene.people[0].presses("Move", on=scene.boards[-1])
        async with moored(playground, path) as harbour:
            scene = Scene(harbour, scene.people)
            await scene.hand_over()
            assert (scene.free, scene.counted) == ([], TWICE)
            assert [bool(each.labels) for each in scene.boards] == [False, True]


async def test_a_panel_that_nobody_pressed_is_put_away_beside_the_board(scene: Scene) -> None:
    """The board is the original of the press that opened the panel, and stays as it is."""
    ada, (board,) = scene.people[0], scene.boards
    first = await ada.presses("Move", on=board)
    second = await ada.presses("Move", on=board)
    await ada.until(lambda: first.text != second.text or None, "the first panel put away")
    assert first.message.labels != second.message.labels
    assert scene.boards[0].text == board.text
    assert len(scene.harbour.playground.ledger.requests("PATCH", BESIDE)) == 1
    assert scene.free == []


async def test_so_many_presses_are_remembered_and_no_more(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presses, "MOST_PRESSES", 1)
    ada = scene.people[0]
    board, hand = scene.boards[-1], ada.private_messages()[-1]
    await ada.presses("Move", on=board)
    await ada.in_private().presses("My hand", on=hand)
    latest = scene.harbour.bot.presses.latest
    assert (latest(int(board.id)), latest(int(hand.id)) is None) == (None, False)
    await scene.hand_over()
    assert scene.counted == TWICE
