"""What the type checker refuses: images that are not cached."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PROGRAM = """
from PIL import Image

from render.canvas import Canvas, Ground, Pen, Shape, Sprite, Strip, faded, sprite


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
"""


def test_only_what_is_cached_is_put_on_a_canvas(tmp_path: Path) -> None:
    (tmp_path / "program.py").write_text(PROGRAM)
    command = (sys.executable, "-m", "mypy", str(tmp_path / "program.py"))
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    refused = {int(line) for line in re.findall(r"program\.py:(\d+): error", found.stdout)}
    wanted = {number for number, line in enumerate(PROGRAM.splitlines(), 1) if line.endswith("# refused")}
    assert refused == wanted, found.stdout + found.stderr
