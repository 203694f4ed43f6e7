"""The bot of today takes up what an earlier one has left: it tells what was owed and obeys the old buttons.

What was kept is in `tests/kept`; every game there is then played on to its end.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from cogs.plumbing.interactions import badges
from games import GAMES
from games.record import read_record, replay, totals
from host.tables import Host
from playground.data import Message
from playground.people import Playground
from render.initials import initials
from storage.rows import TableStatus
from storage.sqlite.engine import open_store
from storage.sqlite.health import looking_at
from tests.host.people import play_randomly
from tests.kept import PRESENTS, Answer, Control, Kept, as_shown, bring, is_shown, new_messages, press, send
from tests.playground.stage import playing
from tests.wire.bot_process import BotProcess, start_bot
from tools.bench.crew import owed
from tools.replay import tell
from words.catalogue import LANGUAGES, Words, usual_badge

PUBLIC = ("board", "asked", "over")
LOOKING = ("table:hand", "table:rules", "advance:show", "table:move", "page", "rules")
LOOKING_OF = {"first": ("table:log",), "second": ("table:board", "table:more", "look", "me")}
"""What shows something and changes nothing: in every present, and in some."""
ENDING = ("table:join", "table:leave", "table:start", "table:rematch", "table:resign")
STRANGE = ("table:move", "table:hand", "table:undo", "table:leave", "table:start", "table:rematch")
"""What is for all to see and not for all to press."""
PATIENCE = 60.0


def rows(database: Path, question: str, *given: object) -> list[tuple[Any, ...]]:
    """What the file says, read beside the running bot."""
    with looking_at(database) as connection:
        return connection.execute(question, given).fetchall()


def one(database: Path, question: str, *given: object) -> Any:
    ((found,),) = rows(database, question, *given)
    return found


async def all_told(database: Path) -> None:
    latest = time.monotonic() + PATIENCE
    while owed(database):
        assert time.monotonic() < latest, f"{owed(database)} things are still owed"
        await asyncio.sleep(0.02)


def other_boxes(database: Path) -> set[int]:
    """The games that were begun with another box than today's."""
    found = rows(database, "select id, game, data_digest from tables where started is not null")
    return {table for table, game, digest in found if GAMES[game].data_digest != digest}


@pytest.mark.promise("mend.0")
@pytest.mark.slow
@pytest.mark.parametrize("present", PRESENTS)
async def test_what_was_owed_is_told_once_and_every_old_button_answers(tmp_path: Path, present: str) -> None:
    kept = bring(tmp_path, present)
    async with playing(kept.world) as playground:
        before = frozenset(kept.world.records.messages)
        was_edited = {message.id: message.edited for message in kept.world.records.messages.values()}
        corrected = other_boxes(kept.database)
        bot = await start_bot(playground, kept.database)
        await all_told(kept.database)
        is_told(kept, before, was_edited, corrected)
        bot = await everything_is_pressed(playground, kept, corrected, bot, present)
        await all_told(kept.database)
        await says_nothing_twice(playground, kept, bot)
        assert "ERROR" not in bot.log
        assert "Traceback" not in bot.log


# What was owed


def is_told(
    kept: Kept, before: frozenset[str], was_edited: dict[str, float | None], corrected: set[int]
) -> None:
    """Everything once, to whom it was owed, and nothing else."""
    threads = dict(rows(kept.database, "select id, thread from tables where thread is not null"))
    owing = {row["table_id"] for row in kept.index.untold if row["kind"] in PUBLIC}
    assert len(owing) > len(GAMES), "else little is tried"
    for table, thread in threads.items():
        said = new_messages(kept, before, str(thread))
        assert len(said) <= 1, [message.content for message in said]
        is_due = table in owing or table in corrected.intersection(kept.tables("running"))
        assert is_due or not said, f"table {table} was owed nothing"
        assert not is_due or said or edited(kept, was_edited, str(thread)), f"table {table} was not told"
    ended = next(row["table_id"] for row in kept.index.untold if row["kind"] == "over")
    (ending,) = new_messages(kept, before, str(threads[ended]))
    (record,) = (file.content for file in ending.attachments if file.filename.endswith(".json"))
    if ended not in corrected:
        game = GAMES[read_record(record).game]
        *_, last = replay(game, read_record(record))
        assert game.result(last.state) is not None
    hands_are_told(kept, before, was_edited)
    for row in kept.index.untold:
        if row["kind"] == "lobby":
            (card,) = rows(
                kept.database,
                "select message from posts where table_id = ? and kind = 'lobby'",
                row["table_id"],
            )
            assert "Cleo" in kept.world.records.messages[str(card[0])].content


def hands_are_told(kept: Kept, before: frozenset[str], was_edited: dict[str, float | None]) -> None:
    """Each hand to its player, unless private messages do not reach them."""
    hands = {(row["table_id"], row["seat"]) for row in kept.index.untold if row["kind"] == "hand"}
    assert hands, "else nothing is tried"
    channels = {each.recipient: each.id for each in kept.world.records.channels.values() if each.recipient}
    for table, seat in hands:
        (user,) = rows(kept.database, "select user from seats where table_id = ? and seat = ?", table, seat)[
            0
        ]
        if not kept.world.user(str(user)).accepts_messages:
            continue
        channel = channels[str(user)]
        said = [each for each in new_messages(kept, before, channel) if is_of(each, table)]
        assert len(said) <= 1
        assert said or edited(kept, was_edited, channel), f"seat {seat} of table {table} was not told"


def is_of(message: Message, table: int) -> bool:
    """Whether its buttons are that table's; ids may have got longer since."""
    ids = [part.get("custom_id", "") for row in message.components for part in row["components"]]
    return any(id.split(":")[:3] == ["table", "move", str(table)] for id in ids)


def edited(kept: Kept, was_edited: dict[str, float | None], channel: str) -> bool:
    """Whether something there was brought up to date: young messages are not said anew."""
    return any(
        message.edited != was_edited[message.id]
        for message in kept.world.records.messages.values()
        if message.channel == channel and message.id in was_edited
    )


async def says_nothing_twice(playground: Playground, kept: Kept, bot: BotProcess) -> None:
    """Another start finds nothing to tell."""
    await bot.kill()
    before = frozenset(kept.world.records.messages)
    again = await start_bot(playground, kept.database)
    # Whoever asks is answered after all that was owed has been looked for.
    await playground.person("Ada").uses("/help")
    await all_told(kept.database)
    assert await again.stop() == 0
    said = [
        message.content
        for message in kept.world.records.messages.values()
        if message.id not in before and not message.is_ephemeral
    ]
    assert said == []


# What is on people's screens


def sample(kept: Kept, *kinds: str) -> Iterator[Control]:
    """Kind by kind the first at each table that is still shown: to all, to one alone, in private messages."""
    for kind in kinds:
        pressed = set()
        for control in kept.index.controls:
            name = control.table, where(kept, control), control.custom_id if kind == "page" else ""
            if control.kind == kind and name not in pressed and is_shown(kept.world, control):
                pressed.add(name)
                yield control
        assert pressed, f"nobody can press {kind}"


def where(kept: Kept, control: Control) -> str:
    """Who sees it."""
    if kept.world.channel(control.channel).is_private_messages:
        return "in private messages"
    return "all" if kept.world.records.messages[control.message].only_for is None else "one"


async def restarted(playground: Playground, kept: Kept, bot: BotProcess) -> BotProcess:
    """A bot that knows of no newer panel than any of the old ones."""
    await bot.kill()
    return await start_bot(playground, kept.database)


async def everything_is_pressed(
    playground: Playground, kept: Kept, corrected: set[int], bot: BotProcess, present: str
) -> BotProcess:
    """What others press, menus and Undo, what only shows something, what plays, begins and ends games."""
    for control in sample(kept, *STRANGE):
        if where(kept, control) == "all":
            answer = await press(playground, control, kept.index.outsider)
            is_polite(answer, control.custom_id)
            assert answer.text, f"a stranger is told nothing by {control.custom_id}"
    asked = {paper.table for paper in kept.index.forms}
    undoing = list(sample(kept, "table:undo"))
    for control in (*sample(kept, "pick"), *(each for each in undoing if each.table not in asked)):
        await answers(playground, control)
    bot = await restarted(playground, kept, bot)
    done = await answers_in_advance(playground, kept)
    bot = await restarted(playground, kept, bot)
    for control in sample(kept, *LOOKING, *LOOKING_OF[present]):
        await looks(playground, kept, control, present)
    bot = await plays(playground, kept, corrected, bot, present, done)
    for control in (
        each for each in undoing if each.table in asked
    ):  # before, it would have ended the question
        await answers(playground, control)
    await begins_and_ends(playground, kept)
    return bot


SORRY = [Words(language).say(key) for language in LANGUAGES for key in ("sorry", "sorry-storage")]


def is_polite(answer: Answer, pressed: str) -> None:
    assert answer.is_private, f"{pressed}: {answer.text!r} is for all to read"
    assert not any(sorry in answer.text for sorry in SORRY), f"{pressed}: {answer.text}"


async def answers(playground: Playground, control: Control) -> None:
    """It says something, politely."""
    answer = await press(playground, control)
    is_polite(answer, control.custom_id)
    assert answer.text


async def looks(playground: Playground, kept: Kept, control: Control, present: str) -> None:
    """It shows what it always did."""
    stored = rows(kept.database, "select count(*) from steps")
    answer = await press(playground, control)
    is_polite(answer, control.custom_id)
    assert answer.message is not None
    assert answer.text, control.custom_id
    assert rows(kept.database, "select count(*) from steps") == stored
    ids = [button.custom_id or "" for button in answer.message.buttons]
    ids += [menu.custom_id for menu in answer.message.menus]
    status = next((each["status"] for each in kept.index.tables if each["id"] == control.table), None)
    match control.kind:
        case "table:hand":
            assert answer.message.files, control.custom_id
        case "table:move" if status == "running":
            assert any(id.startswith(("panel:", "swap:")) for id in ids), ids
        case "table:rules" | "rules":
            assert answer.message.menus
        case "page" if (
            present == "first" or ":0:" not in control.custom_id
        ):  # then Log led to a first page too
            assert any(id.startswith("page:") for id in ids)
        case "advance:show":
            assert any(id.startswith("advance:") for id in ids)


async def answers_in_advance(playground: Playground, kept: Kept) -> dict[str, int]:
    """Taken back and given, before the lists they stand in are shown as they are today; how often of each."""

    def standing() -> int:
        return int(one(kept.database, "select count(*) from standing"))

    done: dict[str, int] = {}
    for control in sample(kept, "advance:back", "advance:give"):
        before = standing()
        is_polite(await press(playground, control), control.custom_id)
        done[control.kind] = done.get(control.kind, 0) + (standing() != before)
    return done


async def plays(
    playground: Playground,
    kept: Kept,
    corrected: set[int],
    bot: BotProcess,
    present: str,
    done: dict[str, int],
) -> BotProcess:
    """Open forms and lines of panels: each does what it says, or is too late."""
    fresh = {each.kind for each in kept.index.controls if each.table not in corrected}
    if any(paper.table not in corrected for paper in kept.index.forms):
        fresh.add("sent")

    def steps() -> int:
        return int(one(kept.database, "select count(*) from steps"))

    bot = await restarted(playground, kept, bot)
    for control in sample(kept, "form"):
        answer = await press(playground, control)
        is_polite(answer, control.custom_id)
        assert answer.is_form or answer.text
        done["form"] = done.get("form", 0) + answer.is_form
    bot = await restarted(playground, kept, bot)
    for paper in {each.table: each for each in kept.index.forms}.values():
        before = steps()
        is_polite(await send(playground, paper), paper.data["custom_id"])
        done["sent"] = done.get("sent", 0) + (steps() > before)
    bot = await restarted(playground, kept, bot)
    for control in sample(kept, "panel"):
        before = steps()
        answer = await press(playground, control)
        is_polite(answer, control.custom_id)
        assert answer.text
        done[control.kind] = done.get(control.kind, 0) + (steps() > before)
    if "swap" in fresh:
        bot = await restarted(playground, kept, bot)
        for control in sample(kept, "swap"):
            await looks(playground, kept, control, present)
    wanted = {"advance:give", "advance:back", "form", "sent", "panel"} & fresh
    assert wanted >= {"advance:give", "panel"}, "else little is tried"
    assert {kind for kind, count in done.items() if count} >= wanted, done
    return bot


async def begins_and_ends(playground: Playground, kept: Kept) -> None:
    """The lobby fills and begins, a rematch is opened, a seat is resigned."""
    database = kept.database

    def seats(table: int | None) -> int:
        return int(one(database, "select count(*) from seats where table_id = ?", table))

    lobby, other = kept.tables("lobby")
    for kind in ENDING:
        control = next(each for each in kept.index.controls if each.kind == kind and each.table != other)
        shown = as_shown(kept.world, control)
        assert shown is not None, f"nobody can press {kind}"
        control = shown
        before = seats(control.table) if control.table == lobby else 0
        tables = one(database, "select count(*) from tables")
        is_polite(await press(playground, control), control.custom_id)
        match control.kind:
            case "table:join":
                await until(lambda before=before: seats(lobby) == before + 1)
            case "table:leave":
                await until(lambda before=before: seats(lobby) == before - 1)
            case "table:start":
                question = "select count(*) from steps where table_id = ?"
                await until(lambda question=question: one(database, question, lobby) > 0)
            case "table:rematch":
                assert one(database, "select count(*) from tables") <= tables + 1
            case "table:resign":
                found = rows(database, "select status from seats where table_id = ?", control.table)
                assert ("resigned",) in found
    assert one(database, "select count(*) from tables") > len(kept.index.tables), "nobody has a rematch"


async def until(wish: Any) -> None:
    """Another process writes what is waited for."""
    latest = time.monotonic() + PATIENCE
    while not wish():
        assert time.monotonic() < latest
        await asyncio.sleep(0.01)


# How players look


async def test_kept_games_look_as_before_and_a_kept_lobby_takes_colours(tmp_path: Path) -> None:
    kept = bring(tmp_path)
    ada = int(kept.index.people["Ada"])
    async with open_store(kept.database) as store:
        host = Host(store, GAMES, lambda: int(time.time()), initials=initials)
        assert kept.tables("running"), "else nothing is tried"
        for table in (*kept.tables("running"), *kept.tables("over"), *kept.tables("lobby")):
            found = await host.table(table)
            assert badges(found) == [usual_badge(seat.seat) for seat in found.seats]
        lobby, _ = kept.tables("lobby")
        free = (await host.table(lobby)).free_colours[-1]
        await host.take_colour(lobby, ada, free)
        await host.start(lobby, ada)
        found = await host.table(lobby)
        assert [badge.letter for badge in badges(found)] == [seat.name[0] for seat in found.seats]
        assert [seat.colour for seat in found.seats if seat.user == ada] == [free]


# Playing on


@pytest.mark.promise("mend.0")
@pytest.mark.slow
@pytest.mark.parametrize("present", PRESENTS)
async def test_every_kept_game_is_played_on_to_its_end(tmp_path: Path, present: str) -> None:
    kept = bring(tmp_path, present)
    corrected = other_boxes(kept.database)
    async with open_store(kept.database) as store:
        host = Host(store, GAMES, lambda: int(time.time()))
        assert await host.resume() == []
        for table in kept.tables("running"):
            assert (await play_randomly(host, table, Random(table))).status is TableStatus.OVER
        lobby, _ = kept.tables("lobby")
        await host.start(lobby, int(kept.index.people["Ada"]))
        assert (await host.table(lobby)).is_running
        for table in [*kept.tables("running"), *kept.tables("over")]:
            record = read_record(msgspec.json.encode(await host.record(table)))
            assert record.totals
            # What `bot.py replay` prints; it complains of whatever is not as the record says.
            if table not in corrected.intersection(kept.tables("over")):
                assert len(list(tell(record, "en"))) > 3
            if table not in corrected:
                *_, last = replay(GAMES[record.game], record)
                result = GAMES[record.game].result(last.state)
                assert result is not None
                assert totals(result) == record.totals
