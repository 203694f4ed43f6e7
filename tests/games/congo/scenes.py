"""Moments of Congo that random play seldom meets, for the suites that ask all games alike."""

from __future__ import annotations

from games.congo.actions import BoilerDiscard, ChooseCharacter, GorillaAttack, HippoCommit
from games.congo.state import CongoOptions, CongoState
from games.values import Who
from tests.games.congo.playing import bid, declined, in_order, passed, play, played
from tests.games.congo.positions import A, B, C, dice, next_cards, player, position

BIDS = ("fr_explorer_1", "uk_doctor_1", "de_missionary_1", "be_doctor_1")
"""One explorer, and nobody who can fight the gorilla."""
HANDS = (
    ("be_officer_1", "us_neutral_1", "fr_doctor_2"),
    ("fr_officer_1", "uk_officer_2", "ru_neutral_1"),
    ("de_officer_1", "be_explorer_2", "se_neutral_1"),
    ("uk_explorer_1", "de_doctor_2", "pt_neutral_2"),
)
AUXILIARIES = (
    ("porter", "interpreter", "askari"),
    ("nurse", "servant", "porter"),
    ("nun", "nun", "servant"),
    ("nurse", "interpreter", "nun"),
)
HIPPOS = ((1, 2, 4), (2, 1), (3, 1, 1), (2, 3))
OTHER_SPECIALS = ((), ("sorcerer",), ("labour_shortage",), ("trader",))


def scenes(seats: int, options: CongoOptions) -> list[CongoState]:
    """One of each decision, where somebody is about to take it; auxiliaries in hand or not."""
    found = [_choosing(seats, options)]
    for is_rich in (True, False):
        found += [_owner(seats, options, card, is_rich=is_rich) for card in ("gorilla", "man_overboard")]
        found += [
            _explorer(seats, options, is_rich=is_rich),
            _settler(seats, options, is_rich=is_rich),
            _boiler(seats, options, is_rich=is_rich),
        ]
        if seats > 2:
            found += [_owner(seats, options, card, is_rich=is_rich) for card in ("okapi", "warrior")]
            found.append(_turned(seats, options, is_rich=is_rich))
    return found + _tied(seats, options)


def _table(seats: int, options: CongoOptions, *cards: str, is_rich: bool = True) -> CongoState:
    """The jungle at Bumba; A holds these cards. The next tile and Kindu's are known, but to nobody here."""
    players = [
        player(
            BIDS[seat],
            *HANDS[seat],
            auxiliaries=AUXILIARIES[seat] if is_rich else (),
            specials=cards if seat == A else OTHER_SPECIALS[seat],
            hippos=HIPPOS[seat],
            points=seat,
        )
        for seat in range(seats)
    ]
    coming = {"basoko": "mission", "kindu": "village"}
    return position(*players, stop="bumba", tile="jungle", flag=None, coming=coming, options=options)


def _chosen(state: CongoState) -> CongoState:
    return bid(state, *BIDS[: len(state.players)]).state


def _choosing(seats: int, options: CongoOptions) -> CongoState:
    """A has sealed a character; C's note of Kindu is hidden from the others."""
    state = _table(seats, options, "malaria", "friendly_meeting")
    state.river["kindu"].explored_by = [seats - 1]
    return play(state, A, ChooseCharacter("be_officer_1")).state


def _explorer(seats: int, options: CongoOptions, *, is_rich: bool) -> CongoState:
    """A may look at a tile."""
    state = _table(seats, options, "explored_region", is_rich=is_rich)
    state.river["kindu"].explored_by = [B]
    return _chosen(state)


def _owner(seats: int, options: CongoOptions, card: str, *, is_rich: bool) -> CongoState:
    """A has played that card and is asked something, if there is anything to ask."""
    return played(_chosen(_table(seats, options, card, is_rich=is_rich)), A, card).state


def _settler(seats: int, options: CongoOptions, *, is_rich: bool) -> CongoState:
    state = _chosen(_table(seats, options, "settler", is_rich=is_rich))
    return played(next_cards(state, "character", "uk_missionary_1"), A, "settler", deck="character").state


def _boiler(seats: int, options: CongoOptions, *, is_rich: bool) -> CongoState:
    """All but one of those who must pick have picked, if there are several."""
    state = _chosen(_table(seats, options, "damaged_boiler", is_rich=is_rich))
    state = played(state, A, "damaged_boiler").state
    return play(state, C, BoilerDiscard(HANDS[C][0])).state if seats > 2 and not is_rich else state


def _turned(seats: int, options: CongoOptions, *, is_rich: bool) -> CongoState:
    """The gorilla has killed everybody else."""
    state = _owner(seats, options, "gorilla", is_rich=is_rich)
    for victim in range(1, seats - 1):
        state = play(dice(state, 1), A, GorillaAttack(Who(victim))).state
    return state


def _tied(seats: int, options: CongoOptions) -> list[CongoState]:
    """A and B are tied: nothing sealed yet, one sealed, and still tied when all was laid open."""
    explorers = ("fr_explorer_1", "be_explorer_1", "de_missionary_1", "uk_doctor_1")
    players = [
        player(explorers[seat], *HANDS[seat], auxiliaries=["askari"], hippos=HIPPOS[seat])
        for seat in range(seats)
    ]
    for someone in players:
        for card in ("be_explorer_2", "uk_explorer_1"):
            someone.characters.counts.pop(card, None)
    coming = {"basoko": "mission", "kindu": "village"}
    state = position(*players, stop="bumba", tile="jungle", flag=None, coming=coming, options=options)
    state = passed(declined(bid(state, *explorers[:seats]).state).state).state
    sealed = play(state, A, HippoCommit(("hippo_2",))).state
    opened = in_order(sealed, (B, HippoCommit(("hippo_2",)))).state
    return [state, sealed, opened]
