"""What a seat has answered before it is asked is played when it is, and shows nowhere else."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from games.core import Advance, Refused
from games.rotterdam.actions import EndTurn, FinishTrading
from games.rotterdam.data import MISSIONS
from games.rotterdam.state import Phase
from host.errors import Stale
from host.outbox import Kind
from host.tables import Host
from storage.rows import TableStatus
from tests.cogs.panels import Trading
from tests.engines import open_store
from tests.games.rotterdam.positions import player, position
from tests.host.advancing import give_by_hand, moves, standing, stored_answers, told
from tests.host.people import (
    ADA,
    BEN,
    CLEO,
    FAY,
    computers_play,
    hosting,
    new_click,
    press,
    started,
)
from tests.host.sealed import ADVANCES, Accept, Note, Offer, Seal


async def test_an_answer_is_played_when_the_seat_is_asked_and_stands_to_its_end(host: Host) -> None:
    table = await started(host, 2, "sealed")
    await press(host, table, ADA.user, Seal(3))
    await host.prepare(table, ADA.user, "seal_always")
    await press(host, table, BEN.user, Seal(2))
    found = await host.table(table)
    assert (found.version, set(found.asked)) == (3, {1}), "the new round has Ada's answer already"
    assert (await moves(host, table))[-1] == (0, '{"kind":"seal","number":1}')
    assert await standing(host, table, ADA.user) == ["seal_always"]
    await press(host, table, BEN.user, Seal(2))
    over = await host.table(table)
    assert over.status is TableStatus.OVER
    assert await stored_answers(host, table) == ()


async def test_whoever_is_asked_already_is_answered_at_once(host: Host) -> None:
    table = await started(host, 2, "sealed")
    events = await host.prepare(table, BEN.user, "seal_one")
    assert [event.kind for event in events] == ["sealed", "sealed_number"]
    assert set((await host.table(table)).asked) == {0}
    again = await host.prepare(table, BEN.user, "seal_one")
    assert again == ()
    assert (await host.table(table)).version == 1, "given twice, played once"


async def test_what_is_not_asked_is_not_answered(host: Host) -> None:
    table = await started(host, 2, "sealed")
    await press(host, table, BEN.user, Seal(3))
    assert await host.prepare(table, BEN.user, "seal_one") == ()
    assert (await host.table(table)).version == 1


async def test_an_answer_past_its_end_is_gone(host: Host) -> None:
    table = await started(host, 2, "sealed")
    await press(host, table, ADA.user, Seal(3))
    await host.prepare(table, ADA.user, "seal_one")
    await press(host, table, BEN.user, Seal(2))
    assert set((await host.table(table)).asked) == {0, 1}
    assert await standing(host, table, ADA.user) == []
    assert await stored_answers(host, table) == ()


async def test_a_press_for_the_span_before_gives_nothing_for_this_one(host: Host) -> None:
    table = await started(host, 2, "sealed")
    number = (await host.seen(table, ADA.user)).prepared[0].number
    await press(host, table, ADA.user, Seal(3))
    await press(host, table, BEN.user, Seal(2))
    with pytest.raises(Stale):
        await host.prepare(table, ADA.user, "seal_one", number)
    assert await standing(host, table, ADA.user) == []
    assert (await host.table(table)).version == 2


async def test_a_condition_that_does_not_hold_asks_the_person(host: Host) -> None:
    table = await started(host, 2, "sealed")
    await press(host, table, ADA.user, Offer())
    assert await host.prepare(table, BEN.user, "seal_unless_offered") == ()
    assert set((await host.table(table)).asked) == {0, 1}
    await press(host, table, BEN.user, Accept(0))
    assert set((await host.table(table)).asked) == {0}, "the offer is gone, so the answer is played"


async def test_what_the_rules_refuse_asks_the_person(host: Host) -> None:
    table = await started(host, 2, "sealed")
    assert await host.prepare(table, BEN.user, "forbidden") == ()
    assert (await host.table(table)).version == 0
    await host.prepare(table, BEN.user, "seal_one")
    assert (await host.table(table)).version == 1, "the next answer is tried"


async def test_the_first_answer_given_comes_first(host: Host) -> None:
    table = await started(host, 2, "sealed")
    await press(host, table, ADA.user, Offer())
    await press(host, table, BEN.user, Seal(1))
    for key in ("seal_unless_offered", "offer_first"):
        await host.prepare(table, BEN.user, key)
    await press(host, table, ADA.user, Seal(3))
    assert await standing(host, table, BEN.user) == []
    for key in ("seal_unless_offered", "offer_first"):
        await host.prepare(table, BEN.user, key)
    assert (await moves(host, table))[-2:] == [
        (1, '{"kind":"offer"}'),
        (1, '{"kind":"seal","number":3}'),
    ], "an offer is open, so only the second answer is one"


async def test_a_withdrawn_answer_is_not_played_and_withdrawing_twice_is_once(host: Host) -> None:
    table = await started(host, 2, "sealed")
    await press(host, table, ADA.user, Seal(3))
    await host.prepare(table, ADA.user, "seal_always")
    for _ in range(2):
        await host.unprepare(table, ADA.user, "seal_always")
    assert await standing(host, table, ADA.user) == []
    await press(host, table, BEN.user, Seal(2))
    assert set((await host.table(table)).asked) == {0, 1}


async def test_who_may_not_answer_is_told_why(host: Host) -> None:
    lobby = await host.open("sealed", {}, 2, "en", (await host.table(await started(host))).place, ADA)
    table = await started(host, 2, "sealed")
    for deed, reason in [
        (host.prepare(lobby, ADA.user, "seal_one"), "table_lobby"),
        (host.seen(lobby, ADA.user), "table_lobby"),
        (host.prepare(table, FAY.user, "seal_one"), "not_seated"),
        (host.seen(table, FAY.user), "not_seated"),
        (host.unprepare(table, FAY.user, "seal_one"), "not_seated"),
        (host.prepare(table, ADA.user, "seal_nothing"), "no_such_answer"),
        (host.prepare(table, ADA.user, "seal_nothing", 1), "stale"),
    ]:
        with pytest.raises(Refused, match=f"refusal-{reason}"):
            await deed
    assert (await host.table(table)).version == 0


async def test_what_may_be_answered_is_listed_with_what_stands(host: Host) -> None:
    table = await started(host, 2, "sealed")
    await press(host, table, ADA.user, Seal(3))
    await host.prepare(table, ADA.user, "seal_always")
    listed = (await host.seen(table, ADA.user)).prepared
    assert listed[0].advance == Advance("seal_always", "game"), "what stands comes first"
    assert {each.advance for each in listed} == set(ADVANCES)
    assert [(each.number, each.is_standing) for each in listed[:2]] == [(0, True), (1, False)]
    assert await standing(host, table, BEN.user) == [], "another's answers are not one's own"


# Pings


async def test_nobody_is_told_of_a_question_that_has_its_answer(host: Host) -> None:
    table = await started(host, 3, "sealed")
    for person in (ADA, BEN):
        await press(host, table, person.user, Seal(3))
    await host.prepare(table, ADA.user, "seal_always")
    await press(host, table, CLEO.user, Seal(1))
    assert await told(host, 2) == [
        (3, Kind.BOARD, None),
        *((3, Kind.HAND, seat) for seat in (0, 1)),
        (4, Kind.BOARD, None),
        (4, Kind.HAND, 0),
        (4, Kind.ASKED, 1),
    ]


async def test_who_is_asked_on_after_an_answer_is_told(host: Host) -> None:
    table = await started(host, 3, "sealed")
    for person in (ADA, BEN):
        await press(host, table, person.user, Seal(3))
    for seat, key in enumerate(("offer_first", "seal_unless_offered")):
        await give_by_hand(host, table, seat=seat, key=key, number=2)
    await press(host, table, CLEO.user, Seal(1))
    assert (await moves(host, table))[3:] == [(0, '{"kind":"offer"}'), (0, '{"kind":"seal","number":3}')]
    asked = [(version, seat) for version, kind, seat in await told(host, 2) if kind is Kind.ASKED]
    assert asked == [(5, 1)], "Ben had an answer until Ada made an offer"


async def test_who_is_asked_on_by_anothers_answer_to_their_own_press_is_not_called(path: Path) -> None:
    start = position(*(player(navigation=["setback"]) for _ in range(2)), phase=Phase.NAVIGATION_CARDS)
    async with open_store(path) as store:
        host = Host(store, {"rotterdam": Trading(start)}, lambda: 5)
        table = await started(host, 2, "rotterdam")
        await host.prepare(table, BEN.user, "skip_turn")
        await press(host, table, ADA.user, EndTurn())
        found = await host.table(table)
        assert (found.version, set(found.asked)) == (2, {0}), "Ben's turn is over, and it is Ada's of phase 4"
        assert [kind for _, kind, _ in await told(host, 0)] == [Kind.BOARD, Kind.BOARD]


async def test_what_was_answered_is_told_to_its_seat_until_it_acts(host: Host) -> None:
    table = await started(host, 2, "sealed")
    await press(host, table, ADA.user, Seal(3))
    await host.prepare(table, ADA.user, "seal_always")
    await press(host, table, BEN.user, Seal(2))
    assert await host.answered(table, ADA.user) == (Seal(1),)
    assert await host.answered(table, BEN.user) == ()
    missed = [event.kind for event in (await host.missed(table, ADA.user)).events]
    assert missed == ["round_won", "sealed", "sealed_number"], "all since her own last step"
    await press(host, table, ADA.user, Note(1))
    assert await host.answered(table, ADA.user) == ()


# Secrets


async def everything(host: Host, table: int, *users: int | None) -> list[Any]:
    """All that these readers get, to the byte, and what the host keeps of the table."""
    known: list[Any] = [await host.table(table), await host.pending(table), await moves(host, table)]
    for user in users:
        known += [await host.view(table, user), await host.log(table, user)]
        if user is not None:
            seen = await host.seen(table, user)
            known += [seen.legal, seen.bar, await host.missed(table, user), seen.prepared]
    return [msgspec.json.encode(each) for each in known]


@pytest.mark.parametrize("key", [advance.key for advance in ADVANCES])
async def test_an_answer_that_stands_shows_nowhere_until_it_is_played(tmp_path: Path, key: str) -> None:
    course = [(ADA, Seal(3)), (ADA, Offer()), (ADA, Note(2)), (BEN, Offer())]
    seen: list[list[list[bytes]]] = []
    for is_given in (False, True):
        async with hosting(tmp_path / f"{is_given}.db") as host:
            table = await started(host, 3, "sealed")
            seen.append([])
            for number, (person, action) in enumerate(course):
                await press(host, table, person.user, action, f"step {number}")
                if is_given and number == 0:
                    await host.prepare(table, ADA.user, key)
                seen[-1].append(await everything(host, table, BEN.user, CLEO.user, None))
            if is_given:
                await host.unprepare(table, ADA.user, key)
            seen[-1].append(await everything(host, table, ADA.user, BEN.user, CLEO.user, None))
    assert seen[0] == seen[1]


async def test_a_step_answered_in_advance_looks_like_any_other(tmp_path: Path) -> None:
    seen = []
    for is_given in (False, True):
        async with hosting(tmp_path / f"{is_given}.db") as host:
            table = await started(host, 2, "sealed")
            await press(host, table, ADA.user, Seal(3), "first")
            if is_given:
                await host.prepare(table, ADA.user, "seal_always")
            await press(host, table, BEN.user, Seal(2), "second")
            if not is_given:
                await press(host, table, ADA.user, Seal(1), "third")
            known = await everything(host, table, BEN.user, None)
            seen.append([known[0], *known[2:]])
    assert seen[0] == seen[1], "but for who is pinged"


# Undo, resigning, ending


async def test_an_undo_is_barred_by_a_question_that_was_answered_in_advance(host: Host) -> None:
    table = await started(host, 2, "sealed")
    await press(host, table, BEN.user, Seal(1))
    await host.prepare(table, BEN.user, "seal_always")
    await press(host, table, ADA.user, Seal(3))
    assert set((await host.table(table)).asked) == {0}, "only Ada is asked; Ben was and has answered"
    refusal = (await host.seen(table, ADA.user)).bar
    assert refusal is not None
    assert refusal.key == "refusal-undo-other_acted"
    await press(host, table, ADA.user, Note(1))
    await host.undo(table, ADA.user, new_click())
    refusal = (await host.seen(table, ADA.user)).bar
    assert refusal is not None
    assert refusal.key == "refusal-undo-other_acted"


async def test_who_takes_back_what_was_answered_is_asked_again(host: Host) -> None:
    table = await started(host, 2, "sealed")
    await press(host, table, BEN.user, Seal(1))
    await press(host, table, ADA.user, Offer())
    await host.prepare(table, ADA.user, "note_once")
    assert await host.answered(table, ADA.user) == (Note(7),)
    await host.undo(table, ADA.user, new_click())
    assert await standing(host, table, ADA.user) == []
    assert await host.answered(table, ADA.user) == ()
    assert (await host.table(table)).version == 4, "and it is not answered again at once"
    await host.undo(table, ADA.user, new_click())
    assert [event.kind for event in await host.log(table, None)] == ["round_begun", "sealed"]


async def test_an_undo_leaves_the_answers_that_are_not_at_stake(host: Host) -> None:
    table = await started(host, 2, "sealed")
    await press(host, table, BEN.user, Seal(1))
    await host.prepare(table, BEN.user, "seal_always")
    await host.prepare(table, ADA.user, "forbidden")
    await press(host, table, ADA.user, Note(1))
    await host.undo(table, ADA.user, new_click())
    assert await standing(host, table, ADA.user) == ["forbidden"]
    assert await standing(host, table, BEN.user) == ["seal_always"]


@pytest.fixture
async def harbour(path: Path) -> AsyncIterator[Host]:
    """Rotterdam in phase 3: Ada holds a card and is asked; Ben holds none, so his turns end of themselves."""
    mission = next(iter(MISSIONS.values()))
    ada = player(navigation=["setback"], missions=[mission.id], products=mission.products)
    start = position(ada, player(), phase=Phase.NAVIGATION_CARDS)
    async with open_store(path) as store:
        yield Host(store, {"rotterdam": Trading(start)}, lambda: 5)


async def test_turns_that_were_ended_in_advance_are_taken_back_one_by_one(harbour: Host) -> None:
    table = await started(harbour, 2, "rotterdam")
    await harbour.prepare(table, ADA.user, "no_cards_round")
    ended = await harbour.answered(table, ADA.user)
    assert ended == (EndTurn(), EndTurn(), FinishTrading()), "phases 3 to 5; the other is never asked"
    assert (await harbour.table(table)).asked[0].key == "question-fulfil_mission"
    await harbour.undo(table, ADA.user, new_click())
    assert await standing(harbour, table, ADA.user) == []
    assert (await harbour.table(table)).asked[0].key == "question-trade_products"
    await harbour.undo(table, ADA.user, new_click())
    assert (await harbour.table(table)).asked[0].key == "question-card_window"
    assert (await harbour.table(table)).version == 5


async def test_an_answer_for_a_phase_that_is_taken_back_waits_for_it(harbour: Host) -> None:
    table = await started(harbour, 2, "rotterdam")
    await press(harbour, table, ADA.user, EndTurn())
    await harbour.prepare(table, BEN.user, "skip_turn")
    await harbour.undo(table, ADA.user, new_click())
    assert await standing(harbour, table, BEN.user) == [], "it is not for this phase"
    await press(harbour, table, ADA.user, EndTurn())
    assert await standing(harbour, table, BEN.user) == ["skip_turn"]


async def test_a_seat_that_resigns_has_no_answers_left(host: Host) -> None:
    table = await started(host, 3, "sealed")
    await press(host, table, ADA.user, Seal(3))
    await host.prepare(table, ADA.user, "offer_first")
    await host.resign(table, ADA.user)
    for person in (BEN, CLEO):
        await press(host, table, person.user, Seal(2))
    assert '{"kind":"offer"}' not in [action for _, action in await moves(host, table)]
    with pytest.raises(Refused, match="refusal-resigned"):
        await host.prepare(table, ADA.user, "seal_one")
    assert await host.answered(table, ADA.user) == (), "the idle steps of a seat are not its answers"
    assert await stored_answers(host, table) == ()


async def test_answers_and_absent_seats_go_on_together(host: Host) -> None:
    table = await started(host, 3, "sealed")
    await press(host, table, ADA.user, Seal(3))
    await host.prepare(table, ADA.user, "seal_always")
    await host.resign(table, BEN.user)
    await press(host, table, CLEO.user, Seal(2))
    await computers_play(host, table)
    assert (await host.table(table)).asked.keys() == {2}, "Ada has answered, a computer has for Ben"
    await press(host, table, CLEO.user, Seal(2))
    await computers_play(host, table)
    assert (await host.table(table)).status is TableStatus.OVER


async def test_a_game_ended_early_keeps_no_answers(host: Host) -> None:
    table = await started(host, 2, "sealed")
    await press(host, table, ADA.user, Seal(3))
    await host.prepare(table, ADA.user, "seal_always")
    for person in (ADA, BEN):
        await host.cancel(table, person.user)
    assert await stored_answers(host, table) == ()
