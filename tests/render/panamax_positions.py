"""Positions of Panamax to draw: moments of random games, and crowds that chance would not bring."""

from __future__ import annotations

from functools import partial
from itertools import accumulate

from msgspec.structs import replace

from games.core import Result, Standing
from games.panamax.data import (
    ADVISORS,
    AWARDS,
    BOX,
    COMPANIES,
    CONTRACTS,
    LANES,
    NATIONS,
    SETUP_CONTRACTS,
    SHIPS,
    Benefit,
    Ship,
    Side,
)
from games.panamax.frames import AnyFrame, Moving, Source
from games.panamax.rules import PANAMAX
from games.panamax.scoring import SOURCES
from games.panamax.state import CargoDie, Passage, Phase
from games.panamax.view import (
    ContractView,
    GroupView,
    MovesLeft,
    OwnView,
    PanamaxView,
    PlayerView,
    ShipView,
    TrainView,
)
from games.values import Seat
from render.canvas import Box
from render.panamax.badges import badges_of
from render.panamax.canal import limits, mark
from render.panamax.fleet import chart_for, places, ship_box
from render.panamax.layout import OCEANS, Chart
from render.panamax.sideways import (
    DICE_STEP,
    SOCKET_STEP,
    Moored,
    afloat_box,
    columns_for,
    in_canal,
    ocean_zones,
)
from tests.render.moments import moments_of, states_of, words_of
from words.catalogue import Words

SEATS = range(2, 5)
# A place for all ships at once: its zone, its lane and the step there.
CROWDS = {
    "waiting": ("atl_wait", "to_pacific", -1),
    "loading": ("pac_load_china", "to_atlantic", 0),
    "lake": ("lake_gatun", "to_pacific", 4),
}


states, moments = partial(states_of, PANAMAX), partial(moments_of, PANAMAX)


def moment_of(frame: type[AnyFrame] | None, seats: int = 4, seat: Seat | None = None) -> PanamaxView:
    """Some moment in which that is decided, or (None) a white die is to be taken."""
    for seed in range(1, 40):
        for state in states(seats, seed):
            if state.phase is Phase.SETUP or state.result is not None:
                continue
            top = type(state.frames[-1]) if state.frames else None
            if top is frame and (frame is not None or not state.has_taken):
                return PANAMAX.view(state, seat)
    raise LookupError(frame)


def afloat(ship: Ship, zone: str, lane: str, step: int, seats: int) -> ShipView:
    """That ship there, full of dice of everybody; a waiting one is empty."""
    count = ship.slots if step >= 0 else 0
    dice = tuple(CargoDie((place + ship.size) % seats, 1 + place) for place in range(count))
    return ShipView(
        id=ship.id,
        kind=ship.kind,
        owner=ship.owner,
        type=ship.type,
        nation=ship.nation,
        size=ship.size,
        slots=ship.slots,
        least=ship.least,
        most=ship.most,
        zone=zone,
        lane=lane,
        step=step,
        dice=dice,
        total=sum(die.value for die in dice),
        is_ready=step >= 0,
    )


def fleet(seats: int) -> list[Ship]:
    """Every ship that a game of so many can have."""
    return [ship for ship in SHIPS.values() if ship.owner is None or ship.owner < seats]


def crowded(seats: int, where: str) -> PanamaxView:
    """All ships in one place, and full hands, clipboards and tables with the widest numbers."""
    view, (zone, lane, step) = moments(seats)[4], CROWDS[where]
    ships = tuple(afloat(ship, zone, lane, step, seats) for ship in fleet(seats))
    return _full(replace(view, ships=ships, groups=_groups(ships)))


def four_in_a_lock(seats: int) -> PanamaxView:
    """Every lock and waterway of both lanes full: four small ships, or one large one."""
    small = [ship for ship in fleet(seats) if ship.size == 1]
    ships = []
    for number, lane in enumerate(LANES.values()):
        for step in range(1, len(lane.moves)):
            group = small[:4] if (step + number) % 2 else [SHIPS["panamax_colon"]]
            ships += [afloat(ship, lane.path[step], lane.id, step, seats) for ship in group]
    return _full(replace(moments(seats)[4], ships=tuple(ships), groups=_groups(tuple(ships))))


def _groups(ships: tuple[ShipView, ...]) -> tuple[GroupView, ...]:
    """The ships at each step of each lane."""
    found = []
    for lane in LANES.values():
        for step, move in enumerate(lane.moves):
            here = [ship for ship in ships if (ship.lane, ship.step) == (lane.id, step)]
            if here:
                names, size = tuple(ship.id for ship in here), sum(ship.size for ship in here)
                way = (lane.path[step], lane.path[step + 1])
                found.append(GroupView(lane.id, step, *way, names, size, move, lane.fees[step]))
    return tuple(found)


def _full(view: PanamaxView) -> PanamaxView:
    """The same table with everything that can be on it."""
    seats = len(view.players)
    train = tuple(CargoDie(place % seats, 6) for place in range(BOX.limits.wagon_dice))
    passages = tuple(
        Passage(view.turn_no, 0, lane.id, origin, target, ("mil_china",), is_push=step % 2 == 0)
        for lane in LANES.values()
        for step, (origin, target) in enumerate(zip(lane.path, lane.path[1:], strict=False))
    )
    moving = Moving(0, Source.DIE, locks=3, waterways=3, either=3)
    return replace(
        view,
        phase=Phase.TURNS,
        active=0,
        asked=0,
        has_taken=True,
        turns_left=16,
        frames=(moving,),
        moves_left=MovesLeft(3, 3, 3),
        loads_left=4,
        columns=tuple(
            replace(column, dice=column.number % 4, has_executive=column.number % 2 == 0, available=1)
            for column in view.columns
        ),
        slots=dict(
            zip(
                (column.slot for column in BOX.columns if column.slot),
                ("china_5", "europe_6", "usa_west_6"),
                strict=True,
            )
        ),
        incoming="usa_east_5",
        deck=20,
        discard=dict.fromkeys(list(CONTRACTS)[:12], 1),
        train=TrainView(train, train, (), tuple(NATIONS)),
        advisors=(
            "advisor_portfolio",
            "advisor_specialist",
            "advisor_auditor",
            "advisor_cruise",
            "advisor_fleet",
        ),
        captains=tuple(card.id for card in BOX.captains),
        stevedores=tuple(card.id for card in BOX.stevedores),
        trail=passages,
        players=tuple(rich(player, seats) for player in view.players),
    )


def rich(player: PlayerView, seats: int) -> PlayerView:
    """A player who has everything, in the widest numbers."""
    contracts = tuple(
        ContractView(
            card, CONTRACTS[card].nation, side, CONTRACTS[card].sides[side], CONTRACTS[card].sides[side][1:]
        )
        for card, side in (("china_4", Side.FRONT), ("europe_1", Side.BACK), ("usa_west_5", Side.FRONT))
    )
    return replace(
        player,
        cash=188,
        company_cash=199,
        price=BOX.limits.price_most,
        dividend=5,
        shares=dict.fromkeys(COMPANIES[:seats], 4),
        warehouse=9,
        reserve=9,
        contracts=contracts,
        unbuilt=("sprinter", "carrier"),
        flags=dict(zip(NATIONS, accumulate((1, 1, 2, 2)), strict=True)),
        deferred=("china", "europe"),
        passengers=tuple(Benefit),
        captain="captain_1",
        stevedore="stevedore_1",
        advisors=tuple(ADVISORS)[:5],
        bailouts=10,
        awards=tuple(AWARDS),
        fee=112,
    )


def chart_of(view: PanamaxView, side: str) -> Chart:
    """Half the tall map that the view is drawn on."""
    return chart_for(places(view.ships), side)


def where(view: PanamaxView, side: str) -> dict[str, Box]:
    """The part of that half of the tall map that each ship there covers."""
    chart = chart_of(view, side)
    return {
        ship.id: ship_box(chart, berth, row, start, ship.size)
        for berth, here in places(view.ships).items()
        for ship, row, start in here
        if berth in chart.berths
    }


def where_sideways(view: PanamaxView) -> dict[str, list[Box]]:
    """The parts of the sideways map that each ship covers: in an ocean its hull, and its line or lines."""
    afloat = in_canal(view.ships)
    columns = columns_for(afloat)
    found = {each.ship.id: [afloat_box(columns, each)] for each in afloat}
    said, badges = words("en", len(view.players)), badges_of(words("en"), len(view.players))
    for ocean in OCEANS:
        for zone in ocean_zones(
            ocean, [(ship, mark(ship, said, badges), limits(ship)) for ship in view.ships]
        ):
            for each in zone.moored:
                found[each.ship.id] = [each.hull, cargo_box(each)]
    return found


def cargo_box(moored: Moored) -> Box:
    """Where the dice and the free slots of a ship in an ocean are."""
    (left, middle), half = moored.cargo, (moored.hull.bottom - moored.hull.top) / 2
    slots = len(moored.ship.dice) * DICE_STEP + (moored.ship.slots - len(moored.ship.dice)) * SOCKET_STEP
    return Box(left, middle - half, left + slots, middle + half)


def in_a_lake(seats: int, *names: str) -> PanamaxView:
    """Those ships in one lane of the upper lake, and everything else that can be on the table."""
    ships = tuple(afloat(SHIPS[name], *CROWDS["lake"], seats) for name in names)
    return _full(replace(moments(seats)[4], ships=ships, groups=_groups(ships)))


def choosing(seats: int = 4, seat: Seat = 1) -> PanamaxView:
    """A player's own view before anything is chosen but the secret objective."""
    view = moments(seats, seat)[0]
    assert view.own is not None
    own = OwnView(tuple(ADVISORS)[-2:], tuple(ADVISORS)[-1], SETUP_CONTRACTS[-2:], None)
    return replace(view, own=own)


def finished(seats: int = 4) -> PanamaxView:
    """A game that is over, with totals of four signs."""
    view = moments(seats)[-1]
    standings = tuple(
        Standing(seat, 1 + seat, -188 + seat, dict.fromkeys(SOURCES, -150)) for seat in range(seats)
    )
    return replace(view, result=Result(standings, (0,)))


def words(language: str, seats: int = 4) -> Words:
    """What is said there."""
    return words_of(PANAMAX, language, seats)
