"""Ships that leave the canal: income, passengers and what their owners choose (rules 5.5)."""

from __future__ import annotations

from collections.abc import Sequence

from games.panamax.data import (
    BOX,
    COMPANIES,
    LANE_FROM,
    LANES,
    REWARDS,
    SHIPS,
    WARSHIP_EXITS,
    Benefit,
    RewardCard,
    ShipKind,
)
from games.panamax.frames import AnyFrame, Passenger, Reward
from games.panamax.state import PanamaxState, Phase, Player
from games.panamax.telling import tell
from games.values import Event, Seat, Who


def leave(state: PanamaxState, lane: str, ships: Sequence[str]) -> list[Event]:
    """One ship after the other, the older members of the group first; the owners are asked in that order."""
    events: list[Event] = []
    asked: list[AnyFrame] = []
    for ship in ships:
        aboard = {die.owner for die in state.ships[ship].dice}
        events += _pay_and_moor(state, lane, ship)
        owner = SHIPS[ship].owner
        if SHIPS[ship].kind is ShipKind.CRUISE:
            guests = [seat for seat in state.order if seat in aboard and free_spaces(state.players[seat])]
            asked += [Passenger(seat) for seat in guests[: state.passengers]]
        elif owner is not None:
            asked.append(Reward(owner, ship))
    state.frames += reversed(asked)
    return events


def _pay_and_moor(state: PanamaxState, lane: str, ship: str) -> list[Event]:
    """Each company is paid for its dice, which come back; the ship lies in the ocean it reached."""
    vessel, ocean = state.ships[ship], LANES[lane].to_ocean
    vessel.lane = LANE_FROM[ocean]
    if SHIPS[ship].kind is ShipKind.MILITARY:
        vessel.step, vessel.zone = 0, WARSHIP_EXITS[ocean]
        state.water[vessel.lane][0].append(ship)
    else:
        vessel.step, vessel.zone = -1, LANES[lane].path[-1]
        state.waiting[vessel.lane].append(ship)
    events = [tell("ship_left", ship=ship, zone=vessel.zone)]
    for seat, player in enumerate(state.players):
        own = [die.value for die in vessel.dice if die.owner == seat]
        if own:
            dollars = BOX.costs.income_per_pip * sum(own)
            player.company_cash += dollars
            player.reserve += len(own)
            events.append(
                tell("company_paid", company=COMPANIES[seat], ship=ship, dollars=dollars, count=len(own))
            )
    vessel.dice = []
    return events


def free_spaces(player: Player) -> list[Benefit]:
    """Passenger spaces without a token."""
    return [space.id for space in BOX.passenger_spaces if space.id not in player.passengers]


def cards_for(state: PanamaxState, frame: Reward) -> list[str]:
    """The cards that the owner may take instead of the cash."""
    player = state.players[frame.seat]
    match REWARDS[SHIPS[frame.ship].size].card:
        case RewardCard.CAPTAIN:
            return state.captains[:1] if player.captain is None else []
        case RewardCard.STEVEDORE:
            return state.stevedores[:1] if player.stevedore is None else []
        case RewardCard.ADVISOR:
            return state.advisors


def take_cash(state: PanamaxState, frame: Reward) -> list[Event]:
    """Personal money for the owner."""
    state.frames.pop()
    dollars = REWARDS[SHIPS[frame.ship].size].cash
    state.players[frame.seat].cash += dollars
    return [tell("reward_cash", who=Who(frame.seat), ship=frame.ship, dollars=dollars)]


def take_card(state: PanamaxState, frame: Reward, card: str) -> list[Event]:
    """A card for the owner; one won in the owner's own turn is marked until that ends."""
    state.frames.pop()
    player = state.players[frame.seat]
    kind = REWARDS[SHIPS[frame.ship].size].card
    match kind:
        case RewardCard.CAPTAIN:
            player.captain = state.captains.pop(0)
        case RewardCard.STEVEDORE:
            player.stevedore = state.stevedores.pop(0)
        case RewardCard.ADVISOR:
            state.advisors.remove(card)
            player.advisors.append(card)
    if kind is not RewardCard.ADVISOR and state.phase is Phase.TURNS and frame.seat == state.active:
        player.fresh.append(kind)
    return [tell("reward_card", who=Who(frame.seat), ship=frame.ship, card=card)]


def place_passenger(state: PanamaxState, seat: Seat, space: Benefit) -> list[Event]:
    """A token on the clipboard: its benefit holds from now on."""
    state.frames.pop()
    state.passengers -= 1
    state.players[seat].passengers.append(space)
    return [tell("passenger_placed", who=Who(seat), space=space)]
