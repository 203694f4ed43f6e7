"""A pause, asked for behind More, agreed to by buttons, shown where the table is."""

from __future__ import annotations

from playground.people import Person
from tests.cogs.harbour import Harbour

DAY = 86_400


async def more(person: Person) -> list[str]:
    """The buttons behind More."""
    board = next(each for each in reversed(person.sees()) if "More" in each.labels)
    reply = await person.presses("More", on=board)
    return (await reply.followed_up()).labels


async def test_a_pause_is_proposed_agreed_to_shown_and_ends_by_itself(harbour: Harbour) -> None:
    ada, basile = await harbour.game(harbour.person("Ada"), harbour.person("Basile", "fr"))
    channel = harbour.world.channel(ada.place.parent or "")
    board = next(each for each in reversed(ada.sees()) if "More" in each.labels)
    reply = await (await ada.presses("More", on=board)).followed_up()
    days = await ada.presses("Pause", on=reply)
    assert days.message.labels == ["3 days", "7 days", "14 days", "30 days"]
    before = len([each for each in basile.sees() if not each.is_private])
    asked = await ada.presses("7 days", on=days)
    assert asked.text.startswith("The others are asked.")
    await harbour.settled()
    question = basile.sees()[-1]
    assert "Ada would like to pause the game for 7 days." in question.text
    assert question.pings == ("Basile",), "who asks has agreed"
    assert question.labels == ["Agree (1)", "Do not agree"]
    voted = await basile.presses("Agree (1)", on=question)
    assert "D\u2019accord" in (await voted.followed_up()).text
    await harbour.settled()
    shown = [each for each in ada.sees() if not each.is_private]
    assert len(shown) == before + 1, "the question is changed in its place, and so is the board"
    assert shown[-1].text.startswith("All have agreed: the game is paused until <t:")
    assert "The game is paused until <t:" in shown[-2].text
    (card,) = ada.sees(channel)
    assert "The game is paused until <t:" in card.text
    assert "paused until <t:" in (await ada.uses("/games")).text
    assert "en pause jusqu\u2019au <t:" in (await basile.uses("/parties")).text
    for command in ("/table asked", "/help", "/table move"):
        assert "The game is paused until <t:" in (await ada.uses(command)).text
    assert {"Pause", "Go on now"} & {*await more(ada)} == {"Go on now"}
    assert "paused" in (await ada.uses("/table undo")).text
    loud = [len([each for each in person.notifications() if not each.is_silent]) for person in (ada, basile)]
    for _ in range(6):
        await harbour.pass_time(DAY)
    assert [len([n for n in person.notifications() if not n.is_silent]) for person in (ada, basile)] == loud
    await harbour.pass_time(DAY)
    asked_now = await harbour.asked([ada, basile])
    again = ada.sees()[-1]
    assert again.pings == (asked_now.name,)
    assert "Move" in again.labels
    (card,) = ada.sees(channel)
    assert "The game has begun." in card.text


async def test_a_no_ends_it_and_who_plays_alone_is_not_offered_any(harbour: Harbour) -> None:
    ada, ben = await harbour.game(harbour.person("Ada"), harbour.person("Ben"))
    await harbour.host.ask_for_pause(1, int(ada.user.id), 3)
    await harbour.settled()
    question = ben.sees()[-1]
    await ben.presses("Do not agree", on=question)
    await harbour.settled()
    assert "There is no pause: not all have agreed." in [each.text for each in ben.sees()]
    assert (await harbour.host.table(1)).rest is None
    cleo = harbour.person("Cleo")
    card = await cleo.uses("/play", game="livingstone", alone="easy", language="English")
    await harbour.settled(2)
    place = harbour.world.records.channels[card.message.id]
    assert "Pause" not in await more(cleo.at(place))


async def test_all_can_agree_to_go_on_before_its_day(harbour: Harbour) -> None:
    ada, basile = await harbour.game(harbour.person("Ada"), harbour.person("Basile", "fr"))
    await harbour.host.ask_for_pause(1, int(ada.user.id), 30)
    await harbour.settled()
    await basile.presses("Agree (1)", on=basile.sees()[-1])
    await harbour.settled()
    board = next(each for each in reversed(basile.sees()) if "More" in each.labels)
    reply = await (await basile.presses("More", on=board)).followed_up()
    asked = await basile.presses("Continuer maintenant", on=reply)
    assert asked.text.startswith("La question est posée aux autres.")
    await harbour.settled()
    question = ada.sees()[-1]
    assert "Basile would like to end the pause and go on now." in question.text
    assert question.pings == ("Ada",)
    await ada.presses("Agree (1)", on=question)
    await harbour.settled()
    assert "All have agreed: the game goes on." in [each.text for each in ada.sees()]
    asked_now = await harbour.asked([ada, basile])
    assert (ada.sees()[-1].pings, "Move" in ada.sees()[-1].labels) == ((asked_now.name,), True)
