"""The process is killed at every await of a turn; whoever looks afterwards cannot tell that it was."""

from __future__ import annotations

import shutil
import sqlite3
from collections import Counter
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from cogs.panel.choices import digest
from cogs.panel.controls import UNDO_ALL
from games.congo.actions import ChooseCharacter
from games.congo.state import CongoState
from games.core import Action, State, write
from games.livingstone.actions import DrawCard, EndTurn, TakeCoins, TakeDie
from games.rotterdam.actions import AcceptTrade
from games.rotterdam.state import Offer, Phase, RotterdamState
from playground.clock import Clock
from playground.components import Part
from playground.data import Id, Json, Message, Records
from playground.interactions import Kind
from playground.people import Playground
from playground.seen import Seen, seen
from playground.world import World
from render import ARTISTS
from tests.games.congo import positions as congo
from tests.games.congo.playing import play
from tests.games.rotterdam.positions import A, B, player, position
from tests.playground.stage import playing
from tests.wire.crashing import Crashing, crashing
from tests.wire.doing import has_line, newest_board, tap
from tests.wire.oracle import look, versions
from tests.wire.test_whole_games import whose
from tools.bench.crew import owed
from tools.soak import fall_silent, untold
from words.catalogue import Words, language_of

PEOPLE = {"Ada": "en-US", "Ben": "fr", "Cleo": "en-GB"}


class Turn(Struct, frozen=True):
    """What one player does at the beginning of a game; the last of it is what is interrupted."""

    actions: tuple[Action, ...]
    game: str = "livingstone"
    start: State | None = None
    """The game begins like that; None: as it always does, with the first who is asked."""
    seat: int | None = None
    is_taken_back: bool = False
    """What is interrupted is taking back all of them."""


def trading() -> RotterdamState:
    """Ben may accept what Ada has offered him."""
    hands = (["bread", "petrol"], ["jam"], ["carpet"])
    players = (player(products=hand) for hand in hands)
    return position(*players, phase=Phase.TRADE, offers=[Offer(1, A, B, ("bread",), ("jam",))])


def choosing() -> CongoState:
    """Ada has chosen in secret; Ben, and after him Cleo, have yet to."""
    hands = (
        ("fr_doctor_1", "uk_officer_1"),
        ("be_explorer_1", "us_neutral_1"),
        ("de_officer_1", "pt_neutral_2"),
    )
    state = congo.position(*(congo.player(*hand) for hand in hands))
    return play(state, A, ChooseCharacter("fr_doctor_1")).state


TURNS = {
    "a card is drawn": Turn((TakeDie(3), DrawCard())),
    "the turn ends": Turn((TakeDie(3), DrawCard(), EndTurn())),
    "a turn is taken back": Turn((TakeDie(3), TakeCoins()), is_taken_back=True),
    "a trade is made": Turn((AcceptTrade(1),), "rotterdam", trading(), B),
    "a character is sealed": Turn((ChooseCharacter("us_neutral_1"),), "congo", choosing(), B),
}
FEWEST = 12
"""Awaits of a turn at the least: with fewer, something would not be counted."""

Shown = dict[str, list[tuple[Any, ...]]]
"""What can be seen, by place: words, buttons, files and pings."""


class Moment(Struct, frozen=True):
    """Just before a press: the world, the file, and whose panel has which line."""

    world: bytes
    database: Path
    thread: Id
    presser: str
    panel: Id
    line: str
    version: int

    def again(self) -> World:
        """The world as it was, to be played in."""
        return World(msgspec.json.decode(self.world, type=Records), Clock())

    def press(self, playground: Playground) -> None:
        """Press, and wait for nothing."""
        panel = playground.world.records.messages[self.panel]
        user = playground.person(self.presser).user
        data = pressing(seen(playground.world, panel), self.line)
        pressed = playground.interactions.make(Kind.COMPONENT, user.id, panel.channel, data, message=panel.id)
        playground.interactions.open(pressed)


def pressing(panel: Seen, line: str) -> Json:
    """What a client sends for the button of that line, or for the line of a menu."""
    for button in panel.buttons:
        if (button.custom_id or "").endswith(f":{line}"):
            return {"custom_id": button.custom_id, "component_type": int(Part.BUTTON)}
    menu = next(menu for menu in panel.menus if line in [option.value for option in menu.options])
    return {"custom_id": menu.custom_id, "component_type": int(Part.MENU), "values": [line]}


def lasting(world: World) -> list[Message]:
    """Every message but private answers, which a client forgets."""
    return [message for message in world.records.messages.values() if not message.is_ephemeral]


def shown(world: World) -> Shown:
    """All that lasts, as its readers see it; ids of messages become numbers."""
    places: Shown = {}
    for message in lasting(world):
        now, content = seen(world, message), message.content
        for number, other in enumerate(lasting(world)):
            content = content.replace(f"/{other.id}", f"/{number}")
        files = [(file.filename, file.content, file.description) for file in now.files]
        places.setdefault(message.channel, []).append(
            (now.author, content, now.labels, files, now.pings, now.is_silent)
        )
    return places


async def before(bots: Crashing, folder: Path, turn: Turn) -> Moment:
    """Three people have begun, and one of them has played all of the turn but the last."""
    database = folder / "before.db"
    async with playing() as playground:
        start = None if turn.start is None else (turn.game, write(turn.start).decode())
        await bots.begin(playground, database, start=start)
        ada, *others = people = [playground.person(name, locale) for name, locale in PEOPLE.items()]
        card = (await ada.uses("/play", game=turn.game, seats=len(people), language="English")).message
        for other in others:
            await other.presses("Join", on=card)
        await ada.presses("Start", on=card)
        thread = await ada.until(lambda: playground.world.records.channels.get(card.id), "a thread")
        who = whose(look(database), people, turn.seat).at(thread)
        await who.selects("no", on=await who.uses("/me"), menu="me:asks")
        board = await who.until(lambda: newest_board(who), "a board")
        panel = (await who.presses("Move", on=board)).message
        *earlier, last = turn.actions
        wanted = digest(last)
        if turn.is_taken_back:
            earlier, wanted = [*turn.actions], UNDO_ALL
        for action in earlier:
            panel = await (await tap(who, panel, digest(action))).updated()
        await bots.stop()
        return Moment(
            world=msgspec.json.encode(playground.world.records),
            database=database,
            thread=thread.id,
            presser=who.name,
            panel=panel.id,
            line=wanted,
            version=len(earlier),
        )


async def undisturbed(bots: Crashing, moment: Moment, database: Path) -> World:
    """The world after the press when nothing goes wrong."""
    shutil.copy(moment.database, database)
    async with playing(moment.again()) as playground:
        await bots.begin(playground, database)
        moment.press(playground)
        await bots.hear("over")
        await bots.stop()
        return playground.world


async def silence(bots: Crashing, world: World, database: Path) -> World:
    """The same world when nobody has played on for a while: who goes on has their hand too."""
    fall_silent(database)
    records = msgspec.json.decode(msgspec.json.encode(world.records), type=Records)
    async with playing(World(records, Clock())) as playground:
        await bots.begin(playground, database)
        await bots.stop()
        return playground.world


async def crash(bots: Crashing, moment: Moment, database: Path, point: int, expected: Shown) -> bool | None:
    """Whether the step was stored when the bot was killed; None when the turn was over before.

    Begun again, it leaves all as if it had not been killed.
    """
    shutil.copy(moment.database, database)
    async with playing(moment.again()) as playground:
        await bots.begin(playground, database, point)
        moment.press(playground)
        came_to = await bots.hear("at", "over")
        if came_to[0] == "over":
            await bots.stop()
            assert shown(playground.world) == expected
            return None
        assert await bots.hear("ended") == ["ended", "-9"]
        is_stored = len(versions(database)) > moment.version + 1
        await bots.begin(playground, database)
        await press_again(bots, moment, playground, is_stored=is_stored)
        await bots.stop()
        assert shown(playground.world) == expected, came_to
    assert versions(database) == list(range(moment.version + 2)), came_to
    assert owed(database) == 0, came_to
    return is_stored


async def press_again(bots: Crashing, moment: Moment, playground: Playground, *, is_stored: bool) -> None:
    """Before the commit the same button still plays; after it, one that is still there plays nothing."""
    who = playground.person(moment.presser)
    panel = seen(playground.world, playground.world.records.messages[moment.panel])
    if not is_stored:
        assert shown(playground.world) == shown(moment.again())
    elif not has_line(panel, moment.line):
        return
    panel = await (await tap(who, panel, moment.line)).updated()
    await bots.hear("over")
    assert (Words(language_of(who.user.locale)).say("refusal-stale") in panel.text) == is_stored


def has_fresh_hand(world: World, database: Path, seat: int) -> bool:
    """Whether the last private message to that seat shows what a new drawing would."""
    position = look(database)
    users = [world.user(str(user)) for user in position.users]
    words = Words(language_of(users[seat].locale), position.game.id, [user.name for user in users])
    view, artist = position.game.view(position.state, seat), ARTISTS[position.game.id]
    private = seen(world, world.messages_in(world.private_channel(users[seat]))[-1])
    picture = artist.hand(view, words).png()
    (file,) = private.files
    return (file.description, file.content) == (artist.hand_caption(view, words), picture)


def pings(world: World) -> Counter[str]:
    """How often each was notified; also of what has been deleted since."""
    return Counter(world.user(each.person).name for each in world.records.notifications)


TOLD: list[tuple[str, int, dict[str, int]]] = [
    ("a card is drawn", 0, {}),
    ("the turn ends", 1, {"Cleo": 1}),
    ("a turn is taken back", 0, {}),
    ("a trade is made", 0, {}),
    ("a character is sealed", 0, {}),
]
"""How many new boards each turn brings, and whom it calls."""
assert [turn for turn, *_ in TOLD] == list(TURNS)


async def test_killed_in_the_middle_of_a_turn_it_stands_and_is_told_after_a_silence(tmp_path: Path) -> None:
    database = tmp_path / "killed.db"
    async with crashing("livingstone") as bots:
        moment = await before(bots, tmp_path, Turn((TakeDie(3),)))
        shutil.copy(moment.database, database)
        async with playing(moment.again()) as playground:
            await bots.begin(playground, database)
            moment.press(playground)
            await bots.hear("over")
            await bots.kill()
            assert versions(database) == [0, 1]
            assert shown(playground.world) == shown(moment.again()), "it may still be taken back"
            await bots.begin(playground, database)
            await bots.stop()
            assert shown(playground.world) == shown(moment.again())
            fall_silent(database)
            await bots.begin(playground, database)
            await bots.stop()
            (board,) = (each for each in lasting(playground.world) if each.channel == moment.thread)
            assert f"{moment.presser}: takes the 3" in board.content
            assert pings(playground.world) == pings(moment.again())
    assert untold(database) == 0


@pytest.mark.slow
@pytest.mark.parametrize(("turn", "boards", "pinged"), TOLD)
async def test_a_turn_is_told_once_and_so_it_is_when_killed_at_every_await(
    tmp_path: Path, turn: str, boards: int, pinged: dict[str, int]
) -> None:
    killed: list[bool] = []
    async with crashing(TURNS[turn].game) as bots:
        moment = await before(bots, tmp_path, TURNS[turn])
        database = tmp_path / "undisturbed.db"
        after = await undisturbed(bots, moment, database)
        assert owed(database) == 0
        later = await silence(bots, after, database)
        is_told_once(moment, after, boards, pinged)
        has_fallen_silent(after, later, database)
        for point in count(1):
            is_stored = await crash(bots, moment, tmp_path / f"{point}.db", point, shown(after))
            if is_stored is None:
                break
            killed.append(is_stored)
    assert set(killed) == {False, True}
    assert len(killed) >= FEWEST


async def ended(bots: Crashing, folder: Path) -> Moment:
    """Two people have ended their game, and one of them is about to press Rematch."""
    database = folder / "ended.db"
    async with playing() as playground:
        await bots.begin(playground, database)
        ada, ben = (playground.person(name) for name in ("Ada", "Ben"))
        card = (await ada.uses("/play", game="livingstone", seats=2, language="English")).message
        await ben.presses("Join", on=card)
        await ada.presses("Start", on=card)
        thread = await ada.until(lambda: playground.world.records.channels.get(card.id), "a thread")
        there = [person.at(thread) for person in (ada, ben)]
        await there[0].until(lambda: newest_board(there[0]), "a board")
        for person in there:
            await person.uses("/table cancel")
        await ada.until(lambda: "Rematch" in there[0].sees()[-1].labels or None, "the end")
        board = there[0].sees()[-1]
        button = next(each for each in board.buttons if each.label == "Rematch")
        await bots.stop()
        return Moment(
            world=msgspec.json.encode(playground.world.records),
            database=database,
            thread=thread.id,
            presser="Ada",
            panel=board.id,
            line=(button.custom_id or "").rpartition(":")[2],
            version=0,
        )


def tables(database: Path) -> int:
    with sqlite3.connect(database) as store:
        return int(store.execute("SELECT count(*) FROM tables").fetchone()[0])


@pytest.mark.slow
async def test_a_rematch_invites_once_and_so_it_does_when_killed_at_every_third_await(tmp_path: Path) -> None:
    killed: list[bool] = []
    async with crashing("livingstone") as bots:
        moment = await ended(bots, tmp_path)
        after = await undisturbed(bots, moment, tmp_path / "undisturbed.db")
        invited = [each for each in lasting(after) if "play again" in each.content]
        assert [after.user(id).name for each in invited for id in each.pinged] == ["Ben"]
        assert tables(tmp_path / "undisturbed.db") == 2
        for point in count(1, 3):
            database = tmp_path / f"{point}.db"
            shutil.copy(moment.database, database)
            async with playing(moment.again()) as playground:
                await bots.begin(playground, database, point)
                moment.press(playground)
                came_to = await bots.hear("at", "over")
                if came_to[0] == "over":
                    await bots.stop()
                    break
                assert await bots.hear("ended") == ["ended", "-9"]
                is_stored = tables(database) == 2
                await bots.begin(playground, database)
                if not is_stored:
                    assert shown(playground.world) == shown(moment.again())
                    moment.press(playground)
                    await bots.hear("over")
                await bots.stop()
                assert shown(playground.world) == shown(after), came_to
                assert (tables(database), owed(database)) == (2, 0), came_to
                killed.append(is_stored)
    assert set(killed) == {False, True}


def is_told_once(moment: Moment, after: World, boards: int, pinged: dict[str, int]) -> None:
    """So many new boards, the newest with buttons alone, and these were called."""
    earlier, thread = moment.again(), after.channel(moment.thread)
    assert len(after.messages_in(thread)) == len(earlier.messages_in(thread)) + boards
    *old, newest = (message for message in lasting(after) if message.channel == thread.id)
    assert newest.components
    assert not any(message.components for message in old)
    assert pings(after) - pings(earlier) == pinged


def has_fallen_silent(after: World, later: World, database: Path) -> None:
    """Everybody has their hand as it is, nobody was called for that, and nothing is left to tell."""
    assert all(has_fresh_hand(later, database, seat) for seat in range(len(PEOPLE)))
    assert pings(later) == pings(after)
    assert owed(database) == 0
    assert untold(database) == 0
