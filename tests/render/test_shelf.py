"""Caches within a budget of bytes."""

import gc

import pytest
from PIL import Image

from render.shelf import ENTRY, Budget, Shelf, number_of, weight_of


@pytest.fixture
def budget() -> Budget:
    return Budget(100_000)


def test_what_is_not_asked_for_is_forgotten_and_what_is_asked_for_stays(budget: Budget) -> None:
    shelf: Shelf[str] = Shelf(budget, 1.0)
    shelf.keep("used", "thing", 1000)
    for number in range(500):
        shelf.keep(number, "other", 1000)
        assert shelf.find("used") == "thing"
        assert budget.used <= budget.most
    kept = [number for number in range(500) if shelf.find(number)]
    assert kept == [*range(500 - len(kept), 500)]
    assert 50 < len(kept) * (1000 + ENTRY) / 1000 <= 100


def test_who_is_furthest_above_its_share_gives_way(budget: Budget) -> None:
    small: Shelf[str] = Shelf(budget, 0.2)
    large: Shelf[str] = Shelf(budget, 0.8)
    for number in range(50):
        small.keep(number, "borrowed", 1000)
    assert small.used > 0.2 * budget.most, "what others do not need may be used"
    for number in range(50):
        large.keep(number, "its own", 1000)
    assert budget.used <= budget.most
    assert all(large.find(number) for number in range(50))
    assert not small.find(0)


def test_an_image_counts_once_and_as_long_as_anybody_holds_it(budget: Budget) -> None:
    shelf: Shelf[Image.Image] = Shelf(budget, 1.0)
    sprite = Image.new("RGBA", (50, 50))
    for _ in range(2):
        shelf.count(sprite)
    shelf.keep("sprite", sprite, 0)
    assert budget.used == weight_of(sprite) + ENTRY >= 4 * 50 * 50
    assert not shelf.drop(), "a drawing holds it: nothing would be won"
    shelf.forget()
    assert budget.used == weight_of(sprite)
    del sprite
    gc.collect()
    assert budget.used == 0


def test_an_image_nobody_holds_is_dropped(budget: Budget) -> None:
    shelf: Shelf[Image.Image] = Shelf(budget, 1.0)
    for number in range(40):
        sprite = Image.new("L", (100, 100))
        shelf.count(sprite)
        shelf.keep(number, sprite, 0)
        del sprite
        assert budget.used <= budget.most
    assert shelf.find(39)
    assert not shelf.find(0)


def test_a_thing_kept_again_counts_once(budget: Budget) -> None:
    shelf: Shelf[str] = Shelf(budget, 1.0)
    for _ in range(3):
        shelf.keep("key", "thing", 1000)
    assert budget.used == 1000 + ENTRY


def test_no_two_images_have_one_number() -> None:
    numbers = [number_of(Image.new("L", (1, 1))) for _ in range(100)]
    assert len(set(numbers)) == 100
    one = Image.new("L", (1, 1))
    assert number_of(one) == number_of(one) != number_of(one.copy())
