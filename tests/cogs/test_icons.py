"""Which emoji a line of a panel has: one that is drawn, by its action alone, beside words that say it all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from cogs.panel.choices import Choice, choices
from cogs.panel.manner import Icons, Own
from cogs.quayside import GAME_COGS
from games import GAMES
from games.congo.data import AUXILIARIES, CHARACTERS, HIPPOS
from games.congo.data import CARDS as SPECIALS
from games.livingstone.data import CARDS, GEMS
from games.panamax.actions import Container, WhiteDie
from games.panamax.data import ADVISORS, CAPTAINS, COLUMNS, CONTRACTS, NATIONS, SHIPS, STEVEDORES, Benefit
from games.panamax.movement import ROUTES
from games.rotterdam.data import CARDS as NAVIGATION_CARDS
from games.rotterdam.data import CHANNEL_COLOURS, MATERIALS, PRODUCTS
from games.rotterdam.ships import Ship
from games.values import Who
from render.emoji import EMOJI
from tests.cogs.test_every_panel import at_every_table, lists
from tests.games.brought import brought
from tests.games.contract.tables import Table, some
from tests.secrets.positions import secretive

ICONS = {cog.game.id: cog.manner.icons for cog in GAME_COGS}
DICE = range(1, 7)
CARD_NOBODY_PLAYS = "mine_collapse"
CONTAINERS = [Container(contract, 1, rail=False) for contract in CONTRACTS]
THINGS: dict[str, dict[str, list[Any]]] = {
    "livingstone": {
        "take_die.value": [*DICE],
        "play_card.card": [card for card in CARDS if card != CARD_NOBODY_PLAYS],
        **{f"sell_gems.{gem}": [1, 2] for gem in GEMS},
    },
    "rotterdam": {
        "place_ship.cargo": [*MATERIALS],
        "play_extra_cargo.cargo": [*MATERIALS],
        "play_luck_turns.ships": [Ship("A1", Who(0), material) for material in MATERIALS],
        "choose_colour.colour": [*CHANNEL_COLOURS],
        "lay_card.card": [*NAVIGATION_CARDS],
        **{f"{kind}_trade.{side}": [*PRODUCTS] for kind in ("offer", "counter") for side in ("give", "want")},
        "show_products.products": [*PRODUCTS],
        "fulfil_mission.jokers": [*PRODUCTS, ("bread",)],
    },
    "congo": {
        **{
            f"{kind}.character": [*CHARACTERS]
            for kind in ("choose_character", "settler_swap", "boiler_discard")
        },
        "play_special.card": [*SPECIALS],
        "add_auxiliaries.cards": [*AUXILIARIES],
        "hippo_commit.tiles": [*HIPPOS],
        "hippo_add.tiles": [*HIPPOS],
    },
    "panamax": {
        "keep_advisor.advisor": [*ADVISORS],
        "keep_contract.contract": [*CONTRACTS],
        "take_die.die": [WhiteDie(column, 1) for column in COLUMNS],
        "transfer_die.die": [WhiteDie(column, 1) for column in COLUMNS],
        "take_contract.contract": [*CONTRACTS],
        "discard_contract.contract": [*CONTRACTS],
        "load.container": CONTAINERS,
        "load_train.container": CONTAINERS,
        "move.origin": [origin for origin, _ in ROUTES],
        "move.ships": [*SHIPS],
        "take_card.card": [*CAPTAINS, *STEVEDORES, *ADVISORS],
        "place_passenger.space": [*Benefit],
        "take_flag.nation": [*NATIONS],
    },
}
"""All that the box has for each field that has a picture."""


def things_of(game: str) -> dict[str, list[Any]]:
    """All that can be in each field that has pictures: of other games `THINGS` in their `icons.py`."""
    return THINGS[game] if game in THINGS else brought(game, "icons", "THINGS", {})


@pytest.mark.parametrize("game", GAMES)
def test_every_thing_of_the_box_has_its_picture(game: str) -> None:
    assert things_of(game).keys() == ICONS[game].things.keys()
    for field, things in things_of(game).items():
        for thing in things:
            assert ICONS[game].things[field](thing) in EMOJI, (field, thing)


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_is_one_of_the_game_and_has_a_picture_that_is_drawn(game: str) -> None:
    kinds = {kind.kind(): kind for kind in GAMES[game].actions}
    assert ICONS[game].kinds.keys() <= kinds.keys()
    assert set(ICONS[game].kinds.values()) <= EMOJI.keys()
    for name in ICONS[game].things:
        kind, _, field = name.partition(".")
        assert field in kinds[kind].__struct_fields__


def test_nothing_is_drawn_for_nobody() -> None:
    used = {name for name in EMOJI if name.startswith("badge_")}  # in lines of text
    for game, icons in ICONS.items():
        used |= {*icons.kinds.values()}
        used |= {
            icons.things[field](thing) or "" for field, each in things_of(game).items() for thing in each
        }
    assert used == EMOJI.keys()


def test_there_are_few_enough_with_names_that_fit() -> None:
    assert len(EMOJI) <= 125
    assert all(len(f"q_{name}_123456") <= 32 for name in EMOJI)


def emoji_of(tree: Choice) -> Iterator[str]:
    for each in lists(tree):
        parts = [part for several in (each.several, *each.sets) if several for part in several.parts]
        yield from filter(None, (each.emoji, *(part.emoji for part in parts)))


def bare(tree: Choice) -> list[tuple[object, ...]]:
    """All that its lines say, without pictures."""
    return [(each.digest, each.label, [line.label for line in each.below]) for each in lists(tree)]


@at_every_table
def test_words_are_the_same_with_and_without(table: Table) -> None:
    manner = next(cog.manner for cog in GAME_COGS if cog.game.id == table.game_id)
    seen = set[str]()
    for move in some(secretive(table), 40):
        legal = table.game.legal(move.before, move.seat)
        view = table.game.view(move.before, move.seat)
        shown = choices(legal, Own(manner, view))
        plain = choices(legal, Own(replace(manner, icons=Icons()), view))
        assert bare(shown) == bare(plain)
        assert not [*emoji_of(plain)]
        seen |= {*emoji_of(shown)}
    assert seen
    assert seen <= EMOJI.keys()
