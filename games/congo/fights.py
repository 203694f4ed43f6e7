"""The Gorilla and the Warrior, who turn on their owner (rules 5.2 and 5.7)."""

from __future__ import annotations

from games.congo import auction
from games.congo.cards import lose_bid, note, roll
from games.congo.data import CHARACTERS
from games.congo.state import Cause, CongoState, Fate, Stage
from games.values import Event, Seat, Value, Who

HELPLESS = frozenset({"doctor", "missionary"})
"""Professions that the gorilla kills without a fight; a neutral uses its better one."""
ARMED = frozenset({"explorer", "officer"})
"""Professions that stand a better chance against the warrior."""
GORILLA_KILLS_TO = 2
"""The highest face on which the character is killed."""
WARRIOR_KILLS_ARMED_TO = 2
WARRIOR_KILLS_OTHERS_TO = 3


def unleash_gorilla(state: CongoState) -> list[Event]:
    """It attacks opponents in the owner's order, then the owner (5.2)."""
    owner, targets = _owner(state), opponents(state)
    if len(targets) > 1:
        state.stage, state.waiting = Stage.GORILLA, [owner]
        return []
    if targets:
        return gorilla_attack(state, targets[0])
    if state.players[owner].bid is None:
        return auction.begin(state)
    state.stage, state.waiting = Stage.GORILLA_SELF, [owner]
    return [Event("gorilla_turned", {"who": Who(owner)})]


def gorilla_attack(state: CongoState, victim: Seat) -> list[Event]:
    """A fight, unless the victim cannot; if the gorilla survives it goes on."""
    if _professions(state, victim) <= HELPLESS:
        values: dict[str, Value] = {"who": Who(victim), "character": lose_bid(state, victim, Fate.KILLED)}
        return [Event("gorilla_killed", values), *unleash_gorilla(state)]
    is_killed, event = _gorilla_fight(state, victim)
    return [event, *(unleash_gorilla(state) if is_killed else auction.begin(state))]


def fight_gorilla(state: CongoState, seat: Seat) -> list[Event]:
    """The owner fights, whatever the profession (8.13)."""
    _, event = _gorilla_fight(state, seat)
    return [event, *auction.begin(state)]


def flee_gorilla(state: CongoState, seat: Seat) -> list[Event]:
    """The owner takes the character back, and nobody is left."""
    values: dict[str, Value] = {"who": Who(seat), "character": lose_bid(state, seat, Fate.RETURNED)}
    return [Event("gorilla_fled", values), *auction.begin(state)]


def unleash_warrior(state: CongoState) -> list[Event]:
    """He attacks one opponent of the owner's choice (5.7)."""
    targets = opponents(state)
    if len(targets) > 1:
        state.stage, state.waiting = Stage.WARRIOR, [_owner(state)]
        return []
    if targets:
        return warrior_attack(state, targets[0])
    return auction.begin(state)


def warrior_attack(state: CongoState, victim: Seat) -> list[Event]:
    """If he survives, he attacks the owner; then he is gone."""
    owner = _owner(state)
    is_killed, event = _warrior_fight(state, victim)
    events = [event]
    if is_killed and state.players[owner].bid is not None:
        events.append(Event("warrior_turned", {"who": Who(owner)}))
        events.append(_warrior_fight(state, owner)[1])
    return events + auction.begin(state)


def opponents(state: CongoState) -> list[Seat]:
    """Those with a bid whom the owner of the card may name."""
    return [seat for seat in state.bidders() if seat != _owner(state)]


def _owner(state: CongoState) -> Seat:
    assert state.special is not None
    return state.special.owner


def _professions(state: CongoState, seat: Seat) -> set[str]:
    bid = state.players[seat].bid
    assert bid is not None
    return set(CHARACTERS[bid.character].professions)


def _gorilla_fight(state: CongoState, seat: Seat) -> tuple[bool, Event]:
    is_killed, values = _fight(state, seat, Cause.GORILLA, GORILLA_KILLS_TO)
    if is_killed:
        return is_killed, Event("gorilla_won", values, reveals=True)
    return is_killed, Event("gorilla_died", values, reveals=True)


def _warrior_fight(state: CongoState, seat: Seat) -> tuple[bool, Event]:
    is_armed = bool(_professions(state, seat) & ARMED)
    kills_to = WARRIOR_KILLS_ARMED_TO if is_armed else WARRIOR_KILLS_OTHERS_TO
    is_killed, values = _fight(state, seat, Cause.WARRIOR, kills_to)
    if is_killed:
        return is_killed, Event("warrior_won", values, reveals=True)
    return is_killed, Event("warrior_died", values, reveals=True)


def _fight(state: CongoState, seat: Seat, cause: Cause, kills_to: int) -> tuple[bool, dict[str, Value]]:
    """Roll for that player's character: killed up to that face, else the attacker is dead."""
    bid = state.players[seat].bid
    assert bid is not None
    face = roll(state)
    is_killed = face <= kills_to
    note(state, cause, face, seat, "killed" if is_killed else "saved")
    values: dict[str, Value] = {"who": Who(seat), "character": bid.character, "face": face}
    if is_killed:
        lose_bid(state, seat, Fate.KILLED)
    return is_killed, values
