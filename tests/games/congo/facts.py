"""What the views of Congo hold: another value for each fact, which must change what is told."""

from __future__ import annotations

from msgspec.structs import replace

from games.congo.state import (
    DECKS,
    SOURCES,
    Cause,
    CongoOptions,
    Fate,
    FirstPlayer,
    PastBid,
    PastTurn,
    Roll,
    Special,
    Stage,
    Status,
)
from games.congo.view import BidView, CongoView, LostView, PileView
from tests.render.congo_positions import crowded, moment_of, with_hand
from tests.render.facts import Facts

# Another value for every field that everybody may see.
OTHER_TABLE: dict[str, object] = {
    "options": CongoOptions(first_player=FirstPlayer.NAMED),
    "stage": Stage.SPECIAL,
    "waiting": (0, 1),
    "turn_no": 77,
    "turns": 78,
    "first": 2,
    "boat": "kindu",
    "port_language": "dutch",
    "special": Special(1, "sorcerer"),
    "is_revealed": True,
    "is_servant_used": True,
    "highest_half": 17,
    "rolls": (Roll(Cause.MALARIA, 3, 1),),
    "piles": {deck: PileView(33, ()) for deck in DECKS},
    "hippo_pile": 3,
    "hippo_discard": ("hippo_4", "hippo_4"),
    "used_neutrals": ("us_neutral_1",),
    "boxed_neutrals": ("se_neutral_1",),
    "boxed_tiles": ("jungle", "jungle"),
    "previous": PastTurn("bolobo", None, (), None, ()),
}
OTHER_PLAYER: dict[str, object] = {
    "is_first": True,
    "score_half": 17,
    "points": dict.fromkeys(SOURCES, 3),
    "characters": 8,
    "auxiliaries": 9,
    "specials": 7,
    "hippos": 6,
    "has_answered": True,
    "bid": BidView(None, None, None, None, None, None, None, None, ()),
    "lost": LostView("uk_doctor_1", Fate.KILLED),
    "is_tied": True,
    "spent": ("hippo_4",),
}
OTHER_BID: dict[str, object] = {
    "character": "uk_doctor_1",
    "table_value": 9,
    "modifier": 7,
    "base_half": 5,
    "total_half": 11,
    "status": Status.OUT,
    "language": "swedish",
    "preference": "germany",
    "auxiliaries": ("nurse", "nurse"),
}
OTHER_STOP: dict[str, object] = {
    "is_used": False,
    "is_past": True,
    "tile": "jungle",
    "flag": "germany",
    "removed_flag": "france",
    "explored_by": (1, 2),
    "taker": 2,
    "tied": (0, 1),
}
OTHER_OWN: dict[str, object] = {
    "characters": ("uk_doctor_1",),
    "auxiliaries": ("nurse", "nurse"),
    "specials": ("trader",),
    "hippos": ("hippo_4",),
    "worth": {"ru_neutral_2": (8, 9)},
    "playable": (),
    "bid": "be_officer_1",
    "pick": "be_officer_2",
    "commitment": ("hippo_3", "hippo_4"),
    "settler_card": "be_doctor_1",
    "explored": {"kindu": "village"},
}
OTHER_SPECIAL: dict[str, object] = {"owner": 2, "card": "malaria", "stop": "kindu", "deck": "auxiliary"}
OTHER_ROLL: dict[str, object] = {"cause": Cause.WARRIOR, "face": 4, "seat": 2, "outcome": "killed"}
OTHER_PAST: dict[str, object] = {
    "stop": "lowa",
    "special": Special(1, "okapi"),
    "bids": (),
    "taker": 2,
    "tied": (1, 2),
}
OTHER_PAST_BID: dict[str, object] = {
    "seat": 2,
    "character": None,
    "auxiliaries": ("nun",),
    "total_half": 13,
    "fate": Fate.RETURNED,
    "hippos": ("hippo_2", "hippo_3"),
}


def table() -> CongoView:
    """Three players are about to choose their characters."""
    view = moment_of(Stage.CHOOSE, 3)
    players = tuple(
        replace(player, is_first=False, has_answered=False, bid=None, lost=None, is_tied=False, spent=())
        for player in view.players
    )
    return replace(
        view,
        waiting=(0, 1, 2),
        first=0,
        players=players,
        boat="lowa",
        port_language=None,
        rolls=(),
        previous=None,
    )


def with_stop() -> CongoView:
    """A first stop at which nothing has happened."""
    stop = next(each for each in table().river if each.id == "lukolela")
    nothing = replace(
        stop, is_past=False, tile=None, flag=None, removed_flag=None, explored_by=(), taker=None, tied=()
    )
    others = [each for each in table().river if each.id != stop.id]
    return replace(table(), river=(nothing, *others))


PAST = PastTurn("basoko", None, (PastBid(0, "fr_doctor_1", (), 8, None, ()),), None, ())

FACTS = (
    # Said elsewhere: whose text and whose line it is, and what the end shows.
    Facts(table, "", OTHER_TABLE, frozenset({"me", "river", "players", "own", "result"})),
    Facts(table, "players.0", OTHER_PLAYER, frozenset({"seat", "final_hand"})),
    Facts(lambda: crowded(3), "players.0.bid", OTHER_BID),
    Facts(with_stop, "river.0", OTHER_STOP, frozenset({"id"})),
    Facts(lambda: with_hand(3, 2, 2), "own", OTHER_OWN, uncaptioned=frozenset({"worth", "playable"})),
    Facts(lambda: replace(table(), special=Special(0, "trader")), "special", OTHER_SPECIAL),
    Facts(lambda: replace(table(), rolls=(Roll(Cause.GORILLA, 1, 0),)), "rolls.0", OTHER_ROLL),
    Facts(lambda: replace(table(), previous=PAST), "previous", OTHER_PAST),
    Facts(lambda: replace(table(), previous=PAST), "previous.bids.0", OTHER_PAST_BID),
)
