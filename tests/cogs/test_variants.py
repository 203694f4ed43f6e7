from __future__ import annotations

from enum import Enum
from itertools import chain
from typing import Annotated, ClassVar

import pytest
from msgspec import Meta

from cogs.lobby.variants import complete_options, read_choice, values_of
from cogs.telling.card import chosen_options
from games import GAMES
from games.core import AnyGame, Options, Refused
from games.livingstone.rules import LIVINGSTONE
from games.livingstone.state import LivingstoneOptions
from games.rotterdam.rules import ROTTERDAM, Rotterdam
from games.rotterdam.state import CardWindows, FirstCaptain, ReturnedProducts, RotterdamOptions
from words.catalogue import LANGUAGES, Words

ENGLISH, FRENCH = (Words(language, "rotterdam") for language in LANGUAGES)
ALL_CHANGED = RotterdamOptions(
    safe_haven=True,
    open_products=True,
    ships_2007=True,
    first_captain=FirstCaptain.YOUNGEST,
    returned_products=ReturnedProducts.BOTTOM,
    card_windows=CardWindows.LEAN,
    trade_offer_limit=12,
    round_limit=60,
)


class Tens(Enum):
    TEN = 10
    TWENTY = 20


class OddOptions(Options, frozen=True):
    """Named so that there are words for them."""

    safe_haven: bool = True
    round_limit: Annotated[int, Meta(ge=1, le=300)] = 20
    trade_offer_limit: Tens = Tens.TEN


class Odd(Rotterdam):
    options: ClassVar[type[Options]] = OddOptions


def completed(typed: str, words: Words = ENGLISH, game: AnyGame = ROTTERDAM) -> list[str]:
    return [choice.name for choice in complete_options(game, words, typed)]


def test_only_what_is_not_as_usual_is_offered() -> None:
    lines = {choice.name: choice.value for choice in complete_options(ROTTERDAM, ENGLISH, "")}
    assert len(lines) == 14
    assert lines["Safe haven"] == "safe_haven"
    assert lines["First captain: the youngest player"] == "first_captain=youngest"
    assert lines["Limit of rounds: 40"] == "round_limit=40"
    assert "First captain: drawn by lot" not in lines


def test_an_option_is_completed_once() -> None:
    further = completed("Limit of rounds: 40, Safe haven, limit")
    assert further == [f"Limit of rounds: 40, Safe haven, Limit of offers: {limit}" for limit in (3, 6, 12)]
    assert completed("round_limit=40,safe_haven, limit") == further
    assert completed("dragons, limit") == []


def test_a_whole_option_is_followed_by_each_further_one() -> None:
    assert completed("Safe haven")[:2] == ["Safe haven", "Safe haven, Open product cards"]


def test_no_line_is_longer_than_discord_takes() -> None:
    line = "Premier Capitaine : le plus jeune, Retour des produits : sous la pile, Navires de 2007, "
    assert completed(line + "limite", FRENCH) == []
    assert all(len(each) <= 100 for each in completed(line, FRENCH))


@pytest.mark.parametrize("words", [ENGLISH, FRENCH], ids=LANGUAGES)
def test_what_is_completed_is_read(words: Words) -> None:
    for choice in complete_options(ROTTERDAM, words, ""):
        by_name, by_key = (read_choice(ROTTERDAM, typed) for typed in (choice.name, choice.value))
        assert by_name == by_key
        assert RotterdamOptions(**by_name) != RotterdamOptions()


@pytest.mark.parametrize(
    "typed",
    [
        "Safe haven, First captain: the youngest player, Limit of rounds: 30",
        "limite de manches:30, premier capitaine:le plus jeune, havre de paix",
        "safe_haven,first_captain=youngest,round_limit=30",
        " SAFE HAVEN ,, First captain: drawn by lot, first_captain = youngest, round_limit=30,",
    ],
)
def test_options_are_read_in_any_language(typed: str) -> None:
    expected = RotterdamOptions(safe_haven=True, first_captain=FirstCaptain.YOUNGEST, round_limit=30)
    assert RotterdamOptions(**read_choice(ROTTERDAM, typed)) == expected


@pytest.mark.parametrize(
    "typed", ["dragons", "round_limit", "round_limit=31", "Limit of rounds: many", "youngest"]
)
def test_what_is_no_option_is_refused(typed: str) -> None:
    with pytest.raises(Refused, match="refusal-unknown_option"):
        read_choice(ROTTERDAM, f"safe_haven, {typed}")


def test_the_card_tells_what_is_not_as_usual() -> None:
    assert chosen_options(RotterdamOptions(), ENGLISH) == "Options: none"
    few = RotterdamOptions(open_products=True, card_windows=CardWindows.LEAN, round_limit=40)
    assert (
        chosen_options(few, ENGLISH)
        == "Options: Open product cards, Card windows: less often and Limit of rounds: 40"
    )
    assert chosen_options(LivingstoneOptions(allow_pass=True), Words("fr", "livingstone")).startswith(
        "Options"
    )


@pytest.mark.parametrize("words", [ENGLISH, FRENCH], ids=LANGUAGES)
def test_the_card_names_options_as_they_are_typed(words: Words) -> None:
    card = chosen_options(ALL_CHANGED, words)
    named = [choice for choice in complete_options(ROTTERDAM, words, "") if choice.name in card]
    read = chain.from_iterable(read_choice(ROTTERDAM, choice.value).items() for choice in named)
    assert RotterdamOptions(**dict(read)) == ALL_CHANGED


def test_numbers_within_bounds_and_what_is_usually_on() -> None:
    assert completed("haven", game=Odd()) == ["Safe haven: no"]
    assert completed("limit of rounds: 29", game=Odd())[:11] == [
        f"Limit of rounds: {rounds}" for rounds in (29, *range(290, 300))
    ]
    assert read_choice(Odd(), "Safe haven: no, Limit of rounds: 300, trade_offer_limit=20") == {
        "safe_haven": False,
        "round_limit": 300,
        "trade_offer_limit": Tens.TWENTY,
    }
    assert chosen_options(OddOptions(safe_haven=False), ENGLISH) == "Options: Safe haven: no"
    with pytest.raises(Refused):
        read_choice(Odd(), "Limit of rounds: 301")


@pytest.mark.parametrize("game", [*GAMES.values(), LIVINGSTONE, ROTTERDAM], ids=lambda game: game.id)
def test_every_option_of_every_game_can_be_listed(game: AnyGame) -> None:
    for option in game.options.__struct_fields__:
        assert getattr(game.options(), option) in values_of(game.options, option)
        assert len(values_of(game.options, option)) > 1
