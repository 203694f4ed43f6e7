"""Positions of Congo to draw: moments of random games, and crowds that chance would not bring."""

from __future__ import annotations

from functools import cache, partial

from msgspec.structs import replace

from games.congo.data import AUXILIARIES, CARDS, CHARACTERS, HIPPOS, POWERS, RIVER, TILES
from games.congo.rules import CONGO
from games.congo.state import Cause, CongoState, Roll, Special, Stage, Status
from games.congo.view import BidView, CongoView, OwnView, PileView
from games.values import Seat
from tests.render.moments import moments_of, states_of, words_of
from words.catalogue import Words

SEATS = CONGO.seats


states, moments = partial(states_of, CONGO), partial(moments_of, CONGO)


@cache
def _found(stage: Stage, seats: int) -> CongoState:
    """Some moment of that stage, not at the first stop, in the first random game that has one."""
    for seed in range(1, 40):
        for state in states(seats, seed):
            if state.stage is stage and state.route.index(state.boat) > 0:
                return state
    raise LookupError(stage)


def moment_of(stage: Stage, seats: int = 4, seat: Seat | None = None) -> CongoView:
    """Some moment of that stage, not at the first stop."""
    return CONGO.view(_found(stage, seats), seat)


def crowded(seats: int) -> CongoView:
    """The last stop but one: every port decided, long bids, two digits and halves wherever they can be."""
    view = moment_of(Stage.AUCTION, seats)
    boat, kinds, everybody = "lowa", tuple(TILES), tuple(range(seats))
    river = tuple(
        replace(
            stop,
            is_past=place < RIVER.index(boat),
            tile=kinds[place % len(kinds)] if place <= RIVER.index(boat) else None,
            flag=POWERS[place % len(POWERS)] if place % 5 else None,
            explored_by=everybody if place > RIVER.index(boat) else (),
            taker=place % seats if place % 3 == 1 else None,
            tied=everybody if place % 3 == 2 else (),
        )
        if stop.is_used
        else stop
        for place, stop in enumerate(view.river)
    )
    neutrals = [character.id for character in CHARACTERS.values() if len(character.professions) > 1]
    added = (*("interpreter", "porter", "servant"), *("askari",) * 8)
    bid = BidView("us_neutral_1", 5, -2, -3, 17, Status.SOFT, "english", "united_kingdom", added)
    players = tuple(
        replace(
            player,
            score_half=33 + 2 * player.seat,
            characters=12,
            auxiliaries=14,
            specials=10,
            hippos=11,
            bid=replace(bid, character=neutrals[player.seat * 3 + 1]),
            lost=None,
            spent=("hippo_4", "hippo_3"),
        )
        for player in view.players
    )
    return replace(
        view,
        boat=boat,
        turn_no=view.turns - 1,
        river=river,
        players=players,
        highest_half=17,
        port_language="dutch",
        special=Special(seats - 1, "explored_region", stop="nouvelle_anvers"),
        rolls=tuple(Roll(Cause.MALARIA, 1 + number % 4, number % seats) for number in range(12)),
        piles={name: PileView(40, ("servant",) * 11) for name in view.piles},
        hippo_pile=10,
        hippo_discard=("hippo_1",) * 11,
        used_neutrals=tuple(neutrals[:10]),
    )


def with_hand(characters: int, auxiliaries: int, specials: int) -> CongoView:
    """A player's own view with that many characters and kinds of other cards, and everything sealed."""
    view = moments(4, seat=2)[3]
    people = tuple(CHARACTERS)[-characters:] if characters else ()
    cards = tuple(CARDS)[:specials]
    return replace(
        view,
        own=OwnView(
            characters=people,
            auxiliaries=tuple(AUXILIARIES)[:auxiliaries] * 2,
            specials=cards,
            hippos=tuple(HIPPOS)[:auxiliaries] * 2,
            worth={person: (-1, 3 if place % 2 else -1) for place, person in enumerate(people)},
            playable=cards[::2],
            bid=None,
            pick=people[0] if people else None,
            commitment=tuple(HIPPOS)[:1] if auxiliaries else None,
            settler_card=people[1] if len(people) > 1 else None,
            explored=dict(zip(RIVER[-auxiliaries:], list(TILES) * 2, strict=False)) if auxiliaries else {},
        ),
    )


def before_the_first_stop() -> CongoView:
    """Somebody has still to name the first player."""
    view = moments(3)[0]
    river = tuple(replace(stop, tile=None) for stop in view.river)
    return replace(view, stage=Stage.FIRST_PLAYER, waiting=(0,), turn_no=0, first=None, river=river)


def words(language: str, seats: int = 4) -> Words:
    """What is said there."""
    return words_of(CONGO, language, seats)
