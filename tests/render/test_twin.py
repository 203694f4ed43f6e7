import re

import pytest
from msgspec.structs import replace

from games.livingstone.data import CARDS
from games.livingstone.state import Stage
from render.livingstone import describe, mine_caption
from render.twin import LONGEST_CAPTION, LONGEST_PAGE, caption_of, pages_of
from tests.games.livingstone.facts import OTHER_TABLE
from tests.render.facts import changed
from tests.render.positions import crowded, moments, with_hand, words
from words.catalogue import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("field", ["deck_size", "discard", "bag", "aside"])
def test_the_mines_caption_tells_its_numbers(field: str, language: str) -> None:
    view = moments(3)[3]
    other = changed(view, field, OTHER_TABLE[field])
    assert mine_caption(view, words(language)) != mine_caption(other, words(language))


def test_dice_still_to_be_spent_are_told() -> None:
    view = replace(moments(3)[3], active=0, stage=Stage.ACT, dice_to_spend=(2, 5))
    assert "is to spend the 2 and 5." in "\n".join(describe(view, words("en")))


def test_every_space_with_tents_is_told() -> None:
    for view in (moments(5)[5], crowded(5)):
        text = "\n".join(describe(view, words("en")))
        for player in view.players:
            for camp in player.camps:
                line = re.search(rf"^Column {camp.column}, row {camp.row}: .*$", text, re.MULTILINE)
                assert line
                tents = f"{words('en').name(player.seat)} {camp.unscored + camp.scored}"
                assert tents + (f" ({camp.unscored} not" if camp.unscored else "") in line[0]


def test_the_end_is_told_with_chests_and_hands() -> None:
    view = moments(2)[-1]
    assert view.result is not None
    text = "\n".join(describe(view, words("en")))
    assert f"in all {sum(view.queen_dice)}." in text
    for standing in view.result.standings:
        player = view.players[standing.seat]
        line = next(line for line in text.split("\n") if line.startswith(f"{standing.rank}. "))
        assert f"{standing.total} points" in line
        assert f"Gift to the Queen: {player.chest} pound" in line
        assert ("too little" in line) is standing.is_out
        assert all(words("en").say(card) in line for card in player.final_hand or ())


def test_only_the_owner_is_told_purse_and_cards() -> None:
    view = with_hand(14)
    mine = "\n".join(describe(view, words("en")))
    assert "104 pounds" in mine
    assert "57 pounds" in mine
    assert all(words("en").say(f"{card}.text") in mine for card in CARDS if card != "mine_collapse")
    watched = "\n".join(describe(replace(view, me=None, own=None), words("en")))
    assert "104 pounds" not in watched


def test_pages_lose_nothing() -> None:
    lines = [f"line {number} " + "x" * (number * 37 % 900) for number in range(60)] + ["y" * 4500]
    pages = pages_of(lines)
    assert all(len(page) <= LONGEST_PAGE for page in pages)
    assert "".join(pages).replace("\n", "") == "".join(lines)


def test_a_caption_keeps_whole_sentences() -> None:
    assert caption_of(["First.", "x" * LONGEST_CAPTION, "Last."]) == "First."
