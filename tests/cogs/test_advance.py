"""Answering before one is asked: from the panel and by command, over the wire."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from games.rotterdam.actions import EndTurn, FinishTrading, ResumeTrading
from games.rotterdam.state import Phase, RotterdamState
from host.lobby import Person as Player
from host.lobby import Place
from playground.people import Person, Playground, Reply
from playground.seen import Seen
from render import ARTISTS, rotterdam
from storage.rows import TableStatus
from tests.choosing import chooses
from tests.cogs.harbour import Harbour, moored, shows
from tests.cogs.panels import Trading
from tests.games.rotterdam.positions import player, position
from tests.host.people import press
from tests.playground.stage import playing
from words.catalogue import language_of

SKIP = "Skip my turn in this phase"
NO_CARDS = "No card this round: end my turns if nothing else is left to do"
AN_HOUR = 3600


@pytest.fixture(autouse=True)
def _drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """The board of the game played here can be drawn."""
    monkeypatch.setitem(ARTISTS, "rotterdam", rotterdam)


def unloading() -> RotterdamState:
    """Phase 4: everybody holds a card, so everybody is asked; Ada first."""
    hands = [player(navigation=["setback"]) for _ in range(3)]
    return position(*hands, phase=Phase.UNLOAD, ships={"VU1": (1, "grain")})


async def seat(harbour: Harbour, *people: Person) -> int:
    """A game of these people in that order, told of in the thread."""
    players = [Player(int(one.user.id), one.name, language_of(one.user.locale)) for one in people]
    channel = harbour.world.channel_named("general")
    place = Place(int(harbour.world.guild.id), int(channel.id))
    table = await harbour.host.open("rotterdam", {}, len(players), "en", place, players[0])
    for one in players[1:]:
        await harbour.host.join(table, one)
    await harbour.host.start(table, players[0].user)
    harbour.bot.announcer.wake(table)
    await harbour.settled(table)
    return table


@pytest.fixture
async def harbour(tmp_path: Path) -> AsyncIterator[Harbour]:
    async with (
        playing() as playground,
        moored(playground, tmp_path / "quayside.db", Trading(unloading())) as harbour,
    ):
        yield harbour


@pytest.fixture
async def three(harbour: Harbour) -> list[Person]:
    """Ada, who is asked; Ben, who speaks French; Cleo. They are in the table's thread."""
    people = [harbour.person("Ada"), harbour.person("Ben", "fr"), harbour.person("Cleo")]
    table = await harbour.host.table(await seat(harbour, *people))
    thread = harbour.world.channel(str(table.place.thread))
    return [person.at(thread) for person in people]


def board(who: Person) -> Seen:
    return next(message for message in reversed(who.sees()) if "table:hand:1" in str(message.buttons))


async def said(who: Person, panel: Reply, words: str) -> None:
    await who.until(shows(panel, words), words)


async def standing(harbour: Harbour, who: Person) -> list[str]:
    seen = await harbour.host.seen(1, int(who.user.id))
    return [each.advance.key for each in seen.prepared if each.is_standing]


async def end_turn(harbour: Harbour, who: Person) -> None:
    await press(harbour.host, 1, int(who.user.id), EndTurn())
    harbour.bot.announcer.wake(1)
    await harbour.settled()


async def listed(who: Person) -> Reply:
    """The list, behind its button on the panel."""
    panel = await who.presses("Move", on=board(who))
    await who.presses("Answer in advance", on=panel)
    await said(who, panel, "Answer in advance")
    return panel


async def test_who_only_waits_is_offered_answers_and_may_take_them_back(
    harbour: Harbour, three: list[Person]
) -> None:
    ada, _, cleo = three
    panel = await cleo.presses("Move", on=board(cleo))
    assert panel.message.is_private
    assert panel.text == "Waiting for Ada."
    assert panel.message.labels == ["My hand", "Answer in advance"]
    await cleo.presses("Answer in advance", on=panel)
    await said(cleo, panel, "Answer in advance")
    offered = {option.label: option.description for menu in panel.message.menus for option in menu.options}
    assert offered[SKIP] == "ends my turn when it comes (to the end of this phase)"
    ends = "ends my turns if nothing else is left to do (to the end of this round)"
    assert offered["No card this round"] == ends
    await chooses(cleo, SKIP, on=panel)
    await said(cleo, panel, f"From now on, to the end of this phase: {SKIP}.")
    assert f"**In advance:** {SKIP} (to the end of this phase)" in panel.text
    assert await standing(harbour, cleo) == ["skip_turn"]
    await chooses(cleo, SKIP, on=panel)
    await said(cleo, panel, f"Taken back: {SKIP}.")
    assert await standing(harbour, cleo) == []
    assert "In advance:" not in panel.text
    await cleo.presses("Back", on=panel)
    await said(cleo, panel, "Waiting for Ada.")
    assert not [message for message in ada.sees() if "Skip" in message.text]


async def test_who_is_asked_finds_the_list_behind_a_button_and_is_answered_at_once(
    harbour: Harbour, three: list[Person]
) -> None:
    ada, ben, _ = three
    panel = await ada.presses("Move", on=board(ada))
    assert SKIP not in panel.message.labels
    await ada.presses("Answer in advance", on=panel)
    await said(ada, panel, "Answer in advance")
    await chooses(ada, SKIP, on=panel)
    await said(ada, panel, "From now on")
    await harbour.settled()
    assert "Ada" in panel.text, "what came of it"
    assert await harbour.asked([ada, ben, three[2]]) is ben
    assert board(ben).pings == ("Ben",)


async def test_an_answer_pings_nobody_and_the_board_tells_the_step_like_any_other(
    harbour: Harbour, three: list[Person]
) -> None:
    ada, ben, cleo = three
    await ben.uses("/table avance", réponse="Passer mon tour")
    before = len(ben.sees())
    await end_turn(harbour, ada)
    news = ben.sees()[before:]
    assert [message.pings for message in news if message.pings] == [("Cleo",)]
    assert not [message for message in (*cleo.sees(), *ada.sees()) if "advance" in message.text]
    panel = await ben.presses("Move", on=board(ben))
    assert "Joué pour vous depuis votre dernier coup" in panel.text
    assert "Terminer le tour" in panel.text
    missed = await ben.uses("/table manqué")
    assert "Joué pour vous" in missed.text


async def test_a_hand_that_changes_by_ones_own_answer_makes_no_noise(
    harbour: Harbour, three: list[Person]
) -> None:
    ada, ben, _ = three
    await ben.uses("/table avance", réponse="Passer mon tour")
    (hand,) = ben.private_messages()
    heard = len(ben.notifications())
    await end_turn(harbour, ada)
    (same,) = ben.private_messages()
    assert same.id == hand.id
    assert same.files[0].content != hand.files[0].content
    assert len(ben.notifications()) == heard


async def test_what_stands_is_on_the_panel_of_who_is_asked(harbour: Harbour, three: list[Person]) -> None:
    ada = three[0]
    await ada.uses("/table advance", answer="finish trading at once")
    panel = await ada.presses("Move", on=board(ada))
    assert (
        "**In advance:** No trade this round: finish trading at once (to the end of this round)" in panel.text
    )
    assert "End the turn" in panel.message.labels


def timeless(message: Seen) -> tuple[object, ...]:
    """All of a message that is the same in every run."""
    files = [(file.filename, file.description, file.content) for file in message.files]
    text = re.sub(r"\b\d{10,}\b", "", message.text)  # ids and times
    return message.author, text, message.labels, files, message.pings, message.is_silent


async def seen_by_others(folder: Path, *, is_given: bool) -> list[list[tuple[object, ...]]]:
    """What Ada and Ben see, and what their own panels say, while Cleo prepares an answer or not."""
    async with playing() as playground, moored(playground, folder, Trading(unloading())) as harbour:
        people = [harbour.person(name) for name in ("Ada", "Ben", "Cleo")]
        table = await harbour.host.table(await seat(harbour, *people))
        ada, ben, cleo = (one.at(harbour.world.channel(str(table.place.thread))) for one in people)
        if is_given:
            await cleo.uses("/table advance", answer=SKIP)
            await cleo.uses("/table advance", answer=NO_CARDS)
        for command in ("move", "undo", "log", "asked", "text", "hand", "board", "missed"):
            await ben.uses(f"/table {command}")
        await end_turn(harbour, ada)
        return [
            [timeless(message) for message in (*one.sees(), *one.private_messages())] for one in (ada, ben)
        ]


async def test_an_answer_that_stands_shows_in_nothing_others_see(tmp_path: Path) -> None:
    without, with_answer = [
        await seen_by_others(tmp_path / f"{is_given}.db", is_given=is_given) for is_given in (False, True)
    ]
    assert without == with_answer


async def test_an_answer_stands_to_its_end_and_no_longer(harbour: Harbour, three: list[Person]) -> None:
    ada, _, cleo = three
    panel = await listed(cleo)
    await chooses(cleo, SKIP, on=panel)
    await said(cleo, panel, "From now on")
    for who in three[:2]:
        await end_turn(harbour, who)
    assert await standing(harbour, cleo) == [], "phase 4 is over, and so is the answer"
    await chooses(cleo, SKIP, on=panel)
    await said(cleo, panel, "The game has moved on")
    assert await standing(harbour, cleo) == []
    assert (await harbour.host.table(1)).is_waiting_for(int(ada.user.id))


async def test_a_press_for_an_earlier_phase_gives_nothing(harbour: Harbour, three: list[Person]) -> None:
    ada, ben, cleo = three
    panel = await listed(cleo)
    for who in (ada, ben, cleo):
        await end_turn(harbour, who)
    await chooses(cleo, SKIP, on=panel)
    await said(cleo, panel, "The game has moved on")
    assert await standing(harbour, cleo) == []


async def test_giving_twice_is_once(harbour: Harbour, three: list[Person]) -> None:
    cleo = three[2]
    for _ in range(2):
        reply = await cleo.uses("/table advance", answer=SKIP)
        assert f"**In advance:** {SKIP} (to the end of this phase)" in reply.text
    assert await standing(harbour, cleo) == ["skip_turn"]
    assert (await harbour.host.table(1)).version == 0


async def test_the_command_completes_what_may_be_given_and_taken_back(
    harbour: Harbour, three: list[Person]
) -> None:
    cleo = three[2]
    choices = await cleo.completes("/table advance", answer="card this")
    assert [choice.name for choice in choices] == [
        "No card this phase: end my turn if nothing else is left to do",
        NO_CARDS,
    ]
    reply = await cleo.uses("/table advance", answer=choices[1].value)
    assert "From now on, to the end of this round" in reply.text
    again = await cleo.uses("/table advance", answer=choices[1].value)
    assert "From now on" in again.text, "the same line says the same, also when it stands"
    assert await standing(harbour, cleo) == ["no_cards_round"]
    (back,) = await cleo.completes("/table advance", answer="take")
    assert back.name == f"Take back: {NO_CARDS}"
    reply = await cleo.uses("/table advance", answer=back.value)
    assert f"Taken back: {NO_CARDS}." in reply.text
    assert await standing(harbour, cleo) == []


async def test_typed_words_take_back_what_stands(harbour: Harbour, three: list[Person]) -> None:
    cleo = three[2]
    await cleo.uses("/table advance", answer="skip")
    reply = await cleo.uses("/table advance", answer=f"take back: {SKIP.lower()}")
    assert f"Taken back: {SKIP}." in reply.text
    assert await standing(harbour, cleo) == []


@pytest.mark.parametrize("typed", ["nothing like it", "finish trading", "give 0123456789ab"])
async def test_what_is_no_answer_is_refused(harbour: Harbour, three: list[Person], typed: str) -> None:
    reply = await three[2].uses("/table advance", answer=typed)
    assert reply.text == "You cannot give that answer in advance now."
    assert await standing(harbour, three[2]) == []


async def test_without_an_answer_the_command_shows_the_list(three: list[Person]) -> None:
    reply = await three[1].uses("/table avance")
    assert reply.text.startswith("**Répondre d\u2019avance\u202f:**")
    (menu,) = reply.message.menus
    assert "Passer mon tour dans cette phase" in [option.label for option in menu.options]


async def test_who_only_watches_may_not(harbour: Harbour, three: list[Person]) -> None:
    eve = harbour.person("Eve").at(three[0].place)
    for reply in (
        await eve.uses("/table advance"),
        await eve.uses("/table advance", answer=SKIP),
        await eve.presses("Move", on=board(eve)),
    ):
        assert reply.text == "You have no seat at this table."
    assert await eve.completes("/table advance", answer="") == []


async def test_who_has_resigned_may_not(harbour: Harbour, three: list[Person]) -> None:
    cleo = three[2]
    await cleo.uses("/table advance", answer=SKIP)
    panel = await cleo.uses("/table advance")
    await harbour.host.resign(1, int(cleo.user.id))
    await chooses(cleo, SKIP, on=panel)
    await cleo.until(
        lambda: any("You have resigned" in message.text for message in cleo.sees()) or None, "the refusal"
    )
    reply = await cleo.uses("/table advance", answer=SKIP)
    assert reply.text == "You have resigned from this game."


async def test_buttons_work_after_a_restart(tmp_path: Path) -> None:
    async with playing() as playground:
        panel, cleo = await _give_before_restart(playground, tmp_path)
        async with moored(playground, tmp_path / "quayside.db", Trading(unloading())) as harbour:
            assert await standing(harbour, cleo) == ["skip_turn"]
            await chooses(cleo, SKIP, on=panel)
            await said(cleo, panel, "Taken back")
            assert await standing(harbour, cleo) == []


async def _give_before_restart(playground: Playground, folder: Path) -> tuple[Reply, Person]:
    async with moored(playground, folder / "quayside.db", Trading(unloading())) as harbour:
        people = [harbour.person(name) for name in ("Ada", "Ben", "Cleo")]
        table = await harbour.host.table(await seat(harbour, *people))
        cleo = people[2].at(harbour.world.channel(str(table.place.thread)))
        panel = await cleo.uses("/table advance", answer=SKIP)
        return panel, cleo


async def test_livingstone_has_nothing_to_answer_in_advance(tmp_path: Path) -> None:
    async with playing() as playground, moored(playground, tmp_path / "quayside.db") as harbour:
        people = await harbour.game(harbour.person("Ada"), harbour.person("Ben"))
        reply = await people[0].uses("/table advance")
        assert reply.text == "There is nothing to answer in advance just now."
        assert "Answer in advance" not in (await people[0].uses("/table move")).message.labels
        assert (await harbour.host.table(1)).status is TableStatus.RUNNING


async def test_trading_again_after_all_is_not_finished_at_once(tmp_path: Path) -> None:
    start = position(*(player(products=[product]) for product in ("jam", "beer")), phase=Phase.TRADE)
    async with playing() as playground, moored(playground, tmp_path / "quayside.db", Trading(start)) as one:
        ada = one.person("Ada")
        await seat(one, ada, one.person("Ben"))
        user = int(ada.user.id)
        await ada.uses("/table advance", answer="No trade this round", table="1")
        assert await one.host.answered(1, user) == (FinishTrading(),)
        assert not (await one.host.table(1)).is_waiting_for(user)
        await press(one.host, 1, user, ResumeTrading())
        assert (await one.host.table(1)).is_waiting_for(user)
        assert await standing(one, ada) == []
