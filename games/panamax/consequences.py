"""What an action of Panamax costs and brings, as its player sees it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.core import Action
from games.panamax.actions import (
    DeclineFlag,
    DeferMarket,
    KeepAdvisor,
    KeepContract,
    KeepStevedore,
    Load,
    LoadStock,
    LoadTrain,
    Move,
    PlacePassenger,
    StopLoading,
    TakeCard,
    TakeDie,
)
from games.panamax.data import ADVISORS, COMPANIES, EXECUTIVE_ROW, NATIONS
from games.panamax.state import Phase, seat_of
from games.panamax.view import MovesLeft, PanamaxView
from games.values import Event, Text, Value, Who

SHARE, FLAG = "share", "flag"
OF_A_KIND = {SHARE: "company", FLAG: "nation"}
"""Figures of which there is one for every company or nation, as `flag:china`."""


def figures(view: PanamaxView) -> dict[str, int]:
    """Own money, the company's, its price and fees, dice in stock, shares, flags and bail-outs."""
    if view.me is None:
        return {}
    player = view.players[view.me]
    return {
        "cash": player.cash,
        "company": player.company_cash,
        "price": player.price,
        "fee": player.fee,
        "stock": player.warehouse + player.reserve,
        **{f"{SHARE}:{company}": count for company, count in player.shares.items()},
        **{f"{FLAG}:{nation}": player.flags.get(nation, 0) for nation in NATIONS},
        "bailouts": player.bailouts,
    }


def figure(key: str, count: int) -> Text:
    """Shares by company and flags by nation."""
    kind, _, thing = key.partition(":")
    values: dict[str, Value] = {"count": count}
    return Text(f"figure-{kind}", {**values, OF_A_KIND[kind]: thing} if thing else values)


def having(view: PanamaxView) -> list[Text]:
    """Both purses, what the round's end would cost, and dice in stock; moves left are in the question."""
    if view.me is None:
        return []
    player = view.players[view.me]
    said = [
        Text("have-cash", {"dollars": player.cash}),
        Text("have-company", {"dollars": player.company_cash}),
    ]
    if player.fee:
        said.append(Text("have-fee", {"dollars": player.fee}))
    return [*said, figure("stock", player.warehouse + player.reserve)]


def outcome(
    before: PanamaxView, after: PanamaxView, events: Sequence[Event], action: Action
) -> Iterator[Text]:
    """What may be done next, what others earn, and what becomes of contracts, ships and dividends."""
    assert before.me is not None
    match action:
        case TakeDie(die) if die.row == EXECUTIVE_ROW:
            yield Text("says-executive")
        case StopLoading() if before.loads_left:
            yield Text("says-no_more_loads", {"count": before.loads_left})
        case PlacePassenger(space):
            yield Text("says-benefit", {"text": f"{space}.text"})
        case TakeCard(card):
            yield Text("says-counts_at_end" if card in ADVISORS else "says-for_later")
    if type(action) in MEANINGS and not (isinstance(action, KeepContract) and after.round_no):
        yield Text(MEANINGS[type(action)])
    for event in events:
        yield from _told(before, after, event)
    earned = sum(
        int(str(event.values["dollars"]))
        for event in events
        if event.kind == "company_paid" and event.values["company"] != COMPANIES[before.me]
    )
    if earned:
        yield Text("says-others_earn", {"dollars": earned})
    yield from _ready(before, after, action)
    if after.asked == before.me:
        yield from _left(after)
    if after.active == before.me and isinstance(action, Move) and after.moves_left is None:
        yield Text("says-last_move")
    if after.active == before.me and isinstance(action, LOADS) and after.loads_left is None:
        yield Text("says-last_load")
    if after.round_no > before.round_no:
        yield Text("says-round", {"round": after.round_no})


LOADS = (Load, LoadTrain, LoadStock)
MEANINGS: dict[type[Action], str] = {
    KeepAdvisor: "says-secret",
    KeepContract: "says-start",
    DeferMarket: "says-later",
    DeclineFlag: "says-no_flag",
    KeepStevedore: "says-for_later",
}
"""What is to be known of what its label alone does not say."""


def _told(before: PanamaxView, after: PanamaxView, event: Event) -> Iterator[Text]:
    """What happened to the player or the player's company, of what no figure says."""
    assert before.me is not None
    company, values = COMPANIES[before.me], event.values
    is_own = values.get("who") == Who(before.me) or values.get("company") == company
    match event.kind:
        case "contract_completed" if is_own:
            yield Text("says-completes", {"contract": values["contract"]})
        case "free_action_gained" if is_own:
            yield Text("says-free_action", {"action": values["action"]})
        case "free_action_lost" | "free_action_skipped" if is_own:
            yield Text("says-lost_action", {"action": values["action"]})
        case "moves_lost" if is_own:
            yield Text("says-moves_lost", {"count": values["count"]})
        case "share_bought" | "price_raised" if values["company"] != company:
            # At the end of a round it may have fallen again since.
            if after.players[seat_of(str(values["company"]))].price == values["price"]:
                yield Text("says-price", {"company": values["company"], "price": values["price"]})
        case "dividends_missed" if is_own:
            yield Text("says-missed", {"dollars": values["due"]})
        case "dividends_missed":
            yield Text("says-other_missed", {"company": values["company"]})
        case "award_won" if is_own:
            yield Text("says-award", {"award": values["award"], "dollars": values["dollars"]})


def _ready(before: PanamaxView, after: PanamaxView, action: Action) -> Iterator[Text]:
    """Ships with enough cargo to sail now; the one that is loaded has been named."""
    waiting = {ship.id for ship in before.ships if not ship.is_ready}
    ships = tuple(ship.id for ship in after.ships if ship.is_ready and ship.id in waiting)
    if isinstance(action, Load | LoadStock) and ships == (action.ship,):
        yield Text("says-it_is_ready")
    elif ships:
        yield Text("says-ready", {"ships": ships})


def _left(view: PanamaxView) -> Iterator[Text]:
    """Moves and loads that may still be made."""
    match view.moves_left:
        case MovesLeft(either=either) if either:
            yield Text("says-any_moves", {"count": either})
        case MovesLeft(locks, waterways) if locks or waterways:
            yield Text("says-moves", {"locks": locks, "waterways": waterways})
    if view.loads_left:
        yield Text("says-loads", {"count": view.loads_left})


def doubts(before: PanamaxView, one: PanamaxView, other: PanamaxView, action: Action) -> Iterator[Text]:
    """Which contract turns up, what the white dice show, what everybody kept."""
    del action
    if before.phase is Phase.SETUP:
        yield Text("doubt-setup" if one.phase is Phase.SETUP else "doubt-dice")
        return
    if one.result is not None:
        yield Text("doubt-objectives")
    if one.frames != other.frames:
        yield Text("doubt-deck")
    elif one.round_no == before.round_no and (one.slots, one.incoming) != (other.slots, other.incoming):
        yield Text("doubt-contract")
    if one.columns != other.columns:
        yield Text("doubt-dice")
