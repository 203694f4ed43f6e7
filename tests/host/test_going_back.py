"""Going back by consent: who may ask, who must agree, what ends the question, what nobody learns of it."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from games import GAMES
from games.core import Action
from games.record import check
from games.values import Seat
from host import going_back
from host.computer_turns import think_through
from host.errors import Stale
from host.hours import DAY, MINUTE
from host.lobby import Computer
from host.outbox import Kind
from host.tables import Host
from storage.rows import Pace
from tests.games.contract.tables import PLAIN_TABLES, Move
from tests.host.people import (
    ADA,
    BEN,
    CLEO,
    EVE,
    EVERYBODY,
    PLACE,
    asked_user,
    computers_play,
    hosting,
    play_randomly,
    press,
    started,
)
from tests.host.returning import (
    agreed,
    outcomes,
    played,
    question,
    steps,
    why_not,
)
from tests.host.sealed import Note, Offer, Seal
from tests.host.test_box import corrected, with_box
from tests.host.test_driver import begins_like
from tests.host.test_timers import Time, clock, host, rung
from tests.secrets.exits import SECRETS
from tests.secrets.positions import secretive
from tests.secrets.worlds import alike

__all__ = ["clock", "host"]  # fixtures

# What is asked, and what is not


async def test_what_cannot_be_asked_says_why_and_changes_nothing(host: Host, clock: Time) -> None:
    table = await started(host)
    first = await asked_user(host, table)
    (second, third) = (person.user for person in EVERYBODY[:3] if person.user != first)
    assert await why_not(host, table, first) == "back_no_turn"
    assert await why_not(host, table, EVE.user) == "not_seated"
    await press(host, table, first, (await host.legal(table, first))[0])
    assert await why_not(host, table, first) == "back_undo", "nothing bars it, so nobody is asked"
    await played(host, 4, table=table)
    before = (await host._live.get(table)).now.rows
    with pytest.raises(Stale):
        await host.ask_to_go_back(table, first, (0, 1))
    assert (await host._live.get(table)).now.rows == before
    await host.ask_to_go_back(table, first)
    for user in (first, second, third):
        assert await why_not(host, table, user) == "back_asked"
    await agreed(host, table, "no")
    assert await why_not(host, table, first) == "back_asked_already"
    assert await why_not(host, table, second) is None
    await host.resign(table, second)
    assert await why_not(host, table, second) == "resigned"
    await host.resign(table, first)
    await host.resign(table, third)
    assert await why_not(host, table, first) == "table_cancelled"


async def test_moves_of_somebody_who_cannot_be_asked_are_not_taken_back(host: Host, clock: Time) -> None:
    table = await played(host)
    asker = await asked_user(host, table)
    other = ADA if asker == BEN.user else BEN
    await host.choose(other, zone="UTC", away=date(2026, 11, 26))
    assert await why_not(host, table, asker) == "back_absent"


async def test_nobody_goes_back_beyond_a_correction_of_the_box(path: Path) -> None:
    async with hosting(path) as before:
        table = await played(before)
        asker = await asked_user(before, table)
    async with corrected(path) as after:
        assert await why_not(after, table, asker) == "back_box"
        await played(after, 4, table=table)
        await after.ask_to_go_back(table, asker)
        await agreed(after, table)
        await play_randomly(after, table, Random(1))
        record = await after.record(table)
        (correction,), (back,) = record.corrections, record.returns
        assert correction.after <= back.to < back.after
        checked = check(with_box(GAMES["livingstone"], "corrected"), record)
        assert (checked.is_true, checked.unchecked) == (True, correction.after)


async def test_it_lapses_after_a_day_and_sooner_where_all_are_there(host: Host, clock: Time) -> None:
    for pace, lasts in ((Pace.RELAXED, DAY), (Pace.LIVE, 10 * MINUTE)):
        table = await host.open("livingstone", {}, 3, "en", PLACE, ADA)
        for person in (BEN, CLEO):
            await host.join(table, person)
        await host.set_pace(table, ADA.user, pace)
        await host.start(table, ADA.user)
        await played(host, 6, table=table)
        before = (await host._live.get(table)).now.position.state
        await host.ask_to_go_back(table, ADA.user)
        poll = await question(host, table)
        await host.vote(table, BEN.user, poll.number, "yes")
        assert (poll.until - clock.now, poll.votes["yes"]) == (lasts, 1)
        clock.now += lasts - 1
        await rung(host)
        assert len(await host.standing_polls(table)) == 1
        clock.now += 1
        await rung(host)
        assert await outcomes(host, table) == ["no"]
        assert (await host._live.get(table)).now.position.state == before


def plain(host: Host, table: int) -> Any:
    """How computers decide: what is plain."""

    async def decide(state: Any, seat: Seat, version: int) -> Action:
        del version
        return (await host._live.get(table)).now.game.idle(state, seat)

    return decide


async def test_computers_wait_for_the_answer_and_then_go_on(host: Host) -> None:
    table = await host.open("livingstone", {}, 3, "en", PLACE, ADA)
    await host.join(table, BEN)
    await host.start(table, ADA.user, [Computer("easy", "Pim")])
    for _ in range(20):
        await computers_play(host, table)
        found = await host.table(table)
        await play_randomly(host, table, Random(3), 1)
        found = await host.table(table)
        if not found.asked.keys() - {2} and found.seats[2].is_computer and len(await steps(host, table)) > 12:
            break
    waiting = await host.computers_to_go(table)
    assert waiting is not None
    turn = await think_through(waiting, plain(host, table))
    asker = ADA.user if await why_not(host, table, ADA.user) is None else BEN.user
    woken: list[int] = []
    host.on_moved(woken.append)
    await host.ask_to_go_back(table, asker)
    assert await host.computers_to_go(table) is None
    assert not await host.play_turn(table, turn), "also one that was thought of before"
    assert len(await host.standing_polls(table)) == 1
    woken.clear()
    await agreed(host, table, "no")
    assert woken == [table]
    assert await host.computers_to_go(table) is not None


async def test_alone_it_is_done_at_once_and_nobody_is_called_for_it(host: Host) -> None:
    table = await host.open("livingstone", {}, 2, "en", PLACE, ADA)
    await host.start(table, ADA.user, [Computer("easy", "Pim")])
    for _ in range(2):
        await computers_play(host, table)
        await played(host, 1, table=table)
    await computers_play(host, table)
    await host.said(*[row.id for row in await host.pending()])
    way = await host.lost_by_going_back(table, ADA.user)
    assert (way.has_others, *sorted(way.lost)) == (False, 0, 1)
    assert await host.ask_to_go_back(table, ADA.user, (way.question, way.moves))
    kinds = [row.message.kind for row in await host.pending()]
    assert Kind.BOARD in kinds
    assert Kind.ASKED not in kinds
    assert await asked_user(host, table) == ADA.user
    with pytest.raises(Stale):
        await host.play(table, ADA.user, (await host.legal(table, ADA.user))[0], way.question, "late")
    (event,) = [event for event in await host.log(table, None) if event.kind == "went_back"]
    assert event.values["moves"] == way.moves


async def test_whoever_asked_is_called_once_also_to_the_same_question(host: Host) -> None:
    table = await played(host)
    asker = await asked_user(host, table)
    seat = (await host.table(table)).seat_of(asker)
    assert seat is not None
    await host.ask_to_go_back(table, asker)
    await host.said(*[row.id for row in await host.pending()])
    await agreed(host, table)
    called = [row.message.seat for row in await host.pending() if row.message.kind is Kind.ASKED]
    assert called == [seat.seat]


# What nobody may learn


async def told_with(host: Host, notes: int) -> list[Any]:
    """All that everybody hears of a going back, while Ben has written so many notes to himself."""
    table = await started(host, 3, "sealed")
    for person in (ADA, BEN, CLEO):
        await press(host, table, person.user, Seal(1))
    await press(host, table, ADA.user, Seal(2))
    for number in range(notes):
        await press(host, table, BEN.user, Note(number))
    await press(host, table, ADA.user, Seal(3))
    await press(host, table, CLEO.user, Offer())
    way = await host.lost_by_going_back(table, ADA.user)
    await host.ask_to_go_back(table, ADA.user)
    for number in range(notes):
        await press(host, table, BEN.user, Note(9 + number))
    asked = await question(host, table)
    await agreed(host, table)
    return [way.lost, asked.details, asked.votes, *await heard(host, table, None)]


async def heard(host: Host, table: int, viewer: Seat | None) -> list[Any]:
    """All that a seat, or everybody, is told and shown now."""
    user = None if viewer is None else EVERYBODY[viewer].user
    rows = [row.message for row in await host.pending(table) if row.message.seat in (None, viewer)]
    messages = [replace(message, poll=None) for message in rows if message.seat is not None or viewer is None]
    log = [step.events for step in await host.story(table, user)]
    return [messages, log, await host.view(table, user)]


async def test_a_secret_step_neither_ends_the_question_nor_is_counted(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = await told_with(host, 0)
    assert honest[:2] == [{0: 1, 2: 1}, {"lost": [[0, 1], [2, 1]], "asked": [0, 1, 2]}]
    assert await told_with(host, 2) == honest
    monkeypatch.setattr(going_back, "_is_public", lambda step: step.action is not None)
    assert await told_with(host, 2) != honest, "what counts secret steps is noticed"


TABLES = {table.game_id: table for table in PLAIN_TABLES if table.seats == 3}


async def going_back_in(
    folder: Path, game: str, world: Any, move: Move, patch: pytest.MonkeyPatch
) -> list[Any]:
    """All that a seat and everybody hears when it plays that and then asks to take it back."""
    begins_like(patch, GAMES[game], world)
    user = EVERYBODY[move.seat].user
    async with hosting(folder) as host:
        table = await started(host, 3, game)
        with alike(7):
            await press(host, table, user, move.action)
            why = await why_not(host, table, user)
            if why is not None:
                return [why]
            way = await host.lost_by_going_back(table, user)
            await host.ask_to_go_back(table, user)
            details = (await question(host, table)).details
            await agreed(host, table)
        again = await host.legal(table, user)
        own = await heard(host, table, move.seat)
        return [way.lost, details, again, *own, *await heard(host, table, None)]


@pytest.mark.parametrize("game", GAMES)
async def test_going_back_tells_the_same_in_worlds_that_look_alike(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    secrets, rules = SECRETS[game], GAMES[game]
    barred = [
        move
        for move in secretive(TABLES[game])
        if rules.to_act(move.before) != {move.seat}
        or rules.to_act(move.step.state) != {move.seat}
        or move.step.state.rng.draws != move.before.rng.draws
    ]
    running = [move for move in barred if rules.result(move.step.state) is None]
    went = 0
    for number, move in enumerate(sorted(running, key=lambda move: -secrets.hidden(move.before))[:3]):
        other = secrets.redeal(move.before, move.seat, Random(number), move.action)
        told = []
        for name, world in (("one", move.before), ("other", other)):
            with monkeypatch.context() as patch:
                told.append(await going_back_in(tmp_path / f"{number} {name}.db", game, world, move, patch))
        assert told[0] == told[1]
        went += len(told[0]) > 1
    assert went


async def test_what_was_answered_in_advance_for_later_is_forgotten(host: Host) -> None:
    table = await started(host, 2, "sealed", {"rounds": 3})
    for number in (1, 2):
        for person in (ADA, BEN):
            await press(host, table, person.user, Seal(number))
    await press(host, table, BEN.user, Seal(1))
    await host.prepare(table, BEN.user, "seal_one")
    stood = (await host._live.get(table)).now.rows.answers
    await host.ask_to_go_back(table, ADA.user)
    await agreed(host, table)
    assert stood
    assert (await host._live.get(table)).now.rows.answers == ()
