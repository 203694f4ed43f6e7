import re

import pytest
from msgspec.structs import replace

from games.congo.data import AUXILIARIES, BOX, CARDS, CHARACTERS, NATIONS, POWERS, PROFESSIONS, STOPS, TILES
from games.congo.state import (
    Cause,
    CongoOptions,
    FirstPlayer,
    Roll,
    Stage,
)
from render.congo import PICTURES, caption, describe
from render.twin import LONGEST_CAPTION
from tests.games.congo.facts import table
from tests.render.congo_positions import SEATS, crowded, moments, with_hand, words
from words.catalogue import LANGUAGES

BOTH = pytest.mark.parametrize("language", LANGUAGES)


@BOTH
@pytest.mark.parametrize("cause", Cause)
def test_every_roll_is_told_with_its_outcome(cause: Cause, language: str) -> None:
    outcomes = ["killed", "saved", "bitten", *NATIONS, *(spoken.id for spoken in BOX.languages)]
    for outcome in outcomes:
        view = replace(table(), rolls=(Roll(cause, 2, None if cause is Cause.PORT_LANGUAGE else 1, outcome),))
        assert words(language).say(f"twin-{cause}-roll") in "\n".join(describe(view, words(language)))


@BOTH
@pytest.mark.parametrize("stage", [stage for stage in Stage if stage is not Stage.OVER])
def test_every_question_is_told_with_whom_it_is_put_to(stage: Stage, language: str) -> None:
    view = replace(table(), stage=stage, waiting=(1,))
    told = describe(view, words(language))[0].split("\n")[1]
    assert words(language).name(1) in told
    assert told in caption(view, words(language))


def test_half_points_and_totals_are_told() -> None:
    text = "\n".join(describe(crowded(3), words("en")))
    assert "16.5 points." in text
    assert "Starts with \N{EN DASH}1.5: 5 on this tile, -2 for the nation." in text
    assert "Added: porter, askari (8), interpreter and servant. Total: 8.5. Has passed for now." in text
    assert "Highest total: 8.5." in text


def test_every_stop_is_told_with_what_the_board_says_of_it() -> None:
    view = crowded(4)
    lines = "\n".join(describe(view, words("en"))).split("\n")
    for stop in view.river:
        name, facts = words("en").say(stop.id), STOPS[stop.id]
        line = next(line for line in lines if line.startswith(f"{name}: "))
        assert f"{facts.points} points, {stop.tile or 'tile face down'}, " in line
        assert ("hippo tiles" in line) == facts.has_hippos
        assert ("draws a special card here" in line) == facts.has_special
        assert (f"flag {words('en').say(stop.flag)}" if stop.flag else "flag") in line
        assert all(words("en").name(seat) in line for seat in (*stop.tied, *stop.explored_by))
        if stop.taker is not None:
            assert f"Taken by {words('en').name(stop.taker)}." in line


def test_both_tables_of_the_overview_are_told() -> None:
    text = "\n".join(describe(moments(2)[0], words("en")))
    for profession in PROFESSIONS.values():
        line = re.search(rf"^Value of the {profession.id} by tile: .*$", text, re.MULTILINE)
        assert line
        assert all(f"{kind} {profession.values[kind]}" in line[0] for kind in TILES)
        assert f"Auxiliary: {profession.auxiliary}." in line[0]
    for power in POWERS:
        nation = words("en").say(power)
        line = re.search(rf"^Change of value by flag, {nation}: .*$", text, re.MULTILINE)
        assert line
        for flag in POWERS:
            assert f"{words('en').say(flag)} {NATIONS[power].modifiers[flag]}" in line[0]
        assert f"with a {1 + BOX.die.preference.index(power)} on the die" in line[0]


def test_options_are_told_with_their_values() -> None:
    options = CongoOptions(first_player=FirstPlayer.NAMED, show_boxed_tiles_at_end=False)
    text = "\n".join(describe(replace(table(), options=options), words("en")))
    assert "Options: First player: named by whoever sat down first and Tiles of the box: no." in text


def test_the_end_is_told_with_hands() -> None:
    view = moments(3)[-1]
    assert view.result is not None
    text = "\n".join(describe(view, words("en")))
    for standing in view.result.standings:
        hand = view.players[standing.seat].final_hand
        assert hand is not None
        line = next(line for line in text.split("\n") if line.startswith(f"{standing.rank}. "))
        assert words("en").name(standing.seat) in line
        held = (*hand.characters, *hand.auxiliaries, *hand.specials, *hand.hippos)
        assert all(words("en").say(thing) in line for thing in held)
        assert f"{len(held) - len(hand.hippos)} cards in hand" in line


def test_only_the_owner_is_told_the_hand() -> None:
    view = with_hand(15, len(AUXILIARIES), len(CARDS))
    mine = "\n".join(describe(view, words("en")))
    assert all(words("en").say(f"{card}.text") in mine for card in CARDS)
    assert all(words("en").say(character) in mine for character in tuple(CHARACTERS)[-15:])
    watched = "\n".join(describe(replace(view, me=None, own=None), words("en")))
    assert "Your" not in watched
    assert words("en").say("gorilla.text") not in watched


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_every_picture_has_a_caption_of_its_own_that_fits(seats: int, language: str) -> None:
    for view in (*moments(seats), crowded(seats)):
        captions = {name: each.caption(view, words(language, seats)) for name, each in PICTURES.items()}
        assert all(0 < len(caption) <= LONGEST_CAPTION for caption in captions.values())
        assert len(set(captions.values())) == len(captions) - 1, "the upper half of the board is the auction"


def test_a_caption_tells_what_its_picture_is_for() -> None:
    view = crowded(3)
    said = {name: each.caption(view, words("en", 3)) for name, each in PICTURES.items()}
    assert (
        "Worth on this tile: missionary 5, doctor 4, explorer 3, anthropologist 2 and officer 1."
        in said["choose"]
    )
    assert "Change of value at this flag: Belgium 0" in said["choose"]
    assert "In hand: 12 characters, 14 auxiliaries, 10 special cards, 11 hippo tiles." in said["choose"]
    assert "Kindu: 4 points, tile face down" in said["river"]
    assert "Value of the officer by tile" in said["charts"]
    assert "Points: " in said["scores"]
    assert "Draw pile, characters: 40." in said["scores"]
    over = moments(3)[-1]
    assert PICTURES["scores"].caption(over, words("en", 3)).startswith("The game is over.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_auxiliaries_are_good_for_is_told_to_who_holds_them(language: str) -> None:
    view, said = with_hand(1, len(AUXILIARIES), 0), words(language)
    told = "\n".join(describe(view, said))
    assert all(said.say(f"board-{kind}-with") in told for kind in AUXILIARIES)
