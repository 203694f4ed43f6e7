"""An action of each kind as a player might name it: what the rules say to it tells why it is not offered."""

from __future__ import annotations

from collections.abc import Iterator

from games.core import Action, refuse
from games.panamax.actions import (
    ActNormally,
    Build,
    BuyShare,
    Container,
    DeclineFlag,
    DeferMarket,
    DiscardContract,
    DrawContract,
    EndTurn,
    KeepAdvisor,
    KeepContract,
    KeepStevedore,
    Load,
    LoadStock,
    LoadTrain,
    Move,
    PlacePassenger,
    PlayCaptain,
    PlayStevedore,
    PutOnTrain,
    RaisePrice,
    RaiseTrainDie,
    Skip,
    StopLoading,
    StopMoving,
    TakeCard,
    TakeCash,
    TakeContract,
    TakeDie,
    TakeFlag,
    TransferDie,
    UseStevedore,
    WagonDie,
    WhiteDie,
)
from games.panamax.data import (
    ADVISORS,
    CAPTAINS,
    COLUMNS,
    CONTRACTS,
    LANES,
    LOADING_ZONES,
    NATIONS,
    SETUP_CONTRACTS,
    SHIPS,
    STEVEDORES,
    Benefit,
    ShipKind,
    Side,
)
from games.panamax.view import PanamaxView, PlayerView
from games.values import Text


def examples(view: PanamaxView) -> Iterator[Action]:
    """One of each kind, in rulebook order; of the player's own things where there are any."""
    assert view.me is not None
    own, player = view.own, view.players[view.me]
    assert own is not None
    yield KeepAdvisor(next(iter((*own.dealt_advisors, *ADVISORS))))
    yield KeepContract(next(iter((*own.dealt_contracts, *SETUP_CONTRACTS))))
    yield from _at_the_table(view, player)
    yield from _cargo(view, player)
    yield from _in_the_canal(view)
    yield from _answers(view, player)
    yield from _besides(player)


def _at_the_table(view: PanamaxView, player: PlayerView) -> Iterator[Action]:
    """Dice and shares (4.3)."""
    full = next((column for column in view.columns if column.available is not None), view.columns[0])
    die = WhiteDie(full.number, full.available or 1)
    is_contract = COLUMNS[die.column].slot is not None
    other = next(column for column in view.columns if (column.slot is not None) != is_contract)
    cheapest = min(view.players, key=lambda each: (not each.shares_left, each.price))
    yield TakeDie(die)
    yield TransferDie(die, WhiteDie(other.number, max(1, 3 - other.dice)))
    yield ActNormally()
    yield BuyShare(cheapest.company)
    yield RaisePrice(player.company)


def _cargo(view: PanamaxView, player: PlayerView) -> Iterator[Action]:
    """Contracts and their containers (4.4, 5.1 to 5.4)."""
    open_ones = [card for card in view.slots.values() if card is not None]
    containers = [
        Container(contract.card, crate.value, rail=crate.rail)
        for contract in player.contracts
        for crate in contract.left
    ] or [Container(next(iter(CONTRACTS)), 1, rail=True)]
    by_rail = next((each for each in containers if each.rail), containers[0])
    by_sea = next((each for each in containers if not each.rail), containers[0])
    ship, zone = _loading(view)
    yield TakeContract(next(iter((*open_ones, *CONTRACTS))), Side.FRONT)
    yield DrawContract()
    yield Load(by_sea, ship, zone)
    yield LoadTrain(by_rail)
    yield LoadStock(ship, zone)
    yield StopLoading()
    yield PutOnTrain()
    own = [(place, die) for place, die in enumerate(view.train.wagon_1, 1) if die.owner == view.me]
    place, value = (own[0][0], own[0][1].value) if own else (1, 1)
    yield RaiseTrainDie(WagonDie(place, player.company, value))


def _loading(view: PanamaxView) -> tuple[str, str]:
    """A ship that is not in the canal yet, and a loading zone for it."""
    ships = [ship for ship in view.ships if ship.step <= 0 and ship.kind is not ShipKind.MILITARY]
    if not ships:
        return next(iter(SHIPS)), next(iter(LOADING_ZONES))
    ship = next((ship for ship in ships if ship.step == 0), ships[0])
    ocean = LANES[ship.lane].from_ocean
    waiting = next(zone.id for zone in LOADING_ZONES.values() if zone.ocean == ocean)
    return ship.id, ship.zone if ship.zone in LOADING_ZONES else waiting


def _in_the_canal(view: PanamaxView) -> Iterator[Action]:
    """Moves (4.5)."""
    lane = next(iter(LANES.values()))
    group = next(iter(view.groups), None)
    yield (
        Move(lane.path[0], lane.path[1], ())
        if group is None
        else Move(group.zone, group.next_zone, group.ships)
    )
    yield StopMoving()


def _answers(view: PanamaxView, player: PlayerView) -> Iterator[Action]:
    """What answers something that came by the way (4.8, 5.4)."""
    free = [space for space in Benefit if space not in player.passengers]
    yield DeferMarket()
    yield Skip()
    yield TakeCash()
    yield TakeCard(next(iter((*view.captains, *CAPTAINS))))
    yield PlacePassenger(next(iter((*free, *Benefit))))
    yield TakeFlag(next(iter((*view.train.platform, *NATIONS))))
    yield DeclineFlag()
    yield UseStevedore()
    yield KeepStevedore()


def _besides(player: PlayerView) -> Iterator[Action]:
    """What can be done besides the main action, and the end of the turn (4.2, 4.6)."""
    ships = [ship for ship in SHIPS.values() if ship.owner == player.seat]
    unbuilt = next((ship for ship in ships if ship.type in player.unbuilt), ships[0])
    held = next((contract.card for contract in player.contracts), next(iter(CONTRACTS)))
    yield Build(unbuilt.id, next(iter(LOADING_ZONES)))
    yield PlayCaptain(player.captain or next(iter(CAPTAINS)))
    yield PlayStevedore(player.stevedore or next(iter(STEVEDORES)))
    yield DiscardContract(held)
    yield EndTurn()


def reason(view: PanamaxView, example: Action, why: Text) -> Text:
    """Of any ship or card, where the one named stands for them all."""
    del view
    match example, why.key:
        case Build(), "refusal-already_built":
            return refuse("all_built", why.rule)
        case PlayCaptain(), "refusal-card_not_held":
            return refuse("no_captain", why.rule)
        case PlayStevedore(), "refusal-card_not_held":
            return refuse("no_stevedore", why.rule)
    return why
