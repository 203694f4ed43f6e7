"""The picture of what somebody has played: legible, within the bounds, each number in its place."""

from __future__ import annotations

import pytest

from games import GAMES
from games.values import Text
from render.film.story import story_of
from render.film.tally import Share, TallyLine, TallyOrder, TallyRow, tally_card
from render.press.worker import draw
from tests.render.printed import HEAVIEST
from tests.replays.test_replays import KEPT
from tools.legibility import HIGH, faults
from words.catalogue import LANGUAGES, Words


def amount(game: str, number: int) -> Text:
    """So much in the units of that game."""
    file = next(file for file in KEPT if file.stem.startswith(f"{game}-"))
    result = story_of(file.read_bytes()).result
    assert result is not None
    return result.amount(number, is_short=True)


def line(game: str, *, has_computers: bool = True) -> TallyLine:
    """Hundreds of games, with every number of players."""
    shares = {seats: Share(10 * seats, 100 + seats) for seats in GAMES[game].seats}
    people = TallyRow(Share(117, 408), amount(game, 51), amount(game, -142), shares)
    computers = TallyRow(Share(0, 226), None, None)
    return TallyLine(game, people, computers if has_computers else None)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [1, 2, len(GAMES), 3 * len(GAMES)])
def test_it_is_legible_within_the_bounds_of_a_message(language: str, count: int) -> None:
    games = ([*GAMES] * 3)[:count]
    picture = tally_card([line(game) for game in games], Words(language))
    assert [*faults("stats", picture)] == []
    assert picture.image.height <= HIGH
    assert len(picture.png()) < HEAVIEST
    names = {Words(language, game).say(f"game-{game}") for game in GAMES}
    shown = [box.text for box in picture.boxes if box.text in names]
    assert len(shown) >= min(count, 4), "four games at the least, whatever was played of them"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_number_stands_there(game: str, language: str) -> None:
    words = Words(language, game)
    written = [box.text for box in tally_card([line(game)], Words(language)).boxes]
    wanted = {f"{10 * seats}/{100 + seats}" for seats in GAMES[game].seats} | {"117/408", "0/226"}
    wanted |= {words.say(f"game-{game}"), words.text(amount(game, 51)), words.text(amount(game, -142))}
    assert wanted <= {*written}
    alone = [box.text for box in tally_card([line(game, has_computers=False)], Words(language)).boxes]
    assert words.say("stats-row-computers") in written
    assert words.say("stats-row-computers") not in alone


def test_a_bar_is_as_full_as_the_share() -> None:
    def bronze(won: int) -> int:
        row = TallyRow(Share(won, 10), None, None)
        image = tally_card([TallyLine("congo", row, None)], Words("en")).image.convert("RGB")
        found = image.getcolors(1_000_000)
        assert found is not None
        return sum(count for count, colour in found if colour == (0x9A, 0x6A, 0x22))

    filled = [bronze(won) for won in range(11)]
    assert filled[0] == 0
    assert filled == sorted(set(filled)), "each more than the one before"


def test_it_is_drawn_where_pictures_are() -> None:
    (file,) = draw([TallyOrder((line("livingstone"),), Words("fr"))])
    assert isinstance(file, bytes)
    assert file == tally_card([line("livingstone")], Words("fr")).png()
