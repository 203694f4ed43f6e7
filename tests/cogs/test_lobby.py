"""/play and its card, over the wire."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from games.livingstone.state import LivingstoneOptions
from playground.faults import Fault
from playground.people import Person, Reply, TooLate
from playground.permissions import Permission
from playground.seen import Seen
from storage.rows import TableStatus
from tests.cogs.harbour import Harbour, moored, shows
from tests.playground.stage import playing, time_flies


async def seated(card: Reply, who: Person) -> None:
    await who.until(shows(card, f": {who.name}"), f"{who.name} on the card")


async def test_play_opens_a_lobby_with_a_card_for_everybody(harbour: Harbour) -> None:
    ada, ben = harbour.person("Ada"), harbour.person("Ben")
    await ada.uses("/play", game="Livingstone", seats=3)
    (card,) = ben.sees()
    assert not card.is_private
    assert card.labels[:3] == ["Join", "Leave", "Start"]
    assert "Table 1, for up to 3 players" in card.text
    about = "Draft dice, pitch tents, and give the Queen enough. (40 min, light)"
    assert about in card.text, "whoever wonders whether to join sees what it is"
    assert "red disc: Ada\n2 seats are free.\nOptions: none" in card.text
    assert "Language: English" in card.text
    assert "every roll and every card is published" in card.text


async def test_without_a_number_all_seats_of_the_game_are_offered(harbour: Harbour) -> None:
    ada = harbour.person("Ada")
    assert "4 seats are free." in (await ada.uses("/play", game="livingstone")).text


async def test_the_table_speaks_french_where_its_opener_does(harbour: Harbour) -> None:
    zoe, ada = harbour.person("Zoé", "fr"), harbour.person("Ada")
    card = await zoe.uses("/jouer", jeu="Livingstone", places=2)
    assert "disque rouge\u202f: Zoé" in card.text
    assert card.message.labels[:3] == ["Rejoindre", "Quitter", "Commencer"]
    other = await ada.uses("/play", game="livingstone", language="Français")
    assert "Langue\u202f: français" in other.text
    third = await zoe.uses("/jouer", jeu="livingstone", langue="English")
    assert "Language: English" in third.text


async def test_the_card_is_kept_up_to_date_in_place(harbour: Harbour) -> None:
    ada, ben = harbour.person("Ada"), harbour.person("Ben")
    card = await ada.uses("/play", game="livingstone")
    reply = await ben.presses("Join", on=card)
    await seated(card, ben)
    assert reply.is_silent
    await ada.presses("Leave", on=card)
    await ada.until(shows(card, "blue square: Ben\n4 seats"), "Ben keeps his colour")
    assert len(ada.sees()) == len(ben.sees()) == 1


def edits(harbour: Harbour) -> int:
    """How often a message of a channel has been edited."""
    return len(harbour.playground.ledger.requests("PATCH", "/channels/{channel_id}/messages/{message_id}"))


def keep_the_card(harbour: Harbour, card: Seen, times: int) -> None:
    """It stays on screen as it is, as it does when Discord refuses the next edits."""
    for method in ("PATCH", "DELETE"):
        harbour.playground.faults.order(
            Fault(
                method=method,
                route="/channels/{channel_id}/messages/{message_id}",
                channel=card.channel,
                status=403,
                code=50013,
                times=times,
            )
        )


def colours(card: Seen) -> list[str]:
    """What the card's menu offers."""
    return [option.label for menu in card.menus for option in menu.options]


async def test_a_free_colour_is_taken_with_one_press_and_the_card_edited_once(harbour: Harbour) -> None:
    ada, ben = harbour.person("Ada"), harbour.person("Ben")
    card = await harbour.card(ada, ben)
    await harbour.settled()
    before = edits(harbour)
    assert colours(card) == ["Yellow diamond", "Green shield", "Purple flower"]
    reply = await ben.selects("Purple flower", on=card)
    assert reply.is_silent
    shown = await ada.waits_to_see("purple flower: Ben")
    await harbour.settled()
    assert "red disc: Ada\npurple flower: Ben\n3 seats are free." in shown.text
    assert colours(shown) == ["Blue square", "Yellow diamond", "Green shield"]
    assert edits(harbour) == before + 1


async def test_a_colour_is_not_for_who_watches_and_a_taken_one_for_nobody_else(harbour: Harbour) -> None:
    ada, ben, zoe = harbour.person("Ada"), harbour.person("Ben"), harbour.person("Zoé", "fr")
    card = await harbour.card(ada, ben)
    reply = await zoe.selects("Green shield", on=card)
    assert await said(zoe, reply) == ["Vous n\u2019avez pas de place à cette table."]
    await zoe.presses("Join", on=card)
    await ada.waits_to_see(": Zoé")
    keep_the_card(harbour, card, 2)
    await ben.selects("Green shield", on=card)
    await harbour.settled()
    reply = await zoe.selects("Green shield", on=card)
    (reason,) = await said(zoe, reply)
    again = await ben.selects("Green shield", on=card)
    await harbour.settled()
    assert reason == "Ben a déjà cette couleur. Prenez-en une autre, s\u2019il vous plaît."
    assert again.follow_ups == []
    assert [seat.colour for seat in (await harbour.host.table(1)).seats] == [0, 3, 2]


async def test_colour_and_initial_are_kept_from_the_start_on_and_for_the_rematch(harbour: Harbour) -> None:
    basile, ada = harbour.person("Basile"), harbour.person("Ada")
    card = await harbour.card(basile, ada)
    await ada.selects("Green shield", on=card)
    await ada.waits_to_see("green shield: Ada")
    there = await harbour.begun(card, basile, ada)
    (card,) = ada.sees()
    assert "**B** red disc: Basile\n**A** green shield: Ada\n" in card.text
    assert colours(card) == []
    offered = await there[0].completes("/table log", player="")
    assert [(choice.name, choice.value) for choice in offered] == [("B Basile", "B"), ("A Ada", "A")]
    asked = await there[0].uses("/table asked")
    assert asked.text.startswith(("**B** Basile:", "**A** Ada:"))
    for each in there:
        await each.uses("/table cancel")
    await ada.until(lambda: "Rematch" in there[0].sees()[-1].labels or None, "the end")
    await there[1].presses("Rematch", on=there[1].sees()[-1])
    await there[0].presses("Rematch", on=there[0].sees()[-1])
    await harbour.settled(2)
    assert "green shield: Ada\nred disc: Basile\n" in ada.sees()[-1].text


async def test_where_initials_are_alike_the_letters_are_those_of_the_seats(harbour: Harbour) -> None:
    ben, emil, etienne = (harbour.person(name) for name in ("Ben", "Emil", "Étienne"))
    await harbour.game(ben, emil, etienne)
    (card,) = ben.sees()
    assert "**A** red disc: Ben\n**B** blue square: Emil\n**C** yellow diamond: Étienne" in card.text


async def test_who_joins_before_the_card_is_kept_is_on_that_card(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben = harbour.person("Ada"), harbour.person("Ben")
    keep, has_joined = harbour.host.keep_post, asyncio.Event()

    async def keep_late(*given: Any) -> None:
        await has_joined.wait()
        await keep(*given)

    monkeypatch.setattr(harbour.host, "keep_post", keep_late)
    card = await ada.uses("/play", game="livingstone")
    await ben.presses("Join", on=card)
    while not (await harbour.host.table(1)).seat_of(int(ben.user.id)):  # noqa: ASYNC110  # the store tells nobody
        await asyncio.sleep(0)
    async with asyncio.timeout(5):
        await harbour.settled()  # there is nothing to wait for, unless another card is being posted
    has_joined.set()
    await seated(card, ben)
    await harbour.settled()
    assert len(ada.sees()) == 1


async def test_a_card_that_may_not_be_changed_for_an_hour_holds_nobody_up(harbour: Harbour) -> None:
    ada, ben = harbour.person("Ada"), harbour.person("Ben")
    card = await harbour.card(ada, ben)
    harbour.playground.faults.rate_limit("PATCH", "/channels/{channel_id}/messages/{message_id}", 3600.0)
    await ada.presses("Start", on=card)
    thread = await ada.until(lambda: harbour.world.records.channels.get(card.id), "the thread")
    board = await ada.at(thread).waits_to_see("Livingstone, round 1")
    assert "Move" in board.labels
    await harbour.settled()
    assert await harbour.host.pending() == []


async def test_a_double_tap_joins_once(harbour: Harbour) -> None:
    ada, ben = harbour.person("Ada"), harbour.person("Ben")
    card = await ada.uses("/play", game="livingstone")
    await ben.presses("Join", on=card)
    again = await ben.presses("Join", on=card)
    await seated(card, ben)
    await harbour.settled()
    assert (await again.followed_up()).text == "You already sit at this table."
    assert again.follow_ups[0].is_private
    assert [seat.name for seat in (await harbour.host.table(1)).seats] == ["Ada", "Ben"]


async def test_the_last_to_leave_closes_the_table(harbour: Harbour) -> None:
    ada = harbour.person("Ada")
    card = await ada.uses("/play", game="livingstone")
    await ada.presses("Leave", on=card)
    await ada.until(shows(card, "This table has been closed."), "closed")
    assert "(40 min, light)" not in card.text, "nobody can join it any more"
    assert card.message.labels == []


async def test_too_few_players_cannot_start(harbour: Harbour) -> None:
    zoe = harbour.person("Zoé", "fr")
    card = await zoe.uses("/jouer", jeu="livingstone", langue="English")
    before = card.text
    reply = await zoe.presses("Start", on=card)
    (reason,) = await said(zoe, reply)
    assert reason == "Ce jeu se joue de 2 à 5 joueurs."
    assert card.text == before


async def said(who: Person, reply: Reply) -> list[str]:
    """What the bot answers privately beside the message that was pressed."""
    await who.until(lambda: reply.follow_ups or None, "a private answer")
    assert all(each.is_private for each in reply.follow_ups)
    return [each.text for each in reply.follow_ups]


async def test_only_those_who_sit_there_start_or_leave(harbour: Harbour) -> None:
    ada, ben, eve = (harbour.person(name) for name in ("Ada", "Ben", "Eve"))
    card = await harbour.card(ada, ben)
    for button in ("Start", "Leave"):
        reply = await eve.presses(button, on=card)
        assert await said(eve, reply) == ["You have no seat at this table."]
    assert (await harbour.host.table(1)).status is TableStatus.LOBBY


async def test_a_full_table_takes_nobody_else(harbour: Harbour) -> None:
    ada, ben, zoe = harbour.person("Ada"), harbour.person("Ben"), harbour.person("Zoé", "fr")
    card = await ada.uses("/play", game="livingstone", seats=2)
    await ben.presses("Join", on=card)
    await seated(card, ben)
    reply = await zoe.presses("Join", on=card)
    assert await said(zoe, reply) == ["Les 2 places sont déjà prises."]


@pytest.mark.parametrize("seats", [0, 1, 6, -3])
async def test_a_number_the_game_does_not_take_is_refused_in_private(harbour: Harbour, seats: int) -> None:
    ada = harbour.person("Ada")
    reply = await ada.uses("/play", game="livingstone", seats=seats)
    assert reply.text == "This game is for 2 to 5 players."
    assert reply.message.is_private
    assert not await harbour.host.tables_of(int(ada.user.id))


async def test_in_private_it_is_told_where_tables_are_opened(harbour: Harbour) -> None:
    zoe = harbour.person("Zoé", "fr").in_private()
    reply = await zoe.uses("/jouer", jeu="livingstone")
    assert "Pour jouer à plusieurs, utilisez cette commande dans un salon d\u2019un serveur." in reply.text
    assert reply.message.is_private


async def test_in_a_thread_it_is_told_where_tables_are_opened(harbour: Harbour) -> None:
    ada, _ = await harbour.game(harbour.person("Ada"), harbour.person("Ben"))
    reply = await ada.uses("/play", game="livingstone")
    assert reply.message.is_private
    assert reply.text.startswith("Each table gets a thread of its own.")


async def test_start_makes_a_thread_and_the_card_leads_to_it(harbour: Harbour) -> None:
    ada, ben = harbour.person("Ada"), harbour.person("Ben")
    there, _ = await harbour.game(ada, ben)
    (card,) = ada.sees()
    assert f"The game has begun. <#{there.place.id}>" in card.text
    assert card.labels == []
    assert "board.png" in [file.filename for message in there.sees() for file in message.files]


async def test_a_lobby_needs_no_right_to_send(harbour: Harbour) -> None:
    ada, ben = harbour.person("Ada"), harbour.person("Ben")
    harbour.world.take_away(Permission.SEND_MESSAGES, ada.place)
    card = await harbour.card(ada, ben)
    assert "blue square: Ben" in card.text


async def test_options_are_completed_one_after_the_other(harbour: Harbour) -> None:
    ada, zoe = harbour.person("Ada"), harbour.person("Zoé", "fr")
    both = ["Passing", "No-Cost Tent pays neighbours"]
    offered = await ada.completes("/play", game="livingstone", options="")
    assert [choice.name for choice in offered] == both
    further = await ada.completes("/play", game="livingstone", options="Passing, no")
    assert [(choice.name, choice.value) for choice in further] == [
        ("Passing, No-Cost Tent pays neighbours", "allow_pass,free_tent_pays_neighbours")
    ]
    french = await zoe.completes("/jouer", jeu="livingstone", options="tente")
    assert [choice.value for choice in french] == ["free_tent_pays_neighbours"]
    assert await ada.completes("/play", options="") == []


@pytest.mark.parametrize("typed", ["allow_pass", "Passing", " passing ,"])
async def test_chosen_options_are_played_and_shown(harbour: Harbour, typed: str) -> None:
    ada = harbour.person("Ada")
    card = await ada.uses("/play", game="livingstone", options=typed)
    assert "Options: Passing" in card.text
    assert (await harbour.host.table(1)).options == LivingstoneOptions(allow_pass=True)


async def test_an_option_the_game_lacks_is_refused(harbour: Harbour) -> None:
    reply = await harbour.person("Ada").uses("/play", game="livingstone", options="dragons")
    assert reply.text == "This game has no such option."
    assert reply.message.is_private


async def test_a_name_cannot_format_or_ping_anything(harbour: Harbour) -> None:
    odd = harbour.person("**@everyone**")
    card = await odd.uses("/play", game="livingstone")
    assert r"\*\*@" + "\u200b" + r"everyone\*\*" in card.text
    assert card.message.pings == ()


async def ended(harbour: Harbour) -> tuple[Person, Person]:
    """Two players in the thread of a game that is over."""
    ada, ben = await harbour.game(harbour.person("Ada"), harbour.person("Ben"))
    await ada.uses("/table cancel")
    await ben.uses("/table cancel")
    await ada.until(lambda: "Rematch" in ada.sees()[-1].labels or None, "the end")
    return ada, ben


async def test_a_rematch_is_one_new_lobby_however_many_press(harbour: Harbour) -> None:
    ada, ben = await ended(harbour)
    board = ada.sees()[-1]
    presses = [person.presses("Rematch", on=board) for person in (ada, ben, ada)]
    for reply in await asyncio.gather(*presses):
        assert reply.message.is_private
        assert reply.text.startswith("A new table is open:")
    await harbour.settled(2)
    card = harbour.person("Ada").sees()[-1]
    assert "Table 2, for up to 5 players" in card.text
    assert card.text.count(": Ada") == card.text.count(": Ben") == 1
    assert card.labels[:3] == ["Join", "Leave", "Start"]
    assert len(await harbour.host.tables_of(int(ada.user.id))) == 1
    assert len([each for each in ada.sees() if "play again" in each.text]) == 1


async def test_a_rematch_invites_all_once_and_its_invitation_has_a_seat(harbour: Harbour) -> None:
    """Who begins is drawn in every game, so that no order needs to be passed on."""
    ada, ben = await ended(harbour)
    cleo = harbour.person("Cleo").at(ada.place)
    await ada.presses("Rematch", on=ada.sees()[-1])
    invitation = await ben.waits_to_see("play again")
    assert invitation.text == "@Ben Ada would like to play again. Press Rematch for a seat at the new table."
    assert (invitation.pings, invitation.labels) == (("Ben",), ["Rematch"])
    assert "no seat" in (await cleo.presses("Rematch", on=invitation)).text
    await ben.presses("Rematch", on=invitation)
    await harbour.settled(2)
    table = await harbour.host.table(2)
    assert [seat.name for seat in table.seats] == ["Ada", "Ben"]
    card = harbour.person("Ada").sees()[-1]
    for person in (ada, ben):
        await person.presses("Leave", on=card)
    await ada.presses("Rematch", on=invitation)
    await harbour.settled(3)
    calls = [each for each in ben.sees() if "play again" in each.text]
    assert [each.id for each in calls] == [invitation.id], "nobody is called again and again"


async def test_a_rematch_is_for_those_who_played(harbour: Harbour) -> None:
    ada, _ = await ended(harbour)
    eve = harbour.person("Eve").at(ada.place)
    reply = await eve.presses("Rematch", on=ada.sees()[-1])
    assert reply.text == "You have no seat at this table."
    assert not await harbour.host.tables_of(int(ada.user.id))


async def test_after_the_end_a_new_lobby_of_another_kind_is_no_rematch(harbour: Harbour) -> None:
    ada, ben = await ended(harbour)
    await harbour.person("Ben").uses("/play", game="livingstone", seats=2)
    await ada.presses("Rematch", on=ada.sees()[-1])
    assert [table.id for table in await harbour.host.tables_of(int(ada.user.id))] == [3]
    assert [table.id for table in await harbour.host.tables_of(int(ben.user.id))] == [2]


async def test_a_card_that_comes_too_late_as_an_answer_is_posted_all_the_same(harbour: Harbour) -> None:
    ada = harbour.person("Ada")
    with time_flies(harbour.playground, 4), pytest.raises(TooLate):
        await ada.uses("/play", game="livingstone")
    card = await ada.waits_to_see("Table 1")
    assert card.labels[:3] == ["Join", "Leave", "Start"]
    assert len(ada.sees()) == 1


async def test_the_card_works_after_a_restart(tmp_path: Path) -> None:
    async with playing() as playground:
        ada, ben, cleo = (playground.person(name) for name in ("Ada", "Ben", "Cleo"))
        async with moored(playground, tmp_path / "quayside.db") as harbour:
            card = await harbour.card(ada, ben)
            await harbour.settled()
        async with moored(playground, tmp_path / "quayside.db"):
            await cleo.presses("Join", on=card)
            await ada.waits_to_see("yellow diamond: Cleo")
        assert len(ada.sees()) == 1


async def test_a_table_is_one_message_in_its_channel_all_its_life(harbour: Harbour) -> None:
    ada, ben = harbour.person("Ada"), harbour.person("Ben")
    card = await harbour.card(ada)
    edit = "/channels/{channel_id}/messages/{message_id}"
    harbour.playground.faults.order(
        Fault(method="PATCH", route=edit, channel=card.channel, status=400, code=30046, times=1)
    )
    await ben.presses("Join", on=card)
    await harbour.settled()
    (shown,) = ada.sees()
    assert shown.id != card.id, "what cannot be changed any more gives way to another"
    assert ": Ben\n" in shown.text
    harbour.playground.faults.order(
        Fault(method="PATCH", route=edit, channel=card.channel, status=400, code=30046, times=1)
    )
    there = await harbour.begun(shown, ada, ben)
    (shown,) = ada.sees()
    assert "Join" in shown.labels, "Discord has refused"
    await harbour.pass_time(3600)
    (shown,) = ada.sees()
    assert "The game has begun." in shown.text
    assert shown.labels == []
    harbour.world.delete_channel(there[0].place)
    await harbour.bot.announcer.settled(1)
    thread = await ada.until(
        lambda: next((each for each in harbour.world.records.channels.values() if each.is_thread), None),
        "another thread",
    )
    await harbour.settled()
    (shown,) = ada.sees()
    assert shown.id == thread.id
    for each in (ada, ben):
        await each.at(thread).uses("/table cancel")
    await harbour.settled()
    (shown,) = ben.sees()
    assert shown.text.endswith("This table has been closed.")
