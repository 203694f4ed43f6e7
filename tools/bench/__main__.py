"""`make bench`: everything that is measured, as a table for people and a file for programs."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from tools.bench import crowd, endings, engines, load, memory, piles, turns, whole_turns
from tools.bench.pictures import Pictures
from tools.bench.ratios import Ratio
from tools.bench.whole_turns import Paced

LAST = Path("bench/last.json")


def _steps() -> dict[str, Any]:
    from tools.bench import steps  # noqa: PLC0415  # needs catanatron, which the other parts do not

    return steps.measure()


def _decisions() -> dict[str, Any]:
    from tools.bench import decisions  # noqa: PLC0415  # needs catanatron, too

    return decisions.measure()


def _pictures() -> dict[str, Any]:
    from tools.bench import pictures  # noqa: PLC0415  # the tapes may not be recorded yet

    return {"picture_vs_drawn_at_2x": pictures.measure()}


def _endings() -> dict[str, Any]:
    return {"ending": endings.measure()}


async def _load() -> dict[str, Any]:
    lateness, held = await load.measure()
    return {"loop_lateness_vs_idle": lateness, "held": held}


PARTS: dict[str, Callable[[], dict[str, Any] | Awaitable[dict[str, Any]]]] = {
    "steps": _steps,
    "decisions": _decisions,
    "pictures": _pictures,
    "endings": _endings,
    "turns": turns.measure,
    "engines": engines.measure,
    "whole_turns": whole_turns.measure,
    "piles": piles.measure,
    "crowd": crowd.measure,
    "load": _load,
    "memory": memory.measure,
}


def lines(found: dict[str, Any]) -> Iterator[str]:
    """What was found, a line each."""
    for key, value in found.items():
        by_game = value if isinstance(value, dict) else {"": value}
        for game, each in by_game.items():
            yield f"{key:32} {game:12} {_figure(each)}"


def _figure(found: Any) -> str:
    match found:
        case Pictures(speed, size):
            return f"{_figure(speed)}  at most {size / 1000:.0f} kB"
        case Paced(value, fast, slow):
            return f"{value:8.2f}  (fast {fast:.2f}, at two hours a turn {slow:.2f}){_goal(found, '<=')}"
        case Ratio(value, least, most):
            sign = _goal(found, ">=" if found.is_more_better else "<=")
            return f"{value:8.2f}  ({least:.2f} to {most:.2f}){sign}"
        case _:
            return "  ".join(f"{name} {figure:.1f}" for name, figure in msgspec.to_builtins(found).items())


def _goal(found: Ratio | Paced, sign: str) -> str:
    """The goal and whether it is met, where there is one."""
    mark = {None: "", True: "  met", False: "  NOT MET"}[found.is_met]
    return "" if found.goal is None else f"  goal {sign} {found.goal:g}{mark}"


def main(wanted: list[str]) -> None:
    """Measure these parts, or all."""
    found: dict[str, Any] = {}
    for name in wanted or PARTS:
        part = PARTS[name]()
        part = part if isinstance(part, dict) else asyncio.run(_awaited(part))
        print("\n".join(lines(part)), flush=True)
        found |= part
    LAST.parent.mkdir(exist_ok=True)
    LAST.write_bytes(msgspec.json.format(msgspec.json.encode(found)))


async def _awaited(work: Awaitable[dict[str, Any]]) -> dict[str, Any]:
    return await work


if __name__ == "__main__":
    main(sys.argv[1:])
