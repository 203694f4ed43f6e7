"""What of Livingstone's pictures can be pointed at, by name."""

from __future__ import annotations

from games.livingstone.data import ROWS
from games.livingstone.view import LivingstoneView
from render.canvas import Box
from render.livingstone.hand import CARDS_TOP, PURSE
from render.livingstone.layout import LOW, Land
from render.livingstone.ledger import COLUMNS
from render.livingstone.turn import DIE_PITCH
from render.page import MARGIN, WIDTH
from words.catalogue import Words


def parts(view: LivingstoneView, picture: str, words: Words) -> dict[str, Box]:
    """Where each lies on that picture; of pictures that nobody points at, nothing."""
    del words
    match picture:
        case "map":
            return _on_map(LOW, view)
        case "hand":
            return _on_hand()
    return {}


def _on_map(land: Land, view: LivingstoneView) -> dict[str, Box]:
    grid, river = land.grid, land.river
    lit, ledger = land.cell(view.boat, 1), land.ledger(len(view.players))
    found = {
        "dice": land.pool._replace(left=land.pool.right - len(view.pool) * DIE_PITCH - 6),
        "column": Box(lit.left, land.heads.top, lit.right, grid.bottom),
        "boat": Box(lit.left - 12, land.boat_at - 44, lit.right + 12, land.boat_at + 30),
        "costs": Box(grid.left, land.cost_at - 30, grid.right, min(river.bottom, land.cost_at + 30)),
        "crowns": Box(land.crowns(6).left, grid.top, grid.left, grid.bottom),
        "majorities": Box(grid.right, grid.top, land.leaders(6).right, grid.bottom),
        "ledger": ledger,
        "gifts": Box(COLUMNS["gifts"] - 28, ledger.top, COLUMNS["gifts"] + 28, ledger.bottom),
    }
    found |= {f"space-{row}": land.cell(view.boat, row) for row in ROWS}
    found |= {f"crown-{row}": land.crowns(row) for row in ROWS}
    if view.me is not None:
        found["mine"] = land.ledger_row(view.me)
    return found


def _on_hand() -> dict[str, Box]:
    def between(left: float, right: float) -> Box:
        return Box(left, PURSE.top + 6, right, PURSE.bottom - 6)

    return {
        "purse": between(PURSE.left + 6, 206),
        "chest": between(212, 406),
        "gems": between(424, 906),
        "cards": Box(MARGIN, CARDS_TOP, WIDTH - MARGIN, CARDS_TOP + 206),
    }
