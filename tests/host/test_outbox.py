"""What must be told is stored with the step that causes it, and nothing else is told."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from games.core import Refused
from games.livingstone.actions import DrawCard, EndTurn, TakeCoins, TakeDie
from games.values import Seat
from host.lobby import Place
from host.outbox import SILENCE, Due, Kind, Message, Pending, Post, PostKind, due
from host.tables import Host
from storage.rows import TableStatus
from tests.host.people import (
    ADA,
    BEN,
    CLEO,
    FAY,
    PLACE,
    asked_user,
    hosting,
    new_click,
    play_randomly,
    press,
    started,
)
from tests.host.sealed import Note, Seal


async def told(host: Host) -> list[Message]:
    """All that is owed of games, ticked off as it is read."""
    owed = await host.pending()
    await host.said(*(pending.id for pending in owed))
    return [pending.message for pending in owed if pending.message.kind is not Kind.LOBBY]


def addressed(messages: list[Message]) -> list[tuple[Kind, Seat | None]]:
    return [(message.kind, message.seat) for message in messages]


async def test_the_start_is_told_to_all_and_the_first_is_asked(host: Host) -> None:
    table = await started(host, 3)
    messages = await told(host)
    (first,) = (await host.table(table)).asked
    hands = [(Kind.HAND, seat) for seat in range(3)]
    assert addressed(messages) == [(Kind.BOARD, None), *hands, (Kind.ASKED, first)]
    assert messages[0].events == await host.log(table, None)
    assert messages[-1].question == (await host.table(table)).asked[first]


async def test_a_turn_tells_what_changed_and_no_more(host: Host) -> None:
    table = await started(host, 3)
    await told(host)
    user = await asked_user(host, table)
    me = min((await host.table(table)).asked)
    die = next(action for action in await host.legal(table, user) if isinstance(action, TakeDie))
    await press(host, table, user, die)
    assert addressed(await told(host)) == [(Kind.BOARD, None)]
    await press(host, table, user, TakeCoins())
    assert addressed(await told(host)) == [(Kind.BOARD, None), (Kind.HAND, me)]
    await press(host, table, user, EndTurn())
    (following,) = (await host.table(table)).asked
    assert addressed(await told(host)) == [(Kind.BOARD, None), (Kind.ASKED, following)]


async def test_a_drawn_card_is_told_to_its_owner_alone(host: Host) -> None:
    table = await started(host, 3)
    user = await asked_user(host, table)
    die = next(action for action in await host.legal(table, user) if isinstance(action, TakeDie))
    await press(host, table, user, die)
    await told(host)
    await press(host, table, user, DrawCard())
    board, hand = await told(host)
    assert [event.kind for event in board.events] == ["card_drawn"]
    assert [event.kind for event in hand.events] == ["card_received"]
    assert hand.seat == min((await host.table(table)).asked)


async def test_a_secret_step_changes_nothing_public(host: Host) -> None:
    table = await started(host, 3, "sealed")
    await press(host, table, ADA.user, Seal(1))
    await told(host)
    before = await host.view(table, None)
    others = [seat for seat in (await host.table(table)).seats if seat.user != ADA.user]
    await press(host, table, ADA.user, Seal(3))
    await press(host, table, ADA.user, Note(4))
    assert addressed(await told(host)) == [(Kind.HAND, 0), (Kind.HAND, 0)]
    assert await host.view(table, None) == before
    assert [seat for seat in (await host.table(table)).seats if seat.user != ADA.user] == others


async def test_everybody_is_asked_again_when_the_last_choice_is_in_but_not_its_maker(host: Host) -> None:
    table = await started(host, 2, "sealed")
    await press(host, table, ADA.user, Seal(1))
    await told(host)
    await press(host, table, BEN.user, Seal(2))
    assert addressed(await told(host)) == [(Kind.BOARD, None), (Kind.HAND, 0), (Kind.ASKED, 0)]


async def test_the_end_is_told_with_the_result(host: Host) -> None:
    table = await started(host, 2)
    over = await play_randomly(host, table, Random(2))
    assert over.status is TableStatus.OVER
    last = (await told(host))[-1]
    assert (last.kind, last.result) == (Kind.OVER, over.result)


async def test_every_change_of_a_lobby_is_told_and_nothing_else_of_it(host: Host) -> None:
    table = await host.open("livingstone", {}, 3, "en", PLACE, ADA)
    for deed, count in ((host.join(table, BEN), 1), (host.join(table, BEN), 0), (host.leave(table, 100), 1)):
        await host.said(*(pending.id for pending in await host.pending()))
        await deed
        owed = [(pending.version, pending.message) for pending in await host.pending()]
        assert owed == [(None, Message(Kind.LOBBY))] * count


async def test_each_table_has_its_own_list(host: Host) -> None:
    first, second = await started(host, 2), await started(host, 3)
    both = await host.pending()
    assert await host.pending(first) + await host.pending(second) == both
    assert await host.pending(999) == []


async def test_a_message_and_what_it_told_are_remembered_together(path: Path) -> None:
    async with hosting(path) as host:
        table = await started(host, 2)
        first, *rest = await host.pending()
        post = Post(kind=PostKind.BOARD, channel=5, message=6, posted=7, since=-1, version=0)
        await host.keep_post(table, post, said=[first.id])
    async with hosting(path) as host:
        assert await host.post(table, PostKind.BOARD) == post
        assert await host.post(table, PostKind.HAND, 0) is None
        assert await host.pending() == rest


async def test_a_table_brought_elsewhere_shows_itself_there_and_asks_again(host: Host) -> None:
    table = await started(host, 3)
    await told(host)
    (waiting,) = (await host.table(table)).asked
    await host.bring(table, BEN.user, Place(9, 8, 7))
    assert (await host.table(table)).place == Place(9, 8, 7)
    assert addressed(await told(host)) == [(Kind.BOARD, None), (Kind.ASKED, waiting)]
    for deed in (host.bring(table, FAY.user, PLACE), host.bring(999, ADA.user, PLACE)):
        with pytest.raises(Refused):
            await deed
    assert (await host.table(table)).place == Place(9, 8, 7)
    lobby = await host.open("livingstone", {}, 3, "en", PLACE, ADA)
    await host.said(*(pending.id for pending in await host.pending()))
    await host.bring(lobby, ADA.user, Place(9, 8))
    assert [pending.message.kind for pending in await host.pending(lobby)] == [Kind.LOBBY]


async def lowest_die(host: Host, table: int) -> tuple[int, TakeDie]:
    user = await asked_user(host, table)
    return user, next(action for action in await host.legal(table, user) if isinstance(action, TakeDie))


async def test_what_can_be_taken_back_is_held_until_the_turn_is_handed_over(host: Host) -> None:
    table = await started(host, 2)
    await told(host)
    user, die = await lowest_die(host, table)
    for action in (die, TakeCoins()):
        await press(host, table, user, action)
        (mine,) = (await host.table(table)).asked
        assert {pending.message.held_by for pending in await host.pending()} == {mine}
        untold = await host.untold(table)
        assert untold is not None
        assert (untold.rows, untold.wait) == ([], SILENCE)
    await press(host, table, user, EndTurn())
    untold = await host.untold(table)
    assert untold is not None
    assert untold.rows == await host.pending(table)
    assert (untold.wait, untold.is_taken_back) == (None, False)


async def test_what_is_drawn_is_told_at_once_but_for_the_hand_of_who_goes_on(host: Host) -> None:
    table = await started(host, 2)
    await told(host)
    user, die = await lowest_die(host, table)
    for action in (die, DrawCard()):
        await press(host, table, user, action)
    untold = await host.untold(table)
    assert untold is not None
    assert [row.message.kind for row in untold.rows] == [Kind.BOARD, Kind.BOARD]
    assert untold.wait == SILENCE


async def test_after_a_silence_what_is_held_is_told_and_what_was_taken_back_is_not(path: Path) -> None:
    now = 1_700_000_000
    async with hosting(path, lambda: now) as host:
        table = await started(host, 2)
        await told(host)
        user, die = await lowest_die(host, table)
        await press(host, table, user, die)
        now += SILENCE - 1
        await press(host, table, user, TakeCoins())
        now += SILENCE - 1
        untold = await host.untold(table)
        assert untold is not None
        assert (untold.rows, untold.wait) == ([], 1), "every step begins the silence anew"
    async with hosting(path, lambda: now) as host:
        now += 1
        untold = await host.untold(table)
        assert untold is not None
        assert untold.rows == await host.pending(table)
        assert not untold.is_taken_back
        for _ in range(2):
            await host.undo(table, user, new_click())
        now += SILENCE
        untold = await host.untold(table)
        assert untold is not None
        assert untold.rows == await host.pending(table)
        assert untold.is_taken_back


async def test_a_step_taken_back_after_it_was_told_is_told(path: Path) -> None:
    now = 1_700_000_000
    async with hosting(path, lambda: now) as host:
        table = await started(host, 2)
        user, die = await lowest_die(host, table)
        await press(host, table, user, die)
        await told(host)
        await host.undo(table, user, new_click())
        now += SILENCE
        untold = await host.untold(table)
        assert untold is not None
        assert [row.message.kind for row in untold.rows] == [Kind.BOARD]
        assert not untold.is_taken_back


async def test_a_secret_step_tells_nothing_by_when_others_are_told(host: Host) -> None:
    """Seat 1 alone is asked and may take back what it did; what seat 0 does in secret does not tell of it."""
    held = Message(Kind.BOARD, held_by=1)
    rows = [
        Pending(1, 1, 5, 100, held),
        Pending(2, 1, 5, 100, Message(Kind.HAND, 1, held_by=1)),
        Pending(3, 1, 6, 200, Message(Kind.HAND, 0)),
    ]
    found = due(rows, {1}, 4, 200)
    assert ([row.id for row in found.rows], found.wait) == ([3], SILENCE - 100)
    found = due(rows[:2], {1}, 4, 100 + SILENCE)
    assert ([row.id for row in found.rows], found.wait) == ([1, 2], None)
    assert [row.id for row in due(rows, {0}, 4, 200).rows] == [1, 2, 3], "handed over"
    assert [row.id for row in due(rows, {1}, 5, 200).rows] == [1, 2, 3], "handed over, and back again"
    asked = Pending(4, 1, 7, 201, Message(Kind.ASKED, 0))
    assert [row.id for row in due([*rows, asked], {0}, 4, 201).rows] == [1, 2, 3, 4]


async def test_who_has_answered_before_others_is_shown_their_hand_when_asked_again(path: Path) -> None:
    """They know what they did; everybody hears at once that they are done."""
    now = 1_700_000_000
    async with hosting(path, lambda: now) as host:
        table = await started(host, 3, "sealed")
        await told(host)
        for user, number in ((ADA.user, 2), (BEN.user, 3)):
            await press(host, table, user, Seal(number))
        untold = await host.untold(table)
        assert untold is not None
        assert addressed([row.message for row in untold.rows]) == [(Kind.BOARD, None)] * 2
        assert untold.wait == SILENCE
        now += SILENCE
        late = await host.untold(table)
        assert late is not None
        assert (late.rows, late.wait) == (await host.pending(table), None)
        now -= SILENCE
        await press(host, table, CLEO.user, Seal(1))
        brought = await host.untold(table)
        assert brought is not None
        assert brought.rows == await host.pending(table)


async def test_a_hand_has_time_only_while_its_owner_knows_it_and_is_not_asked() -> None:
    own = Pending(1, 1, 5, 100, Message(Kind.HAND, 0, held_by=0, has_time=True))
    for shown in (4, 5):
        assert due([own], {1, 2}, shown, 100) == Due([], SILENCE)
        assert due([own], {1, 2}, shown, 100 + SILENCE) == Due([own], None)
    assert due([own], {0, 1}, 5, 100) == Due([own], None), "asked"
    assert due([own], set(), 5, 100) == Due([own], None), "over"
    called = Pending(2, 1, 6, 101, Message(Kind.ASKED, 1))
    assert due([own, called], {1}, 4, 101) == Due([called], SILENCE - 1), "somebody else is asked"
    other = Pending(2, 1, 6, 101, Message(Kind.HAND, 0))
    assert due([own, other], {1, 2}, 4, 101) == Due([own, other], None), "what they do not know"


async def test_who_ends_the_game_is_noted_as_needing_no_call(host: Host) -> None:
    table = await started(host, 2)
    last = -1
    while (found := await host.table(table)).result is None:
        last = min(found.asked)
        await play_randomly(host, table, Random(last), 1)
    assert (await told(host))[-1].by == last


async def test_what_was_not_told_outlives_a_restart_and_what_was_told_does_not(path: Path) -> None:
    async with hosting(path) as host:
        await started(host, 3)
        first, *rest = await host.pending()
        await host.said(first.id)
    async with hosting(path) as host:
        assert await host.pending() == rest
        await host.said(*(pending.id for pending in rest))
        assert await host.pending() == []
