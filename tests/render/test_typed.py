"""What the type checker refuses: images that are not cached, and states where views belong."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PROGRAM = """
from PIL import Image

from games.congo.state import CongoState
from games.congo.view import CongoView
from games.core import View
from render import ARTISTS, Order, _artist, congo, livingstone
from render.canvas import Canvas, Ground, Pen, Shape, Sprite, Strip, faded, sprite
from words.catalogue import Words


def bare() -> Shape:
    return Pen(60, 60).shape()


@sprite
def cached() -> Shape:
    return faded(bare(), 0.5)


def draw(canvas: Canvas) -> None:
    canvas.put(cached(), 30, 30)
    canvas.put(bare(), 30, 30)  # refused
    canvas.put(Image.new("RGB", (9, 9)), 30, 30)  # refused
    canvas.put(faded(cached(), 0.5), 30, 30)  # refused
    canvas.put(Sprite(bare()), 30, 30)  # refused
    Canvas(cached())
    Canvas(bare())  # refused
    Ground(Strip(cached(), 0, 60))
    Ground(Strip(bare(), 0, 60))  # refused


def show(view: CongoView, any_view: View, state: CongoState, words: Words) -> None:
    ARTISTS["congo"].PICTURES["whole"].draw(view, words, any_view)
    ARTISTS["congo"].PICTURES["whole"].draw(state, words)  # refused
    ARTISTS["congo"].PICTURES["whole"].draw(view, words, state)  # refused
    ARTISTS["congo"].turn(state)  # refused
    ARTISTS["congo"].hand(state, words)  # refused
    ARTISTS["congo"].describe(state, words)  # refused
    Order("congo", "whole", view, words, view)
    Order("congo", "whole", state, words)  # refused
    Order("congo", "whole", view, words, state)  # refused
    congo.board(view, words)
    congo.board(any_view, words)  # refused
    _artist(CongoView, congo)
    _artist(CongoView, livingstone)  # refused
"""


def test_only_what_is_cached_is_put_on_a_canvas_and_only_views_are_drawn(tmp_path: Path) -> None:
    (tmp_path / "program.py").write_text(PROGRAM)
    command = (sys.executable, "-m", "mypy", str(tmp_path / "program.py"))
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    refused = {int(line) for line in re.findall(r"program\.py:(\d+): error", found.stdout)}
    wanted = {number for number, line in enumerate(PROGRAM.splitlines(), 1) if line.endswith("# refused")}
    assert refused == wanted, found.stdout + found.stderr
