"""Panamax in Discord: two pictures, a panel that says where ships go, a private sheet that keeps quiet."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from games.chance import Rng
from games.core import Action, Options, Result, Standing, Step
from games.panamax.actions import Build, BuyShare, EndTurn, Load, Move, TakeCash, TakeContract
from games.panamax.data import Side
from games.panamax.frames import Market, Reward
from games.panamax.rules import PANAMAX, Panamax
from games.panamax.state import PanamaxState, Phase
from host.outbox import Kind, Transition, messages
from playground.people import Person
from playground.seen import Seen
from render import TURN, Order, caption_of, name_of, png_of
from render.film.course import standing_lines
from tests.choosing import chooses
from tests.cogs.harbour import Harbour, moored
from tests.games.contract.tables import PLAIN_TABLES, recorded
from tests.games.panamax.positions import BLUE, GREEN, RED, crate, give, loading, moving, position, put
from tests.host.people import press
from tests.playground.stage import playing
from tests.wire.doing import own_of, panel_of
from tests.wire.oracle import look
from words.catalogue import Words

PLAIN = next(table for table in PLAIN_TABLES if table.game_id == "panamax" and table.seats == 4)
NAMES = ("Ada", "Ben", "Cleo", "Dan")
ENGLISH = Words("en", "panamax", NAMES)


class Sailing(Panamax):
    """Panamax from a position made by hand."""

    def __init__(self, start: PanamaxState) -> None:
        self._start = start

    def setup(self, seats: int, options: Options, rng: Rng) -> Step[PanamaxState]:
        del seats, options, rng
        return Step(self.copy(self._start), [])


def canal() -> PanamaxState:
    """Red has two waterways and a lock; a ship waits before a full lock, and two lie in a lake."""
    state = position(has_taken=True, frames=[loading(2, 6), moving(locks=1, waterways=2)])
    put(state, "blue_feeder", "tp_gatun_1", (BLUE, 4))
    put(state, "green_coaster", "tp_gatun_2", (GREEN, 5), (RED, 4))
    put(state, "red_coaster", "tp_gatun_2", (RED, 6))
    put(state, "red_feeder", "lake_gatun", (RED, 3))
    put(state, "green_feeder", "lake_gatun", (GREEN, 2))
    return state


class Quay:
    """Four people on the canal."""

    def __init__(self, harbour: Harbour, people: list[Person]) -> None:
        self.harbour = harbour
        self.people = people

    async def told(self) -> None:
        self.harbour.bot.announcer.wake(1)
        await self.harbour.settled(1)

    def state(self) -> PanamaxState:
        state = look(self.harbour.store.path).state
        assert isinstance(state, PanamaxState)
        return state

    async def panel(self, seat: int) -> Seen:
        return (await self.people[seat].uses("/table move")).message


async def quay_with(start: PanamaxState, path: Path) -> AsyncIterator[Quay]:
    async with playing() as playground, moored(playground, path, Sailing(start)) as harbour:
        people = [harbour.person(name) for name in NAMES]
        yield Quay(harbour, await harbour.game(*people, game="panamax"))


@pytest.fixture
async def quay(tmp_path: Path) -> AsyncIterator[Quay]:
    async for each in quay_with(canal(), tmp_path / "q.db"):
        yield each


def labels(panel: Seen) -> list[str]:
    return [str(button.label) for button in panel.buttons]


# Pictures


async def test_one_picture_is_shown_wherever_it_is(quay: Quay) -> None:
    view = PANAMAX.view(quay.state(), None)
    order = Order("panamax", name_of("panamax", TURN, view), view, ENGLISH)
    (board,) = (seen for seen in quay.people[RED].sees() if seen.files)
    asked = (await quay.people[RED].uses("/table board")).message
    for message in (board, asked):
        (file,) = message.files
        assert file.description == caption_of(order)
    assert board.files[0].content == png_of(order)


async def test_the_last_message_has_one_picture_too(tmp_path: Path) -> None:
    start = position(has_taken=True, round_no=3)
    start.turns_left, start.players[BLUE].bailouts = 1, 6
    async for quay in quay_with(start, tmp_path / "q.db"):
        await press(quay.harbour.host, 1, int(quay.people[RED].user.id), EndTurn())
        await quay.told()
        last = quay.people[RED].sees()[-1]
        assert [file.filename for file in last.files] == ["board.png", "panamax-table-1.json"]
        assert "Bail-outs -$90" in last.text
        assert "points" not in last.text


@pytest.mark.parametrize(
    ("language", "total", "part"), [("en", "-$3", "$12"), ("fr", "-3\u202f$", "12\u202f$")]
)
def test_what_is_below_zero_stands_before_the_unit(language: str, total: str, part: str) -> None:
    words = Words(language, "panamax", NAMES)
    standing = Standing(RED, 1, -3, {"cash": 12, "bailouts": -15})
    said = "\n".join(standing_lines(Result((standing,), (RED,), unit="dollars"), words))
    assert f"{total} (" in said
    assert part in said


def test_points_are_said_as_before() -> None:
    standing = Standing(RED, 1, 1, {"gems": 1})
    result = Result((standing,), (RED,))
    assert "1 – Ada: 1 point (Gems 1)" in standing_lines(result, Words("en", "livingstone", NAMES))  # noqa: RUF001  # as it is written


# The panel


async def test_the_panel_says_what_can_move_and_where_to(quay: Quay) -> None:
    panel = await quay.panel(RED)
    assert "Moves left: 1 lock, 2 waterways." in panel.text
    assert "After that, loads left: 2." in panel.text
    described = {option.label: option.description or "" for option in panel.menu().options}
    assert described["Gatun 1 to Gatun 2"].startswith("Boreal feeder (lock, pushes 2)")
    assert described["Gatun 2 to Gatun 3"].startswith("Delta coaster and Atlas coaster (lock)")
    assert described["Lake Gatun to Gaillard Cut"] == "2 ships"


async def test_a_group_is_chosen_in_one_menu_that_tells_size_and_cargo(quay: Quay) -> None:
    panel = await quay.panel(RED)
    opened = await (await chooses(quay.people[RED], "Lake Gatun to Gaillard Cut", on=panel)).updated()
    (menu,) = opened.menus
    assert [option.label for option in menu.options] == ["Delta feeder", "Atlas feeder"]
    assert [str(option.description).partition(",")[0] for option in menu.options] == ["size 1", "size 1"]
    assert [
        f"carries {who}" in str(option.description) for who, option in zip("DA", menu.options, strict=True)
    ]


async def test_a_step_can_be_taken_back_inside_the_turn(quay: Quay) -> None:
    host, red = quay.harbour.host, quay.people[RED]
    before = await host.view(1, None)
    panel = await quay.panel(RED)
    panel = await (await chooses(red, "Gatun 1 to Gatun 2", on=panel)).updated()
    assert "Pushed: Delta coaster and Atlas coaster, Gatun lock 2 to Gatun lock 3." in panel.text
    assert "Moves left: 0 locks, 2 waterways." in panel.text
    await (await red.presses("Undo", on=panel)).updated()
    assert await host.view(1, None) == before


async def test_what_others_moved_is_among_what_one_missed(quay: Quay) -> None:
    move = Move("tp_gatun_1", "tp_gatun_2", ("blue_feeder",))
    await press(quay.harbour.host, 1, int(quay.people[RED].user.id), move)
    missed = (await quay.people[BLUE].uses("/table missed")).text
    assert missed.endswith(
        "> Ada: moves Boreal feeder to Gatun lock 2, pushes Delta coaster and Atlas coaster to Gatun lock 3."
    )


def said(state: PanamaxState, action: Action) -> str:
    seat = min(PANAMAX.to_act(state))
    return ENGLISH.text(own_of(PANAMAX, state, seat).line(action))


def test_whole_lines_say_what_things_hold_and_leave_their_cost_to_what_is_said_beside() -> None:
    table = position()
    assert (
        said(table, Build("red_carrier", "atl_load_europe"))
        == "Build the Atlas carrier (Europe loading zone)"
    )
    taking = position(has_taken=True, frames=[loading(2, 4)])
    front = said(taking, TakeContract("europe_4", Side.FRONT))
    assert front.startswith("Take Europe 4, front: ")
    market = position(has_taken=True, frames=[Market(RED, "china")])
    assert said(market, BuyShare("blue")) == "Buy a share of Boreal Shipping"
    left = position(has_taken=True, frames=[Reward(RED, "red_feeder")])
    assert said(left, TakeCash()) == "Take $2"
    give(taking, RED, "setup_europe_a")
    put(taking, "red_coaster", "atl_load_europe", (BLUE, 4))
    load = Load(crate("setup_europe_a", "3"), "red_coaster", "atl_load_europe")
    assert said(taking, load) == "3 of Europe 2+3, Atlas coaster: 7 (3 to 10), Europe"


def test_a_lone_group_is_one_button_and_ships_to_build_are_one_line() -> None:
    state = position(has_taken=True, frames=[moving(locks=1)])
    put(state, "green_coaster", "tp_gatun_2", (GREEN, 5), (RED, 4))
    put(state, "red_coaster", "tp_gatun_2", (RED, 6))
    first = [ENGLISH.text(line.label) for line in panel_of(PANAMAX, state, RED).below]
    assert first == ["Gatun 2 to Gatun 3", "Build a ship"]


# The private sheet


def test_the_private_sheet_is_sent_while_cards_are_chosen_and_then_once() -> None:
    """Whatever happens on the table afterwards, nobody gets a private message about it."""
    owed = [
        (move.before.phase, message)
        for move in recorded(PLAIN)
        for message in messages(
            Transition(PANAMAX, move.before, move.step.state, tuple(move.step.events), move.seat),
            range(4),
            (),
        )
        if message.kind is Kind.HAND
    ]
    assert {phase for phase, _ in owed} == {Phase.SETUP}
    assert {message.seat for _, message in owed} == set(range(4))
