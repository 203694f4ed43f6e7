"""A step can be taken back as long as nobody has learned or done anything since."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from games.core import Action, Refused
from games.livingstone.actions import Dig, Donate, DrawCard, EndTurn, TakeCoins, TakeDie
from host.tables import Host, Played
from tests.host.people import ADA, BEN, FAY, asked_user, hosting, new_click, press, started
from tests.host.sealed import Note, Seal, SpeakForAll


async def bar(host: Host, table: int, user: int) -> str | None:
    """Which bar the undo meets; the button and the deed say the same."""
    announced = (await host.seen(table, user)).bar
    if announced is None:
        return None
    before = await host.table(table)
    with pytest.raises(Refused) as caught:
        await host.undo(table, user, new_click())
    assert caught.value.reason == announced
    assert await host.table(table) == before
    return announced.key.removeprefix("refusal-undo-")


async def lowest_die(host: Host, table: int, user: int) -> Action:
    return next(action for action in await host.legal(table, user) if isinstance(action, TakeDie))


async def turn(host: Host, table: int, actions: Sequence[Action]) -> int:
    """The asked user takes a die and does these; who it was."""
    user = await asked_user(host, table)
    await press(host, table, user, await lowest_die(host, table, user))
    for action in actions:
        await press(host, table, user, action)
    return user


async def test_at_the_beginning_there_is_nothing_to_undo(host: Host) -> None:
    table = await started(host, 2)
    assert [await bar(host, table, person.user) for person in (ADA, BEN)] == ["nothing", "nothing"]


@pytest.mark.parametrize(
    ("actions", "expected"),
    [
        ((), None),
        ((TakeCoins(),), None),
        ((DrawCard(),), "drawn"),
        ((Dig(),), "drawn"),
        ((TakeCoins(), Donate(1)), "revealed"),
        ((TakeCoins(), EndTurn()), "other_asked"),
    ],
)
async def test_each_bar_is_named(host: Host, actions: tuple[Action, ...], expected: str | None) -> None:
    table = await started(host, 2)
    user = await turn(host, table, actions)
    other = ADA.user + BEN.user - user
    assert await bar(host, table, user) == expected
    assert await bar(host, table, other) == ("other_acted" if expected == "other_asked" else "other_asked")


async def test_who_does_not_play_cannot_undo(host: Host) -> None:
    table = await started(host, 2)
    user = await turn(host, table, ())
    other = ADA.user + BEN.user - user
    with pytest.raises(Refused, match="refusal-not_seated"):
        await host.undo(table, FAY.user, new_click())
    await host.resign(table, other)
    with pytest.raises(Refused, match="refusal-resigned"):
        await host.undo(table, other, new_click())


async def test_undo_restores_exactly_what_was(path: Path) -> None:
    async with hosting(path) as host:
        table = await started(host, 2)
        user = await asked_user(host, table)
        before = [await host.view(table, viewer) for viewer in (ADA.user, BEN.user, None)]
        await press(host, table, user, await lowest_die(host, table, user))
        played = await host.undo(table, user, new_click())
        assert [event.kind for event in played.events] == ["step_undone"]
        assert played.version == 2
    async with hosting(path) as host:
        assert [await host.view(table, viewer) for viewer in (ADA.user, BEN.user, None)] == before
        assert (await host.table(table)).version == 2


async def test_undo_after_undo_goes_further_back_to_the_bar(host: Host) -> None:
    table = await started(host, 2)
    user = await asked_user(host, table)
    views = [await host.view(table, user)]
    for action in (await lowest_die(host, table, user), TakeCoins()):
        await press(host, table, user, action)
        views.append(await host.view(table, user))
    await host.undo(table, user, new_click())
    assert await host.view(table, user) == views[1]
    await host.undo(table, user, new_click())
    assert await host.view(table, user) == views[0]
    assert await bar(host, table, user) == "nothing"
    for action in (await lowest_die(host, table, user), TakeCoins()):
        await press(host, table, user, action)
    assert await host.view(table, user) == views[2]
    await host.undo(table, user, new_click())
    await press(host, table, user, DrawCard())
    assert await bar(host, table, user) == "drawn"
    assert (await host.table(table)).version == 8


async def test_undo_does_not_cross_another_players_turn(host: Host) -> None:
    table = await started(host, 2)
    await turn(host, table, (TakeCoins(), EndTurn()))
    second = await turn(host, table, ())
    await host.undo(table, second, new_click())
    assert await bar(host, table, second) == "other_acted"


async def test_the_same_undo_twice_is_one(host: Host) -> None:
    table = await started(host, 2)
    user = await turn(host, table, (TakeCoins(),))
    first = await host.undo(table, user, "undo")
    again = await host.undo(table, user, "undo")
    assert again == Played(first.version, first.events, is_repeated=True)
    assert (await host.table(table)).version == first.version


async def test_a_whole_turn_is_taken_back_in_one_step(path: Path) -> None:
    async with hosting(path) as host:
        table = await started(host, 2)
        user = await asked_user(host, table)
        other = ADA.user + BEN.user - user
        before = [await host.view(table, viewer) for viewer in (ADA.user, BEN.user, None)]
        await press(host, table, user, await lowest_die(host, table, user))
        assert not (await host.seen(table, user)).has_turn, "one step is no more than Undo takes back"
        await press(host, table, user, TakeCoins())
        assert (await host.seen(table, user)).has_turn
        with pytest.raises(Refused, match="refusal-undo-other_asked"):
            await host.undo(table, other, new_click(), is_whole=True)
        first = await host.undo(table, user, "all of it", is_whole=True)
        assert [event.kind for event in first.events] == ["turn_undone"]
        again = await host.undo(table, user, "all of it", is_whole=True)
        assert again == Played(first.version, first.events, is_repeated=True)
        with pytest.raises(Refused, match="refusal-undo-nothing"):
            await host.undo(table, user, new_click(), is_whole=True)
    async with hosting(path) as host:
        assert [await host.view(table, viewer) for viewer in (ADA.user, BEN.user, None)] == before
        assert (await host.table(table)).version == first.version == 3
        assert [event.kind for event in await host.log(table, None) if event.kind == "die_taken"] == []


async def test_a_turn_is_taken_back_as_far_as_nothing_bars_and_in_secret(host: Host) -> None:
    table = await started(host, 2, "sealed")
    await press(host, table, BEN.user, Note(4))
    await press(host, table, ADA.user, Seal(3))
    before = await host.view(table, BEN.user)
    for number in (5, 6, 7):
        await press(host, table, BEN.user, Note(number))
    await host.undo(table, BEN.user, new_click())
    await host.undo(table, BEN.user, new_click(), is_whole=True)
    assert await host.view(table, BEN.user) == before, "Ada's step stands, and what was noted before it"
    assert await bar(host, table, BEN.user) == "other_acted"
    assert [event.kind for event in await host.log(table, None)] == ["round_begun", "sealed"]
    assert (await host.table(table)).version == 7


async def test_what_is_chosen_at_once_is_replaced_and_not_undone(host: Host) -> None:
    table = await started(host, 2, "sealed")
    await press(host, table, ADA.user, Seal(3))
    assert await bar(host, table, ADA.user) == "other_asked"
    await press(host, table, BEN.user, Seal(1))
    assert await bar(host, table, BEN.user) == "other_asked"


async def test_a_question_another_seat_has_seen_is_not_put_again_by_an_undo(host: Host) -> None:
    table = await started(host, 2, "sealed")
    await press(host, table, ADA.user, SpeakForAll())
    assert set((await host.table(table)).asked) == {0}, "only Ada is asked any more"
    assert await bar(host, table, ADA.user) == "other_asked"


async def test_a_step_only_its_maker_knew_is_undone_in_secret(host: Host) -> None:
    table = await started(host, 2, "sealed")
    await press(host, table, ADA.user, Seal(3))
    await press(host, table, BEN.user, Note(5))
    told = {message.id for message in await host.pending()}
    await host.undo(table, BEN.user, new_click())
    new = [pending.message for pending in await host.pending() if pending.id not in told]
    assert [(message.kind, message.seat) for message in new] == [("hand", 1)]
    assert [event.kind for event in await host.log(table, None)] == ["round_begun", "sealed"]
