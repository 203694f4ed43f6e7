"""Starting values, and the auction with auxiliaries (rules 4.10 and 4.11)."""

from __future__ import annotations

from games.congo import ties
from games.congo.cards import note, roll
from games.congo.data import BEST, BOX, CHARACTERS, NATIONS, NEUTRALS
from games.congo.state import HALVES, IN, OUT, SOFT, Bid, Cause, CongoState, Stage
from games.congo.values import modifiers
from games.values import Event, Seat, Value, Who, points

SERVANT = "servant"
BELGIAN_MATTERS = frozenset({"belgium", "france"})
"""The flags at which it makes a difference what a Belgian speaks."""


def begin(state: CongoState) -> list[Event]:
    """Set the values of all bids, and ask for auxiliaries where there is anything to decide."""
    events = []
    bidders = state.bidders()
    for seat in bidders:
        events += _set_value(state, seat)
    if len(bidders) < 2:
        return events + ties.decide(state)
    if state.is_played("labour_shortage"):
        return [*events, Event("labour_was_short"), *ties.decide(state)]
    return events + _go_on(state, bidders[-1])


def add(state: CongoState, seat: Seat, cards: tuple[str, ...]) -> list[Event]:
    """Lay auxiliaries face up beside the bid."""
    player, bid = state.players[seat], _bid(state, seat)
    for card in cards:
        player.auxiliaries.take(card)
        bid.auxiliaries.append(card)
    bid.status = IN
    state.is_servant_used = state.is_servant_used or SERVANT in cards
    values: dict[str, Value] = {"who": Who(seat), "cards": cards, "total": points(bid.total_half, HALVES)}
    return [Event("auxiliaries_added", values, reveals=True), *_go_on(state, seat)]


def pass_(state: CongoState, seat: Seat) -> list[Event]:
    """Pass for now or for good, and on to the next."""
    bid = _bid(state, seat)
    _pass(state, bid)
    values: dict[str, Value] = {"who": Who(seat), "total": points(bid.total_half, HALVES)}
    is_soft = bid.status is SOFT
    passed = Event("passed_for_now", values) if is_soft else Event("passed_for_good", values)
    return [passed, *_go_on(state, seat)]


def highest_half(state: CongoState) -> int:
    """The greatest total of all bids, of those who are out too."""
    return max([player.bid.total_half for player in state.players if player.bid is not None])


def _bid(state: CongoState, seat: Seat) -> Bid:
    bid = state.players[seat].bid
    assert bid is not None
    return bid


def _set_value(state: CongoState, seat: Seat) -> list[Event]:
    """Profession, nation and Sorcerer make the value; the language is settled with it (4.10)."""
    bid, flag = _bid(state, seat), state.place.flag
    bid.table_value = BEST[bid.character, state.tile]
    bid.language = NATIONS[CHARACTERS[bid.character].nation].language
    possible = modifiers(bid.character, flag)
    bid.modifier = possible[0]
    values: dict[str, Value] = {"who": Who(seat), "character": bid.character}
    events = []
    if flag is not None and bid.character in NEUTRALS:
        face = roll(state)
        bid.modifier, bid.preference = possible[face - 1], BOX.die.preference[face - 1]
        note(state, Cause.PREFERENCE, face, seat, bid.preference)
        rolled: dict[str, Value] = {**values, "face": face, "nation": bid.preference}
        events.append(Event("preference_rolled", rolled, reveals=True))
    elif bid.language is None and flag in BELGIAN_MATTERS:
        face = roll(state)
        bid.language = BOX.die.belgian_language[face - 1]
        note(state, Cause.LANGUAGE, face, seat, bid.language)
        spoken: dict[str, Value] = {**values, "face": face, "language": bid.language}
        events.append(Event("language_rolled", spoken, reveals=True))
    bid.base_half = HALVES * (bid.table_value + bid.modifier)
    if state.special is not None and state.special.card == "sorcerer" and state.special.owner != seat:
        bid.base_half -= BOX.scoring.sorcerer_half
    return [*events, Event("value_set", {**values, "value": points(bid.base_half, HALVES)})]


def _go_on(state: CongoState, after: Seat) -> list[Event]:
    """Ask the next one who may still act; whoever holds no auxiliary, as all can see, passes."""
    events: list[Event] = []
    number = len(state.players)
    seat = after
    while not _is_over(state):
        seat = (seat + 1) % number
        bid = state.players[seat].bid
        if bid is None or bid.status is OUT:
            continue
        if state.players[seat].auxiliaries:
            state.stage, state.waiting = Stage.AUCTION, [seat]
            return events
        if bid.status is IN:
            values: dict[str, Value] = {"who": Who(seat), "total": points(bid.total_half, HALVES)}
            events.append(Event("passed_without_cards", values))
        _pass(state, bid)
    return events + ties.decide(state)


def _is_over(state: CongoState) -> bool:
    """Nobody may act any more, or only one who is strictly ahead of everybody (4.11)."""
    bids = [player.bid for player in state.players if player.bid is not None]
    active = [bid for bid in bids if bid.status is not OUT]
    if len(active) != 1:
        return not active
    [last] = active
    return all(bid.total_half < last.total_half for bid in bids if bid is not last)


def _pass(state: CongoState, bid: Bid) -> None:
    """Below the highest total it is final; at it one may come back once (4.11)."""
    is_soft = bid.status is IN and bid.total_half == highest_half(state)
    bid.status = SOFT if is_soft else OUT
