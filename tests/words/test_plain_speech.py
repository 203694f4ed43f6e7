"""Sentences that readers stumbled over stay away, and labels stay apart where Discord cuts them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from importlib import import_module

import pytest

from cogs.panel.choices import Choice, choices
from cogs.panel.manner import Manner, Own
from games import GAMES
from games.chance import Rng
from tests.words.usage import ROOT
from words.catalogue import LANGUAGES, Words
from words.rulebook import sections

LONGEST = 80
"""Characters of a button's label."""
STUMBLED_OVER = (
    "The chance of this game is fixed",
    "check the chance",
    "of yours, { $others } of others",
    "= Type numbers",
    "= Put together",
    "end my turns when I can do nothing else",
    "of several, the one given first that fits",
    "with which a character would start here",
    "Offer { $offer } reads",
    "Seat us and play",
    "= Totals:",
    "-undo = Annuler",
    "Nous asseoir et jouer",
    "sans compte ni jeton",
    "fait jouer, dans une discussion",
    "plus de points l’emporte",  # noqa: RUF001  # French apostrophe
    "sort du sac { $stones }",
    "Prendre des pièces de monnaie",
    "à vous, { $others } aux autres",
    "de plusieurs réponses, la première donnée",
    "se guérit",
    "ous seul voyez",
    "ous seul pouvez",
)


def spoken() -> Iterator[tuple[str, str]]:
    """Every file that speaks to players, with what it says."""
    for path in (*(ROOT / "words").rglob("*.ftl"), *(ROOT / "words").rglob("*.md")):
        yield str(path.relative_to(ROOT)), path.read_text(encoding="utf-8")
    page = ROOT / "playground" / "page" / "words.js"
    yield page.name, page.read_text(encoding="utf-8")


@pytest.mark.promise("mend.17")
@pytest.mark.parametrize("words", STUMBLED_OVER)
def test_nobody_stumbles_over_it_again(words: str) -> None:
    assert [name for name, text in spoken() if words in text] == []


def lists(game_id: str) -> Iterator[Choice]:
    """Every list of a panel in some random games."""
    game = GAMES[game_id]
    manner = getattr(import_module(f"cogs.games.{game_id}"), "MANNER", Manner())

    def below(line: Choice) -> Iterator[Choice]:
        yield line
        for each in line.below:
            yield from below(each)

    for seats in game.seats:
        chance = random.Random(seats)
        state = game.setup(seats, game.read_options(b"{}"), Rng(f"{seats:064x}")).state
        for step in range(300):
            if game.result(state) is not None:
                break
            seat = min(game.to_act(state))
            legal = game.legal(state, seat)
            if step % 3 == 0:
                yield from below(choices(legal, Own(manner, game.view(state, seat))))
            state = game.play(state, seat, chance.choice(legal)).state


EVERY_PANEL = [
    pytest.param(
        game,
        language,
        marks=[pytest.mark.promise("mend.17")] if (game, language) == ("panamax", "fr") else [],
    )
    for game in GAMES
    for language in LANGUAGES
]
"""Panamax had labels of up to 113 characters."""


@pytest.mark.parametrize(("game", "language"), EVERY_PANEL)
def test_lines_of_a_list_look_different_where_a_button_ends(game: str, language: str) -> None:
    """Only several ships that sail together may take more room than there is, and they stand in front."""
    words = Words(language, game, ["Ada", "Basile", "Cleo", "Dora", "Emil"])
    for line in lists(game):
        labels = [words.text(each.label) for each in line.below]
        assert len({label[:LONGEST] for label in labels}) == len(labels), labels
        too_long = [
            label
            for each, label in zip(line.below, labels, strict=True)
            if len(label) > LONGEST and len(each.label.values.get("ships", ())) < 3  # type: ignore[arg-type]  # a list
        ]
        assert too_long == []


@pytest.mark.promise("mend.15")
def test_the_french_rules_say_who_is_never_pushed() -> None:
    """Ships that are in a lake or an ocean, not ships that are pushed into one (4.5)."""
    assert "Ships in lakes and oceans are never pushed." in sections("panamax", "en")["4.5"].text
    french = sections("panamax", "fr")["4.5"].text
    assert "Un navire qui se trouve dans un lac ou un océan n’est jamais poussé." in french  # noqa: RUF001  # French
