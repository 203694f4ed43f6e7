"""Chance is fair, repeatable by anybody who has the seed, and hides what has no order."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from itertools import permutations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.chance import SPAN, Bag, Pile, Rng

SEED = bytes(range(32)).hex()
NUMBERS = (
    # Made with `openssl dgst -sha256 -mac HMAC` over the draw's 8 bytes, not with this program.
    0x9F0CD9B94097FE4929918D2B8942B34439574261A35DC50163F06C67D4E48899,
    0xC432E059C378EEF7FE2F1181A4050836F51E0856FD74937BE81784FA0EFA7A1C,
    0xF92AD613CD014C7449FCC5D4CE98AD02EE7DAACC11BBFCC17BC58E0BBCB76E5D,
    0x96CEE9F29E43C395C608A454B854DA2B6370DA6B1DAE3E85A0248AAA2F7771CC,
)
HALF_REJECTED = 2**255 + 1
"""With this bound about every second number is rejected."""


def draw(seed: str, place: int) -> int:
    """Draw number `place`, computed as design section 2 words it."""
    return int.from_bytes(
        hmac.new(bytes.fromhex(seed), place.to_bytes(8, "big"), hashlib.sha256).digest(), "big"
    )


def test_draws_are_the_published_numbers() -> None:
    rng = Rng(SEED)
    assert [rng.number(SPAN) for _ in NUMBERS] == list(NUMBERS)
    assert rng.draws == len(NUMBERS)


def test_dice_are_the_published_numbers_modulo_six() -> None:
    assert Rng(SEED).roll(4) == [1 + number % 6 for number in NUMBERS]


def test_a_rejected_number_consumes_its_draw_like_any_other() -> None:
    rng = Rng(SEED)
    expected = [draw(SEED, place) for place in range(40)]
    kept = [(place, value) for place, value in enumerate(expected) if value < HALF_REJECTED]
    assert kept[0][0] == 5, "the first five numbers of this seed are rejected"
    for place, value in kept:
        assert rng.number(HALF_REJECTED) == value
        assert rng.draws == place + 1


def test_a_bound_that_divides_the_span_rejects_nothing() -> None:
    rng = Rng(SEED)
    assert [rng.number(2**255) for _ in NUMBERS] == [number % 2**255 for number in NUMBERS]
    assert rng.draws == len(NUMBERS)


@pytest.mark.parametrize("below", [0, -1, SPAN + 1])
def test_a_bound_outside_the_span_is_an_error_and_no_draw(below: int) -> None:
    rng = Rng(SEED)
    with pytest.raises(ValueError, match=str(below)):
        rng.number(below)
    assert rng.draws == 0


@given(st.integers(1, SPAN), st.integers(0, 2**40))
@settings(derandomize=True, max_examples=100, deadline=None)
def test_a_number_is_below_its_bound(below: int, draws: int) -> None:
    assert 0 <= Rng(SEED, draws).number(below) < below


def test_a_choice_takes_one_draw() -> None:
    rng = Rng(SEED)
    assert rng.choice("abcdefg") == "abcdefg"[NUMBERS[0] % 7]
    assert rng.draws == 1


def test_dice_are_fair() -> None:
    """Chi-square of 6,000 dice with 5 degrees of freedom; 20.5 is passed by 1 seed in 1,000."""
    faces = Counter(Rng(SEED).roll(6_000))
    assert sorted(faces) == [1, 2, 3, 4, 5, 6]
    assert sum((seen - 1_000) ** 2 / 1_000 for seen in faces.values()) < 20.5


def test_every_order_is_as_likely_as_the_other() -> None:
    """Chi-square of 2,400 shuffles of four things with 23 degrees of freedom; 49.7 is 1 in 1,000."""
    rng = Rng(SEED)
    orders: Counter[str] = Counter()
    for _ in range(2_400):
        things = list("abcd")
        rng.shuffle(things)
        orders["".join(things)] += 1
    assert set(orders) == {"".join(order) for order in permutations("abcd")}
    assert sum((seen - 100) ** 2 / 100 for seen in orders.values()) < 49.7


def test_a_shuffle_goes_from_the_last_place_to_the_second() -> None:
    things = list("abcde")
    rng = Rng(SEED)
    rng.shuffle(things)
    expected = list("abcde")
    for number, last in zip(NUMBERS, (4, 3, 2, 1), strict=True):
        other = number % (last + 1)
        expected[last], expected[other] = expected[other], expected[last]
    assert things == expected
    assert rng.draws == 4


def test_the_commitment_is_the_digest_of_the_seeds_bytes() -> None:
    rng = Rng(SEED)
    published = rng.commitment
    assert published == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    rng.roll(10)
    assert rng.commitment == published, "it holds through the whole game"
    assert Rng("ff" * 32).commitment != published


def test_chance_goes_on_where_it_was_stored() -> None:
    rng = Rng(SEED)
    rng.roll(2)
    stored = msgspec.json.decode(msgspec.json.encode(rng), type=Rng)
    assert stored == rng
    assert stored.roll(20) == rng.roll(20)


def test_a_bag_draws_by_place_among_its_sorted_things() -> None:
    for place, thing in enumerate(["black", "black", "clear", "white"]):
        bag = Bag.of(["white", "black", "clear", "black"])
        rng = Rng(SEED, draws=next(n for n in range(99) if draw(SEED, n) % 4 == place))
        before = rng.draws
        assert bag.draw(rng) == thing
        assert rng.draws == before + 1
        assert len(bag) == 3


def test_a_bag_does_not_remember_the_order_things_went_in() -> None:
    one, other = Bag.of("cab"), Bag.of("bca")
    assert one == other
    assert one.things() == other.things() == ["a", "b", "c"]
    assert [one.draw(Rng(SEED)) for _ in range(3)] == [other.draw(Rng(SEED)) for _ in range(3)]


def test_a_bag_never_holds_a_zero() -> None:
    bag = Bag.of("aab")
    bag.add("c", 0)
    bag.take("b")
    bag.take("d", 0)
    assert bag == Bag({"a": 2})
    assert "b" not in bag
    assert (bag.count("a"), bag.count("b")) == (2, 0)
    bag.take("a", 2)
    assert not bag
    assert bag.counts == {}


@pytest.mark.parametrize(("thing", "number"), [("a", 3), ("b", 1), ("a", -1)])
def test_a_bag_refuses_to_give_what_it_has_not(thing: str, number: int) -> None:
    bag = Bag.of("aa")
    with pytest.raises(ValueError, match=f"{number} x {thing}"):
        bag.take(thing, number)
    assert bag == Bag.of("aa")


def test_a_bag_refuses_a_negative_number() -> None:
    bag = Bag.of("aa")
    with pytest.raises(ValueError, match="-1"):
        bag.add("a", -1)
    assert bag == Bag.of("aa")


def test_pouring_empties_one_bag_into_the_other() -> None:
    one, other = Bag.of("aab"), Bag.of("bc")
    one.pour(other)
    assert one == Bag.of("aabbc")
    assert not other


def test_bags_made_empty_share_nothing() -> None:
    Bag().add("a")
    assert not Bag()


def test_an_empty_bag_has_nothing_to_draw() -> None:
    with pytest.raises(ValueError, match="0"):
        Bag().draw(Rng(SEED))


def test_known_cards_of_a_pile_are_no_draw() -> None:
    pile = Pile(top=["lion", "rhino"], bag=Bag.of(["x", "y"]), bottom=["z", "last"])
    rng = Rng(SEED)
    assert len(pile) == 6
    assert [pile.draw(rng), pile.draw(rng)] == ["lion", "rhino"]
    assert rng.draws == 0
    assert {pile.draw(rng), pile.draw(rng)} == {"x", "y"}
    assert rng.draws == 2
    assert [pile.draw(rng), pile.draw(rng)] == ["z", "last"]
    assert rng.draws == 2
    assert not pile


def test_shuffling_a_pile_pours_the_known_cards_into_the_bag() -> None:
    pile = Pile(top=["a"], bag=Bag.of("bb"), bottom=["c", "a"])
    pile.shuffle()
    assert pile == Pile(bag=Bag.of("aabbc"))


def test_piles_made_empty_share_nothing() -> None:
    pile = Pile()
    pile.top.append("a")
    pile.bag.add("b")
    assert not Pile()
