"""What random games of Rotterdam may never come to say, and what its words tell of the box."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from games.rotterdam.actions import (
    FulfilMission,
    PlayCargoThief,
    PlayHeavyStorm,
    PlayLuckTurns,
    PlayPoliceInspection,
    PlaySetback,
)
from games.rotterdam.data import BOX, CARDS, CHANNEL_COLOURS, MATERIALS, MISSIONS, POSITIONS, PRODUCTS
from games.rotterdam.scoring import SOURCES
from games.rotterdam.ships import Ship
from games.rotterdam.state import PHASES, FirstCaptain, Phase
from games.values import Who
from tests.words.test_play import LABEL_LENGTH
from words.catalogue import LANGUAGES, Words
from words.rulebook import find

BOTH = pytest.mark.parametrize("language", LANGUAGES)


@BOTH
def test_what_the_code_puts_together_is_named(language: str) -> None:
    words = Words(language, "rotterdam")
    for key in (
        *(f"source-{source}" for source in SOURCES),
        *(f"tie-{name}" for name in ("missions", "products", "shared")),
        *(f"question-{phase}" for phase in PHASES if phase is not Phase.NAVIGATION_CARDS),
        *(f"question-{way}" for way in FirstCaptain if way is not FirstCaptain.RANDOM),
        *PHASES,
        *POSITIONS,
    ):
        assert words.say(key)
    assert words.say("question-navigation_cards", due=2)


@BOTH
def test_a_mission_is_named_by_its_products_and_points(language: str) -> None:
    words = Words(language, "rotterdam")
    for mission in MISSIONS.values():
        products = " + ".join(words.say(product) for product in mission.products)
        assert words.say(mission.id) == f"{products} ({mission.points} pts)"


@BOTH
def test_the_longest_labels_fit_a_button(language: str) -> None:
    words = Words(language, "rotterdam")
    cargo = max(MATERIALS, key=lambda material: len(words.say(material)))
    ship, other = Ship("BO1", Who(0), cargo), Ship("WA2", Who(1), cargo)
    labels = [
        words.action(action)
        for action in (
            PlayLuckTurns((ship, other)),
            PlaySetback(ship, "C6"),
            PlayHeavyStorm(ship, "C6", "B5"),
            PlayCargoThief(ship, other),
            PlayPoliceInspection(ship),
            *(
                FulfilMission(mission.id, jokers)
                for mission in MISSIONS.values()
                for number in range(CARDS["joker"].copies + 1)
                for jokers in combinations(mission.products, number)
            ),
        )
    ]
    assert [label for label in labels if len(label) > LABEL_LENGTH] == []
    assert len(set(labels)) == len(labels)


@BOTH
def test_the_rulebook_lists_every_channel_by_its_colour(language: str) -> None:
    words, text = Words(language, "rotterdam"), find("rotterdam", language, "2.6").text
    for colour in CHANNEL_COLOURS:
        (line,) = re.findall(rf"^- \*\*{words.say(colour)}\*\*\W+(.*)$", text, re.MULTILINE)
        channels = [(position.id, way.to) for position in POSITIONS.values() for way in position.exits]
        told = [tuple(channel.split("\N{EN DASH}")) for channel in line.split(", ")]
        assert told == [
            channel for channel in channels if channel[1] in POSITIONS[channel[0]].targets(colour)
        ]


@BOTH
def test_the_rulebook_tells_the_cards_of_the_box(language: str) -> None:
    words = Words(language, "rotterdam")
    cards, products = (find("rotterdam", language, number).text for number in ("2.10", "2.8"))
    assert all(f"**{words.say(card.id)}** ({card.copies})" in cards for card in BOX.cards)
    assert all(f"{product.copies} {words.say(product.id)}" in products for product in PRODUCTS.values())
