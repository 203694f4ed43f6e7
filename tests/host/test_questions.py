"""The number of a seat's question rises when a late press could do harm, and only then."""

from __future__ import annotations

from games.livingstone.actions import EndTurn, TakeCoins, TakeDie
from host.tables import Host
from tests.host.people import ADA, BEN, CLEO, asked_user, new_click, press, started
from tests.host.sealed import Accept, Hurry, Note, Offer, Seal, Withdraw


async def numbers(host: Host, table: int) -> list[int]:
    return [seat.question for seat in (await host.table(table)).seats]


async def test_whoever_acts_has_a_new_number_and_those_not_concerned_keep_theirs(host: Host) -> None:
    table = await started(host, 3, "sealed")
    assert await numbers(host, table) == [1, 1, 1]
    await press(host, table, ADA.user, Seal(2))
    assert await numbers(host, table) == [2, 1, 1]
    await press(host, table, ADA.user, Seal(1))
    assert await numbers(host, table) == [3, 1, 1]


async def test_a_new_offer_adds_to_the_list_and_leaves_the_number(host: Host) -> None:
    table = await started(host, 3, "sealed")
    await press(host, table, ADA.user, Offer())
    assert await numbers(host, table) == [2, 1, 1]
    assert Accept(0) in await host.legal(table, BEN.user)


async def test_an_offer_withdrawn_or_taken_leaves_every_list_it_was_in(host: Host) -> None:
    table = await started(host, 3, "sealed")
    await press(host, table, ADA.user, Offer())
    await press(host, table, ADA.user, Withdraw(0))
    assert await numbers(host, table) == [3, 2, 2]
    await press(host, table, ADA.user, Offer())
    await press(host, table, BEN.user, Accept(1))
    assert await numbers(host, table) == [5, 3, 3]


async def test_a_suggestion_that_goes_but_stays_legal_is_no_loss(host: Host) -> None:
    table = await started(host, 3, "sealed")
    assert Note(0) in await host.legal(table, BEN.user)
    await press(host, table, ADA.user, Offer())
    assert Note(0) not in await host.legal(table, BEN.user)
    assert await numbers(host, table) == [2, 1, 1]


async def test_a_new_question_has_a_new_number(host: Host) -> None:
    table = await started(host, 3, "sealed")
    for person in (ADA, BEN, CLEO):
        await press(host, table, person.user, Seal(1))
    assert await numbers(host, table) == [3, 3, 2]


async def test_a_question_that_changes_while_it_is_asked_has_a_new_number(host: Host) -> None:
    table = await started(host, 3, "sealed")
    await press(host, table, BEN.user, Seal(1))
    await press(host, table, BEN.user, Hurry())
    assert await numbers(host, table) == [2, 3, 2]
    asked = [row.message.seat for row in await host.pending() if row.version == 2 and row.message.question]
    assert asked == [0, 2]


async def test_an_undo_has_a_new_number(host: Host) -> None:
    table = await started(host, 2, "sealed")
    await press(host, table, ADA.user, Seal(1))
    await press(host, table, BEN.user, Offer())
    assert await numbers(host, table) == [2, 2]
    await host.undo(table, BEN.user, new_click())
    assert await numbers(host, table) == [3, 3]


async def test_in_livingstone_the_next_player_has_a_new_number_at_the_end_of_the_turn(host: Host) -> None:
    table = await started(host, 3)
    user = await asked_user(host, table)
    first = min((await host.table(table)).asked)
    die = next(action for action in await host.legal(table, user) if isinstance(action, TakeDie))
    for action in (die, TakeCoins(), EndTurn()):
        await press(host, table, user, action)
    following = min((await host.table(table)).asked)
    expected = [1, 1, 1]
    expected[first], expected[following] = 4, 2
    assert await numbers(host, table) == expected
