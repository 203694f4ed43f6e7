"""What people do with the bot, told once for every world it may be in."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from random import Random

from cogs.plumbing.emoji import BOOK
from games.core import Result
from games.livingstone.actions import Donate, EndTurn, TakeCoins, TakeDie
from games.record import read_record, replay, totals
from playground.people import Person, Reply
from playground.seen import Seen
from tests.choosing import chooses
from tests.cogs.harbour import shows
from tests.cogs.test_emoji import until, uploading_to
from tests.host.people import press
from tests.second_judge.stages import Stage
from tests.wire.doing import by_button, by_command, panel_of
from tests.wire.oracle import look, versions
from tests.wire.plans import Players
from tests.wire.test_whole_games import has_record, whose

Scenario = Callable[[Stage], Awaitable[list[Person]]]
"""Returns those whose eyes are compared in the end."""
SOME_STEPS = 10
"""A few whole turns."""
RICH = 16
"""Pounds that make as many lines as only a menu holds."""
SYNC = ("PUT", "/applications/{application_id}/commands")


async def begin(stage: Stage, *, of_ben: str = "en-US") -> list[Person]:
    """Ada and Ben have begun; the first turn is Ben's."""
    people = await stage.game(stage.person("Ada"), stage.person("Ben", of_ben))
    assert await stage.asked(people) is people[1]
    return people


def board(who: Person) -> Seen:
    """The board that can be pressed now."""
    return [message for message in who.sees() if {"Move", "More"} <= set(message.labels)][-1]


async def shown(who: Person, reply: Reply, words: str) -> Seen:
    """The answer, once it says this."""
    await who.until(shows(reply, words), words)
    return reply.message


def names(people: list[Person]) -> list[str]:
    """Theirs, in order."""
    return [person.name for person in people]


async def some_commands(stage: Stage, people: list[Person], chance: Random) -> None:
    """A few steps by commands, told of one by one."""
    players = Players(look(stage.database).game, len(people), chance)
    for _ in range(SOME_STEPS):
        position = look(stage.database)
        seat, action = players.next(position.state)
        await by_command(whose(position, people, seat), position.game, action, names(people))
        await stage.settled()


async def from_lobby_to_board(stage: Stage) -> list[Person]:
    """/play, the card, who comes and goes, the thread and the first board in it."""
    ada, ben, cleo = (stage.person(name) for name in ("Ada", "Ben", "Cleo"))
    opened = await ada.uses("/play", game="livingstone", seats=3, language="English")
    assert opened.message.labels[:3] == ["Join", "Leave", "Start"]
    await ben.presses("Join", on=opened)
    await shown(ada, opened, "blue square: Ben")
    await cleo.presses("Join", on=opened)
    await shown(ada, opened, "yellow diamond: Cleo")
    await stage.settled()
    await cleo.presses("Leave", on=opened)
    await shown(ada, opened, "1 seat is free.")
    await stage.settled()
    refused = await (await cleo.presses("Start", on=opened)).followed_up()
    assert refused.is_private
    card = opened.message
    await ada.presses("Start", on=opened)
    thread = await ada.until(lambda: stage.world.records.channels.get(card.id), "the thread")
    await stage.settled()
    players = [ada.at(thread), ben.at(thread)]
    (first,) = players[0].sees()
    assert first.labels == ["Move", "My hand", "Board", "More"]
    assert [(file.filename, file.content[:4]) for file in first.files] == [("board.png", b"\x89PNG")]
    assert first.pings == ("Ben",)
    assert [len(player.private_messages()) for player in players] == [1, 1]
    return [*players, cleo.at(thread)]


async def turns_by_commands(stage: Stage) -> list[Person]:
    """Some turns typed, with completion; what the rules forbid is refused in private."""
    people = await begin(stage)
    ada, ben = people
    assert [choice.value for choice in await ben.completes("/livingstone take-die", die="")] == [1, 4, 5]
    assert await ada.completes("/livingstone take-die", die="") == []
    for who, forbidden in ((ben, 6), (ada, 4)):
        refused = await who.uses("/livingstone take-die", die=forbidden)
        assert refused.message.is_private
        assert "Take the" not in refused.text
    await some_commands(stage, people, Random("commands"))
    assert versions(stage.database) == list(range(SOME_STEPS + 1))
    await older_panels_are_closed(people)
    return people


def live_panels(who: Person) -> list[Seen]:
    """The private answers that can still be pressed; of one that is put away only the way to the newest."""
    return [each for each in who.sees() if each.is_private and each.labels and "newer panel" not in each.text]


async def older_panels_are_closed(people: list[Person]) -> None:
    """Each has but one panel left: an answer is there before the one before it is put away."""
    for who in people:
        await who.until(lambda who=who: len(live_panels(who)) <= 1 or None, "older panels to be closed")  # type: ignore[misc]  # bound now


async def turns_by_panel(stage: Stage) -> list[Person]:
    """Some turns by buttons and menus, one gift by a form, one move from the private messages."""
    people = await begin(stage)
    ben = people[1]
    panel = await ben.presses("Move", on=board(ben))
    await chooses(ben, "Give to the Queen", on=panel)
    await shown(ben, panel, "Give to the Queen")
    form = await ben.presses("Type the amounts", on=panel)
    assert (form.form.title, form.form.labels) == ("Give to the Queen", ["Pounds"])
    await ben.fills(form, pounds="2")
    await shown(ben, panel, "Your gift: 2 pounds.")
    await stage.settled()
    position = look(stage.database)
    assert Donate(1) in position.game.legal(position.state, 1)
    in_private = ben.in_private()
    (hand,) = in_private.sees()
    own_panel = await in_private.presses("Move", on=hand)
    await chooses(in_private, "Die 4", on=own_panel)
    await shown(in_private, own_panel, "What do you do with your 4?")
    await stage.settled()
    players = Players(position.game, len(people), Random("buttons"))
    for _ in range(SOME_STEPS):
        position = look(stage.database)
        seat, action = players.next(position.state)
        tree = panel_of(position.game, position.state, seat)
        await by_button(whose(position, people, seat), tree, action, None)
        await stage.settled()
    assert versions(stage.database) == list(range(SOME_STEPS + 3))
    return people


async def a_menu_of_many_lines(stage: Stage) -> list[Person]:
    """Whoever can give more than fifteen different sums chooses one from a menu."""
    people = await begin(stage)
    ben = people[1]
    with stage.bot.announcer.holding(1):  # all of it is told at once, else each world tells another part
        while (position := look(stage.database)).state.players[1].purse < RICH or position.asked != 1:
            user = position.users[position.asked]
            for action in (TakeDie(max(position.state.pool)), TakeCoins(), EndTurn()):
                await press(stage.host, 1, user, action)
    await stage.settled()
    panel = await ben.presses("Move", on=board(ben))
    await chooses(ben, "Give to the Queen", on=panel)
    await shown(ben, panel, "Give to the Queen")
    sums = panel.message.menu().options
    assert len(sums) >= RICH
    await ben.selects(sums[1].value, on=panel)
    await shown(ben, panel, "Your gift: 2 pounds.")
    await stage.settled()
    return people


async def looking_around(stage: Stage) -> list[Person]:
    """The hand, the board, its text, the log, the rules, and taking back; each answer is private."""
    people = await begin(stage)
    ada, ben = people
    eve = stage.person("Eve").at(ada.place)
    for command, options in (("take-die", {"die": 4}), ("coins", {})):
        await ben.uses(f"/livingstone {command}", **options)
        await stage.settled()
    for who in (ada, ben):
        for button in ("My hand", "Board"):
            assert (await who.presses(button, on=board(who))).message.is_private
        more = await who.presses("More", on=board(who))
        assert (await who.presses("Rules", on=more)).message.is_private
        await who.presses("Log", on=more)
        await shown(who, more, "takes 4 pounds.")
        for command in ("board", "text", "hand", "log", "missed", "asked", "rules", "fair"):
            assert (await who.uses(f"/table {command}")).message.is_private
    assert (await eve.uses("/table hand")).text == "You have no seat at this table."
    assert "purse" not in (await eve.uses("/table text")).text
    assert [choice.value for choice in await ben.completes("/table log", player="b")] == ["B"]
    assert (await ben.uses("/table log", player="B")).message.is_private
    rules = await ben.uses("/table rules", section="2.1")
    chapter = rules.message.menu("Chapters").options[-1]
    await ben.selects(chapter.value, on=rules, menu="Chapters")
    await shown(ben, rules, f"## {chapter.label}")
    assert "in your purse" in (await ben.in_private().uses("/table hand")).text
    more = await ben.presses("More", on=board(ben))
    await ben.presses("Undo", on=more)
    await shown(ben, more, "taken back")
    await stage.settled()
    await ben.uses("/table undo")
    await stage.settled()
    assert TakeDie(4) in await stage.host.legal(1, int(ben.user.id))
    assert "table" in (await ben.uses("/games")).text
    assert (await ada.uses("/help")).message.is_private
    return [*people, eve]


async def a_closed_channel(stage: Stage) -> list[Person]:
    """A table is read from elsewhere by those whose role sees its channel; for others it does not exist."""
    cabin = stage.closed_channel("cabin", "Ada", "Ben", "Cleo")
    ada, ben, cleo, eve = (stage.person(name) for name in ("Ada", "Ben", "Cleo", "Eve"))
    await stage.game(ada.at(cabin), ben.at(cabin))
    for command in ("text", "log", "board", "asked"):
        assert (await eve.uses(f"/table {command}", table="1")).text == "There is no such table."
        for who in (ada, cleo):
            assert (await who.uses(f"/table {command}", table="1")).text != "There is no such table."
    assert (await cleo.in_private().uses("/table text", table="1")).text == "There is no such table."
    return [ada, ben, cleo, eve]


async def closed_private_messages(stage: Stage) -> list[Person]:
    """A player whom no private message reaches is told so once, and plays on with My hand."""
    ada, ben = stage.person("Ada"), stage.person("Ben")
    ben.closes_private_messages()
    people = await stage.game(ada, ben)
    ada, ben = people
    await some_commands(stage, people, Random("closed"))
    await older_panels_are_closed(people)
    told = [message for message in ada.sees() if "Private messages do not reach Ben" in message.text]
    assert len(told) == 1
    assert "purse" not in told[0].text
    assert "in your purse" in (await ben.presses("My hand", on=board(ben))).text
    assert ada.private_messages()
    assert not ben.private_messages()
    return people


async def a_restart(stage: Stage) -> list[Person]:
    """After a restart the old board, panel, form and hand still work, and nothing is said twice."""
    people = await begin(stage)
    ben = people[1]
    panel = await ben.presses("Move", on=board(ben))
    await chooses(ben, "Give to the Queen", on=panel)
    await shown(ben, panel, "Give to the Queen")
    form = await ben.presses("Type the amounts", on=panel)
    (hand,) = ben.private_messages()
    told = [len(person.sees()) + len(person.private_messages()) for person in people]
    await stage.restart()
    await stage.settled()
    assert [len(person.sees()) + len(person.private_messages()) for person in people] == told
    await ben.fills(form, pounds="1")
    await shown(ben, panel, "Your gift: 1 pound.")
    await stage.settled()
    await chooses(ben, "Die 4", on=panel)
    await shown(ben, panel, "What do you do with your 4?")
    await stage.settled()
    assert "in your purse" in (await ben.in_private().presses("My hand", on=hand)).text
    assert (await ben.presses("My hand", on=board(ben))).message.is_private
    commands = [each for each in stage.requests() if (each.method, each.route) == SYNC]
    assert len(commands) == 1, "the commands had not changed"
    return people


async def presses_that_play_nothing(stage: Stage) -> list[Person]:
    """The wrong player, a spectator, an old panel: nothing is played, and a private sentence says why."""
    people = await begin(stage)
    ada, ben = people
    waiting = await ada.presses("Move", on=board(ada))
    assert waiting.message.is_private
    assert "Waiting for Ben" in waiting.text
    eve = stage.person("Eve").at(ada.place)
    assert "no seat" in (await eve.presses("Move", on=board(eve))).text
    first, second = [await ben.presses("Move", on=board(ben)) for _ in range(2)]
    await shown(ben, first, "You have opened a newer panel")
    assert first.message.labels == ["Open my panel"]
    await press(stage.host, 1, int(ben.user.id), TakeDie(5))
    await chooses(ben, "Die 5", on=second)
    await shown(ben, second, "The game has moved on")
    await stage.settled()
    assert look(stage.database).version == 1
    return [*people, eve]


async def in_french(stage: Stage) -> list[Person]:
    """Ben's answers, panel and hand are French at an English table; a French table is French in public."""
    people = await begin(stage, of_ben="fr")
    ada, ben = people
    panel = await ben.presses("Move", on=board(ben))
    assert "Quel dé prenez-vous" in panel.text
    await chooses(ben, "Dé 4", on=panel)
    await shown(ben, panel, "4")
    await stage.settled()
    assert "Ma main" in (await ben.uses("/livingstone take-die", die=1)).message.labels
    assert "dans votre bourse" in ben.private_messages()[-1].text
    assert "in your purse" in ada.private_messages()[-1].text
    assert "Which die do you take?" in board(ada).text
    in_channel = ben.at("general")
    opened = await in_channel.uses("/play", game="livingstone", seats=2, language="Français")
    assert opened.message.labels[:3] == ["Rejoindre", "Quitter", "Commencer"]
    await ada.at("general").presses("Rejoindre", on=opened)
    await shown(ada, opened, ": Ada")
    await stage.settled(2)
    return people


async def a_whole_game(stage: Stage) -> list[Person]:
    """To the last step, by commands and buttons in turn, with a restart; the record proves the result."""
    people = await begin(stage)
    players = Players(look(stage.database).game, len(people), Random("whole"))
    played = 0
    while (position := look(stage.database)).game.to_act(position.state):
        seat, action = players.next(position.state)
        who = whose(position, people, seat)
        if who is people[0]:
            await by_command(who, position.game, action, names(people))
        else:
            await by_button(who, panel_of(position.game, position.state, seat), action, None)
        await stage.settled()
        played += 1
        if played == 60:
            await stage.restart()
    (ending,) = [message for message in people[0].sees() if has_record(message)]
    kept = read_record(next(file.content for file in ending.files if file.filename.endswith(".json")))
    *_, last = replay(position.game, kept)
    result = position.game.result(last.state)
    assert isinstance(result, Result)
    assert totals(result) == kept.totals
    assert versions(stage.database) == list(range(played + 1))
    for place in result.standings:
        assert f"{people[place.seat].name}: {place.total} point" in ending.text
    assert (await people[0].presses("Rematch", on=ending)).message.is_private
    await stage.settled(2)
    return people


async def emoji_on_a_panel(stage: Stage) -> list[Person]:
    """Emoji are uploaded, and then stand on the card, the board, the hands and the panel."""
    names = ("badge_0", "badge_1", "die_4", "cards", "tick", "cross")
    async with uploading_to(stage, names):
        await until(lambda: len(BOOK) == len(names))
        people = await begin(stage)
        ben = people[1]
        panel = await ben.presses("Move", on=board(ben))
        found = {(each.label or "")[: len("Die 4")]: each.emoji is not None for each in panel.message.buttons}
        assert found["Die 4"]
        assert not found["Die 5"]
        await chooses(ben, "Die 4", on=panel)
        await shown(ben, panel, "What do you do with your 4?")
        await stage.settled()
        return people
