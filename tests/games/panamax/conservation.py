"""Nothing appears and nothing is lost in Panamax: what must hold after every step."""

from __future__ import annotations

from collections import Counter

from games.core import Step
from games.panamax.data import (
    ADVISORS,
    BOX,
    CAPTAINS,
    COMPANIES,
    CONTRACTS,
    LAKES,
    LANES,
    NATIONS,
    SHIPS,
    STEVEDORES,
    ZONES,
    ShipKind,
    ZoneKind,
)
from games.panamax.frames import DeckSide, Loading, Moving
from games.panamax.state import PanamaxState, Phase
from games.values import Event, Seat, Who

PERSONAL = {
    "reward_cash": 1,
    "warship_bonus": 1,
    "bailout_taken": 1,
    "dividend_received": 1,
    "share_bought": -1,
}
"""Public events that name dollars a player got or paid."""
COMPANY = {"company_paid": 1, "share_bought": 1, "dividends_paid": -1}
"""Public events that name dollars a company got or paid, by its name ..."""
OWN_COMPANY = {"die_transferred": -1, "ship_built": -1}
"""... or by its player's."""


def panamax(before: PanamaxState, step: Step[PanamaxState]) -> None:
    """All things are there and in order, and every dollar that changed hands was seen to."""
    state = step.state
    panamax_things(state)
    panamax_water(state)
    panamax_turn(state)
    for seat, player in enumerate(state.players):
        was = before.players[seat]
        assert min(player.cash, player.company_cash) >= 0, "money is never negative (5.7)"
        assert player.cash - was.cash == _told_personal(step.events, seat)
        assert player.company_cash - was.company_cash == _told_company(step.events, seat)
        assert player.bailouts >= was.bailouts
        assert all(now >= then for now, then in zip(player.shares, was.shares, strict=True)), "(5.7)"
        assert all(player.flags[nation] >= was.flags[nation] for nation in NATIONS)


def panamax_things(state: PanamaxState) -> None:
    """Dice, shares, flags, tokens and all cards, each counted by kind (2.1)."""
    seats = range(len(state.players))
    for seat in seats:
        assert _dice_of(state, seat) == 9, "nine dice a company (4.0)"
        held = sum(player.shares[seat] for player in state.players)
        assert state.players[seat].shares_left + held == 5
        assert 1 <= state.players[seat].price <= 25
    for nation in NATIONS:
        on_boards = sum(player.flags[nation] for player in state.players)
        assert state.flags[nation] + (nation in state.platform) + on_boards == 11
    assert len(state.platform) == len(set(state.platform))
    assert state.passengers + sum(len(player.passengers) for player in state.players) == 8
    assert all(len(player.passengers) == len(set(player.passengers)) for player in state.players)
    advisors = Counter(state.advisor_bag.counts) + Counter(state.advisors)
    contracts = Counter(state.contract_deck.counts) + Counter(state.contract_discard.counts)
    contracts.update(card for card in (*state.slots.values(), state.incoming) if card is not None)
    contracts.update(frame.card for frame in state.frames if isinstance(frame, DeckSide))
    for player in state.players:
        contracts.update(held.card for held in player.contracts if CONTRACTS[held.card].back)
        advisors.update(player.advisors)
        advisors.update(player.dealt_advisors if state.phase is Phase.SETUP else [player.secret or ""])
    assert advisors == Counter(dict.fromkeys(ADVISORS, 1))
    assert contracts == Counter(dict.fromkeys((card.id for card in BOX.contracts.cards), 1))
    _cards(state)


def _cards(state: PanamaxState) -> None:
    """Captains and stevedores are each played once, and one is held at most (5.5)."""
    for stack, deck, held in (
        (state.captains, CAPTAINS, [player.captain for player in state.players]),
        (state.stevedores, STEVEDORES, [player.stevedore for player in state.players]),
    ):
        assert stack == list(deck)[len(deck) - len(stack) :], "from the top"
        in_hand = [card for card in held if card is not None]
        assert len(set(in_hand)) == len(in_hand)
        assert not set(in_hand) & set(stack)
    awards = [award for player in state.players for award in player.awards]
    assert len(set(awards)) == len(awards)


def _dice_of(state: PanamaxState, seat: Seat) -> int:
    player = state.players[seat]
    assert min(player.warehouse, player.reserve) >= 0
    rolling = [*state.wagon_1, *state.wagon_2, *state.platform_dice]
    rolling += [die for vessel in state.ships.values() for die in vessel.dice]
    assert all(1 <= die.value <= 6 for die in rolling)
    on_contracts = sum(len(contract.left) for contract in player.contracts)
    return player.stock + on_contracts + sum(die.owner == seat for die in rolling)


def panamax_water(state: PanamaxState) -> None:
    """Every ship lies once, where it says, in groups that fit, with cargo that fits (4.5, 5.2)."""
    lying = Counter(ship for ships in state.waiting.values() for ship in ships)
    for lane, steps in state.water.items():
        for step, ships in enumerate(steps):
            lying.update(ships)
            zone = LANES[lane].path[step]
            if step and zone not in LAKES:
                assert sum(SHIPS[ship].size for ship in ships) <= 4, "a rectangle holds four units (4.5)"
            for ship in ships:
                vessel = state.ships[ship]
                assert (vessel.lane, vessel.step) == (lane, step)
                if step:
                    assert vessel.zone == zone
                    assert state.is_ready(ship), "only a ship that is ready sails (5.2)"
                else:
                    assert ZONES[vessel.zone].kind is ZoneKind.LOADING
                    assert ZONES[vessel.zone].ocean == LANES[lane].from_ocean
    for lane, ships in state.waiting.items():
        for ship in ships:
            vessel = state.ships[ship]
            assert (vessel.lane, vessel.step, vessel.dice) == (lane, -1, [])
            assert SHIPS[ship].kind is not ShipKind.MILITARY
    assert lying == Counter(dict.fromkeys(state.ships, 1))
    expected = {ship.id for ship in SHIPS.values() if ship.owner is None}
    for seat, player in enumerate(state.players):
        unplaced = {"feeder", "coaster"} if state.phase is Phase.SETUP else set()
        types = {ship.id for ship in BOX.company_ships} - set(player.unbuilt) - unplaced
        expected |= {f"{COMPANIES[seat]}_{ship}" for ship in types}
    assert set(state.ships) == expected
    for name, vessel in state.ships.items():
        built = SHIPS[name]
        assert len(vessel.dice) <= built.slots
        assert vessel.total <= built.most
        assert len(vessel.dice) < built.slots or vessel.total >= built.least, "(5.2)"


def panamax_turn(state: PanamaxState) -> None:
    """White dice, contracts, frames and the train fit together (4)."""
    assert len(state.wagon_1) <= 4
    on_table = sum(column.dice + column.has_executive for column in state.columns)
    if state.phase is Phase.TURNS:
        unused = 4 if len(state.players) == 2 and state.options.two_player_turns == 4 else 0
        assert on_table == state.turns_left - state.has_taken + unused, "as many dice as turns (4.2)"
    assert all(0 <= column.dice <= 3 for column in state.columns)
    assert sorted(state.order) == list(range(len(state.players)))
    for seat, player in enumerate(state.players):
        assert all(contract.left for contract in player.contracts)
        is_turn = state.phase is Phase.TURNS and seat == state.active
        assert len(player.contracts) <= 2 or is_turn, "two incomplete contracts (5.3)"
        assert not player.fresh or is_turn, "cleared with the turn (4.2)"
    assert not state.fees or (state.phase is Phase.FEES and state.result is None), "due in this phase (4.7)"
    for frame in state.frames:
        assert frame.seat in range(len(state.players))
        assert not isinstance(frame, Moving) or min(frame.locks, frame.waterways, frame.either) >= 0
        assert not isinstance(frame, Loading) or frame.done <= frame.level + 1
    if state.result is not None:
        assert not state.frames


def _told_personal(events: list[Event], seat: Seat) -> int:
    """What that player got and paid, as everybody can read it."""
    total = 0
    for event in events:
        if not event.is_seen_by(None) or event.values.get("who") != Who(seat):
            continue
        if event.kind in PERSONAL:
            total += PERSONAL[event.kind] * _number(event, "dollars")
        elif event.kind == "fees_paid":
            total -= _number(event, "player_dollars")
    return total


def _told_company(events: list[Event], seat: Seat) -> int:
    """What that company got and paid, as everybody can read it."""
    total = 0
    for event in events:
        if not event.is_seen_by(None):
            continue
        if event.kind in COMPANY and event.values["company"] == COMPANIES[seat]:
            total += COMPANY[event.kind] * _number(event, "dollars")
        elif event.kind in OWN_COMPANY and event.values["who"] == Who(seat):
            total += OWN_COMPANY[event.kind] * _number(event, "dollars")
        elif event.kind == "fees_paid" and event.values["company"] == COMPANIES[seat]:
            total -= _number(event, "company_dollars")
    return total


def _number(event: Event, name: str) -> int:
    value = event.values[name]
    assert isinstance(value, int)
    return value
