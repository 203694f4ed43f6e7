"""Tips: who has a coach, what it says at which question, and that it is kept and forgotten with them."""

from __future__ import annotations

from pathlib import Path

from host.lobby import Computer, Place
from host.tables import Host
from storage.rows import TableStatus
from tests.host.people import ADA, BEN, CLEO, PLACE, asked_user, hosting, new_click, started

USERS = (ADA.user, BEN.user)


async def tip(host: Host, table: int, user: int) -> str | None:
    """What the coach says to that player now."""
    found = (await host.seen(table, user)).tip
    return None if found is None else found.name


async def read(host: Host, table: int, user: int) -> str | None:
    """The same, and it was read."""
    name, seat = await tip(host, table, user), (await host.table(table)).seat_of(user)
    assert seat is not None
    if name is not None:
        await host.keep_tip(table, user, name, seat.question)
    return name


async def idle(host: Host, table: int) -> None:
    """Whoever is asked goes on a step, as if absent."""
    position = (await host._live.get(table)).now.position
    seat = position.playing(await asked_user(host, table))
    action = position.game.idle(position.state, seat.seat)
    assert seat.user is not None
    await host.play(table, seat.user, action, seat.question, new_click())


async def told(host: Host, table: int, steps: int) -> list[tuple[int, str]]:
    """What is said to whom over so many steps, each panel opened twice."""
    found = []
    for _ in range(steps):
        user = await asked_user(host, table)
        name = await read(host, table, user)
        assert await tip(host, table, user) == name, "it stays while the same is asked"
        if name is not None:
            found.append((user, name))
        await idle(host, table)
    return found


async def test_each_is_said_once_to_each_and_a_restart_repeats_none(path: Path) -> None:
    async with hosting(path) as host:
        table = await started(host, 2)
        before = await told(host, table, 4)
    async with hosting(path) as host:
        said = [*before, *await told(host, table, 20)]
    assert before
    assert len(set(said)) == len(said)
    assert (
        {name for user, name in said if user == ADA.user}
        == {name for user, name in said if user == BEN.user}
        >= {"die", "act"}
    )


async def test_only_the_first_game_of_a_kind_has_them_and_lessons_are_none(host: Host) -> None:
    lesson = await host.learn("livingstone", ADA)
    assert await tip(host, lesson, ADA.user) is None
    await host.end_lesson(lesson, ADA.user)
    await host.go_on_alone(lesson, ADA.user, Place(None, 9))
    assert await tip(host, lesson, ADA.user) is None, "its coach has gone"
    first = await started(host, 2)
    assert await tip(host, first, await asked_user(host, first)) == "die"
    second = await host.open("livingstone", {}, 3, "en", PLACE, BEN)
    await host.join(second, ADA)
    await host.join(second, CLEO)
    await host.start(second, BEN.user)
    coached = {row.user for row in (await host._live.get(second)).now.rows.seats if row.tips is not None}
    assert coached == {CLEO.user}
    other = await host.open("congo", {}, 2, "en", PLACE, ADA)
    await host.start(other, ADA.user, [Computer("easy")])
    seats = (await host._live.get(other)).now.rows.seats
    assert [row.tips for row in seats] == ["{}", None], "another kind; a computer needs no coach"


async def test_whoever_wants_none_has_none_anywhere_until_they_want_them_again(path: Path) -> None:
    async with hosting(path) as host:
        table = await started(host, 2)
        user = await asked_user(host, table)
        person = ADA if user == ADA.user else BEN
        await host.be_coached(person, has_tips=False)
        assert await tip(host, table, user) is None
    async with hosting(path) as host:
        assert await tip(host, table, user) is None
        assert (await host.choose(person, speaks="fr")).has_tips is False, "other choices leave it"
        await host.be_coached(person, has_tips=True)
        assert await tip(host, table, user) == "die"


async def test_they_are_among_what_is_kept_of_somebody_and_forgotten_with_them(path: Path) -> None:
    async with hosting(path) as host:
        table = await started(host, 2)
        user = await asked_user(host, table)
        await read(host, table, user)
        (seat,) = (await host.mine(user) or {})["seats"]
        assert seat["tips"].startswith('{"die":')
        await host.forget(user)
        rows = (await host._live.get(table)).now.rows
        assert [row.tips for row in rows.seats if row.user is None] == [None]
        assert rows.table.status is TableStatus.RUNNING


async def test_reading_one_moves_nothing_else(host: Host) -> None:
    table = await started(host, 2)
    user = await asked_user(host, table)
    before, pending = await host.table(table), await host.pending(table)
    await read(host, table, user)
    assert await host.table(table) == before
    assert await host.pending(table) == pending
    (other,) = set(USERS) - {user}
    assert await tip(host, table, other) is None, "who is asked nothing is told nothing"
