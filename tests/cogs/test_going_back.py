"""Going back by consent: asked for behind More, what is lost is said, all agree, and the board shows it."""

from __future__ import annotations

import pytest

from playground.people import Person
from playground.seen import Seen
from tests.cogs.harbour import Harbour
from tests.cogs.test_pausing import more
from tests.host.people import press

BUTTON = "Take back a turn"


async def offered(person: Person, button: str = BUTTON) -> Seen:
    """What the button behind More answers."""
    board = next(each for each in reversed(person.sees()) if "More" in each.labels or "Plus" in each.labels)
    label = next(label for label in board.labels if label in ("More", "Plus"))
    reply = await (await person.presses(label, on=board)).followed_up()
    return (await person.presses(button, on=reply)).message


async def play(harbour: Harbour, people: list[Person], turns: int = 1, table: int = 1) -> list[Person]:
    """Whoever is asked takes what is first, until so many turns are over; who that was, in order."""
    players: list[Person] = []
    while len(players) < turns:
        person = await harbour.asked(people, table)
        user = int(person.user.id)
        while (await harbour.host.table(table)).is_waiting_for(user):
            legal = [each for each in await harbour.host.legal(table, user) if not each.is_free]
            await press(harbour.host, table, user, legal[0])
        players.append(person)
    await harbour.settled(table)
    return players


async def test_what_is_lost_is_said_and_all_agree(harbour: Harbour) -> None:
    people = await harbour.game(harbour.person("Ada"), harbour.person("Basile", "fr"))
    ada, basile = people
    first, second = await play(harbour, people, 2)
    assert first is not second
    await play(harbour, people, 2)
    said = await offered(ada)
    assert said.labels == ["Ask the others"]
    assert "go back to before your own last turn: 3 moves of Ada would not count." in said.text
    assert "no draw comes twice" in said.text
    before = len(basile.sees())
    asked = await ada.presses("Ask the others", on=said)
    assert asked.text == "The others are asked. The game goes back once all have agreed."
    await harbour.settled()
    assert len(basile.sees()) == before + 1
    question = basile.sees()[-1]
    assert "Ada would like to take back their last turn: 3 moves of Ada would not count." in question.text
    assert question.pings == ("Basile",)
    assert question.labels == ["Agree (1)", "Do not agree"]
    assert "being asked already" in (await offered(ada)).text
    old = next(each for each in reversed(ada.sees()) if "Move" in each.labels)
    voted = await basile.presses("Agree (1)", on=question)
    assert (await voted.followed_up()).text == "Votre vote\u202f: D\u2019accord."
    await harbour.settled()
    told = [each.text for each in ada.sees() if not each.is_private]
    assert any("All have agreed: the game is as it was before Ada\u2019s last turn." in text for text in told)
    assert any("Ada takes back the last turn, as agreed: 3 moves do not count." in text for text in told)
    assert (await harbour.asked(people)) is ada
    assert not any("Move" in each.labels for each in ada.sees() if each.id == old.id)
    log = (await ada.uses("/table log")).text
    assert "Ada takes back the last turn, as agreed" in log
    await play(harbour, people, 3)


async def test_a_no_is_enough_and_whoever_plays_on_ends_the_question(harbour: Harbour) -> None:
    people = await harbour.game(harbour.person("Ada"), harbour.person("Basile", "fr"))
    ada, basile = people
    assert "You have not played a turn yet" in (await offered(ada)).text
    await play(harbour, people, 4)
    before = (await harbour.host._live.get(1)).now.position.state
    said = await offered(basile, "Reprendre un tour")
    assert "Coups perdus\u202f: " in said.text
    await basile.presses("Demander aux autres", on=said)
    await harbour.settled()
    question = ada.sees()[-1]
    await ada.presses("Do not agree", on=question)
    await harbour.settled()
    decided = next(each for each in ada.sees() if each.id == question.id)
    assert (decided.text, decided.labels) == ("Nothing is taken back: not all have agreed.", [])
    assert "déjà posé la question pour ce tour" in (await offered(basile, "Reprendre un tour")).text
    assert (await harbour.host._live.get(1)).now.position.state == before
    stale = await offered(ada)
    await ada.presses("Ask the others", on=await offered(ada))
    await harbour.settled()
    question = ada.sees()[-1]
    await play(harbour, people, 1)
    after = next(each for each in ada.sees() if each.id == question.id)
    assert after.text == "Nothing is taken back: the game has gone on."
    await play(harbour, people, 2)
    assert "moved on" in (await ada.presses("Ask the others", on=stale)).text


@pytest.mark.parametrize("language", ["en-US", "fr"])
async def test_alone_one_press_is_enough_and_computers_follow(harbour: Harbour, language: str) -> None:
    ada = harbour.person("Ada", language)
    card = await ada.uses("/play", game="livingstone", alone="easy", language="English")
    await harbour.settled()
    place = harbour.world.records.channels[card.message.id]
    ada = ada.at(place)
    await play(harbour, [ada, ada, ada], 2)
    said = await offered(ada, BUTTON if language == "en-US" else "Reprendre un tour")
    label = "Take it back" if language == "en-US" else "Reprendre ce tour"
    assert said.labels == [label]
    done = await ada.presses(label, on=said)
    assert ("is as it was before" if language == "en-US" else "est revenue juste avant") in done.text
    await harbour.settled()
    assert (await harbour.host.table(1)).is_waiting_for(int(ada.user.id))
    assert any("takes back the last turn" in each.text for each in ada.sees())
    await play(harbour, [ada, ada, ada], 2)


async def test_it_is_offered_to_those_who_play_while_they_play(harbour: Harbour) -> None:
    ada, ben = await harbour.game(harbour.person("Ada"), harbour.person("Ben"))
    await play(harbour, [ada, ben], 2)
    assert BUTTON in await more(ada)
    assert BUTTON not in await more(harbour.person("Cleo").at(ada.place))
    said = await offered(ada)
    for person in (ada, ben):
        await harbour.host.cancel(1, int(person.user.id))
    await harbour.settled()
    assert "has been closed" in (await ada.presses("Ask the others", on=said)).text
    assert (await harbour.host._live.get(1)).now.rows.polls == ()


async def test_a_question_put_just_before_the_bot_was_killed_still_shows_what_is_decided(
    harbour: Harbour,
) -> None:
    people = await harbour.game(harbour.person("Ada"), harbour.person("Ben"))
    ada, ben = people
    await play(harbour, people, 4)
    await harbour.host.ask_to_go_back(1, int(ada.user.id))
    await harbour.settled()
    question = ben.sees()[-1]
    await harbour.write_by_hand("update polls set channel = null, message = null, posted = null")
    await harbour.write_by_hand("update outbox set done = null where kind = 'poll'")
    before = len(ben.sees())
    await ben.presses("Do not agree", on=question)
    await harbour.settled()
    public = [each for each in ben.sees() if not each.is_private]
    decided = next(each for each in public if each.id == question.id)
    assert (decided.text, decided.labels) == ("Nothing is taken back: not all have agreed.", [])
    assert len(ben.sees()) == before + 1, "but for the answer to the press, no other message"
