"""The set-up of a game of Panamax, and the choices everybody makes in it (rules 3, 7)."""

from __future__ import annotations

from games.chance import Bag, Rng
from games.panamax import contracts, rounds
from games.panamax.actions import KeepAdvisor, SetupAction
from games.panamax.data import (
    ADVISORS,
    BOX,
    CAPTAINS,
    CONTRACTS,
    LANE_FROM,
    LANES,
    NATIONS,
    SETUP_CONTRACTS,
    STEVEDORES,
    ZONE_OF,
    ZONES,
    Side,
    ship_of,
)
from games.panamax.state import CargoDie, PanamaxOptions, PanamaxState, Player, Vessel
from games.panamax.telling import tell
from games.values import Event, Seat, Who


def lay_out(seats: int, options: PanamaxOptions, rng: Rng) -> PanamaxState:
    """The table before anything is dealt (3, steps 1 to 8)."""
    setup = BOX.setup
    state = PanamaxState(
        rng=rng,
        options=options,
        players=[_player(seat, seats) for seat in range(seats)],
        order=list(range(seats)),
        advisor_bag=Bag.of(ADVISORS),
        contract_deck=Bag.of(card.id for card in BOX.contracts.cards),
        captains=list(CAPTAINS),
        stevedores=list(STEVEDORES),
        flags={nation.id: nation.flags - setup.platform_flags_per_nation for nation in NATIONS.values()},
        platform=list(NATIONS),
        ships={},
        passengers=BOX.components.passengers,
    )
    for ship in BOX.unique_ships:
        moor(state, ship.id, ship.start)
    return state


def _player(seat: Seat, seats: int) -> Player:
    setup = BOX.setup
    return Player(
        cash=setup.player_cash,
        company_cash=setup.company_cash,
        price=setup.start_price,
        shares_left=setup.shares_per_company - setup.shares_to_ceo,
        reserve=setup.dice_per_company,
        shares=[setup.shares_to_ceo * (other == seat) for other in range(seats)],
        unbuilt=[ship.id for ship in BOX.company_ships if ship.build_cost],
    )


def moor(state: PanamaxState, ship: str, zone: str) -> None:
    """A ship, empty, in a waiting or loading zone."""
    ocean, is_waiting = ZONES[zone].ocean, ZONES[zone].nation is None
    assert ocean is not None
    lane = LANE_FROM[ocean]
    state.ships[ship] = Vessel(lane, -1 if is_waiting else 0, zone)
    (state.waiting[lane] if is_waiting else state.water[lane][0]).append(ship)


def deal(state: PanamaxState) -> list[Event]:
    """Advisors, open contracts and starting contracts (3, steps 6, 9, 10); round 1 if nothing is chosen."""
    rng, is_random = state.rng, state.options.random_setup
    advisors = 1 if is_random else BOX.setup.advisors_dealt
    starts = 1 if is_random else BOX.setup.setup_contracts_dealt
    events = [
        tell("advisors_dealt", count=advisors),
        tell("start_contracts_dealt", count=starts),
    ]
    pool = Bag.of(SETUP_CONTRACTS)
    for seat, player in enumerate(state.players):
        player.dealt_advisors = [state.advisor_bag.draw(rng) for _ in range(advisors)]
        player.dealt_contracts = [pool.draw(rng) for _ in range(starts)]
        events.append(
            tell(
                "setup_cards_received",
                advisors=tuple(player.dealt_advisors),
                contracts=tuple(player.dealt_contracts),
                seen_by=(seat,),
                reveals=True,
            )
        )
    for slot in (column.slot for column in BOX.columns):
        if slot is not None:
            card = state.contract_deck.draw(rng)
            state.slots[slot] = card
            events.append(tell("contract_turned_up", contract=card, place=slot, reveals=True))
    events += contracts.turn_up_incoming(state)
    if is_random:
        for player in state.players:
            player.secret, player.start_contract = player.dealt_advisors[0], player.dealt_contracts[0]
        events += _begin(state)
    return events


def has_chosen(player: Player) -> bool:
    """Whether that player has kept an advisor and a starting contract."""
    return player.secret is not None and player.start_contract is not None


def keep(state: PanamaxState, seat: Seat, action: SetupAction) -> list[Event]:
    """Nobody else learns what is kept; until the last one has chosen it may be replaced."""
    player, me = state.players[seat], (seat,)
    events: list[Event] = []
    if isinstance(action, KeepAdvisor):
        kind = "advisor_chosen" if player.secret is None else "advisor_replaced"
        if player.secret is None:
            events.append(tell("advisor_kept", who=Who(seat)))
        player.secret = action.advisor
        events.append(tell(kind, seen_by=me, advisor=action.advisor))
    else:
        kind = "start_contract_chosen" if player.start_contract is None else "start_contract_replaced"
        if player.start_contract is None:
            events.append(tell("start_contract_kept", who=Who(seat)))
        player.start_contract = action.contract
        events.append(tell(kind, seen_by=me, contract=action.contract))
    return events + (_begin(state) if all(map(has_chosen, state.players)) else [])


def _begin(state: PanamaxState) -> list[Event]:
    """Everybody has chosen: advisors on display, contracts and ships in place, order of play, round 1 (3)."""
    events = _display_advisors(state)
    for seat in range(len(state.players)):
        events += _open_contract(state, seat)
    state.rng.shuffle(state.order)
    order = tuple(Who(seat) for seat in state.order)
    events.append(tell("order_drawn", order=order, reveals=True))
    return events + rounds.begin_round(state)


def _display_advisors(state: PanamaxState) -> list[Event]:
    """Returned and undealt cards are mixed, and some of them lie open; the rest leave the game unseen."""
    for player in state.players:
        for card in player.dealt_advisors:
            if card != player.secret:
                state.advisor_bag.add(card)
        player.dealt_advisors = []
    state.advisors = [state.advisor_bag.draw(state.rng) for _ in range(BOX.setup.advisors_on_display)]
    return [tell("advisors_displayed", advisors=tuple(state.advisors), reveals=True)]


def _open_contract(state: PanamaxState, seat: Seat) -> list[Event]:
    """The starting contract kept, with its dice, and the first ships in the ocean of its nation."""
    player = state.players[seat]
    card = player.start_contract
    assert card is not None
    player.start_contract, player.dealt_contracts = None, []
    contracts.accept(state, seat, card, Side.FRONT)
    nation = CONTRACTS[card].nation
    waiting = next(lane.path[-1] for lane in LANES.values() if lane.to_ocean == NATIONS[nation].ocean)
    for ship in BOX.company_ships:
        if not ship.build_cost:
            moor(state, ship_of(seat, ship.id), waiting)
    shown = tell("start_contract_shown", who=Who(seat), contract=card, zone=waiting, reveals=True)
    return [shown, *(_preload(state, seat, nation) if state.options.preloaded_start else [])]


def _preload(state: PanamaxState, seat: Seat, nation: str) -> list[Event]:
    """With option `preloaded_start`, the first container is already on the smallest ship (7)."""
    contract = state.players[seat].contracts[0]
    crate, ship = contract.left.pop(0), ship_of(seat, BOX.company_ships[0].id)
    vessel = state.ships[ship]
    state.waiting[vessel.lane].remove(ship)
    moor(state, ship, ZONE_OF[nation])
    state.ships[ship].dice.append(CargoDie(seat, crate.value))
    return [
        tell(
            "container_loaded",
            who=Who(seat),
            contract=contract.card,
            value=crate.value,
            ship=ship,
            zone=ZONE_OF[nation],
        )
    ]
