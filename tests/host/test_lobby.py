"""Who may sit down, get up and begin."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from pathlib import Path

import pytest
from msgspec.structs import replace

from games.core import Refused
from games.values import Text, Who
from host.tables import Host
from render.initials import initials
from storage.rows import TableStatus
from tests.host.people import ADA, BEN, CLEO, DAN, EVE, EVERYBODY, FAY, PLACE, hosting, started


async def refusal(deed: Awaitable[object]) -> Text:
    with pytest.raises(Refused) as caught:
        await deed
    return caught.value.reason


async def names(host: Host, table: int) -> list[str]:
    return [seat.name for seat in (await host.table(table)).seats]


async def test_joining_twice_or_twice_at_once_takes_one_seat(host: Host) -> None:
    table = await host.open("livingstone", {}, 3, "en", PLACE, ADA)
    taken = await asyncio.gather(*(host.join(table, BEN) for _ in range(5)), host.join(table, ADA))
    assert sum(taken) == 1
    assert await names(host, table) == ["Ada", "Ben"]


async def test_many_at_once_never_overfill_a_table(host: Host) -> None:
    table = await host.open("livingstone", {}, 4, "en", PLACE, ADA)
    answers = await asyncio.gather(
        *(host.join(table, person) for person in EVERYBODY), return_exceptions=True
    )
    refused = [answer.reason for answer in answers if isinstance(answer, Refused)]
    assert refused == [Text("refusal-table_full", {"seats": 4})] * 2
    assert await names(host, table) == ["Ada", "Ben", "Cleo", "Dan"]


async def test_a_sixth_player_and_a_lone_one_are_refused(host: Host) -> None:  # 9.27, 26
    two_to_five = Text("refusal-seats", {"least": 2, "most": 5})
    table = await host.open("livingstone", {}, 5, "en", PLACE, ADA)
    assert await refusal(host.start(table, ADA.user)) == two_to_five
    for person in (BEN, CLEO, DAN, EVE):
        await host.join(table, person)
    assert await refusal(host.join(table, FAY)) == two_to_five
    assert await refusal(host.open("livingstone", {}, 6, "en", PLACE, ADA)) == two_to_five
    assert await refusal(host.open("livingstone", {}, 1, "en", PLACE, ADA)) == two_to_five
    await host.start(table, EVE.user)
    assert (await host.table(table)).status is TableStatus.RUNNING


async def test_leaving_moves_the_others_up(host: Host) -> None:
    table = await host.open("livingstone", {}, 3, "en", PLACE, ADA)
    await host.join(table, BEN)
    await host.join(table, CLEO)
    await host.leave(table, ADA.user)
    await host.join(table, DAN)
    assert [(seat.seat, seat.name) for seat in (await host.table(table)).seats] == [
        (0, "Ben"),
        (1, "Cleo"),
        (2, "Dan"),
    ]


async def colours(host: Host, table: int) -> list[tuple[str, int]]:
    return [(seat.name, seat.colour) for seat in (await host.table(table)).seats]


async def test_who_joins_gets_the_first_free_colour_and_keeps_it_when_others_move_up(host: Host) -> None:
    table = await host.open("livingstone", {}, 4, "en", PLACE, ADA)
    await host.join(table, BEN)
    await host.join(table, CLEO)
    await host.leave(table, ADA.user)
    await host.join(table, DAN)
    assert await colours(host, table) == [("Ben", 1), ("Cleo", 2), ("Dan", 0)]
    assert (await host.table(table)).free_colours == (3, 4)


async def test_a_free_colour_is_taken_and_told_once_however_often_it_is_asked(host: Host) -> None:
    table = await host.open("livingstone", {}, 3, "en", PLACE, ADA)
    before = len(await host.pending(table))
    await asyncio.gather(*(host.take_colour(table, ADA.user, 4) for _ in range(3)))
    assert await colours(host, table) == [("Ada", 4)]
    assert len(await host.pending(table)) == before + 1


async def test_of_two_who_take_a_colour_at_once_one_gets_it(host: Host) -> None:
    table = await host.open("livingstone", {}, 3, "en", PLACE, ADA)
    await host.join(table, BEN)
    answers = await asyncio.gather(
        host.take_colour(table, BEN.user, 3), host.take_colour(table, ADA.user, 3), return_exceptions=True
    )
    assert await colours(host, table) == [("Ada", 0), ("Ben", 3)]
    (refusal,) = [answer.reason for answer in answers if isinstance(answer, Refused)]
    assert refusal == Text("refusal-colour_taken", {"who": Who(1)})


async def test_a_colour_is_for_who_sits_there_of_the_game_and_before_it_begins(host: Host) -> None:
    table = await host.open("rotterdam", {}, 2, "en", PLACE, ADA)
    await host.join(table, BEN)
    assert (await host.table(table)).free_colours == (2, 3)
    assert (await refusal(host.take_colour(table, CLEO.user, 2))).key == "refusal-not_seated"
    assert (await refusal(host.take_colour(table, ADA.user, 4))).key == "refusal-unknown_choice"
    await host.start(table, ADA.user)
    assert (await refusal(host.take_colour(table, ADA.user, 2))).key == "refusal-table_running"
    assert await colours(host, table) == [("Ada", 0), ("Ben", 1)]


async def test_a_wish_is_granted_where_it_is_free(host: Host) -> None:
    table = await host.open("livingstone", {}, 4, "en", PLACE, replace(ADA, wish=3))
    await host.join(table, replace(BEN, wish=3))
    await host.join(table, replace(CLEO, wish=1))
    await host.join(table, replace(DAN, wish=9))
    assert await colours(host, table) == [("Ada", 3), ("Ben", 0), ("Cleo", 1), ("Dan", 2)]


async def test_letters_are_fixed_at_the_start_by_the_names_of_then(path: Path) -> None:
    async with hosting(path, initials=initials) as host:
        table = await host.open("livingstone", {}, 3, "en", PLACE, replace(ADA, name="Basile"))
        await host.join(table, BEN)
        await host.join(table, replace(ADA, name="Zoé"))
        await host.take_colour(table, BEN.user, 4)
        assert [seat.letter for seat in (await host.table(table)).seats] == [None, None]
        await host.start(table, ADA.user)
        assert [(seat.letter, seat.colour) for seat in (await host.table(table)).seats] == [
            ("Z", 0),
            ("B", 4),
        ]
        await host.resign(table, BEN.user)
        await host.open("livingstone", {}, 3, "en", PLACE, replace(ADA, name="Countess"))
        host._live.drop()
        seats = (await host.table(table)).seats
        assert [(seat.name, seat.letter, seat.colour) for seat in seats] == [
            ("Countess", "Z", 0),
            ("Ben", "B", 4),
        ]


async def test_the_last_to_leave_closes_the_lobby(host: Host) -> None:
    table = await host.open("livingstone", {}, 3, "en", PLACE, ADA)
    await host.leave(table, ADA.user)
    assert (await host.table(table)).status is TableStatus.CANCELLED
    assert (await refusal(host.join(table, BEN))).key == "refusal-table_cancelled"


async def test_a_name_that_changed_is_known_at_the_next_table(host: Host) -> None:
    table = await host.open("livingstone", {}, 3, "en", PLACE, ADA)
    await host.open("livingstone", {}, 3, "en", PLACE, type(ADA)(ADA.user, "Countess", "fr"))
    assert await names(host, table) == ["Countess"]


async def test_every_other_wish_has_its_refusal(host: Host) -> None:
    lobby = await host.open("livingstone", {}, 3, "en", PLACE, ADA)
    running = await started(host, 2)
    deeds = {
        "unknown_game": host.open("chess", {}, 2, "en", PLACE, ADA),
        "unknown_option": host.open("livingstone", {"dice": 9}, 2, "en", PLACE, ADA),
        "unknown_table": host.join(999, ADA),
        "not_seated": host.leave(lobby, BEN.user),
        "table_lobby": host.resign(lobby, ADA.user),
        "table_running": host.join(running, CLEO),
    }
    for key, deed in deeds.items():
        assert (await refusal(deed)).key == f"refusal-{key}"
    assert (await refusal(host.start(lobby, BEN.user))).key == "refusal-not_seated"
    assert (await refusal(host.start(running, ADA.user))).key == "refusal-table_running"
    assert (await refusal(host.leave(running, ADA.user))).key == "refusal-table_running"
    assert (await refusal(host.view(lobby, ADA.user))).key == "refusal-table_lobby"
    assert (await refusal(host.commitment(lobby))).key == "refusal-table_lobby"


async def test_a_table_for_friends_is_for_who_is_invited_and_for_who_sits_there(host: Host) -> None:
    table = await host.open("livingstone", {}, 4, "en", PLACE, ADA)
    await host.join(table, BEN)
    with pytest.raises(Refused, match="not_seated"):
        await host.invite(table, CLEO.user, [DAN.user])
    for _ in range(2):
        await host.invite(table, ADA.user, [CLEO.user])
    assert sorted((await host.table(table)).guests or ()) == [ADA.user, BEN.user, CLEO.user]
    with pytest.raises(Refused, match="guests_only"):
        await host.join(table, DAN)
    await host.join(table, CLEO)
    with pytest.raises(Refused, match="many_guests"):
        await host.invite(table, ADA.user, range(1, 12))
    await host.leave(table, BEN.user)
    found = await host.table(table)
    assert sorted(found.guests or ()) == sorted(found.coming) == [ADA.user, CLEO.user]
    assert sorted(found.going) == [BEN.user]
    with pytest.raises(Refused, match="guests_only"):
        await host.join(table, BEN)
    await host.guests_brought(table, found.coming | found.going, ())
    found = await host.table(table)
    assert sorted(found.guests or ()) == [ADA.user, CLEO.user]
    assert not found.coming | found.going
    await host.invite(table, ADA.user, [BEN.user])
    assert sorted((await host.table(table)).coming) == [BEN.user]
