"""The whole table as one seat sees it in one moment (10): nothing is missing, and nothing else is there."""

from __future__ import annotations

import msgspec

from games.rotterdam.data import CARDS
from games.rotterdam.rules import ROTTERDAM
from games.rotterdam.state import Offer, Phase
from tests.games.rotterdam.positions import A, B, C, player, position

POINTS_CARD = next(card.id for card in CARDS.values() if card.points)

SEEN = {
    "round_no": 4,
    "phase": "trade_products",
    "captain": 1,
    "active": None,
    "is_done": False,
    "ships": [
        {"position": "S1", "owner": {"type": "who", "seat": 0}, "cargo": "grain"},
        {"position": "A3", "owner": {"type": "who", "seat": 2}, "cargo": "oil"},
        {"position": "VU1", "owner": {"type": "who", "seat": 1}, "cargo": None},
    ],
    "stock": {"grain": 6, "fruit": 5, "textile": 5, "oil": 6},
    "pile_sizes": {"vulcaanhaven": 15, "merwehaven": 13, "waalhaven": 14, "botlek": 15},
    "face_up": {},
    "mission_deck_size": 36,
    "navigation_deck_size": 17,
    "discard": ["setback"],
    "call": None,
    "offers": [
        {"number": 1, "maker": 0, "to": 1, "give": ["bread"], "want": ["orange_juice"]},
        {"number": 2, "maker": 1, "to": None, "give": ["orange_juice"], "want": ["jam"]},
    ],
    "players": [
        {
            "seat": 0,
            "supply": 3,
            "ships": ["S1"],
            "missions": 3,
            "fulfilled": [],
            "mission_points": 0,
            "products": {"vulcaanhaven": 1, "merwehaven": 0, "waalhaven": 0, "botlek": 1},
            "navigation": 1,
            "laid": [],
            "due": 0,
            "has_finished": False,
            "offers_made": 1,
            "final_hand": None,
        },
        {
            "seat": 1,
            "supply": 3,
            "ships": ["VU1"],
            "missions": 3,
            "fulfilled": ["m02_bread_orange_juice"],
            "mission_points": 5,
            "products": {"vulcaanhaven": 0, "merwehaven": 1, "waalhaven": 0, "botlek": 0},
            "navigation": 0,
            "laid": ["advantage"],
            "due": 0,
            "has_finished": False,
            "offers_made": 0,
            "final_hand": None,
        },
        {
            "seat": 2,
            "supply": 3,
            "ships": ["A3"],
            "missions": 3,
            "fulfilled": [],
            "mission_points": 0,
            "products": {"vulcaanhaven": 0, "merwehaven": 0, "waalhaven": 0, "botlek": 0},
            "navigation": 0,
            "laid": [],
            "due": 0,
            "has_finished": True,
            "offers_made": 0,
            "final_hand": None,
        },
    ],
    "is_ending": False,
    "result": None,
}
OWN = {
    "missions": ["m01_bread_beer", "m45_jam_clothing_petrol", "m46_jam_carpet_plastic"],
    "products": ["bread", "petrol"],
    "free_products": ["petrol"],
    "navigation": ["joker"],
}


def test_10_the_whole_view() -> None:
    ann = player(
        products=["bread", "petrol"], navigation=["joker"], missions=["m01_bread_beer"], offers_made=1
    )
    ben = player(products=["orange_juice"], laid=[POINTS_CARD], fulfilled=["m02_bread_orange_juice"])
    offers = [Offer(1, A, B, ("bread",), ("orange_juice",)), Offer(2, B, None, ("orange_juice",), ("jam",))]
    state = position(
        ann,
        ben,
        player(has_finished=True),
        phase=Phase.TRADE,
        captain=B,
        active=B,
        ships={"S1": (A, "grain"), "VU1": (B, None), "A3": (C, "oil")},
        tops={"botlek": ["petrol"]},
        discard=["setback"],
        offers=offers,
        round_no=4,
    )
    view = ROTTERDAM.view(state, A)
    seen = msgspec.json.decode(msgspec.json.encode(view))
    assert seen.pop("own") == OWN
    assert (seen.pop("me"), seen.pop("options")) == (A, msgspec.to_builtins(state.options))
    assert seen == SEEN
    public = msgspec.json.decode(msgspec.json.encode(ROTTERDAM.view(state, None)))
    assert (public["me"], public["own"]) == (None, None)
    sealed, open_to_all = public.pop("offers")
    assert sealed == {"number": 1, "maker": A, "to": B, "give": None, "want": None}
    assert open_to_all == seen.pop("offers")[1]
    assert {name: public[name] for name in seen} == seen
