"""What is too long is shortened as a reader would do it: between lines or words, never within a mention."""

from __future__ import annotations

from pathlib import Path

import pytest

from cogs.plumbing.buttons import Button, Line, Menu
from cogs.plumbing.letters import Letter
from cogs.plumbing.limits import BUTTON, HINT, MESSAGE, OPTION, clipped, first_fitting, fitted
from cogs.plumbing.sending import send
from tests.cogs.announcing import voice


def left_out(count: int) -> str:
    return f"({count} more)"


@pytest.mark.parametrize(
    ("text", "most", "short"),
    [
        ("four words are here", 19, "four words are here"),
        ("four words are here", 18, "four words are…"),
        ("four words are here", 11, "four words…"),
        ("four words, are here", 12, "four words…"),
        ("unbroken" * 3, 10, "unbrokenu…"),
        ("see the player <@123456789> now", 25, "see the player…"),
        ("say it **in a loud voice** now", 22, "say it…"),
        ("the way there is [long](https://a.b/c d) now", 38, "the way there is…"),
    ],
)
def test_a_text_ends_with_a_whole_word(text: str, most: int, short: str) -> None:
    assert clipped(text, most) == short
    assert len(clipped(text, most)) <= most


def test_a_message_loses_its_last_whole_lines() -> None:
    lines = [f"line {number} {'x' * 40}" for number in range(100)]
    said = fitted("\n".join(lines), left_out).splitlines()
    assert len("\n".join(said)) <= MESSAGE
    assert said[:-1] == lines[: len(said) - 1]
    assert said[-1] == f"({100 - len(said) + 1} more)"
    assert fitted("\n".join(lines[:30]), left_out) == "\n".join(lines[:30])


def test_a_message_does_not_end_within_a_block() -> None:
    block = "\n".join(["```", *("x" * 90 for _ in range(30)), "```"])
    said = fitted(f"above\nand again\n{block}", left_out)
    assert said == "above\nand again\n(32 more)"


def test_a_single_line_ends_with_a_whole_word() -> None:
    said = fitted("word " * 500, left_out)
    assert said.endswith("word…")
    assert len(said) <= MESSAGE
    assert fitted("word " * 500 + "\nbelow", left_out).endswith("word…\n(1 more)")


def test_the_longest_draft_that_fits_is_taken() -> None:
    assert first_fitting("x" * length for length in (3000, 1500, 10)) == "x" * 1500


def test_buttons_and_menus_are_measured() -> None:
    long = "a word " * 60
    menu = Menu("id", long, (Line("value", long),)).payload()
    assert len(Button("id", long).payload()["label"]) <= BUTTON
    assert len(menu["placeholder"]) <= HINT
    assert len(menu["options"][0]["label"]) <= OPTION


async def test_a_letter_that_is_too_long_is_said_once_and_says_so_to_its_reader(tmp_path: Path) -> None:
    async with voice(tmp_path / "quayside.db") as quay:
        letter = Letter(content="\n".join(["une ligne"] * 400), language="fr")
        for _ in range(2):
            await send(letter, quay.bot.get_partial_messageable(int(quay.general.id)), "once")
        (said,) = quay.in_general()
        assert len(said.text) <= MESSAGE
        assert said.text.splitlines()[0] == "une ligne"
        assert said.text.endswith("lignes de plus ne tiennent pas ici.)")
        assert not said.is_edited
