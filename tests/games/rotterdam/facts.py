"""What the views of Rotterdam hold: another value for each fact, which must change what is told."""

from __future__ import annotations

from msgspec.structs import replace

from games.rotterdam.data import PORTS
from games.rotterdam.ships import Plan, Sailing, Ship
from games.rotterdam.state import Phase, RotterdamOptions
from games.rotterdam.view import CallView, OfferView, RotterdamView
from games.values import Who
from tests.render.facts import Facts
from tests.render.rotterdam_positions import (
    choosing,
    moment_of,
    with_hand,
)

# Another value for every field that everybody may see.
OTHER_TABLE: dict[str, object] = {
    "options": RotterdamOptions(safe_haven=True),
    "round_no": 77,
    "phase": Phase.NAVIGATE,
    "captain": 1,
    "active": 1,
    "is_done": True,
    "ships": (Ship("N3", Who(2), "oil"),),
    "stock": {"grain": 1, "fruit": 0, "textile": 2, "oil": 3},
    "pile_sizes": dict.fromkeys(PORTS, 3),
    "face_up": {"botlek": "plastic"},
    "mission_deck_size": 5,
    "navigation_deck_size": 6,
    "discard": ("joker", "setback"),
    "call": CallView(2, "green", (Sailing("B2", "C3"),), None, ()),
    "offers": (OfferView(7, 0, None, ("bread",), ("jam",)),),
    "is_ending": True,
}
OTHER_PLAYER: dict[str, object] = {
    "supply": 1,
    "missions": 2,
    "fulfilled": ("m01_bread_beer",),
    "mission_points": 11,
    "products": {"vulcaanhaven": 9, "merwehaven": 0, "waalhaven": 0, "botlek": 0},
    "navigation": 3,
    "laid": ("extra_advantage",),
    "due": 2,
    "has_finished": True,
    "offers_made": 8,
}
OTHER_OWN: dict[str, object] = {
    "missions": ("m28_petrol_plastic",),
    "products": ("bread", "bread", "jam"),
    "free_products": ("bread",),
    "navigation": ("joker",),
}
OTHER_CALL: dict[str, object] = {
    "caller": 2,
    "colour": "purple",
    "sailed": (Sailing("A1", "N1"),),
    "pending": 2,
    "plans": (Plan((Sailing("B2", None),)),),
}
OTHER_OFFER: dict[str, object] = {
    "number": 31,
    "maker": 2,
    "to": 1,
    "give": ("carpet", "carpet"),
    "want": ("petrol",),
}


def table() -> RotterdamView:
    """The first player is about to place a ship."""
    return replace(moment_of(Phase.PLACE, 3), active=0, captain=0, is_done=False, ships=())


def with_first() -> RotterdamView:
    """A first player who goes on trading and has nothing laid down."""
    view = moment_of(Phase.TRADE, 3)
    first = replace(view.players[0], has_finished=False, supply=0, navigation=0, laid=())
    return replace(view, players=(first, *view.players[1:]))


def with_offer() -> RotterdamView:
    """An offer to all."""
    return replace(moment_of(Phase.TRADE, 3), offers=(OfferView(7, 0, None, ("bread",), ("jam",)),))


FACTS = (
    # Said elsewhere: whose text and whose line it is, where the table's ships are, and what the end shows.
    Facts(table, "", OTHER_TABLE, frozenset({"me", "players", "own", "result"})),
    Facts(with_first, "players.0", OTHER_PLAYER, frozenset({"seat", "ships", "final_hand"})),
    Facts(lambda: with_hand(3, 5), "own", OTHER_OWN, uncaptioned=frozenset()),
    Facts(choosing, "call", OTHER_CALL),
    Facts(with_offer, "offers.0", OTHER_OFFER),
)
