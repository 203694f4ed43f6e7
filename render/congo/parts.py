"""What of Congo's pictures can be pointed at, by name."""

from __future__ import annotations

from collections.abc import Sequence

from games.congo.view import CongoView, OwnView
from render.canvas import Box
from render.congo.board import auction_sheets, choose_sheets
from render.congo.hand import laid_out
from render.congo.layout import BID_ROW, TALL, row_of
from render.congo.players import BID_AT, HELD, TOTAL_AT
from words.catalogue import Words


def parts(view: CongoView, picture: str, words: Words) -> dict[str, Box]:
    """Where each lies on that picture; of pictures that nobody points at, nothing."""
    match picture:
        case "hand" if view.own is not None:
            return _on_hand(view.own, words.nameless)
        case "choose":
            port, table = choose_sheets(len(view.players))
            return {
                "port": port,
                "players": table._replace(right=table.left + HELD),
                "worth": table._replace(left=table.left + HELD + 12),
                **_strip(),
            }
        case "auction":
            port, bids = auction_sheets(len(view.players))
            found = {"port": port, "bids": bids, **(_strip() if port.top > TALL else {})}
            for player in view.players:
                row = row_of(bids, player.seat, BID_ROW)
                found[f"bid-{player.seat}"] = row._replace(left=BID_AT - 12)
                found[f"total-{player.seat}"] = Box(TOTAL_AT[0] - 62, row.top, row.right, row.bottom)
            return found
    return {}


def _strip() -> dict[str, Box]:
    """The stops along the river, above the sheets."""
    return {"river": Box(96, 188, 1158, TALL - 6)}


def _on_hand(own: OwnView, words: Words) -> dict[str, Box]:
    held = laid_out(own, words)
    sections: dict[str, Sequence[Box]] = {
        "characters": [*held.apart, *held.people],
        "auxiliaries": held.helpers,
        "specials": held.specials,
        "hippos": held.tokens,
        "port": [] if held.port is None else [held.port],
    }
    found = {name: _around(boxes) for name, boxes in sections.items() if boxes}
    return found | dict(zip(held.characters, held.people, strict=True))


def _around(boxes: Sequence[Box]) -> Box:
    """The smallest box that holds all of these."""
    return Box(
        min(box.left for box in boxes),
        min(box.top for box in boxes),
        max(box.right for box in boxes),
        max(box.bottom for box in boxes),
    )
