"""Lots are fair and spare draws, and what is dealt anew keeps nothing of how it was."""

from __future__ import annotations

from collections import Counter

import pytest

from games.chance import Bag, Rng
from games.dealing import Lots, counted, deal, fill, pooled

SEED = bytes(range(32)).hex()


def lots(seed: str = SEED) -> Lots:
    return Lots(Rng(seed))


@pytest.mark.parametrize("below", [1, 2, 3, 7, 60])
def test_every_number_below_is_as_likely_as_the_other(below: int) -> None:
    drawn, draws = lots(), 600 * below
    counts = Counter(drawn.number(below) for _ in range(draws))
    assert set(counts) == set(range(below))
    # Five standard deviations: with this seed all of them keep to it, and a lopsided one would not.
    assert all(abs(count - 600) < 5 * 600**0.5 for count in counts.values())


def test_many_numbers_are_had_from_few_draws() -> None:
    drawn = lots()
    for below in range(27, 0, -1):
        drawn.number(below)
    assert drawn.chance.draws == 1


def test_numbers_go_on_when_a_draw_is_used_up() -> None:
    drawn = lots()
    numbers = [drawn.number(1 << 60) for _ in range(12)]
    assert len(set(numbers)) == len(numbers)
    assert drawn.chance.draws == 4


def test_a_seed_is_one_draw_of_64_digits() -> None:
    drawn = lots()
    seeds = {drawn.seed() for _ in range(200)}
    assert {len(seed) for seed in seeds} == {64}
    assert len(seeds) == drawn.chance.draws == 200
    assert Rng(seeds.pop()).commitment


def test_whatever_is_taken_is_gone_and_the_rest_is_there() -> None:
    things = list("abcdef")
    taken = lots().take(things)
    assert sorted([taken, *things]) == list("abcdef")


def test_bags_are_pooled_and_filled_by_name() -> None:
    counts = counted(Bag({"b": 1, "a": 2}), Bag({"c": 1, "a": 1}))
    assert list(counts.items()) == [("a", 3), ("b", 1), ("c", 1)]
    assert pooled(counts) == ["a", "a", "a", "b", "c"]
    bag = Bag({"x": 3})
    fill(bag, ["b", "a", "b"])
    assert list(bag.counts.items()) == [("a", 1), ("b", 2)]


def test_hands_keep_their_sizes_and_who_had_what_makes_no_difference() -> None:
    one = [Bag({"a": 2}), Bag({"b": 1, "c": 1})], Bag({"d": 2, "a": 1})
    other = [Bag({"d": 2}), Bag({"a": 2})], Bag({"c": 1, "a": 1, "b": 1})
    for hands, rest in (one, other):
        deal(hands, rest, lots())
    assert one == other
    hands, rest = one
    assert [len(hand) for hand in hands] == [2, 2]
    assert list(rest.counts) == sorted(rest.counts)
    assert counted(*hands, rest) == {"a": 3, "b": 1, "c": 1, "d": 2}
