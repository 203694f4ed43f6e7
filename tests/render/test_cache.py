"""Caches within a byte budget."""

import gc

import pytest
from PIL import Image

from render.canvas import Shape, Sprite, sprite
from render.press.cache import ENTRY, ByteBudget, Cache, number_of, weight_of


@pytest.fixture
def budget() -> ByteBudget:
    return ByteBudget(100_000)


def test_what_is_not_asked_for_is_evicted_and_what_is_asked_for_stays(budget: ByteBudget) -> None:
    cache: Cache[str] = Cache(budget, 1.0)
    cache.put("used", "value", 1000)
    for number in range(500):
        cache.put(number, "other", 1000)
        assert cache.get("used") == "value"
        assert budget.used <= budget.most
    kept = [number for number in range(500) if cache.get(number)]
    assert kept == [*range(500 - len(kept), 500)]
    assert 50 < len(kept) * (1000 + ENTRY) / 1000 <= 100


def test_who_is_furthest_above_its_share_gives_way(budget: ByteBudget) -> None:
    small: Cache[str] = Cache(budget, 0.2)
    large: Cache[str] = Cache(budget, 0.8)
    for number in range(50):
        small.put(number, "borrowed", 1000)
    assert small.used > 0.2 * budget.most, "what others do not need may be used"
    for number in range(50):
        large.put(number, "its own", 1000)
    assert budget.used <= budget.most
    assert all(large.get(number) for number in range(50))
    assert not small.get(0)


def test_an_image_counts_once_and_as_long_as_anybody_holds_it(budget: ByteBudget) -> None:
    cache: Cache[Image.Image] = Cache(budget, 1.0)
    image = Image.new("RGBA", (50, 50))
    for _ in range(2):
        cache.charge_image(image)
    cache.put("sprite", image, 0)
    assert budget.used == weight_of(image) + ENTRY >= 4 * 50 * 50
    assert not cache.evict_one(), "somebody holds it: no byte would be freed"
    cache.clear()
    assert budget.used == weight_of(image)
    del image
    gc.collect()
    assert budget.used == 0


def test_an_image_nobody_holds_is_evicted(budget: ByteBudget) -> None:
    cache: Cache[Image.Image] = Cache(budget, 1.0)
    for number in range(40):
        image = Image.new("L", (100, 100))
        cache.charge_image(image)
        cache.put(number, image, 0)
        del image
        assert budget.used <= budget.most
    assert cache.get(39)
    assert not cache.get(0)


def test_a_key_put_again_counts_once(budget: ByteBudget) -> None:
    cache: Cache[str] = Cache(budget, 1.0)
    for _ in range(3):
        cache.put("key", "value", 1000)
    assert budget.used == 1000 + ENTRY


def test_no_two_images_have_one_number() -> None:
    numbers = [number_of(Image.new("L", (1, 1))) for _ in range(100)]
    assert len(set(numbers)) == 100
    one = Image.new("L", (1, 1))
    assert number_of(one) == number_of(one) != number_of(one.copy())


def test_a_sprite_is_made_once_and_by_nothing_else() -> None:
    made = []

    @sprite
    def square(size: int) -> Shape:
        made.append(size)
        return Image.new("RGBA", (size, size))

    assert square(3) is square(3)
    assert square(4) is not square(3)
    assert made == [3, 4]
    square.cache_clear()
    assert square(3).size == (3, 3)
    assert made == [3, 4, 3]
    with pytest.raises(TypeError, match="@sprite"):
        Sprite()
