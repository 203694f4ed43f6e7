"""Which table a command means, when it does not say so."""

from __future__ import annotations

from tests.cogs.harbour import Harbour


async def test_somebody_elses_lobby_in_the_channel_does_not_hide_ones_own_game(harbour: Harbour) -> None:
    ada, ben = (harbour.person(name) for name in ("Ada", "Ben"))
    await harbour.game(ada, ben)
    await harbour.card(harbour.person("Cleo"))
    reply = await ada.uses("/table hand")
    assert [file.filename for file in reply.message.files] == ["hand.png"]


async def test_in_a_games_thread_a_spectator_sees_that_game(harbour: Harbour) -> None:
    ada, ben, cleo, dan = (harbour.person(name) for name in ("Ada", "Ben", "Cleo", "Dan"))
    thread = (await harbour.game(ada, ben))[0].place
    await harbour.game(cleo, dan, table=2)
    reply = await cleo.at(thread).uses("/table text")
    assert "Ada" in reply.text
    assert "Dan" not in reply.text


async def test_a_stranger_in_private_cannot_name_a_table(harbour: Harbour) -> None:
    await harbour.game(harbour.person("Ada"), harbour.person("Ben"))
    reply = await harbour.person("Eve").in_private().uses("/table text", table="1")
    assert reply.text == "There is no such table."


async def test_a_player_in_private_can(harbour: Harbour) -> None:
    ada = harbour.person("Ada")
    await harbour.game(ada, harbour.person("Ben"))
    assert "Ben" in (await ada.in_private().uses("/table text", table="1")).text
