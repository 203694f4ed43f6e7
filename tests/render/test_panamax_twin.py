import re
from typing import TypeVar, get_args

import pytest
from msgspec import Struct
from msgspec.structs import replace

from games.core import Result, Standing
from games.panamax import loading
from games.panamax.data import (
    ADVISORS,
    CAPTAINS,
    CONTRACTS,
    LANES,
    NATIONS,
    SHIPS,
    Benefit,
    Crate,
    MoveKind,
    ShipKind,
    Side,
)
from games.panamax.frames import AnyFrame, FreeRail, Loading, Moving, Passenger, Source
from games.panamax.rules import PANAMAX
from games.panamax.state import CargoDie, PanamaxOptions, Passage, Phase
from games.panamax.view import (
    ColumnView,
    ContractView,
    GroupView,
    MovesLeft,
    OwnView,
    PanamaxView,
    PlayerView,
    ShipView,
    TrainView,
)
from render.panamax import PICTURES, describe, hand_caption
from render.panamax.signs import sign_keys
from render.panamax.twin import loads_left
from render.twin import LONGEST_CAPTION, LONGEST_PAGE
from tests.render.panamax_positions import (
    CROWDS,
    SEATS,
    afloat,
    choosing,
    crowded,
    finished,
    moment_of,
    moments,
    states,
    words,
)
from words.catalogue import LANGUAGES

S = TypeVar("S", bound=Struct)

# Another value for every field that everybody may see: each must change the text.
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
# Said elsewhere: whose text it is, what another field names as well, and what the frames tell.
NOT_ALONE = {
    PanamaxView: {"me", "players", "own", "result", "moves_left", "loads_left"},
    PlayerView: {"seat", "has_start_contract"},
    OwnView: set(),
    ShipView: {"type", "nation", "step"},
    GroupView: set(),
    ColumnView: set(),
    TrainView: set(),
    ContractView: set(),
    Passage: set(),
}
OTHERS = {
    PanamaxView: OTHER_TABLE,
    PlayerView: OTHER_PLAYER,
    OwnView: OTHER_OWN,
    ShipView: OTHER_SHIP,
    GroupView: OTHER_GROUP,
    ColumnView: OTHER_COLUMN,
    TrainView: OTHER_TRAIN,
    ContractView: OTHER_CONTRACT,
    Passage: OTHER_PASSAGE,
}
BOTH = pytest.mark.parametrize("language", LANGUAGES)


def test_no_field_of_a_view_is_forgotten_here() -> None:
    for view, others in OTHERS.items():
        assert {*others, *NOT_ALONE[view]} == set(view.__struct_fields__)


def changed(thing: S, field: str, value: object) -> S:
    """The same thing with another value, which must really be another."""
    assert getattr(thing, field) != value
    return replace(thing, **{field: value})


def table() -> PanamaxView:
    """The first of three players is about to take a white die."""
    return replace(moment_of(None, 3), active=0, asked=0, order=(0, 1, 2), trail=())


def text(view: PanamaxView, language: str) -> str:
    """All pages in one."""
    return "\n".join(describe(view, words(language, len(view.players))))


@BOTH
@pytest.mark.parametrize("field", OTHER_TABLE)
def test_every_fact_of_the_table_is_told(field: str, language: str) -> None:
    assert text(table(), language) != text(changed(table(), field, OTHER_TABLE[field]), language)


@BOTH
@pytest.mark.parametrize("field", OTHER_PLAYER)
def test_every_fact_of_a_player_is_told(field: str, language: str) -> None:
    view = table()
    other = replace(view, players=(changed(view.players[0], field, OTHER_PLAYER[field]), *view.players[1:]))
    assert text(view, language) != text(other, language)


@BOTH
@pytest.mark.parametrize("field", OTHER_OWN)
def test_every_fact_of_ones_own_is_told(field: str, language: str) -> None:
    view = choosing(3)
    assert view.own is not None
    other = replace(view, own=changed(view.own, field, OTHER_OWN[field]))
    assert text(view, language) != text(other, language)
    assert hand_caption(view, words(language)) != hand_caption(other, words(language))


@BOTH
@pytest.mark.parametrize("field", OTHER_SHIP)
def test_every_fact_of_a_ship_is_told(field: str, language: str) -> None:
    ship = afloat(SHIPS["blue_coaster"], "lake_gatun", "to_pacific", 4, 3)
    view, other = (
        replace(table(), ships=(each,)) for each in (ship, changed(ship, field, OTHER_SHIP[field]))
    )
    assert text(view, language) != text(other, language)


@BOTH
@pytest.mark.parametrize("field", OTHER_GROUP)
def test_every_fact_of_a_group_is_told(field: str, language: str) -> None:
    group = GroupView("to_pacific", 1, "tp_gatun_1", "tp_gatun_2", ("mil_china",), 1, MoveKind.LOCK, 2)
    view, other = (
        replace(table(), groups=(each,)) for each in (group, changed(group, field, OTHER_GROUP[field]))
    )
    assert text(view, language) != text(other, language)


@BOTH
@pytest.mark.parametrize("field", OTHER_COLUMN)
def test_every_fact_of_a_column_is_told(field: str, language: str) -> None:
    column = ColumnView(1, 0, has_executive=False, available=1, slot=None)
    view, other = (
        replace(table(), columns=(each,)) for each in (column, changed(column, field, OTHER_COLUMN[field]))
    )
    assert text(view, language) != text(other, language)


@BOTH
@pytest.mark.parametrize("field", OTHER_TRAIN)
def test_every_fact_of_the_train_is_told(field: str, language: str) -> None:
    train = TrainView((), (), (), ())
    view, other = (
        replace(table(), train=each) for each in (train, changed(train, field, OTHER_TRAIN[field]))
    )
    assert text(view, language) != text(other, language)


@BOTH
@pytest.mark.parametrize("field", OTHER_CONTRACT)
def test_every_fact_of_a_contract_is_told(field: str, language: str) -> None:
    crates = (Crate(1, rail=False), Crate(4, rail=True))
    held = ContractView("china_3", "china", Side.FRONT, crates, crates[:1])
    first, *others = table().players
    view, other = (
        replace(table(), players=(replace(first, contracts=(each,)), *others))
        for each in (held, changed(held, field, OTHER_CONTRACT[field]))
    )
    assert text(view, language) != text(other, language)


@BOTH
@pytest.mark.parametrize("field", OTHER_PASSAGE)
def test_every_fact_of_a_move_is_told(field: str, language: str) -> None:
    passage = Passage(3, 0, "to_pacific", "tp_gatun_1", "tp_gatun_2", ("mil_china",), is_push=False)
    view, other = (
        replace(table(), trail=(each,)) for each in (passage, changed(passage, field, OTHER_PASSAGE[field]))
    )
    assert text(view, language) != text(other, language)


@BOTH
@pytest.mark.parametrize("frame", get_args(AnyFrame))
def test_every_fact_of_a_decision_is_told(frame: type[AnyFrame], language: str) -> None:
    view = moment_of(frame)
    top = view.frames[-1]
    for field in frame.__struct_fields__:
        old = getattr(top, field)
        match old:
            case bool():
                value: object = not old
            case int():
                value = (old + 1) % 4
            case Source():
                value = next(each for each in Source if each is not old)
            case tuple():
                value = (*old, "mil_china") if frame is Loading else (*old, "china")
            case _:
                value = {"card": "china_1", "nation": "usa_west", "ship": "red_carrier"}[field]
                value = (
                    value
                    if value != old
                    else {"card": "china_2", "nation": "china", "ship": "blue_coaster"}[field]
                )
        changed_view = replace(view, frames=(*view.frames[:-1], changed(top, field, value)))
        assert text(view, language) != text(changed_view, language), field


def test_loads_left_are_told_of_every_action_under_way() -> None:
    told = 0
    for state in states(4, 1):
        for frame in state.frames:
            if isinstance(frame, Loading):
                assert loads_left(PANAMAX.view(state, None), frame) == loading.loads_left(state, frame)
                told += frame is not state.frames[-1]
    assert told, "also of one in the middle of which another came"


def test_decisions_that_wait_below_are_told_in_their_order() -> None:
    below = (Moving(0, Source.DIE, locks=1, waterways=2), Loading(0, Source.FLAG, level=1))
    view = replace(
        table(), frames=(*below, Passenger(1)), asked=1, moves_left=MovesLeft(1, 2, 0), loads_left=1
    )
    told = text(view, "en")
    places = [
        told.index(said)
        for said in (
            "is to choose a space for a passenger.",
            "After that: WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW may load with a flag; loads of 1 made: 0, left: 1.",
            "with a white die; moves left: waterway 2, lock 1, of any kind 0.",
        )
    ]
    assert places == sorted(places)


def test_every_ship_is_told_with_owner_load_and_limits() -> None:
    for place in CROWDS:
        view = crowded(4, place)
        lines = text(view, "en").split("\n")
        for ship in view.ships:
            name = words("en").say(ship.id)
            line = next(line for line in lines if re.match(rf"{re.escape(name)}[ :]", line))
            assert words("en").say(ship.zone) in line
            if ship.kind is ShipKind.MILITARY:
                continue
            assert f"cargo {ship.least} to {ship.most}" in line
            assert ship.owner is None or words("en").name(ship.owner) in line
            assert all(f"{words('en').name(die.owner)} {die.value}" in line for die in ship.dice)


def test_every_contract_on_the_table_is_told_with_both_sides() -> None:
    view = moments(2)[3]
    told = text(view, "en")
    for card in (*view.slots.values(), view.incoming):
        assert card is not None
        line = next(line for line in told.split("\n") if words("en").say(card) in line and "front:" in line)
        for crates in CONTRACTS[card].sides.values():
            assert all(str(crate.value) in line for crate in crates)


def test_both_lanes_are_told_with_moves_and_fees() -> None:
    told = text(moments(2)[0], "en")
    for lane in LANES.values():
        line = next(
            line for line in told.split("\n") if line.startswith(f"The way {words('en').say(lane.id)}")
        )
        for zone, move, fee in list(zip(lane.path, lane.moves, lane.fees, strict=False))[1:]:
            assert f"{words('en').say(zone)} ({move} move, ${fee})" in line


def test_options_are_told_with_their_values() -> None:
    options = PanamaxOptions(slow_train=True, two_player_turns=4)
    told = text(replace(table(), options=options), "en")
    line = next(line for line in told.split("\n") if line.startswith("Options: "))
    assert words("en").say("option-slow_train") in line
    assert f"{words('en').say('option-two_player_turns')}: 4" in line


def test_who_has_chosen_at_the_start_is_told_and_not_what() -> None:
    view = replace(choosing(3), me=None, own=None)
    first = replace(view.players[0], has_secret=True, has_start_contract=True)
    other = replace(view, players=(first, *view.players[1:]))
    assert text(view, "en") != text(other, "en")
    assert not any(
        words("en").say(f"{card}.text") in text(other, "en") for card in ADVISORS if card not in view.advisors
    )


def test_the_end_is_told_with_secret_objectives() -> None:
    view = moments(3)[-1]
    assert view.result is not None
    told = text(view, "en")
    for standing in view.result.standings:
        line = next(line for line in told.split("\n") if line.startswith(f"{standing.rank}. "))
        assert f"{standing.total} dollars" in line
        assert all(str(part) in line for part in standing.sources.values())
        secret = view.players[standing.seat].secret
        assert secret is not None
        assert f"was {words('en').say(secret)}: {words('en').say(f'{secret}.text')}" in told


def test_a_tie_is_told_with_what_decided_it() -> None:
    view = moments(3)[-1]
    places = tuple(Standing(seat, 1 + seat, 20, {"cash": 20}) for seat in range(3))
    view = replace(view, result=Result(places, (1,), ("turn_order",)))
    assert f"Tie: {words('en').say('tie-turn_order')}." in text(view, "en")


def test_only_the_owner_is_told_what_is_secret() -> None:
    view = choosing(4)
    assert words("en").say("advisor_auditor.text") in text(view, "en")
    assert "Your secret objective" in text(view, "en")
    watched = text(replace(view, me=None, own=None), "en")
    assert "Your" not in watched
    assert words("en").say("advisor_auditor.text") not in watched


@BOTH
@pytest.mark.parametrize("seats", SEATS)
def test_twins_fit_where_discord_puts_them(seats: int, language: str) -> None:
    said = words(language, seats)
    for view in (*moments(seats, seat=1), *moments(seats, seat=1, seed=2), choosing(seats)):
        for tell in (hand_caption, *(each.caption for each in PICTURES.values())):
            assert 0 < len(tell(view, said)) <= LONGEST_CAPTION
        assert all(0 < len(page) <= LONGEST_PAGE for page in describe(view, said))
    for full in (*(crowded(seats, place) for place in CROWDS), finished(seats)):
        assert all(0 < len(each.caption(full, said)) <= LONGEST_CAPTION for each in PICTURES.values())
        assert all(len(page) <= LONGEST_PAGE for page in describe(full, said))


def test_a_card_is_told_by_its_name() -> None:
    assert all(words("en").say(card) in text(moments(2)[1], "en") for card in CAPTAINS)


def captions(view: PanamaxView) -> dict[str, str]:
    """Every picture's alternative text."""
    return {name: each.caption(view, words("en", len(view.players))) for name, each in PICTURES.items()}


def test_a_picture_is_told_by_what_it_shows() -> None:
    view = with_names(moment_of(None, 3))
    told = captions(view)
    for name in ("canal", "actions", "companies", "market", "whole", "whole-3"):
        assert "is to take a white die" in told[name]
    assert "Column 3" in told["actions"]
    assert "Captains" in told["market"]
    for ship in view.ships:
        line = f"{words('en').say(ship.id)} ("
        assert line in told["canal"]
        assert (line in told["whole"]) != (line in told["whole-2"])
    for player in view.players:
        company = words("en").say(player.company)
        assert company in told["market"]
        assert (company in told["companies"]) or (company in told["companies-2"])
    assert all(words("en").say(f"board-sign-{key}") in told["signs"] for key in sign_keys())


def with_names(view: PanamaxView) -> PanamaxView:
    """The same table with few ships, so that a caption can tell of all."""
    return replace(view, ships=view.ships[:3] + view.ships[-3:])


def test_the_end_is_told_in_the_markets_caption() -> None:
    view = moments(3)[-1]
    assert view.result is not None
    told = captions(view)["market"]
    assert all(f"{standing.total} dollars" in told for standing in view.result.standings)
