"""What the views of Panamax hold: another value for each fact, which must change what is told."""

from __future__ import annotations

from msgspec.structs import replace

from games.panamax.data import (
    NATIONS,
    SHIPS,
    Benefit,
    Crate,
    MoveKind,
    ShipKind,
    Side,
)
from games.panamax.frames import FreeRail
from games.panamax.state import CargoDie, PanamaxOptions, Passage, Phase
from games.panamax.view import (
    ColumnView,
    ContractView,
    GroupView,
    PanamaxView,
    TrainView,
)
from tests.render.facts import Facts
from tests.render.panamax_positions import (
    afloat,
    choosing,
    moment_of,
)

# Another value for every field that everybody may see.
OTHER_TABLE: dict[str, object] = {
    "options": PanamaxOptions(slow_train=True, two_player_turns=4),
    "phase": Phase.RAIL,
    "round_no": 77,
    "rounds": 9,
    "turn_no": 99,
    "turns_left": 88,
    "order": (2, 1, 0),
    "active": 1,
    "asked": 1,
    "has_taken": True,
    "frames": (FreeRail(1),),
    "queue": (2, 1),
    "columns": (ColumnView(1, 2, has_executive=True, available=2, slot=None),),
    "slots": {"slot_4": "china_1", "slot_5": None, "slot_6": "europe_6"},
    "incoming": "usa_east_5",
    "deck": 3,
    "discard": {"china_2": 1},
    "ships": (afloat(SHIPS["panamax_colon"], "lake_gatun", "to_pacific", 4, 3),),
    "groups": (GroupView("to_pacific", 4, "lake_gatun", "tp_gaillard", ("mil_china",), 1, MoveKind.LOCK, 2),),
    "train": TrainView((CargoDie(1, 6),), (), (), ("china",)),
    "flags": dict.fromkeys(NATIONS, 2),
    "passengers": 2,
    "captains": ("captain_5",),
    "stevedores": ("stevedore_5",),
    "advisors": ("advisor_auditor",),
    "award": "ceo_award_3",
    "trail": (Passage(1, 2, "to_pacific", "tp_gatun_1", "tp_gatun_2", ("mil_china",), is_push=True),),
}
OTHER_PLAYER: dict[str, object] = {
    "company": "yellow",
    "cash": 71,
    "company_cash": 72,
    "price": 23,
    "dividend": 9,
    "shares_left": 0,
    "shares": {"blue": 3},
    "warehouse": 8,
    "reserve": 9,
    "contracts": (
        ContractView("china_1", "china", Side.BACK, (Crate(2, rail=False),), (Crate(2, rail=False),)),
    ),
    "unbuilt": ("carrier",),
    "flags": dict.fromkeys(NATIONS, 4),
    "deferred": ("china",),
    "has_first_column": True,
    "transfer_cost": 2,
    "passengers": (Benefit.EXTRA_LOAD,),
    "captain": "captain_1",
    "stevedore": "stevedore_2",
    "fresh": ("captain_1",),
    "advisors": ("advisor_fleet",),
    "has_secret": False,
    "secret": "advisor_cruise",
    "bailouts": 6,
    "awards": ("ceo_award_1",),
    "fee": 99,
}
OTHER_OWN: dict[str, object] = {
    "dealt_advisors": ("advisor_fleet", "advisor_cruise"),
    "advisor": "advisor_portfolio",
    "dealt_contracts": ("setup_china_b",),
    "start_contract": "setup_usa_west_b",
}
OTHER_SHIP: dict[str, object] = {
    "id": "red_carrier",
    "kind": ShipKind.MILITARY,
    "owner": 2,
    "size": 4,
    "slots": 9,
    "least": 8,
    "most": 33,
    "zone": "lake_miraflores",
    "lane": "to_atlantic",
    "dice": (CargoDie(2, 6),),
    "total": 17,
    "is_ready": False,
}
OTHER_GROUP: dict[str, object] = {
    "lane": "to_atlantic",
    "step": 9,
    "zone": "lake_miraflores",
    "next_zone": "atl_wait",
    "ships": ("mil_europe", "mil_china"),
    "size": 3,
    "move": MoveKind.WATERWAY,
    "fee": 4,
}
OTHER_COLUMN: dict[str, object] = {
    "number": 2,
    "dice": 3,
    "has_executive": True,
    "available": 3,
    "slot": "slot_4",
}
OTHER_TRAIN: dict[str, object] = {
    "wagon_1": (CargoDie(2, 5), CargoDie(1, 1)),
    "wagon_2": (CargoDie(0, 3),),
    "platform_dice": (CargoDie(0, 2),),
    "platform": ("europe",),
}
OTHER_CONTRACT: dict[str, object] = {
    "card": "europe_5",
    "nation": "usa_east",
    "side": Side.BACK,
    "printed": (Crate(6, rail=True),),
    "left": (Crate(1, rail=True),),
}
OTHER_PASSAGE: dict[str, object] = {
    "turn": 66,
    "by": 2,
    "lane": "to_atlantic",
    "origin": "atl_load",
    "target": "lake_gatun",
    "ships": ("mil_europe", "mil_usa_east"),
    "is_push": True,
}


def table() -> PanamaxView:
    """The first of three players is about to take a white die."""
    return replace(moment_of(None, 3), active=0, asked=0, order=(0, 1, 2), trail=())


SHIP = afloat(SHIPS["blue_coaster"], "lake_gatun", "to_pacific", 4, 3)
GROUP = GroupView("to_pacific", 1, "tp_gatun_1", "tp_gatun_2", ("mil_china",), 1, MoveKind.LOCK, 2)
COLUMN = ColumnView(1, 0, has_executive=False, available=1, slot=None)
CRATES = (Crate(1, rail=False), Crate(4, rail=True))
CONTRACT = ContractView("china_3", "china", Side.FRONT, CRATES, CRATES[:1])
PASSAGE = Passage(3, 0, "to_pacific", "tp_gatun_1", "tp_gatun_2", ("mil_china",), is_push=False)


def with_contract() -> PanamaxView:
    """A first player with that contract alone."""
    first, *others = table().players
    return replace(table(), players=(replace(first, contracts=(CONTRACT,)), *others))


FACTS = (
    # Said elsewhere: whose text and whose line it is, what another field names as well, what the frames tell.
    Facts(table, "", OTHER_TABLE, frozenset({"me", "players", "own", "result", "moves_left", "loads_left"})),
    Facts(table, "players.0", OTHER_PLAYER, frozenset({"seat", "has_start_contract"})),
    Facts(lambda: choosing(3), "own", OTHER_OWN, uncaptioned=frozenset()),
    Facts(
        lambda: replace(table(), ships=(SHIP,)), "ships.0", OTHER_SHIP, frozenset({"type", "nation", "step"})
    ),
    Facts(lambda: replace(table(), groups=(GROUP,)), "groups.0", OTHER_GROUP),
    Facts(lambda: replace(table(), columns=(COLUMN,)), "columns.0", OTHER_COLUMN),
    Facts(lambda: replace(table(), train=TrainView((), (), (), ())), "train", OTHER_TRAIN),
    Facts(with_contract, "players.0.contracts.0", OTHER_CONTRACT),
    Facts(lambda: replace(table(), trail=(PASSAGE,)), "trail.0", OTHER_PASSAGE),
)
