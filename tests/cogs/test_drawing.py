"""The process that draws: what it gives back, and how it ends."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pytest

from cogs.telling.drawing import Easel, draw_pictures
from cogs.telling.places import TROUBLE
from games import GAMES
from render import ARTISTS, Order, png_of
from tools.random_play import position
from words.catalogue import Words
from workers.pipe import receive, send
from workers.worker import WorkFailed

CHECKOUT = Path(__file__).parents[2]
NAMES = ("Ada", "Ben", "Zoë")


@pytest.fixture
def easel() -> Iterator[Easel]:
    """One of our own, which may fall."""
    easel = Easel()
    yield easel
    easel.stop()


def orders(game_id: str) -> tuple[Order, ...]:
    """All pictures of a moment."""
    game, words = GAMES[game_id], Words("fr", game_id, NAMES)
    before, now = (game.view(position(game, 3, 5, steps), None) for steps in (20, 26))
    own = game.view(position(game, 3, 5, 26), 1)
    public = [Order(game_id, name, now, words, before) for name in ARTISTS[game_id].PICTURES]
    return *public, Order(game_id, "hand", own, words)


@pytest.mark.parametrize("game_id", GAMES)
def test_what_is_drawn_there_is_what_would_be_drawn_here(game_id: str, easel: Easel) -> None:
    assert easel.draw(orders(game_id)) == [png_of(order) for order in orders(game_id)]


def test_a_fault_is_told_and_the_process_goes_on(easel: Easel) -> None:
    good = orders("livingstone")[0]
    (file,) = easel.draw((good,))
    process = easel.start()
    with pytest.raises(WorkFailed, match="AttributeError"):
        easel.draw((good, good._replace(view=None)))  # type: ignore[arg-type]  # what is at fault
    assert easel.draw((good,)) == [file]
    assert easel.start() is process


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
def test_a_process_that_was_killed_is_started_again(easel: Easel) -> None:
    good = orders("livingstone")[0]
    (file,) = easel.draw((good,))
    for _ in range(2):
        fallen = easel.start()
        os.kill(fallen.pid, signal.SIGKILL)
        fallen.wait()
        assert easel.draw((good,)) == [file]
        assert easel.start() is not fallen


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such program")
def test_one_that_falls_at_once_is_trouble_that_may_pass(
    easel: Easel, monkeypatch: pytest.MonkeyPatch
) -> None:
    good = orders("livingstone")[0]
    with monkeypatch.context() as broken:
        broken.setattr(sys, "executable", "/bin/false")
        with pytest.raises(TROUBLE):
            easel.draw((good,))
    assert len(easel.draw((good,))) == 1


def test_a_message_that_breaks_off_is_none() -> None:
    whole = BytesIO()
    send(["a picture"], whole)
    assert receive(BytesIO(whole.getvalue())) == ["a picture"]
    for length in range(len(whole.getvalue())):
        with pytest.raises(EOFError):
            receive(BytesIO(whole.getvalue()[:length]))


async def test_several_ask_at_once_and_each_is_given_its_own() -> None:
    games = ["livingstone", "rotterdam", "congo"] * 4
    wanted = {game_id: orders(game_id)[0] for game_id in games}
    alone = {game_id: await draw_pictures(order) for game_id, order in wanted.items()}
    cut_off = asyncio.ensure_future(draw_pictures(wanted["congo"]))
    await asyncio.sleep(0)
    cut_off.cancel()
    found = await asyncio.gather(*(draw_pictures(wanted[game_id]) for game_id in games))
    assert found == [alone[game_id] for game_id in games]


PARENT = """
import os, sys
from cogs.telling.drawing import EASEL
from tests.cogs.test_drawing import orders
EASEL.draw(orders("livingstone"))
print(EASEL.start().pid, flush=True)
sys.stdin.readline()
os.kill(os.getpid(), int(sys.argv[1]))
sys.stdin.read()
"""


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="processes are looked for in /proc")
@pytest.mark.parametrize("sign", [signal.SIGKILL, signal.SIGTERM])
def test_it_ends_with_the_process_that_started_it(sign: signal.Signals) -> None:
    with subprocess.Popen(
        (sys.executable, "-c", PARENT, str(int(sign))),
        cwd=CHECKOUT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as parent:
        assert parent.stdin is not None
        assert parent.stdout is not None
        child = int(parent.stdout.readline())
        assert is_running(child)
        parent.stdin.write(b"\n")
        parent.stdin.flush()
        assert parent.wait() == -sign
    while is_running(child):
        os.sched_yield()


def is_running(process: int) -> bool:
    """Whether it is there, and not only its name."""
    try:
        return ") Z " not in Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return False
