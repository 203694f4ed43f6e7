"""The finish card: legible, told in words too, and made of the game that was played."""

from __future__ import annotations

from functools import cache
from itertools import combinations, pairwise
from pathlib import Path

import pytest
from msgspec import json
from msgspec.structs import replace

from games import GAMES
from games.course import MOST_AWARDS
from games.record import read_record
from render import ARTISTS
from render.film.course import Course, caption, course_of, describe, winner_line
from render.film.curve import MARK, PATTERNS, spread
from render.film.finish import finish_card
from render.film.orders import Finished, FinishOrder
from render.film.story import story_of
from render.owners import OWNERS
from render.press.worker import draw
from render.twin import LONGEST_CAPTION, LONGEST_PAGE
from tests.render.printed import HEAVIEST
from tests.replays.test_replays import KEPT
from tools.legibility import HIGH, faults
from tools.sheet import NAMES
from words.catalogue import LANGUAGES, Badge, Words

SOME = KEPT[::2]
"""One of each game and number of players."""


@cache
def course(file: Path, language: str) -> Course:
    story = story_of(file.read_bytes())
    return course_of(story, Words(language, story.game.id, NAMES[: story.seats]))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", SOME, ids=lambda file: file.stem)
def test_a_card_is_legible_and_within_the_bounds_of_a_message(file: Path, language: str) -> None:
    picture = finish_card(course(file, language))
    assert [*faults("finish", picture)] == []
    assert picture.image.height <= HIGH
    assert len(picture.png()) < HEAVIEST


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", SOME, ids=lambda file: file.stem)
def test_all_of_a_card_stands_in_its_twin(file: Path, language: str) -> None:
    found = course(file, language)
    said = caption(found)
    assert len(said) <= LONGEST_CAPTION
    assert said.startswith(winner_line(found.result, found.words))
    pages = describe(found)
    assert all(len(page) <= LONGEST_PAGE for page in pages)
    whole = "\n".join(pages)
    for standing in found.result.standings:
        assert found.words.text(found.result.amount(standing.total)) in whole
        for source, part in standing.sources.items():
            name = found.words.say(f"source-{source}")
            amount = found.words.text(found.result.amount(part, is_short=True))
            assert (f"{name} {amount}" in whole) or part == 0
    for remark in (each for each in found.remarks if not each.is_tie):
        assert remark.sentence[1:] in whole
    for label in found.labels:
        assert label in whole


@pytest.mark.parametrize("file", SOME, ids=lambda file: file.stem)
def test_the_course_begins_at_the_beginning_and_ends_with_the_points_of_the_record(file: Path) -> None:
    found, played = course(file, "en"), read_record(file.read_bytes())
    assert [*found.points[-1].totals] == played.totals
    assert found.labels[0] == "Start"
    assert [point.frame for point in found.points] == sorted({point.frame for point in found.points})


@pytest.mark.parametrize("game_id", GAMES)
def test_a_finish_card_has_turning_points_and_awards(game_id: str) -> None:
    """All three where there is much to choose from; of few, one more often than not."""
    remarks = [course(file, "en").remarks for file in KEPT if file.stem.startswith(f"{game_id}-")]
    assert sum(any(each.point is not None for each in found) for found in remarks) >= len(remarks) - 1
    awards = [sum(each.point is None and not each.is_tie for each in found) for found in remarks]
    if len(GAMES[game_id].awards) > MOST_AWARDS:
        assert set(awards) == {MOST_AWARDS}
    else:
        assert sum(map(bool, awards)) > len(awards) / 2, f"awards in games/{game_id}/rules.py: mostly ties"


def test_lines_are_told_apart_by_their_pattern() -> None:
    assert len(PATTERNS) == len(OWNERS)
    assert all(one != other for one, other in combinations(PATTERNS, 2))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_a_name_of_usual_length_is_whole_in_the_title_and_above_its_points(
    game_id: str, language: str
) -> None:
    file = next(file for file in KEPT if file.stem.startswith(f"{game_id}-1-{GAMES[game_id].seats[-1]}"))
    story = story_of(file.read_bytes())
    names = ["Juliette", "Camille", "Olivier", "Etienne", "Mathilde"][: story.seats]
    found = course_of(story, Words(language, game_id, names))
    written = [box.text for box in finish_card(found).boxes]
    assert winner_line(found.result, found.words) in written
    assert {*names} <= {*written}
    assert [*faults("finish", finish_card(found))] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", SOME, ids=lambda file: file.stem)
def test_many_winners_or_none_are_legible_too(file: Path, language: str) -> None:
    found = course(file, language)
    places = found.result.standings
    shared = tuple(sorted(place.seat for place in places[:3]))
    for winners in (shared, ()):
        out = tuple(replace(place, is_out=not winners) for place in places)
        ended = found._replace(result=replace(found.result, winners=winners, standings=out))
        assert [*faults("finish", finish_card(ended))] == []
        assert caption(ended).startswith(winner_line(ended.result, found.words))


@pytest.mark.parametrize(
    "wanted",
    [[300, 310, 320], [100, 100, 100], [900, 900, 900], [100, 120, 900], [100, 890, 900], [100, 500, 900]],
)
def test_marks_of_turning_points_follow_each_other_in_the_order_of_time(wanted: list[float]) -> None:
    put = [x for x, _ in spread([(x, 50.0 + place) for place, x in enumerate(wanted)], 100, 900)]
    assert all(later - earlier >= MARK for earlier, later in pairwise(put))
    assert (min(put) >= 100, max(put) <= 900) == (True, True)
    apart = all(later - earlier >= MARK for earlier, later in pairwise(wanted))
    assert (put == wanted) == apart


@pytest.mark.parametrize("game_id", GAMES)
def test_colours_and_letters_are_those_that_were_chosen(game_id: str) -> None:
    file = next(file for file in KEPT if file.stem.startswith(f"{game_id}-1-2"))
    story = story_of(file.read_bytes())
    plain = course_of(story, Words("en", game_id, NAMES[:2]))
    chosen = plain._replace(words=Words("en", game_id, NAMES[:2], [Badge("Q", 3), Badge("Z", 2)]))
    one, other = finish_card(plain), finish_card(chosen)
    assert one.png() != other.png()
    assert {"Q", "Z"} <= {box.text for box in other.boxes}


def test_a_game_that_did_not_end_has_no_card() -> None:
    played = read_record(KEPT[0].read_bytes())
    words = Words("en", played.game)
    cut = json.encode(replace(played, moves=played.moves[:5], totals=[]))
    other_box = json.encode(replace(played, data_digest="of another box"))
    whole, *others = draw([FinishOrder(raw, words) for raw in (KEPT[0].read_bytes(), cut, other_box)])
    assert isinstance(whole, Finished)
    assert others == [None, None]


def test_every_game_has_a_masthead_in_its_own_palette() -> None:
    assert len({bytes(artist.MASTHEAD.palette.getpalette() or ()) for artist in ARTISTS.values()}) == len(
        GAMES
    )
