"""What is cut into bands and cached is what would have been drawn whole."""

from io import BytesIO
from itertools import pairwise
from random import Random

import pytest
from PIL import Image, ImageChops

from games import GAMES
from games.core import View
from render import ARTISTS
from render.canvas import Box, Canvas, Pen, Picture, Role, Shape, cached_part, sprite
from render.palette import CHALK, FOLD, GOLD, INK, fixed_palette
from render.press.bands import BANDS, CELLS, encode, in_palette
from render.press.ground import HIGHEST, QUICK, SMALL, SMALLEST, EvenGrid, Grid, Ground, Packing, Strip
from render.press.marks import Group, Placed, Written, glyphs
from render.type import Style
from tests.hash_seeds import outputs
from tests.render.printed import differs, ground
from tools.bench.recorder import clear_caches
from tools.random_play import course
from words.catalogue import Words

PALETTE = fixed_palette((GOLD,), [(FOLD, INK, 4), (CHALK, INK, 4)])
PANEL = Box(0, 0, 300, 300)


def read(png: bytes) -> Image.Image:
    """What somebody sees who is sent that file; whole, or Pillow would complain."""
    image = Image.open(BytesIO(png))
    image.load()
    return image.convert("RGB")


def is_same(one: Image.Image, other: Image.Image) -> bool:
    """Whether both show the same."""
    return one.size == other.size and ImageChops.difference(one, other.convert("RGB")).getbbox() is None


@sprite
def blot() -> Shape:
    """A round sprite with soft edges."""
    pen = Pen(60, 60)
    pen.disc(30, 30, 28, GOLD)
    return pen.shape()


@sprite
def card() -> Shape:
    pen = Pen(90, 90)
    pen.slab((0, 0, 90, 90), 0, INK)
    return pen.shape()


@pytest.mark.parametrize("packing", [QUICK, SMALL, SMALLEST])
def test_marks_lie_where_pillow_would_paste_them(packing: Packing) -> None:
    paper, blob, style = ground(300, 135, CHALK), blot(), Style(60)
    whole = Image.new("RGB", (200, 150), FOLD)
    whole.paste(paper, (0, 0))
    # Across edges of bands and cells, partly outside, and one on the other.
    places = [(-12, -9), (45, 20), (60, 25), (120, 50), (180, 130), (90, 75)]
    marks: list[Placed | Written] = [Placed(blob, *at) for at in places]
    for at in places:
        whole.paste(blob, at, blob)
    said = Written("Congo", 30, 100, style)
    marks.append(said)
    whole.paste(INK, said.ink, glyphs("Congo", style).mask)
    strips = Ground(Strip(paper, 0, 150), packing=packing)
    assert is_same(read(encode(strips, [Group(marks)], PALETTE)), in_palette(whole, PALETTE))


def moments(game_id: str) -> list[tuple[View, View, View]]:
    """What a table and one of its players see now and then, and what the table saw before."""
    game = GAMES[game_id]
    played = (state for step, state in enumerate(course(game, 2, 2)) if step % 23 == 0)
    seen = [(game.view(state, None), game.view(state, place % 2)) for place, state in enumerate(played)]
    return [(before, *now) for (before, _), now in pairwise(seen[:10])]


@pytest.mark.parametrize("game_id", GAMES)
def test_a_file_shows_what_was_drawn(game_id: str) -> None:
    artist, words = ARTISTS[game_id], Words("fr", game_id)
    for before, now, own in moments(game_id):
        public = [each.draw(now, words, before) for each in artist.PICTURES.values()]
        for picture in (*public, artist.hand(own, words)):
            assert is_same(read(picture.png()), picture.image)


def files(game_id: str) -> list[bytes]:
    """All pictures of these moments."""
    artist, words, found = ARTISTS[game_id], Words("en", game_id, ("Ada", "Ben", "Zoë")), []
    for before, now, own in moments(game_id):
        found += [each.draw(now, words, before).png() for each in artist.PICTURES.values()]
        found.append(artist.hand(own, words).png())
    return found


@pytest.mark.parametrize("game_id", GAMES)
def test_what_is_remembered_is_what_is_drawn_anew(game_id: str) -> None:
    before = files(game_id)
    assert files(game_id) == before
    clear_caches()
    BANDS.clear()
    CELLS.clear()
    assert files(game_id) == before


DIGEST_OF_PICTURES = """
from hashlib import sha256
from games import GAMES
from tests.render.test_bands import files
for game_id in GAMES:
    print(game_id, sha256(b"".join(files(game_id))).hexdigest())
"""


def test_pictures_are_the_same_in_another_process() -> None:
    assert len(outputs(DIGEST_OF_PICTURES)) == 1


drawings = 0


@cached_part
def draw_name(canvas: Canvas, seat: int, words: Words, *, is_lit: bool) -> None:
    """Something that takes long to draw."""
    global drawings  # noqa: PLW0603  # counts what cannot be seen
    drawings += 1
    canvas.put(blot(), 60, 60)
    canvas.write(words.name(seat), (60, 60), Style(40, colour=GOLD if is_lit else INK), PANEL, Role.EXTRA)


def picture_of(*names: str, is_lit: bool = False) -> Picture:
    canvas = Canvas(ground(300, 150, CHALK))
    draw_name(canvas, 0, Words("en", names=names), is_lit=is_lit)
    return canvas.picture(PALETTE)


def test_the_same_is_drawn_once_and_anything_else_anew() -> None:
    before = drawings
    ada, again = picture_of("Ada"), picture_of("Ada")
    assert drawings == before + 1
    assert ada.png() == again.png()
    assert ada.boxes == again.boxes
    assert [box.text for box in again.boxes] == ["Ada"]
    others = [picture_of("Ben"), picture_of("Ada", is_lit=True)]
    assert drawings == before + 3
    assert all(differs(ada, other, PANEL) for other in others)
    picture_of("Ada", "Cleo")
    assert drawings == before + 4


def test_what_is_added_lies_on_what_was_there_before() -> None:
    canvas = Canvas(ground(300, 150, CHALK))
    draw_name(canvas, 0, Words("en", names=("Ada",)), is_lit=False)
    canvas.put(card(), 60, 60)
    covered = canvas.picture(PALETTE)
    draw_name(canvas, 0, Words("en", names=("Ada",)), is_lit=False)
    colours = [{colour for _, colour in (each.image.convert("RGB").crop((10, 10, 70, 70)).getcolors() or [])}
               for each in (covered, canvas.picture(PALETTE))]  # fmt: skip
    assert GOLD not in colours[0]
    assert GOLD in colours[1]


@pytest.mark.parametrize("packing", [QUICK, SMALLEST])
def test_even_bands_are_reckoned_as_they_would_be_searched(packing: Packing) -> None:
    chance, edge = Random(7), [-1, 0, 1, packing.height - 1, packing.height, packing.height + 1]
    even, searched = EvenGrid(780, packing.height), Grid(780, range(0, HIGHEST, packing.height))
    for _ in range(2000):
        left, top = chance.randrange(-200, 1000), chance.choice([*edge, chance.randrange(-200, 3000)])
        box = (left, top, left + chance.randrange(1, 800), top + chance.choice([1, *edge[2:], 500]))
        assert [*map(list, even.cells(*box))] == [*map(list, searched.cells(*box))], box
