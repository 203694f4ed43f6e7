"""Floods are met with one private sentence, in the language of whoever causes them."""

from __future__ import annotations

import pytest

from tests.cogs.harbour import Harbour, shows
from tests.cogs.test_table_places import home

SIXTH = "You already sit at 5 tables that have not begun. Start one of them, or leave one, and try again."


@pytest.mark.promise("mend.11")
async def test_the_sixth_lobby_is_refused_in_private(harbour: Harbour) -> None:
    ada, zoe = harbour.person("Ada"), harbour.person("Zoé", "fr")
    cards = [await harbour.card(ada) for _ in range(5)]
    sixth = await ada.uses("/play", game="livingstone")
    assert (sixth.text, sixth.message.is_private) == (SIXTH, True)
    for card in cards:
        await zoe.presses("Join", on=card)
    other = await harbour.card(harbour.person("Ben"))
    refused = await (await zoe.presses("Join", on=other)).followed_up()
    assert refused.text.startswith("Vous avez déjà une place à 5 tables qui n\u2019ont pas commencé.")
    assert refused.is_private
    assert "Zoé" not in other.text
    await ada.presses("Start", on=cards[0])
    await ada.until(lambda: harbour.world.records.channels.get(cards[0].id), "the thread")
    await harbour.settled()
    assert (await ada.uses("/play", game="livingstone")).message.labels[:3] == ["Join", "Leave", "Start"]


@pytest.mark.promise("mend.11")
async def test_a_table_called_here_twice_pings_once_a_minute(harbour: Harbour) -> None:
    ada, ben = await harbour.game(harbour.person("Ada"), harbour.person("Ben", "fr"))
    cellar, attic = harbour.world.add_channel("cellar"), harbour.world.add_channel("attic")
    assert (await ada.at(cellar).uses("/table here")).text == "The table is here now."
    await harbour.settled()
    called, at_home = len(ben.pings()), await home(harbour)
    again = await ben.at(attic).uses("/table ici", table="1")
    assert again.text.startswith("Cette table vient d\u2019être affichée de nouveau. Réessayez dans ")
    assert again.message.is_private
    await harbour.settled()
    assert (len(ben.pings()), await home(harbour)) == (called, at_home)
    harbour.world.pass_time(60)
    assert (await ada.at(attic).uses("/table here")).text == "The table is here now."
    await harbour.settled()
    assert len(ben.pings()) == called + 1


@pytest.mark.promise("mend.11")
async def test_a_lobby_is_not_shown_anew_again_and_again(harbour: Harbour) -> None:
    ada = harbour.person("Ada")
    await harbour.card(ada)
    cellar, attic = harbour.world.add_channel("cellar"), harbour.world.add_channel("attic")
    await ada.at(cellar).uses("/table here")
    await harbour.settled()
    again = await ada.at(attic).uses("/table here")
    assert again.text.startswith("This table was shown anew only just now. Please try again in ")
    await harbour.settled()
    assert len(ada.sees(cellar)) == 2, "the answer and the card"
    assert len(ada.sees(attic)) == 1, "the answer alone"


@pytest.mark.promise("mend.11")
async def test_threads_deleted_one_after_another_call_nobody_twice_in_a_minute(harbour: Harbour) -> None:
    _, ben = await harbour.game(harbour.person("Ada"), harbour.person("Ben"))

    def calls() -> int:
        """How often Ben is called in the channel's threads, those that are gone included."""
        return len([ping for ping in notified if "Which die do you take?" in ping])

    notified: list[str] = []
    for _ in range(3):
        before = await home(harbour)
        assert before is not None
        harbour.world.delete_channel(before)
        await ben.until(
            lambda gone=before.id: next(  # type: ignore[misc]  # the place of this time
                (
                    each
                    for each in harbour.world.records.channels.values()
                    if each.is_thread and each.id != gone
                ),
                None,
            ),
            "another thread",
        )
        await harbour.settled()
        notified += [each.text for each in ben.pings()]
        assert await home(harbour) not in (None, before)
    assert calls() == 1


@pytest.mark.promise("mend.11")
async def test_a_game_does_not_begin_with_somebody_who_plays_too_many(harbour: Harbour) -> None:
    ada, ben = harbour.person("Ada"), harbour.person("Ben")
    limits = getattr(harbour.host, "_limits", None)
    assert limits is not None, "the host knows no limits"
    card = await harbour.card(ben, ada)
    harbour.host._limits = type(limits)(tables_per_person=1)
    await harbour.game(ada, harbour.person("Cleo"), table=2)
    start = await ben.presses("Start", on=card)
    said = await start.followed_up()
    assert said.text == "Ada cannot begin another game: nobody plays more than 1 at a time."
    await ben.until(shows(await ben.uses("/games"), "2 of"), "still a lobby")
