from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from random import Random
from typing import ClassVar

import pytest
from msgspec import Struct

from cogs.games.livingstone import MANNER
from cogs.panel.choices import (
    Choice,
    choices,
    digest,
    number_fields,
    way_to,
)
from cogs.panel.filling import filled, number, together
from cogs.panel.manner import Own
from cogs.plumbing.limits import FORM_PARTS, LINES
from games import GAMES
from games.chance import Rng
from games.core import Action, AnyGame, Refused
from games.livingstone.actions import (
    Donate,
    EndTurn,
    PlaceTent,
    PlayExtraTent,
    PlayMarket,
    SellGems,
    TakeCoins,
    TakeDie,
)
from games.livingstone.data import SPACES
from games.livingstone.rules import LIVINGSTONE
from games.livingstone.state import LivingstoneState
from games.rotterdam.actions import CounterTrade, FulfilMission, OfferTrade, ShowProducts
from games.rotterdam.rules import ROTTERDAM
from games.rotterdam.state import Offer as OpenOffer
from games.rotterdam.state import Phase, RotterdamState
from games.values import Who as Player
from host.errors import Stale
from tests.games.livingstone.positions import SEED, A, player, position
from tests.games.rotterdam import positions as rotterdam
from words.catalogue import LANGUAGES, Words


class Load(Action, frozen=True):
    ship: str
    berth: int
    crates: int


class Discard(Action, frozen=True):
    tiles: tuple[int, ...]


class Hire(Action, frozen=True):
    where: str
    tiles: tuple[int, ...]


class Sail(Action, frozen=True):
    channel: str


class Who(Struct, frozen=True, order=True):
    seat: int


class Offer(Action, frozen=True):
    is_open: ClassVar[bool] = True

    to: Who
    give: int = 0
    want: int = 0


MANY_LOADS = [Load(f"ship{a}", b, c) for a, b, c in product(range(10), range(6), range(5))]
CHANNELS = [Sail(f"channel{number:02}") for number in range(63)]
CROWDED: tuple[tuple[Action, ...], ...] = (
    tuple(MANY_LOADS),
    tuple(CHANNELS),
    tuple(Sail(f"channel{number}") for number in range(700)),
    tuple(Donate(amount) for amount in range(1, 61)),
    tuple(PlayMarket(*gems) for gems in product(range(16), range(11), range(6)) if any(gems)),
    (*MANY_LOADS, *CHANNELS, EndTurn()),
)


def lists(tree: Choice) -> Iterator[Choice]:
    """Every line that leads to a list, the first one included."""
    yield tree
    for line in tree.below:
        if line.action is None:
            yield from lists(line)


def lines(tree: Choice) -> Iterator[Choice]:
    return (line for each in lists(tree) for line in each.below)


def reached(tree: Choice) -> list[Action]:
    return [line.action for line in lines(tree) if line.action is not None]


def taps(tree: Choice, action: Action) -> int:
    return len(way_to(tree, digest(action))) - 1


def random_positions(players: int, steps: int) -> Iterator[LivingstoneState]:
    chance = Random(players)
    step = LIVINGSTONE.setup(players, LIVINGSTONE.options(), Rng(SEED))
    for _ in range(steps):
        yield step.state
        (seat,) = LIVINGSTONE.to_act(step.state)
        step = LIVINGSTONE.play(step.state, seat, chance.choice(LIVINGSTONE.legal(step.state, seat)))
        if LIVINGSTONE.result(step.state) is not None:
            return


def rich_two_players() -> LivingstoneState:
    """All tents on the board, both tent cards, every card that asks for more, many gems and pounds."""
    camps = sorted(SPACES)[:11]
    cards = ["free_tent", "any_row", "market", "extra_tent", "double_dice", "lion"]
    rich = player(purse=60, hand=cards, gems={"clear": 15, "blue": 10, "red": 5}, scored=camps)
    return position(rich, player(), spending=(2,), pool=(3, 4, 5), boat=8)


@pytest.mark.parametrize("players", [2, 5])
def test_everything_legal_and_nothing_else_is_offered(players: int) -> None:
    for state in random_positions(players, 150):
        (seat,) = LIVINGSTONE.to_act(state)
        legal = LIVINGSTONE.legal(state, seat)
        tree = choices(legal)
        assert sorted(map(repr, reached(tree))) == sorted(map(repr, legal))
        assert all(taps(tree, action) <= 3 for action in legal if not isinstance(action, PlayMarket))


def test_the_fullest_turn_of_livingstone_takes_few_taps() -> None:
    state = rich_two_players()
    legal = LIVINGSTONE.legal(state, A)
    tree = choices(legal, Own(MANNER, LIVINGSTONE.view(state, A)))
    assert len(legal) > 1000
    assert set(reached(tree)) == set(legal)
    for action in legal:
        way = way_to(tree, digest(action))
        # a line, the button for numbers, the form: three as well
        has_form = any(line.numbers for line in way)
        # which row, with which card, and which tent is moved
        assert len(way) - 1 <= 3 + isinstance(action, PlaceTent | PlayExtraTent) or has_form, action


def test_a_die_is_one_tap_away() -> None:
    state = position(player(), player(), pool=(1, 3, 3, 6))
    tree = choices(LIVINGSTONE.legal(state, A))
    assert [line.action for line in tree.below[:3]] == [TakeDie(1), TakeDie(3), TakeDie(6)]


def test_a_kind_with_many_actions_is_one_line_of_the_first_list() -> None:
    legal: list[Action] = [TakeCoins(), *(TakeDie(value) for value in range(1, 9)), EndTurn()]
    first = choices(legal).below
    assert [line.action for line in first] == [TakeCoins(), None, EndTurn()]
    assert [line.action for line in first[1].below] == legal[1:9]


def test_where_there_is_room_they_stand_in_it_themselves() -> None:
    legal: list[Action] = [TakeCoins(), *(TakeDie(value) for value in range(1, 8)), EndTurn()]
    assert [line.action for line in choices(legal).below] == legal, "the end of the turn takes no room"


@pytest.mark.parametrize("legal", CROWDED, ids=lambda legal: f"{len(legal)} actions")
def test_every_list_is_short_and_every_action_is_in_one(legal: Sequence[Action]) -> None:
    tree = choices(legal)
    assert max(len(each.below) for each in lists(tree)) <= LINES
    assert sorted(map(repr, reached(tree))) == sorted(map(repr, legal))
    digests = [line.digest for line in lines(tree)]
    assert len(set(digests)) == len(digests)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_has_words_of_its_own(language: str) -> None:
    words = Words(language, "livingstone")
    for state in (rich_two_players(), *random_positions(3, 60)):
        (seat,) = LIVINGSTONE.to_act(state)
        for each in lists(choices(LIVINGSTONE.legal(state, seat))):
            said = [words.text(line.label) for line in each.below]
            assert len(set(said)) == len(said)
            assert max(map(len, said), default=0) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_kind_and_every_field_has_a_name(game: AnyGame, language: str) -> None:
    words = Words(language, game.id)
    for kind in game.actions:
        for field in kind.__struct_fields__:
            assert words.say(f"kind-{kind.kind()}")
            assert len(words.say(f"field-{field}")) <= 45


def test_ranges_of_numbers_are_named_by_their_ends() -> None:
    words = Words("en", "livingstone")
    (gifts,) = choices([Donate(amount) for amount in range(1, 61)]).below
    assert [words.text(line.label) for line in gifts.below] == ["1 to 20", "21 to 40", "41 to 60"]
    assert words.text(gifts.below[1].below[0].label) == "21"


def test_a_tent_is_narrowed_by_its_row() -> None:
    words = Words("fr", "livingstone")
    state = rich_two_players()
    tree = choices(LIVINGSTONE.legal(state, A), Own(MANNER, LIVINGSTONE.view(state, A)))
    way = way_to(tree, digest(PlaceTent(5, use_any_row=True, move_from=SPACES["c1r1"])))
    assert [words.text(line.label) for line in way[1:]] == [
        "Planter une tente",
        "Rangée 5",
        "avec «\u202fRangée au choix\u202f»",
        "Colonne 1, rangée 1",
    ]
    assert [words.text(line.asks) for line in way[1:4] if line.asks] == [
        "Quelle rangée\u202f?",
        "Avec quelle carte\u202f?",
        "Quelle tente déplacez-vous\u202f?",
    ]


def test_a_line_is_found_again_in_a_longer_list() -> None:
    before = [*MANY_LOADS, EndTurn()]
    after = [TakeCoins(), *before, Load("ship0", 7, 1)]
    tree = choices(after)
    for line in lines(choices(before)):
        assert way_to(tree, line.digest)[-1].label == line.label


def test_a_line_that_is_gone_is_stale() -> None:
    with pytest.raises(Stale):
        way_to(choices([TakeDie(2)]), digest(TakeDie(3)))


def test_the_digest_of_an_action_never_changes() -> None:
    assert digest(TakeDie(3)) == "d34b0b5ecbf0"


def test_an_open_kind_has_a_form_for_its_numbers_and_suggestions() -> None:
    (sale,) = choices([SellGems(clear=1), SellGems(blue=1)]).below
    assert sale.numbers == ("clear", "blue", "red")
    assert [line.action for line in sale.below] == [SellGems(clear=1), SellGems(blue=1)]
    assert filled(sale, {"clear": " 2 ", "blue": "", "red": "4"}) == SellGems(clear=2, blue=0, red=4)


def test_an_open_kind_with_one_suggestion_still_has_its_form() -> None:
    (gift,) = choices([Donate(1)]).below
    assert gift.action is None
    assert filled(gift, {"amount": "7"}) == Donate(7)


def test_what_is_no_number_in_an_offer_is_chosen_first() -> None:
    legal = [Offer(Who(1), give=1), Offer(Who(1), give=2), Offer(Who(2), want=1)]
    (offer,) = choices(legal).below
    first, second = offer.below
    assert (offer.numbers, first.numbers, second.numbers) == ((), ("give", "want"), ("give", "want"))
    assert filled(second, {"give": "3", "want": "9"}) == Offer(Who(2), give=3, want=9)
    assert set(reached(offer)) == set(legal)


@pytest.mark.parametrize("entry", ["two", "1.5", "1e3", "--1", "1234567890", "²"])
def test_what_is_no_number_is_refused(entry: str) -> None:
    with pytest.raises(Refused, match="refusal-not_a_number"):
        number(entry)


def test_a_form_takes_only_its_own_fields() -> None:
    (gift,) = choices([Donate(1)]).below
    with pytest.raises(Stale):
        filled(gift, {"colour": "1"})
    with pytest.raises(Stale):
        filled(gift.below[0], {"amount": "1"})


def test_a_set_is_chosen_in_one_menu() -> None:
    legal = [Discard(tiles) for size in (1, 2, 3) for tiles in combinations((2, 4, 5, 7), size)]
    (discard,) = choices(legal).below
    several = discard.several
    assert several is not None
    assert [part.thing for part in several.parts] == [2, 4, 5, 7]
    assert (several.least, several.most, discard.below) == (1, 3, ())
    backwards = [several.parts[2].digest, several.parts[0].digest]
    assert together(discard, backwards) == Discard((2, 5))
    with pytest.raises(Stale):
        together(discard, ["0" * 12])


def test_a_set_may_hold_the_same_thing_twice_or_nothing() -> None:
    (discard,) = choices([Discard(()), Discard((3,)), Discard((3, 3))]).below
    assert discard.several is not None
    assert [line.action for line in discard.below] == [Discard(())]
    first, second = (part.digest for part in discard.several.parts)
    assert first != second
    assert together(discard, [first, second]) == Discard((3, 3))


def test_what_else_a_set_needs_is_chosen_first() -> None:
    legal = [Hire(where, tiles) for where in ("camp", "river") for tiles in ((1,), (2,), (1, 2))]
    (hire,) = choices(legal).below
    camp, river = hire.below
    assert hire.several is None
    assert camp.several is not None
    assert river.several is not None
    assert together(river, [part.digest for part in river.several.parts]) == Hire("river", (1, 2))


def test_a_set_of_too_many_things_for_a_menu_is_listed() -> None:
    tree = choices([Discard((tile,)) for tile in range(30)])
    assert [each.several for each in lists(tree)] == [None] * len(list(lists(tree)))
    assert len(reached(tree)) == 30


# Sets of any size


class Swap(Action, frozen=True):
    is_open: ClassVar[bool] = True

    give: tuple[int, ...]
    want: tuple[int, ...]


def trading() -> RotterdamState:
    """Ann holds bread twice and beer; Ben (jam, petrol) and Cleo (jam) have offered jam for bread to all."""
    offers = [OpenOffer(number, maker, None, ("jam",), ("bread",)) for number, maker in ((4, 1), (7, 2))]
    hands = [["bread", "bread", "beer"], ["jam", "petrol"], ["jam"]]
    players = [rotterdam.player(products=hand) for hand in hands]
    return rotterdam.position(*players, phase=Phase.TRADE, offers=offers)


def line_of(kind: str, *, at: RotterdamState) -> Choice:
    return way_to(choices(ROTTERDAM.legal(at, A)), digest("group", kind, ()))[-1]


def taken(line: Choice, field: str, *things: str) -> tuple[str, ...]:
    """The digests of these things in the menu for that field."""
    (several,) = (each for each in (*line.sets, line.several) if each is not None and each.field == field)
    free = list(several.parts)
    return tuple(
        free.pop(next(at for at, part in enumerate(free) if part.thing == thing)).digest for thing in things
    )


def test_an_offer_of_any_size_is_put_together_in_a_form() -> None:
    for_all, for_ben, for_cleo = line_of("offer_trade", at=trading()).below
    give = taken(for_ben, "give", "bread", "beer", "bread")
    want = taken(for_ben, "want", "petrol", "jam")
    offer = OfferTrade(Player(1), ("beer", "bread", "bread"), ("jam", "petrol"))
    assert filled(for_ben, {"give": give, "want": want}) == offer
    assert ROTTERDAM.refusal(trading(), A, offer) is None
    assert filled(for_all, {"give": give, "want": want}) == OfferTrade(None, offer.give, offer.want)
    assert [several.field for several in for_cleo.sets] == ["give", "want"]


def test_what_is_left_empty_in_a_form_is_empty_and_for_the_rules_to_refuse() -> None:
    for_all = line_of("offer_trade", at=trading()).below[0]
    offer = filled(for_all, {"give": taken(for_all, "give", "bread"), "want": ()})
    assert offer == filled(for_all, {"give": taken(for_all, "give", "bread")})
    assert offer == OfferTrade(None, ("bread",), ())
    refusal = ROTTERDAM.refusal(trading(), A, offer)
    assert refusal is not None
    assert refusal.key == "refusal-both_sides_give"


def test_the_offer_that_is_answered_is_chosen_first() -> None:
    first, second = line_of("counter_trade", at=trading()).below
    entries = {"give": taken(second, "give", "beer"), "want": taken(second, "want", "jam", "jam")}
    assert filled(second, entries) == CounterTrade(7, ("beer",), ("jam", "jam"))
    assert filled(first, entries) == CounterTrade(4, ("beer",), ("jam", "jam"))


def test_one_open_set_is_one_menu_that_takes_more_than_is_suggested() -> None:
    for_ben = line_of("show_products", at=trading()).below[1]
    assert for_ben.several is not None
    assert (for_ben.several.least, for_ben.several.most) == (1, 6)
    chosen = taken(for_ben, "products", "bread", "bread")
    assert together(for_ben, chosen) == ShowProducts(Player(1), ("bread", "bread"))


def test_the_suggestions_of_an_offer_are_listed_beside_its_form() -> None:
    legal = [action for action in ROTTERDAM.legal(trading(), A) if isinstance(action, OfferTrade)]
    offers = line_of("offer_trade", at=trading())
    assert set(reached(offers)) == set(legal)
    assert [bool(each.sets) for each in offers.below] == [True] * 3


def test_a_single_suggestion_does_not_hide_the_form() -> None:
    (swap,) = choices([Swap((1,), (2,))]).below
    assert swap.action is None
    assert len(swap.sets) == 2


def test_a_form_of_sets_takes_only_what_it_shows() -> None:
    for_all = line_of("offer_trade", at=trading()).below[0]
    bread = taken(for_all, "give", "bread")
    for entries in (
        {"give": "1"},
        {"give": ("0" * 12,)},
        {"want": bread},
        {"to": bread},
        {"give": bread * 2},
    ):
        with pytest.raises(Stale):
            filled(for_all, entries)


@pytest.mark.parametrize(("things", "copies"), [(1, 3), (8, 3), (9, 2), (12, 2), (13, 1), (25, 1)])
def test_a_menu_holds_each_thing_as_often_as_there_is_room(things: int, copies: int) -> None:
    (swap,) = choices([Swap((thing,), (0,)) for thing in range(things)]).below
    assert [len(several.parts) for several in swap.sets] == [things * copies, 3]


def test_a_set_that_no_menu_can_hold_has_suggestions_only() -> None:
    (swap,) = choices([Swap((thing,), (0,)) for thing in range(26)]).below
    assert not swap.has_form
    assert len(reached(swap)) == 26


def test_a_set_that_is_not_open_holds_no_more_than_there_is() -> None:
    player = rotterdam.player(
        products=["bread"], navigation=["joker"], missions=["m01_bread_beer", "m02_bread_orange_juice"]
    )
    state = rotterdam.position(player, rotterdam.player(), phase=Phase.FULFIL)
    tree = choices([FulfilMission("m01_bread_beer", jokers) for jokers in ((), ("beer",), ("bread",))])
    assert FulfilMission("m01_bread_beer", ("beer",)) in ROTTERDAM.legal(state, A)
    (mission,) = tree.below
    assert mission.several is not None
    assert (len(mission.several.parts), mission.several.most) == (2, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_of_a_menu_has_words_of_its_own(language: str) -> None:
    words = Words(language, "rotterdam")
    for each in lists(choices(ROTTERDAM.legal(trading(), A))):
        for several in filter(None, (*each.sets, each.several)):
            said = [words.text(part.label) for part in several.parts]
            assert len(set(said)) == len(said)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_open_kind_fits_into_a_form(game: AnyGame) -> None:
    wide = [kind for kind in game.actions if kind.is_open and len(number_fields(kind)) > FORM_PARTS]
    assert wide == []


def test_nothing_to_do_is_an_empty_list() -> None:
    assert choices([]).below == ()
