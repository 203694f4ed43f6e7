"""The words above a panel's choices: seven lines of a phone at the most, whatever the position."""

from __future__ import annotations

from random import Random
from textwrap import wrap

import pytest
from msgspec.structs import replace

from cogs.panel.face import face
from cogs.panel.heading import HEIGHT, Told, heading, height
from cogs.panel.saying import HEAD
from cogs.panel.sight import Sight
from games.tips import fitting
from tests.games.contract.tables import PLAIN_TABLES, Table, recorded, some
from tools.panel import sight_at
from words.catalogue import LANGUAGES

THREE = [table for table in PLAIN_TABLES if table.seats == 3]
LOOKS = 25
LONG = ["Something happened that takes a line of its own."] * 5


@pytest.mark.parametrize("table", THREE, ids=lambda table: table.game_id)
def test_a_head_is_seven_lines_and_asks_before_all_else(table: Table) -> None:
    cut, tallest = 0, 0
    for move in some(recorded(table), LOOKS):
        for language in LANGUAGES:
            sight = sight_at(table.game, move.before, move.seat, table.seats, language)
            head = heading(sight, [], Told(), is_first=True, has_acted=False)
            assert height(head) <= HEIGHT, head
            beside = heading(sight, LONG, Told(), is_first=True, has_acted=False)
            assert beside[0] == head[0] == f"**{sight.words.text(sight.table.asked[move.seat])}**"
            assert set(beside) <= set(head)
            cut += beside != head
            tallest = max(tallest, height(head))
    assert cut or tallest < HEIGHT - 2, "what matters less gives way to what has just happened"


def first_asked(table: Table, language: str, kind: str = "") -> Sight:
    """The first panel of such a game on which there is something to choose, of that kind if one is named."""
    for move in recorded(table):
        sight = sight_at(table.game, move.before, move.seat, table.seats, language)
        if sight.is_asked and len(sight.legal) > 1 and move.action.kind().startswith(kind):
            return sight
    pytest.fail("nobody had anything to choose")


SO_FAR = ["**So far:** Bartholomew (bot) and Cordelia (bot) have chosen."]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", THREE, ids=lambda table: table.game_id)
@pytest.mark.promise("A first game feels cared for: the coach speaks at the very first question")
def test_the_coach_has_room_at_the_first_question_of_a_first_game(table: Table, language: str) -> None:
    sight = first_asked(table, language)
    plain = face(sight, None, said=SO_FAR)
    tips = fitting(table.game, sight.view, sight.table.asked[sight.seat.seat], sight.legal)
    coached = face(replace(sight, tip=tips[0]) if tips else sight, None, said=SO_FAR)
    assert coached.head[0] == plain.head[0]
    assert height(coached.head) + min(3, height(SO_FAR)) <= HEIGHT
    if tips:
        assert coached.tip == tips[0].name
    else:
        assert table.game.advice(sight.view) is not None, "then the game itself has advice"
        assert any(line.startswith("> ") for line in plain.head)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_every_line_does_makes_room_for_the_coach_alone(language: str) -> None:
    table = next(each for each in THREE if each.game_id == "congo")
    sight = first_asked(table, language, "choose_character")
    (tip,) = fitting(table.game, sight.view, sight.table.asked[sight.seat.seat], sight.legal)
    told = Told(shared=("-# In any case: play passes on.",))
    values = sight.words.say("choice-values")
    heads = [
        heading(replace(sight, tip=each), SO_FAR, told, is_first=is_first, has_acted=False)
        for each, is_first in ((None, True), (tip, True), (tip, False))
    ]
    assert [told.shared[0] in head for head in heads] == [True, False, True]
    alone = [
        heading(replace(sight, tip=each), [], Told(), is_first=True, has_acted=False) for each in (None, tip)
    ]
    assert [values in head for head in alone] == [True, False], "the coach says it better"
    tall = Told(("One more line that is always said.",) * 4, told.shared)
    crowded = heading(replace(sight, tip=tip), SO_FAR, tall, is_first=True, has_acted=False)
    assert told.shared[0] in crowded, "a coach without room makes none"


def test_a_line_is_as_high_as_if_it_were_wrapped() -> None:
    chance = Random(5)
    lines = ["", " ", "a" * HEAD, "a" * (HEAD + 1), "a\t" * 8, "\t" * HEAD]
    for _ in range(500):
        length = chance.choice((HEAD - 1, HEAD, HEAD + 1, chance.randrange(3 * HEAD)))
        lines.append("".join(chance.choices("abc  -\u2014\n\t", (9, 9, 9, 3, 3, 1, 1, 1, 1), k=length)))
    for line in lines:
        assert height([line]) == max(1, len(wrap(line, HEAD))), line
    assert height(lines) == sum(height([line]) for line in lines)
