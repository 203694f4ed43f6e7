"""What the pictures of every game keep to, and their twins in words, at moments of random games."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image

from games import GAMES
from render import ARTISTS, HAND
from render.canvas import PARTS, Picture
from render.press.bands import BANDS, CELLS
from render.press.cache import SPRITES, TEXTS
from render.twin import LONGEST_CAPTION, LONGEST_LINE, LONGEST_PAGE
from tests.games.brought import brought
from tests.render.crowds import Crowds
from tests.render.moments import LONG_NAMES, moments_of, states_of, words_of
from tests.render.printed import CROWDED, HEAVIEST, differs, whole
from tests.secrets.worlds import Secrets
from tests.words.catalogues import keys, messages
from tools.legibility import faults, report
from words.catalogue import LANGUAGES, Badge, Words

CROWDS: dict[str, Crowds] = {game_id: brought(game_id, "crowds", "CROWDS", Crowds()) for game_id in GAMES}
SECRETS: dict[str, Secrets] = {game_id: brought(game_id, "secrets", "SECRETS") for game_id in GAMES}
TABLES = [(game_id, seats) for game_id, game in GAMES.items() for seats in game.seats]
EVERY_GAME = pytest.mark.parametrize("game_id", GAMES)
EVERY_TABLE = pytest.mark.parametrize(("game_id", "seats"), TABLES)
PICTURES = [(game_id, name) for game_id, artist in ARTISTS.items() for name in artist.PICTURES]
EVERY_PICTURE = pytest.mark.parametrize(("game_id", "name"), PICTURES)
BOTH = pytest.mark.parametrize("language", LANGUAGES)
LETTERS = "ZMQWX"
"""What players might choose: none is the seat's."""
LONGEST_NAME, LONGEST_MOMENT = 20, 30
"""Letters of a picture's name on a button, and of where a game is in a message's first line."""
NOTE, MARK = 20, 100
"""Units round the words that say what a mark means, and to their left, where such a mark lies."""


def public(game_id: str, seats: int) -> list[Any]:
    """What everybody sees at moments of a game, and in its crowds."""
    return [*moments_of(GAMES[game_id], seats), *CROWDS[game_id].tables(seats)]


def private(game_id: str, seats: int) -> list[Any]:
    """What a player sees of their own, likewise."""
    return [*moments_of(GAMES[game_id], seats, seat=1), *CROWDS[game_id].hands(seats)]


def drawn(game_id: str, name: str, view: Any, said: Words, before: Any = None) -> Picture:
    """That public picture."""
    return ARTISTS[game_id].PICTURES[name].draw(view, said, before)


def told(game_id: str, view: Any, said: Words) -> str:
    """All pages in one."""
    return "\n".join(ARTISTS[game_id].describe(view, said))


def one_of_each_question(game_id: str, seats: int) -> dict[str, Any]:
    """By question, a state in which it is asked, of some random games; and one that is over."""
    game, found = GAMES[game_id], dict[str, Any]()
    for seed in (1, 2, 3):
        for state in states_of(game, seats, seed):
            asked = [game.question(state, seat).key for seat in sorted(game.to_act(state))]
            found |= dict.fromkeys(asked or ["over"], state)
    return found


def forget_all() -> None:
    """Nothing is cached any more."""
    for cache in (SPRITES, TEXTS, PARTS, BANDS, CELLS):
        cache.clear()


@EVERY_GAME
def test_random_positions_are_legible_as_the_clients_show_them(game_id: str) -> None:
    assert report(GAMES[game_id], 18, seed=7) == [], f"python -m tools.legibility {game_id}"


@BOTH
@EVERY_TABLE
def test_every_moment_and_every_crowd_is_legible(game_id: str, seats: int, language: str) -> None:
    said, moments = words_of(GAMES[game_id], language, seats), moments_of(GAMES[game_id], seats)
    shown = [*zip(moments, [None, *moments], strict=False)]
    shown += [(view, moments[0]) for view in CROWDS[game_id].tables(seats)]
    for view, before in shown:
        for name in ARTISTS[game_id].PICTURES:
            assert [*faults(name, drawn(game_id, name, view, said, before))] == [], (
                f"{name} in render/{game_id}/"
            )
    for view in private(game_id, seats):
        full = words_of(GAMES[game_id], language, len(view.players))
        assert [*faults(HAND, ARTISTS[game_id].hand(view, full))] == [], f"{HAND} in render/{game_id}/"


@EVERY_TABLE
def test_a_picture_is_a_small_png_in_its_games_palette(game_id: str, seats: int) -> None:
    artist, said, moments = (
        ARTISTS[game_id],
        words_of(GAMES[game_id], "fr", seats),
        moments_of(GAMES[game_id], seats),
    )
    pictures = [(artist.hand(view, said), HEAVIEST) for view in moments_of(GAMES[game_id], seats, seat=1)]
    for name in artist.PICTURES:
        pictures += [
            (drawn(game_id, name, view, said, before), HEAVIEST)
            for view, before in zip(moments, [None, *moments], strict=False)
        ]
        crowds = CROWDS[game_id].tables(seats) if CROWDS[game_id].is_weighed else []
        pictures += [
            (drawn(game_id, name, view, said), CROWDED) for view in crowds if len(view.players) == seats
        ]
    for picture, most in pictures:
        png = picture.png()
        assert len(png) < most
        read = Image.open(BytesIO(png))
        assert read.mode == "P"
        assert read.getpalette() == artist.MASTHEAD.palette.getpalette(), "draw on `canvas.picture(palette)`"


@EVERY_TABLE
def test_nothing_hidden_changes_what_everybody_sees(game_id: str, seats: int) -> None:
    game, artist, played = GAMES[game_id], ARTISTS[game_id], states_of(GAMES[game_id], seats)
    said, chance = words_of(game, "en", seats), Random(seats)
    for state in (played[0], played[len(played) // 3], played[len(played) // 2]):
        other = SECRETS[game_id].redeal(state, None, chance, None)
        one, two = (game.view(each, None) for each in (state, other))
        assert artist.turn(one) == artist.turn(two)
        assert artist.describe(one, said) == artist.describe(two, said)
        for name, drawing in artist.PICTURES.items():
            assert drawing.caption(one, said) == drawing.caption(two, said), name
            assert drawing.draw(one, said).png() == drawing.draw(two, said).png(), name


@EVERY_GAME
def test_a_public_picture_is_the_same_for_every_reader(game_id: str) -> None:
    game, artist = GAMES[game_id], ARTISTS[game_id]
    seats = game.seats[-1]
    said = words_of(game, "en", seats)
    for question, state in one_of_each_question(game_id, seats).items():
        views = [game.view(state, seat) for seat in (None, *range(seats))]
        assert len({artist.turn(view) for view in views}) == 1, question
        for name, drawing in artist.PICTURES.items():
            assert len({drawing.draw(view, said).image.tobytes() for view in views}) == 1, (question, name)
            assert len({drawing.caption(view, said) for view in views}) == 1, (question, name)


@EVERY_GAME
def test_the_same_view_gives_the_same_bytes_on_every_thread(game_id: str) -> None:
    game, artist = GAMES[game_id], ARTISTS[game_id]
    seats = game.seats[-1]
    view, own = (moments_of(game, seats, seat)[4] for seat in (None, 1))
    said = words_of(game, "en", seats)

    def pngs(_: int) -> tuple[bytes, ...]:
        public = (drawing.draw(view, said) for drawing in artist.PICTURES.values())
        return tuple(picture.png() for picture in (*public, artist.hand(own, said)))

    forget_all()  # so that all of them make everything at once
    with ThreadPoolExecutor(4) as threads:
        made = {*threads.map(pngs, range(8))}
    forget_all()
    assert made == {pngs(0)}


@pytest.mark.parametrize(
    ("game_id", "name"), [each for each in PICTURES if each[1] not in CROWDS[each[0]].unmarked]
)
def test_a_picture_marks_what_is_new(game_id: str, name: str) -> None:
    game = GAMES[game_id]
    said, moments = words_of(game, "en", game.seats[-1]), moments_of(game, game.seats[-1])
    marks = (
        drawn(game_id, name, view, said, before).png() != drawn(game_id, name, view, said, view).png()
        for before, view in pairwise(moments)
    )
    assert any(marks), f"render/{game_id}/ marks nothing on {name}: `before` is what its reader saw last"


@EVERY_PICTURE
def test_what_the_reader_has_seen_is_not_marked(game_id: str, name: str) -> None:
    game = GAMES[game_id]
    said = words_of(game, "en", game.seats[-1])
    for view in map(CROWDS[game_id].quiet, moments_of(game, game.seats[-1])[1::3]):
        plain, marked = (drawn(game_id, name, view, said, before) for before in (None, view))
        new = {box.text for box in marked.boxes} - {box.text for box in plain.boxes}
        assert all(text.casefold() in said.say("board-new").casefold() for text in new), new
        inks = [box.ink for box in marked.boxes if box.text in new]
        if not inks:
            assert marked.png() == plain.png()
            continue
        everything = whole(plain)
        left, top = max(1, min(ink.left for ink in inks) - MARK), min(ink.top for ink in inks) - NOTE
        right, bottom = max(ink.right for ink in inks) + NOTE, max(ink.bottom for ink in inks) + NOTE
        right, bottom = min(right, everything.right - 1), min(bottom, everything.bottom - 1)
        assert not differs(plain, marked, everything._replace(bottom=top))
        assert not differs(plain, marked, everything._replace(top=bottom))
        assert not differs(plain, marked, everything._replace(right=left))
        assert not differs(plain, marked, everything._replace(left=right))


@EVERY_TABLE
def test_players_are_drawn_and_told_with_the_letters_they_chose(game_id: str, seats: int) -> None:
    artist, view = ARTISTS[game_id], moments_of(GAMES[game_id], seats)[3]
    badges = [Badge(LETTERS[seat], (seat + 1) % seats) for seat in range(seats)]
    usual, chosen = (Words("en", game_id, LONG_NAMES[:seats], each) for each in ((), badges))
    renamed = {usual.badge(seat).letter: badges[seat].letter for seat in range(seats)}
    for name, drawing in artist.PICTURES.items():
        before, after = ({box.text for box in drawing.draw(view, said).boxes} for said in (usual, chosen))
        alone = {text for text in before if text in renamed}
        assert {text for text in after if text in {*renamed, *renamed.values()}} == {
            renamed[letter] for letter in alone
        }, f"{name} in render/{game_id}/: draw `words.badge(seat)`"
        if drawing.shows_players:
            assert {*renamed.values()} <= {text.rstrip("0123456789") for text in after}, name
    for seat in range(seats):
        assert artist.player_line(view, seat, chosen).startswith(f"{LETTERS[seat]} ")
        assert f"{LETTERS[seat]} \N{EN DASH} " in told(game_id, view, chosen)


@BOTH
@EVERY_TABLE
def test_lines_moments_and_names_of_pictures_are_short(game_id: str, seats: int, language: str) -> None:
    artist, said = ARTISTS[game_id], words_of(GAMES[game_id], language, seats)
    for view in public(game_id, seats):
        full = words_of(GAMES[game_id], language, len(view.players))
        assert 0 < len(artist.moment(view, full)) <= LONGEST_MOMENT
        for seat in range(len(view.players)):
            line = artist.player_line(view, seat, full)
            assert len(line) <= LONGEST_LINE
            assert line.startswith(f"{full.badge(seat).letter} {LONG_NAMES[seat][:3]}")
    for name in artist.PICTURES:
        assert 0 < len(said.say(f"picture-{name}")) <= LONGEST_NAME


@BOTH
@EVERY_TABLE
def test_twins_fit_where_discord_puts_them(game_id: str, seats: int, language: str) -> None:
    game, artist = GAMES[game_id], ARTISTS[game_id]
    for view in (*public(game_id, seats), *private(game_id, seats), *moments_of(game, seats, 1, seed=2)):
        said = words_of(game, language, len(view.players))
        captions = [drawing.caption(view, said) for drawing in artist.PICTURES.values()]
        if view.me is not None:
            captions.append(artist.hand_caption(view, said))
        assert all(0 < len(caption) <= LONGEST_CAPTION for caption in captions)
        assert all(0 < len(page) <= LONGEST_PAGE for page in artist.describe(view, said))


@BOTH
@EVERY_GAME
def test_a_shared_victory_names_all_winners_and_what_decided(game_id: str, language: str) -> None:
    seats = GAMES[game_id].seats[-1]
    view, said = moments_of(GAMES[game_id], seats)[-1], words_of(GAMES[game_id], language, seats)
    ties = [key for key in keys(messages(language, game_id)) if key.startswith("tie-")]
    places = tuple(replace(place, rank=1 + place.seat // 2) for place in view.result.standings)
    breaks = tuple(key.removeprefix("tie-") for key in ties)
    shared = replace(view.result, standings=places, winners=(0, 1), tie_breaks=breaks)
    text = told(game_id, replace(view, result=shared), said)
    assert any(said.name(0) in line and said.name(1) in line for line in text.splitlines())
    assert all(said.say(key) in text for key in ties), f"twin-... in words/{game_id}/"


@EVERY_TABLE
def test_the_end_is_told_with_every_place_and_where_its_points_come_from(game_id: str, seats: int) -> None:
    view, said = moments_of(GAMES[game_id], seats)[-1], words_of(GAMES[game_id], "en", seats)
    result = view.result
    lines = told(game_id, view, said).splitlines()
    for place in result.standings:
        line = next(line for line in lines if line.startswith(f"{place.rank}. {said.name(place.seat)}"))
        assert str(abs(place.total) // result.units) in line
        assert all(said.say(f"source-{source}") in line for source, points in place.sources.items() if points)
