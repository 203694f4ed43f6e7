"""A number of the box is corrected while a game is running; the real bot, of a checkout with another one."""

from __future__ import annotations

import asyncio
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import msgspec
import pytest

from games import GAMES
from games.core import Action
from games.record import read_record
from games.values import Seat
from host.tables import Host
from playground.data import Channel
from playground.faults import Fault
from playground.people import Person, Playground
from storage.sqlite.engine import open_store
from storage.sqlite.health import looking_at
from tests.host.people import user_of
from tests.playground.stage import playing
from tests.wire.bot_process import ROOT, bot_running
from tools.bench.crew import Crew, owed, stored
from tools.bench.processes import Bot, start
from tools.complaint import Complaint
from tools.random_play import choose
from tools.replay import load, tell
from words.catalogue import Words

GAME = GAMES["livingstone"]
PACKAGES = sorted({file.parent.name for file in ROOT.glob("*/__init__.py")} - {"tests"})
BEFORE, AFTER = "majority_points = 12", "majority_points = 13"
"""What is scored at the very end, so that whatever was legal still is."""
STEP = re.compile(r" *[0-9]+(?:  |$)")
"""How a step begins where a record is told."""
LEFT = 6
"""Moves that are made with the corrected box."""
MESSAGES = "/channels/{channel_id}/messages"


def corrected_checkout(folder: Path) -> Path:
    """A checkout like this one but for one number."""
    shutil.copy2(ROOT / "bot.py", folder)
    for package in PACKAGES:
        shutil.copytree(ROOT / package, folder / package)
    box = folder / "games" / GAME.id / "data.toml"
    assert box.read_text().count(BEFORE) == 1
    box.write_text(box.read_text().replace(BEFORE, AFTER))
    return folder


def noted(database: Path) -> int:
    """How often the table is owed, or was told, that numbers have been corrected."""
    with looking_at(database) as rows:
        found = rows.execute("select count(*) from outbox where payload like '%\"box_corrected\"%'")
        return int(found.fetchone()[0])


async def all_told(database: Path) -> None:
    latest = time.monotonic() + 60
    while owed(database):
        assert time.monotonic() < latest, "something cannot be told"
        await asyncio.sleep(0.02)


async def begin(playground: Playground, database: Path) -> tuple[list[Person], Channel]:
    """Two people and their French table, begun by the bot of this checkout."""
    async with bot_running(playground, database):
        ada, ben = (playground.person(name) for name in ("Ada", "Ben"))
        card = (await ada.uses("/play", game=GAME.id, seats=2, language="Français")).message
        await ben.presses("Rejoindre", on=card)
        await ada.presses("Commencer", on=card)
        thread = await ada.until(lambda: playground.world.records.channels.get(card.id), "a thread")
        await all_told(database)
    return [ada.at(thread), ben.at(thread)], thread


async def play_nearly_all(database: Path) -> list[tuple[Seat, Action]]:
    """The moves of a whole game; those before the last few are made."""
    state, chance = GAME.copy(stored(database, GAME, 1).state), Random(1)
    moves: list[tuple[Seat, Action]] = []
    while GAME.to_act(state):
        moves.append(choose(GAME, state, 2, chance))
        GAME.apply(state, *moves[-1])
    async with open_store(database) as store:
        host = Host(store, GAMES, lambda: int(time.time()))
        for number, (seat, action) in enumerate(moves[:-LEFT]):
            found = (await host.table(1)).seats[seat]
            await host.play(1, user_of(found), action, found.question, f"move {number}")
    return moves


def replayed(checkout: Path, record: Path) -> str:
    """What `bot.py replay` prints there."""
    run = subprocess.run(
        [sys.executable, checkout / "bot.py", "replay", record], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    return run.stdout


@pytest.mark.promise("mend.2")
@pytest.mark.slow
async def test_a_corrected_number_is_told_once_and_stands_in_the_record(tmp_path: Path) -> None:
    database, checkout = tmp_path / "games.db", tmp_path / "corrected"
    checkout.mkdir()
    corrected_checkout(checkout)
    async with playing() as playground:
        people, thread = await begin(playground, database)
        moves = await play_nearly_all(database)

        async def start_corrected() -> Bot:
            return await start(playground, database, str(checkout / "bot.py"), "run")

        for method, route in (("POST", MESSAGES), ("PATCH", MESSAGES + "/{message_id}")):
            playground.faults.order(Fault(method=method, route=route, status=503, times=1000))
        bot = await start_corrected()
        assert noted(database) == 1, "the number has changed silently"
        await bot.kill()
        playground.faults._waiting.clear()
        bot = await start_corrected()
        await all_told(database)
        assert noted(database) == 1
        sentence = Words("fr", GAME.id).say("event-box_corrected")
        said = [message for message in playground.world.messages_in(thread) if sentence in message.content]
        assert len(said) == 1
        log = await playground.person("Fay").at(thread).uses("/table log")
        assert log.text.count(Words("en", GAME.id).say("event-box_corrected")) == 1
        crew = Crew(database, GAME, 1, people)
        for seat, action in moves[-LEFT:]:
            await crew.type(people[seat], action)
        ending = await people[0].until(
            lambda: next((each for each in people[0].sees() if len(each.files) > 1), None), "the record"
        )
        await all_told(database)
        await bot.stop()
        assert "ERROR" not in database.with_suffix(".log").read_text()
    file = tmp_path / "record.json"
    file.write_bytes(next(each.content for each in ending.files if each.filename.endswith(".json")))
    record = read_record(file.read_bytes())
    assert record.data_digest == GAME.data_digest
    (correction,) = record.corrections
    assert correction.after == len(moves) - LEFT == len(record.moves) - LEFT
    assert correction.data_digest != GAME.data_digest
    tells_what_it_checks(checkout, file, len(moves))


def tells_what_it_checks(checkout: Path, file: Path, moves: int) -> None:
    """Each checkout checks what was played with its own box, and says what was not."""
    here, there = "\n".join(tell(load(file), "en")), replayed(checkout, file)
    for said in (here, there):
        assert f"The box was corrected after move {moves - LEFT}" in said
    assert f"Not checked here: moves {moves - LEFT + 1} to {moves}, the points." in here
    assert f"Not checked here: the set-up, moves 1 to {moves - LEFT}." in there
    told = {line.split()[0] for line in here.splitlines() if STEP.match(line)}
    rest = {line.split()[0] for line in there.splitlines() if STEP.match(line)}
    assert told == {str(number) for number in range(moves - LEFT + 1)}
    assert rest == {str(number) for number in range(moves - LEFT + 1, moves + 1)}
    assert "draws of chance" in there
    forged = msgspec.json.decode(file.read_bytes())
    forged["corrections"][0]["state"]["players"][0]["purse"] += 1
    file.write_bytes(msgspec.json.encode(forged))
    with pytest.raises(Complaint, match=f"move {moves - LEFT} does not lead to where the box was corrected"):
        list(tell(load(file), "en"))
