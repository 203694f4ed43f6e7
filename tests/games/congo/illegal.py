"""The illegal actions of 9.1, by their numbers: who tries what where, and the reason to be given."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from games.congo.actions import (
    AddAuxiliaries,
    BoilerDiscard,
    ChooseCharacter,
    ChooseFirstPlayer,
    DeclineSpecial,
    Fight,
    Flee,
    GorillaAttack,
    HippoAdd,
    HippoCommit,
    Hunt,
    KeepBid,
    OverboardTarget,
    Pass,
    PlaySpecial,
    SettlerSwap,
    SkipOverboard,
    Stay,
    WarriorAttack,
)
from games.congo.state import CongoState
from games.core import Action
from games.values import Seat, Who
from tests.games.congo.playing import bid, declined, idle_on, in_order, passed, play, played
from tests.games.congo.positions import A, B, C, dice, next_cards, player, position

BIDS = ("be_officer_1", "fr_officer_1", "de_doctor_1")
EVERY_KIND: tuple[Action, ...] = (
    ChooseFirstPlayer(Who(A)),
    ChooseCharacter("be_doctor_1"),
    PlaySpecial("malaria"),
    DeclineSpecial(),
    BoilerDiscard("be_doctor_1"),
    SettlerSwap("be_doctor_1"),
    KeepBid(),
    Hunt(),
    Stay(),
    GorillaAttack(Who(B)),
    Fight(),
    Flee(),
    WarriorAttack(Who(B)),
    OverboardTarget(Who(B)),
    SkipOverboard(),
    AddAuxiliaries(("servant",)),
    Pass(),
    HippoCommit(("hippo_1",)),
    HippoAdd(()),
)


class Illegal(NamedTuple):
    """An action that a rule forbids, and the reason to be given."""

    number: int
    state: CongoState
    action: Action
    key: str
    rule: str
    seat: Seat = A


def choosing(
    *cards: str,
    stop: str = "bumba",
    tile: str = "village",
    flag: str | None = "germany",
    language: str | None = None,
    bids: tuple[str, ...] = BIDS,
    auxiliaries: tuple[str, ...] = ("servant", "servant", "nurse", "interpreter", "interpreter"),
) -> CongoState:
    """A holds these cards; everybody holds a bid and a doctor, and auxiliaries."""
    doctors = ("be_doctor_1", "fr_doctor_1", "uk_doctor_1")
    players = [
        player(
            bids[seat],
            doctors[seat],
            auxiliaries=auxiliaries if seat == A else ["servant"],
            specials=cards if seat == A else (),
            hippos=[1, 2],
        )
        for seat in range(len(bids))
    ]
    return position(*players, stop=stop, tile=tile, flag=flag, language=language)


def chosen(state: CongoState, bids: tuple[str, ...] = BIDS) -> CongoState:
    """Everybody has chosen."""
    return bid(state, *bids[: len(state.players)]).state


def special(card: str, tile: str, *, stop: str = "bumba", seats: int = 3) -> CongoState:
    """A, asked for a special card, holds that one."""
    flag = None if tile == "jungle" else "germany"
    return chosen(choosing(card, stop=stop, tile=tile, flag=flag, bids=BIDS[:seats]))


def auction(
    character: str, *, flag: str | None = "germany", language: str | None = None, tile: str = "mission"
) -> CongoState:
    """A has bid that character and is asked for auxiliaries."""
    bids = (character, *BIDS[1:])
    state = choosing(flag=flag, language=language, tile=tile, bids=bids)
    return chosen(dice(state, 2), bids)


def tie() -> CongoState:
    """A and B are tied, and C is not."""
    bids = ("be_explorer_1", "be_explorer_2", "de_doctor_1")
    state = choosing(tile="jungle", flag=None, bids=bids, auxiliaries=())
    return passed(chosen(state, bids)).state


def opened() -> CongoState:
    """A and B are still tied after the sealed step."""
    return in_order(tie(), (A, HippoCommit(("hippo_1",))), (B, HippoCommit(("hippo_1",)))).state


def killed() -> CongoState:
    """C's doctor was killed, and A and B go on; A was the gorilla's owner."""
    state = played(chosen(choosing("gorilla")), A, "gorilla").state
    return play(dice(state, 4), A, GorillaAttack(Who(C))).state


def asked(card: str, tile: str = "village") -> CongoState:
    """A has played that card and is asked about it."""
    return played(special(card, tile), A, card).state


def settled() -> CongoState:
    """A has drawn a missionary with the Settler."""
    state = next_cards(special("settler", "mission"), "character", "uk_missionary_1")
    return played(state, A, "settler", deck="character").state


def short() -> CongoState:
    """A and B are tied under Labour Shortage."""
    bids = ("be_explorer_1", "be_explorer_2", "de_doctor_1")
    state = chosen(choosing("labour_shortage", tile="jungle", flag=None, bids=bids), bids)
    return played(state, A, "labour_shortage").state


def second_servant() -> CongoState:
    """A has added the servant of this turn, and B is asked."""
    return play(auction("be_officer_1"), A, AddAuxiliaries(("servant",))).state


def interpreted() -> CongoState:
    """A has added an interpreter, and is asked again."""
    state = play(auction("be_doctor_2"), A, AddAuxiliaries(("interpreter",))).state
    return in_order(state, (B, Pass()), (C, AddAuxiliaries(("servant",)))).state


def out() -> CongoState:
    """A, behind, has passed for good; B and C go on."""
    return play(auction("be_officer_2", tile="mission"), A, Pass()).state


def _choices() -> Iterator[Illegal]:
    """1 to 5, 29 and 30: choosing, and the time for special cards."""
    yield Illegal(1, choosing(), ChooseCharacter("uk_officer_2"), "character_not_in_hand", "4.5")
    yield Illegal(1, choosing(), ChooseCharacter("nobody"), "no_such_character", "2.7")
    asks = chosen(choosing("malaria", "settler"))
    yield Illegal(2, asks, ChooseCharacter("be_doctor_1"), "choosing_is_over", "4.5")
    yield Illegal(3, asks, PlaySpecial("malaria"), "special_out_of_order", "4.6", B)
    boiler = played(chosen(choosing("damaged_boiler", "malaria")), A, "damaged_boiler").state
    yield Illegal(4, boiler, PlaySpecial("malaria"), "one_special", "4.6")
    yield Illegal(5, choosing("malaria"), PlaySpecial("malaria"), "no_time_for_specials", "4.6")
    in_auction = declined(chosen(choosing("malaria"))).state
    yield Illegal(5, in_auction, PlaySpecial("malaria"), "no_time_for_specials", "4.6")
    yield Illegal(5, tie(), PlaySpecial("malaria"), "no_time_for_specials", "4.6")
    yield Illegal(29, asks, PlaySpecial("gorilla"), "special_not_in_hand", "4.6")
    region = special("explored_region", "village")
    yield Illegal(30, region, PlaySpecial("explored_region"), "stop_missing", "5.8")
    yield Illegal(30, special("settler", "village"), PlaySpecial("settler"), "deck_missing", "5.11")


def _places() -> Iterator[Illegal]:
    """6 to 12: where special cards may not be played."""
    yield Illegal(6, special("gorilla", "hospital"), PlaySpecial("gorilla"), "wrong_tile", "2.10")
    yield Illegal(7, special("warrior", "barracks"), PlaySpecial("warrior"), "wrong_tile", "2.10")
    for tile in ("hospital", "jungle"):
        yield Illegal(8, special("trader", tile), PlaySpecial("trader"), "wrong_tile", "2.10")
    early = special("damaged_boiler", "village", stop="lisala")
    yield Illegal(9, early, PlaySpecial("damaged_boiler"), "too_early", "2.10")
    last = special("tam_tam", "village", stop="kindu", seats=2)
    yield Illegal(10, last, PlaySpecial("tam_tam"), "not_at_stop", "2.10")
    jungle = special("only_nationals", "jungle")
    yield Illegal(11, jungle, PlaySpecial("only_nationals"), "wrong_tile", "2.10")
    yield Illegal(11, special("okapi", "village"), PlaySpecial("okapi"), "wrong_tile", "2.10")
    region = special("explored_region", "village")
    for stop in ("bolobo", "bumba", "leopoldville"):
        yield Illegal(12, region, PlaySpecial("explored_region", stop), "no_tile_face_down", "5.8")


def _auxiliaries() -> Iterator[Illegal]:
    """13 to 22, 28 and 33: auxiliaries."""
    officer, doctor = auction("be_officer_1"), auction("be_doctor_2")
    yield Illegal(13, officer, AddAuxiliaries(("nurse",)), "icon_does_not_match", "4.11")
    two = AddAuxiliaries(("interpreter", "interpreter"))
    yield Illegal(14, doctor, two, "one_interpreter", "4.11")
    one = AddAuxiliaries(("interpreter",))
    yield Illegal(14, interpreted(), one, "one_interpreter", "4.11")
    american = auction("us_neutral_1", flag="united_kingdom")
    yield Illegal(15, american, one, "speaks_the_language", "5.17")
    yield Illegal(16, auction("us_neutral_1", flag=None), one, "no_language_here", "5.17")
    french = auction("fr_explorer_1", flag="belgium", language="french")
    yield Illegal(17, french, one, "speaks_the_language", "5.17")
    yield Illegal(18, second_servant(), AddAuxiliaries(("servant",)), "one_servant", "4.11", B)
    yield Illegal(18, officer, AddAuxiliaries(("servant", "servant")), "one_servant", "4.11")
    yield Illegal(19, out(), AddAuxiliaries(("servant",)), "passed_already", "4.11")
    yield Illegal(19, out(), Pass(), "passed_already", "4.11")
    yield Illegal(20, officer, AddAuxiliaries(()), "add_or_pass", "4.11")
    yield Illegal(21, short(), AddAuxiliaries(("servant",)), "labour_shortage", "5.16")
    yield Illegal(22, killed(), AddAuxiliaries(("servant",)), "no_bid", "5.1", C)
    yield Illegal(22, asked("gorilla"), AddAuxiliaries(("servant",)), "no_auction_now", "4.11")
    yield Illegal(28, officer, AddAuxiliaries(("servant",)), "not_your_turn_to_add", "4.11", B)
    yield Illegal(28, officer, Pass(), "not_your_turn_to_add", "4.11", B)
    yield Illegal(28, opened(), HippoAdd(()), "not_your_turn_to_raise", "4.14", B)
    yield Illegal(33, officer, AddAuxiliaries(("askari",)), "auxiliary_not_in_hand", "4.11")
    many = AddAuxiliaries(("nurse", "nurse"))
    yield Illegal(33, doctor, many, "auxiliary_not_in_hand", "4.11")
    yield Illegal(33, doctor, AddAuxiliaries(("llama",)), "no_such_auxiliary", "2.8")


def _answers() -> Iterator[Illegal]:
    """23 to 27, 31, 32 and 34: hippo tiles, and what a special card asks."""
    yield Illegal(23, tie(), HippoCommit(()), "commit_at_least_one", "4.13")
    yield Illegal(24, tie(), HippoCommit(("hippo_4",)), "hippo_not_held", "4.13")
    yield Illegal(24, tie(), HippoCommit(("hippo_1", "hippo_1")), "hippo_not_held", "4.13")
    yield Illegal(24, opened(), HippoAdd(("hippo_3",)), "hippo_not_held", "4.14")
    acted = play(opened(), A, HippoAdd(())).state
    yield Illegal(24, acted, HippoAdd(("hippo_2",)), "hippos_once", "4.14")
    boiler = asked("damaged_boiler")
    yield Illegal(25, boiler, BoilerDiscard("fr_officer_1"), "boiler_takes_no_bid", "5.9", B)
    yield Illegal(25, boiler, BoilerDiscard("servant"), "boiler_takes_characters", "5.9", B)
    gorilla, warrior = asked("gorilla"), asked("warrior")
    yield Illegal(26, gorilla, GorillaAttack(Who(A)), "no_bid_to_attack", "5.2")
    yield Illegal(26, warrior, WarriorAttack(Who(A)), "no_bid_to_attack", "5.7")
    yield Illegal(27, settled(), SettlerSwap("be_doctor_1"), "only_drawn_card", "5.11")
    overboard = asked("man_overboard")
    yield Illegal(31, overboard, OverboardTarget(Who(A)), "opponent_overboard", "5.12")
    overboard.players[C].auxiliaries.take("servant")
    overboard.decks["auxiliary"].discard.add("servant")
    yield Illegal(31, overboard, OverboardTarget(Who(C)), "nobody_overboard", "5.12")
    yield Illegal(32, tie(), HippoCommit(("hippo_1",)), "not_in_tie", "4.13", C)
    yield Illegal(32, opened(), HippoAdd(("hippo_1",)), "not_in_tie", "4.14", C)
    yield Illegal(34, boiler, BoilerDiscard("be_doctor_1"), "boiler_costs_you_nothing", "5.9")
    for state, action in (
        (gorilla, GorillaAttack(Who(C))),
        (warrior, WarriorAttack(Who(C))),
        (settled(), KeepBid()),
        (overboard, SkipOverboard()),
    ):
        yield Illegal(34, state, action, "not_asked", "4.9", B)
    for answer in (Hunt(), Fight(), KeepBid(), SkipOverboard(), BoilerDiscard("be_doctor_1")):
        yield Illegal(34, auction("be_officer_1"), answer, "nobody_asked_that", "4.9")


def _over() -> Iterator[Illegal]:
    """35: when the game has ended."""
    state = idle_on(choosing(stop="kindu"), "nowhere").state
    assert state.result is not None
    for action in EVERY_KIND:
        yield Illegal(35, state, action, "over", "6")


ILLEGAL = [*_choices(), *_places(), *_auxiliaries(), *_answers(), *_over()]
UNREADABLE = [
    (20, "adding a number", b'{"kind": "add_auxiliaries", "cards": 2}'),
    (23, "no tiles at all", b'{"kind": "hippo_commit"}'),
    (25, "a discard without a card", b'{"kind": "boiler_discard", "character": null}'),
    (30, "a pile by number", b'{"kind": "play_special", "card": "settler", "deck": 1}'),
]
"""What no action of the game can say, as somebody may still send it."""
