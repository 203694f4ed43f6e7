"""The process that draws hangs, falls or is left alone: tables are told all the same, and in good time."""

import asyncio
import logging
import os
import signal
import subprocess
import sys
import threading
from array import array
from collections.abc import Iterator
from fcntl import ioctl
from itertools import islice
from pathlib import Path
from termios import FIONREAD
from typing import Any, cast

import pytest

from cogs.plumbing.interactions import spoken
from cogs.telling import drawing, messages
from cogs.telling.drawing import Easel
from games import GAMES
from games.core import View
from render import ARTISTS, HAND, TURN, Order, caption_of, name_of
from tests.cogs.harbour import Harbour
from tests.cogs.test_drawing import CHECKOUT, NAMES, is_running, orders
from tools.random_play import course
from words.catalogue import Words
from workers.worker import IN_A_ROW, WorkerFell

pytestmark = pytest.mark.skipif(not Path("/proc/self").exists(), reason="processes are looked for in /proc")

SHORT = 4.0
"""Seconds of patience in here: enough for a start on a busy machine."""
GUARD = 30.0
"""Seconds after which nobody would answer any more."""


CACHE = 96_000_000
BARE = 100_000_000
"""What it needs with empty caches: itself, all words and fonts, and room to draw in."""


@pytest.fixture
def easel() -> Iterator[Easel]:
    easel = Easel()
    easel.patience = SHORT  # older ones have none, and wait for good
    yield easel
    easel.stop()


def answer_of(easel: Easel, wanted: tuple[Order, ...]) -> list[bytes] | Exception | None:
    """What it draws, or how it fails; None when nothing comes of it at all."""
    found: list[list[bytes] | Exception] = []

    def ask() -> None:
        try:
            found.append(easel.draw(wanted))
        except Exception as error:  # noqa: BLE001  # looked at by the test
            found.append(error)

    asking = threading.Thread(target=ask)
    asking.start()
    asking.join(GUARD)
    is_late = asking.is_alive()
    while asking.is_alive():
        easel.start().kill()
        asking.join(0.1)
    return None if is_late else found[0]


def never_answering(folder: Path) -> str:
    """A program that takes orders and does nothing."""
    program = folder / "sleeper"
    program.write_text("#!/bin/sh\nexec sleep 600\n")
    program.chmod(0o755)
    return str(program)


@pytest.mark.promise("mend.8")
def test_a_process_that_is_stopped_is_ended_and_the_picture_drawn_anew(
    easel: Easel, caplog: pytest.LogCaptureFixture
) -> None:
    good = orders("livingstone")
    files = easel.draw(good)
    stopped = easel.start()
    os.kill(stopped.pid, signal.SIGSTOP)
    with caplog.at_level(logging.WARNING):
        assert answer_of(easel, good) == files, "nobody ended the process that was stopped"
    assert stopped.returncode == -signal.SIGKILL
    (line,) = caplog.messages
    assert "no answer in 4 s" in line


@pytest.mark.promise("mend.8")
def test_one_that_never_answers_is_given_up_and_others_are_drawn(
    easel: Easel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    good = orders("livingstone")
    with monkeypatch.context() as broken:
        broken.setattr(sys, "executable", never_answering(tmp_path))
        easel.patience = 0.5
        failed = answer_of(easel, good)
        assert isinstance(failed, OSError), "it was waited for without end"
    easel.patience = GUARD
    assert len(easel.draw(good)) == len(good)


def test_while_it_fails_again_and_again_nobody_waits_for_it(
    easel: Easel, monkeypatch: pytest.MonkeyPatch
) -> None:
    good = orders("livingstone")
    with monkeypatch.context() as broken:
        broken.setattr(sys, "executable", "/bin/false")
        for _ in range(IN_A_ROW):
            with pytest.raises(WorkerFell, match="fallen"):
                easel.draw(good)
    with pytest.raises(WorkerFell, match="rests"):
        easel.draw(good)
    assert easel._process is None
    easel._rests_until = 0.0
    assert len(easel.draw(good)) == len(good)


def test_an_order_over_which_it_falls_twice_is_not_given_again(easel: Easel) -> None:
    good, *_ = orders("livingstone")
    endless = good._replace(view=Endless())  # type: ignore[arg-type]  # only read, never drawn
    assert isinstance(answer_of(easel, (endless,)), WorkerFell)
    process = easel.start()
    (file,) = easel.draw((good,))
    with pytest.raises(WorkerFell, match="before"):
        easel.draw((endless,))
    assert easel.start() is process
    assert easel.draw((good,)) == [file]


class Endless:
    """A view that holds up the process that draws for good, as soon as it is read."""

    def __reduce__(self) -> tuple[object, ...]:
        return signal.pause, ()


def test_stopping_it_in_the_middle_of_an_order_starts_no_other(easel: Easel) -> None:
    process = easel.start()
    os.kill(process.pid, signal.SIGSTOP)
    easel.patience = GUARD
    failed: list[BaseException] = []

    def ask() -> None:
        try:
            easel.draw(orders("livingstone"))
        except WorkerFell as fall:
            failed.append(fall)

    asking = threading.Thread(target=ask)
    asking.start()
    while not easel._asking.locked() and asking.is_alive():
        os.sched_yield()
    easel.stop()
    asking.join()
    assert failed
    assert easel._process is None
    assert process.returncode == -signal.SIGKILL


# Tables


@pytest.mark.promise("mend.8")
@pytest.mark.parametrize("game", ["livingstone", "panamax"])
async def test_a_table_is_told_in_words_what_cannot_be_drawn(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    broken = Easel()
    monkeypatch.setattr(drawing, "EASEL", broken)
    monkeypatch.setattr(sys, "executable", "/bin/false")
    ada, ben = harbour.person("Ada"), harbour.person("Ben", "fr")
    card = await harbour.card(ada, ben, game=game)
    await ada.presses("Start", on=card)
    thread = await ada.until(lambda: harbour.world.records.channels.get(card.id), "the thread")
    announcer = harbour.bot.announcer
    done, _ = await asyncio.wait({asyncio.ensure_future(announcer.settled(1))}, timeout=GUARD)
    assert done, "the table waits for a picture that never comes"
    shown = [message for message in ada.at(thread).sees() if "Move" in message.labels]
    assert shown, "the table was not told of its board"
    board = shown[-1]
    assert ada.private_messages(), "nobody was sent a hand"
    (hand,) = ada.private_messages()
    looks = [await ada.at(thread).uses("/table board"), await ben.at(thread).uses("/table hand")]
    for seen in (board, hand, *(look.message for look in looks)):
        assert seen.files == ()
        assert 100 < len(seen.text) <= 2000
    view, said = await harbour.host.view(1, None), spoken(await harbour.host.table(1), "en")
    caption = caption_of(Order(game, name_of(game, TURN, view), view, said))
    assert caption[:300] in board.text
    assert caption[:300] in looks[0].text
    told = [line for line in caplog.messages if "in words" in line]
    assert len(told) == 5, "one line for each: the board, two hands, two looks"


@pytest.mark.promise("mend.8")
async def test_a_fault_of_ours_while_drawing_does_not_silence_a_table(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def spoilt(game: str, picture: str, view: Any, words: Words, before: Any = None) -> Order:
        return Order(game, picture, view, words, before if picture == HAND else cast("View", "none"))

    monkeypatch.setattr(messages, "Order", spoilt)
    ada, ben = harbour.person("Ada"), harbour.person("Ben")
    ada, ben = await harbour.game(ada, ben)
    shown = [message for message in ada.sees() if "Move" in message.labels]
    assert shown, "the table was not told of its board"
    assert shown[-1].files == ()
    assert [len(hand.files) for hand in ada.private_messages()] == [1]
    (line,) = [line for line in caplog.messages if "in words" in line]
    assert "AttributeError" in line
    assert "\n" not in line


# Leaving


PARENT = """
import os, signal, sys
from cogs.telling.drawing import EASEL
from tests.cogs.test_drawing import orders
EASEL.draw(orders("livingstone"))
child = EASEL.start()
print(child.pid, os.getpgid(child.pid), os.getpgid(0), flush=True)
os.kill(child.pid, signal.SIGSTOP)
EASEL.draw(orders("panamax"))
"""


@pytest.mark.promise("mend.8")
def test_left_alone_in_the_middle_of_an_order_it_ends_without_a_word(tmp_path: Path) -> None:
    with (tmp_path / "words").open("wb") as words:
        parent = subprocess.Popen(
            (sys.executable, "-c", PARENT), cwd=CHECKOUT, stdout=subprocess.PIPE, stderr=words
        )
    assert parent.stdout is not None
    child, group, own = map(int, parent.stdout.readline().split())
    while not has_order(child):
        os.sched_yield()
    parent.kill()
    parent.wait()
    parent.stdout.close()
    os.kill(child, signal.SIGCONT)
    while is_running(child):
        os.sched_yield()
    assert (tmp_path / "words").read_text() == ""
    assert group != own, "what is typed at the bot's terminal would reach it"


def has_order(process: int) -> bool:
    """Whether something waits to be read by a process that is stopped."""
    with Path(f"/proc/{process}/fd/0").open("rb") as pipe:
        waiting = array("i", [0])
        ioctl(pipe, FIONREAD, waiting)
    return waiting[0] > 0


# What it keeps


def many_pictures(most: int) -> Iterator[Order]:
    """Pictures of many tables in turn, as a long evening asks for them: one by one each of the game's."""
    tables = []
    for number in range(60):
        game = list(GAMES.values())[number % len(GAMES)]
        words = Words("fr" if number % 8 < 4 else "en", game.id, [f"{name} {number}" for name in NAMES])
        tables.append((game, course(game, len(NAMES), number), words))
    for number in range(most):
        game, steps, words = tables[number % len(tables)]
        *_, state = islice(steps, 2)
        pictures = list(ARTISTS[game.id].PICTURES)
        shown = pictures[(number + number // len(tables)) % len(pictures)]
        yield Order(game.id, shown, game.view(state, None), words)
        yield Order(game.id, "hand", game.view(state, number % len(NAMES)), words)


def resident(process: int) -> int:
    """Bytes it keeps in memory."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


@pytest.mark.promise("mend.8")
def test_its_caches_stay_within_their_bytes(easel: Easel) -> None:
    easel.patience = GUARD * 4
    easel.cache = CACHE
    for order in many_pictures(480):
        easel.draw((order,))
    easel.draw((next(many_pictures(1)),))  # what it gives back after an answer, it has given back
    grown = resident(easel.start().pid)
    assert grown < BARE + 1.1 * CACHE, f"{grown / 1e6:.0f} MB"
