"""The replay and the animation of kept games: every turn once, in order, and every pixel as it was drawn."""

from __future__ import annotations

import io
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec import Raw
from msgspec.structs import replace
from PIL import Image

from games import GAMES
from games.core import write
from games.record import Correction, read_record, replay
from render import ARTISTS, HAND, TURN, Order, caption_of, name_of, png_of
from render.film.course import course_of
from render.film.finish import finish_card
from render.film.gif import Shot, gif_of
from render.film.orders import MOST_SHOTS, SCREEN, CountOrder, Eyes, SceneOrder, ShotOrder
from render.film.story import Story, story_of
from tests.replays.test_replays import KEPT
from words.catalogue import Words

FIRST = [next(file for file in KEPT if file.stem.startswith(f"{game_id}-1-2")) for game_id in GAMES]


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_every_move_belongs_to_one_turn_and_every_turn_to_one_player(file: Path) -> None:
    story, played = story_of(file.read_bytes()), read_record(file.read_bytes())
    ends = [frame.moves for frame in story.frames]
    assert (ends[0], ends[-1]) == (0, len(played.moves))
    assert ends == sorted(set(ends))
    for begin, end in pairwise(ends):
        assert len({move.seat for move in played.moves[begin:end]}) == 1
    assert story.rounds[0] == 0
    assert all(story.frames[place].is_new_round for place in story.rounds[1:])


@pytest.mark.parametrize("file", FIRST, ids=lambda file: file.stem)
def test_a_turn_shows_what_was_seen_then(file: Path) -> None:
    raw, played = file.read_bytes(), read_record(file.read_bytes())
    game, words = GAMES[played.game], Words("fr", played.game)
    states = [step.state for step in replay(game, played)]
    last = len(story_of(raw).frames) - 1
    for frame in {0, 1, last // 2, last}:
        for eyes in (Eyes(), Eyes(seat=1), Eyes(is_open=True), Eyes(seat=1, is_sheet=True)):
            scene = SceneOrder(raw, frame, eyes, words).made()
            begin, end = scene.moves
            view = game.view(states[end], eyes.seat)
            before = None if frame == 0 else game.view(states[begin], eyes.seat)
            sheet = Order(game.id, HAND, view, words)
            board = Order(game.id, name_of(game.id, TURN, view), view, words, before)
            order = sheet if eyes.is_sheet else board
            assert (scene.file, scene.caption) == (png_of(order), caption_of(order))
            opened = range(2) if eyes.is_open else [1] if eyes == Eyes(seat=1) else []
            hands = [Order(game.id, HAND, game.view(states[end], seat), words) for seat in opened]
            assert scene.sheets == tuple(zip(opened, map(caption_of, hands), strict=True))
            assert (scene.frame, scene.last) == (frame, last)
            assert scene.moment == ARTISTS[game.id].moment(game.view(states[end], None), words)
    assert SceneOrder(raw, 9999, Eyes(), words).made().frame == last


@pytest.mark.parametrize("file", FIRST, ids=lambda file: file.stem)
def test_a_game_whose_box_was_corrected_is_shown_from_then_on(file: Path) -> None:
    """What was played by other numbers cannot be played again; the rest is as in one piece."""
    played = read_record(file.read_bytes())
    game, whole = GAMES[played.game], story_of(file.read_bytes())
    after = len(played.moves) // 3
    states = [step.state for step in replay(game, played)]
    correction = Correction(
        after=after,
        rules_version=played.rules_version,
        data_digest=played.data_digest,
        state=Raw(write(states[after])),
        state_rules=game.rules_version,
    )
    story = Story(replace(played, data_digest="of an older box", corrections=[correction]))
    assert (story.frames[0].moves, story.frames[-1].moves) == (after, len(played.moves))
    shown = {frame.moves: place for place, frame in enumerate(whole.frames)}
    for place, frame in enumerate(story.frames[1:], start=1):
        for seat in (None, 0, 1):
            assert story.view(place, seat) == whole.view(shown[frame.moves], seat)
    course = course_of(story, Words("en", game.id))
    assert [*course.points[-1].totals] == played.totals
    assert finish_card(course).png()


def frames_of(raw: bytes, words: Words) -> list[Shot]:
    return [
        ShotOrder(raw, number, is_next=True, words=words).made() for number in range(CountOrder(raw).made())
    ]


@pytest.mark.parametrize("file", [FIRST[0], FIRST[3]], ids=lambda file: file.stem)
def test_an_animation_shows_every_turn_and_then_the_card(file: Path) -> None:
    raw, words = file.read_bytes(), Words("en", read_record(file.read_bytes()).game, ["Ada", "Ben"])
    story = story_of(raw)
    shots = frames_of(raw, words)
    assert len(shots) == len(story.frames) + 1 <= MOST_SHOTS + 1
    shown = [0.5] * (len(shots) - 1) + [5.0]
    film = Image.open(io.BytesIO(gif_of(shots, shown)))
    assert isinstance(film, Image.Image)
    assert (film.size, getattr(film, "n_frames", 0)) == (SCREEN, len(shots))
    for number in range(len(shots)):
        film.seek(number)
        assert film.info["duration"] == shown[number] * 1000
        if number % 7 == 0 or number == len(shots) - 1:
            # Made of differences, it looks as if every frame stood by itself.
            shot = ShotOrder(raw, number, is_next=False, words=words).made()
            alone = Image.open(io.BytesIO(gif_of([shot], [1.0])))
            assert film.convert("RGB").tobytes() == alone.convert("RGB").tobytes()
    view, before = story.view(3, None), story.view(2, None)
    order = Order(story.game.id, name_of(story.game.id, TURN, view), view, words, before)
    board = Image.open(io.BytesIO(png_of(order))).convert("RGB")
    film.seek(3)
    shown_then = film.convert("RGB").crop((0, 0, *board.size))
    assert shown_then.tobytes() == board.tobytes()


def test_of_too_many_turns_an_animation_shows_the_rounds() -> None:
    file = next(file for file in KEPT if file.stem.startswith("rotterdam-1-4"))
    story = story_of(file.read_bytes())
    assert len(story.frames) > MOST_SHOTS
    shots = story.shots(MOST_SHOTS)
    assert set(story.rounds) <= {*shots}
    assert shots[-1] == len(story.frames) - 1
    assert CountOrder(file.read_bytes()).made() == len(shots) + 1
