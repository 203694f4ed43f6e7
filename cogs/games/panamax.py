"""What Panamax has friendlier than the general case: short names, lines that say what they lead to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec.structs import asdict

from cogs.games.game_cog import GameCog
from cogs.panel.manner import Aspect, Icons, Manner
from games.core import Action
from games.panamax.actions import (
    Build,
    BuyShare,
    DeferMarket,
    DiscardContract,
    DrawContract,
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
    TakeCard,
    TakeCash,
    TakeContract,
    TakeDie,
    TransferDie,
    UseStevedore,
    WhiteDie,
)
from games.panamax.data import (
    ADVISORS,
    BOX,
    CONTRACTS,
    EXECUTIVE_ROW,
    LANES,
    LOADING_ZONES,
    REWARDS,
    SHIPS,
    Crate,
    Side,
)
from games.panamax.frames import AnyFrame, Loading, Moving, Reward
from games.panamax.movement import RECTANGLES, ROUTES, size_of
from games.panamax.rules import PANAMAX
from games.panamax.state import seat_of
from games.panamax.view import PanamaxView, ShipView
from games.values import Text, Value
from render.panamax.twin import loads_left
from render.panamax.twin_map import crate_texts, dice_texts

VERBS = {
    "keep_advisor": "keep",
    "keep_contract": "keep",
    "take_die": "die",
    "transfer_die": "transfer",
    "act_normally": "normal",
    "buy_share": "buy",
    "raise_price": "raise",
    "take_contract": "contract",
    "draw_contract": "contract",
    "load": "load",
    "load_train": "load",
    "load_stock": "load",
    "stop_loading": "stop",
    "move": "move",
    "stop_moving": "stop",
    "put_on_train": "train",
    "raise_train_die": "train",
    "defer_market": "defer",
    "skip": "skip",
    "take_cash": "cash",
    "take_card": "card",
    "place_passenger": "passenger",
    "take_flag": "flag",
    "decline_flag": "no_flag",
    "use_stevedore": "fees",
    "keep_stevedore": "fees",
    "build": "build",
    "play_captain": "captain",
    "play_stevedore": "stevedore",
    "discard_contract": "discard",
    "end_turn": "end",
}
"""The subcommand for each kind of action; alike kinds share one, since Discord takes 25 at most."""


def line(view: PanamaxView, action: Action) -> Text | None:
    """Ships say where they go, loads what the ship then carries, contracts and prices what they are."""
    match action:
        case Move():
            return _passage("choice-move", view, action)
        case Load():
            container = Text("container", asdict(action.container))
            return _load("choice-load", view, action, action.container.value, container=container)
        case LoadStock():
            value = BOX.free_action_values.stock_die
            return _load("choice-load_stock", view, action, value, value=value)
        case TakeContract(card, side):
            crates = crate_texts(CONTRACTS[card].sides[side])
            return Text("choice-take_contract", {"contract": card, "side": side, "crates": crates})
        case TakeDie(die) if die.row != EXECUTIVE_ROW:
            return Text("action-take_die", {"die": _column(die)})
        case TransferDie(die, to):
            return Text("action-transfer_die", {"die": _column(die), "to": _column(to)})
        case Build(ship, zone):
            return Text("choice-build", {"ship": ship, "zone": zone})
        case RaisePrice(company):
            price = view.players[seat_of(company)].price + BOX.costs.price_up_executive
            return Text(
                "choice-raise_price", {"company": company, "price": min(price, BOX.limits.price_most)}
            )
        case TakeCash() if view.frames and isinstance(reward := view.frames[-1], Reward):
            return Text("choice-take_cash", {"dollars": REWARDS[SHIPS[reward.ship].size].cash})
    return None


def _passage(key: str, view: PanamaxView, action: Move) -> Text:
    """One step of ships: where to, by which move, and how many ships it pushes on."""
    lane, step = ROUTES[action.origin, action.target]
    there = next((group for group in view.groups if (group.lane, group.step) == (lane, step + 1)), None)
    is_full = there is not None and there.size + size_of(action.ships) > BOX.limits.group_size
    is_pushed = is_full and (lane, step + 1) in RECTANGLES
    values: dict[str, Value] = {
        "origin": f"short-{action.origin}",
        "target": f"short-{action.target}",
        "move": LANES[lane].moves[step],
        "lock": LANES[lane].moves[step] == "lock",
        "ships": action.ships,
        "pushed": len(there.ships) if there is not None and is_pushed else 0,
    }
    return Text(key, values)


def _load(key: str, view: PanamaxView, action: Load | LoadStock, pips: int, **die: Value) -> Text:
    """A load, and the cargo of the ship after it with its limits."""
    ship = _ship(view, action.ship)
    values: dict[str, Value] = {
        "ship": ship.id,
        "nation": str(LOADING_ZONES[action.zone].nation),
        "total": ship.total + pips,
        "least": ship.least,
        "most": ship.most,
    }
    return Text(key, values | die)


def _ship(view: PanamaxView, name: str) -> ShipView:
    return next(ship for ship in view.ships if ship.id == name)


def label(view: PanamaxView, action: Action) -> Text | None:
    """The same by one name; what comes of it is said beside it."""
    match action:
        case Move():
            return _passage("choice-passage", view, action)
        case TakeCard(card) if card not in ADVISORS:
            return Text("kind-take_card")
        case KeepAdvisor(thing) | KeepContract(thing) | TakeCard(thing) | DiscardContract(thing):
            return Text("panel-value", {"value": thing})
        case TakeDie(die):
            return _column(die)
        case LoadTrain(container):
            return Text("choice-load_train", asdict(container))
        case Load(ship=ship) | LoadStock(ship) | Build(ship):
            return Text("choice-ship_in", {"ship": ship, "nation": _short_zone(action.zone)})
        case TakeContract(contract, side):
            return Text("choice-contract_side", {"contract": contract, "side": side})
        case BuyShare(company):
            return Text("choice-share", {"company": company})
        case RaisePrice():
            return Text("kind-raise_price")
        case PlayCaptain() | PlayStevedore():
            return Text(f"kind-{action.kind()}")
        case TransferDie(die, to):
            return Text("choice-transfer_die", {"die": die.column, "to": to.column})
        case PutOnTrain() | DeferMarket() | UseStevedore() | KeepStevedore() | DrawContract():
            return Text(f"choice-{action.kind()}")
    return None


def more(view: PanamaxView, action: Action) -> tuple[Text, ...]:
    """What a thing is worth or able to do."""
    match action:
        case KeepAdvisor(advisor):
            return (Text(f"{advisor}.text"),)
        case TakeCard(card):
            return (Text(f"{card}.text" if card in ADVISORS else card),)
        case KeepContract(contract):
            return (_crates(CONTRACTS[contract].sides[Side.FRONT]),)
        case TakeContract(contract, side):
            return (_crates(CONTRACTS[contract].sides[side]),)
        case Load():
            return (_cargo(view, action.ship, action.container.value),)
        case LoadStock():
            return (_cargo(view, action.ship, BOX.free_action_values.stock_die),)
        case Move():
            counted = Text("ask-ships.count", {"count": len(action.ships)})
            return (_passage("choice-ships", view, action), counted)
        case PlacePassenger(space):
            return (Text(f"{space}.text"),)
    return ()


def value(view: PanamaxView, action: Action, name: str) -> Text | None:
    """Ships by where they go, dice by their column, contracts by their side."""
    match action, name:
        case Move(), "origin":
            return _passage("choice-passage", view, action)
        case Load(container), "container":
            return Text("choice-container", asdict(container))
        case TransferDie(), "die" | "to":
            return _column(action.die if name == "die" else action.to)
        case TakeContract(contract), "contract":
            return Text("panel-value", {"value": contract})
        case ((Load() | LoadStock()), "ship"):
            return label(view, action)
        case ((Build() | LoadStock() | Load()), "zone"):
            return Text("panel-value", {"value": _short_zone(action.zone)})
    return None


def _column(die: WhiteDie) -> Text:
    return Text("choice-column", {"column": die.column})


def _crates(crates: Iterable[Crate]) -> Text:
    return Text("choice-crates", {"crates": crate_texts(crates)})


def _short_zone(zone: str) -> str:
    """A loading zone by the name of its nation."""
    return f"short-{LOADING_ZONES[zone].nation}"


def _cargo(view: PanamaxView, name: str, pips: int) -> Text:
    """What a ship carries once that is loaded, and its limits."""
    ship = _ship(view, name)
    return Text("choice-cargo", {"total": ship.total + pips, "least": ship.least, "most": ship.most})


def behind(view: PanamaxView) -> Mapping[str, str]:
    """Before the first round: what one has chosen already, and the contract until the advisor is."""
    if view.me is None:
        return {}
    player = view.players[view.me]
    later = {"keep_contract": "later-keep_contract"} if not player.has_secret else {}
    advisor = {"keep_advisor": "change-keep_advisor"} if player.has_secret else {}
    contract = {"keep_contract": "change-keep_contract"} if player.has_start_contract else later
    return advisor | contract


def part(view: PanamaxView, action: Action, field: str, thing: Any) -> Text | None:
    """A ship by its name."""
    del view, action
    return Text("panel-value", {"value": thing}) if field == "ships" else None


def about(view: PanamaxView, action: Action, field: str, thing: Any) -> Text | None:
    """A ship's size and its cargo: a group is limited by the one, and moved for the other."""
    if not isinstance(action, Move) or field != "ships":
        return None
    ship = _ship(view, thing)
    return Text("choice-ship", {"size": ship.size, "dice": dice_texts(ship.dice)})


def notes(view: PanamaxView) -> tuple[Text, ...]:
    """What a transfer costs, how large a group may be, and what is gone on with afterwards."""
    if view.me is None or view.asked != view.me:
        return ()
    if not view.frames:
        cost = view.players[view.me].transfer_cost
        return () if view.has_taken else (Text("choice-transfer", {"dollars": cost}),)
    size = Text("choice-group", {"most": BOX.limits.group_size})
    below = tuple(filter(None, (_after(view, frame) for frame in reversed(view.frames[:-1]))))
    return (size, *below) if isinstance(view.frames[-1], Moving) else below


def _after(view: PanamaxView, frame: AnyFrame) -> Text | None:
    """What is left to do of an action in the middle of which another came."""
    match frame:
        case Moving() if frame.left:
            counts = {"locks": frame.locks, "waterways": frame.waterways, "either": frame.either}
            return Text("choice-after_moves", {**counts})
        case Loading() if left := loads_left(view, frame):
            return Text("choice-after_loads", {"count": left})
    return None


def _nation(contract: str) -> str:
    """Where the containers of a contract come from."""
    return f"harbour_{CONTRACTS[contract].nation}"


def _counted(advisor: str) -> str:
    """What an advisor counts."""
    return COUNTED.get(str(ADVISORS[advisor].metric), f"by_{ADVISORS[advisor].metric}")


def _card(card: str) -> str:
    """A captain, a stevedore, or what an advisor counts."""
    return _counted(card) if card in ADVISORS else f"panamax_{card.partition('_')[0]}"


LEAVING = {origin: LANES[lane].moves[step] for (origin, _), (lane, step) in ROUTES.items()}
"""Which move takes ships on from each zone."""
COUNTED = {"ships_built": "panamax_ship", "passengers": "panamax_passenger", "own_shares": "panamax_share"}
"""What has a sign of its own."""
ICONS = Icons(
    {
        "keep_advisor": "panamax_advisor",
        "keep_contract": "panamax_contract",
        "transfer_die": "benefit_cheap_transfer",
        "act_normally": "tick",
        "buy_share": "panamax_share",
        "raise_price": "by_own_dividend",
        "take_contract": "panamax_contract",
        "draw_contract": "cards",
        "load": "crate",
        "load_train": "wagon",
        "load_stock": "crate",
        "stop_loading": "cross",
        "move": "move_any",
        "stop_moving": "cross",
        "put_on_train": "wagon",
        "raise_train_die": "wagon",
        "defer_market": "pause",
        "skip": "cross",
        "take_cash": "panamax_purse",
        "take_card": "cards",
        "place_passenger": "panamax_passenger",
        "decline_flag": "cross",
        "use_stevedore": "panamax_stevedore",
        "keep_stevedore": "panamax_purse",
        "build": "panamax_ship",
        "play_captain": "panamax_captain",
        "play_stevedore": "panamax_stevedore",
        "discard_contract": "panamax_contract",
        "end_turn": "tick",
    },
    {
        "keep_advisor.advisor": _counted,
        "keep_contract.contract": _nation,
        "take_die.die": lambda die: f"die_{die.column}",
        "transfer_die.die": lambda die: f"die_{die.column}",
        "take_contract.contract": _nation,
        "discard_contract.contract": _nation,
        "load.container": lambda container: _nation(container.contract),
        "load_train.container": lambda container: _nation(container.contract),
        "move.origin": lambda origin: f"move_{LEAVING[origin]}",
        "move.ships": lambda _: "panamax_ship",
        "take_card.card": _card,
        "place_passenger.space": "benefit_{}".format,
        "take_flag.nation": "harbour_{}".format,
    },
)

MANNER = Manner(
    line=line,
    label=label,
    more=more,
    value=value,
    notes=notes,
    part=part,
    about=about,
    behind=behind,
    aspects={
        "move": (Aspect("origin", ("origin", "target")), Aspect("ships")),
        "load": (Aspect("container"), Aspect("ship", ("ship", "zone"), wide="zone")),
        "load_stock": (Aspect("ship", ("ship", "zone"), wide="zone"),),
    },
    at_once=frozenset({"keep_advisor", "keep_contract", "take_die", "move", "load"}),
    apart=frozenset({"build", "transfer_die"}),
    aside=frozenset({"build", "play_captain", "play_stevedore", "transfer_die"}),
    icons=ICONS,
)

COG = GameCog(PANAMAX, VERBS, MANNER)
