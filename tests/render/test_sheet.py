from games.livingstone.rules import LIVINGSTONE
from render import ARTISTS
from render.emoji import EMOJI
from tools.sheet import (
    EMOJI_COLUMNS,
    GAP,
    GROUND,
    LIGHT,
    PHONE,
    STAGES,
    emoji_sheet,
    phone,
    pictures,
    rows_of,
)
from words.catalogue import LANGUAGES


def test_the_contact_sheet_shows_boards_and_hands_at_every_stage() -> None:
    shown = list(pictures(LIVINGSTONE, 2, seed=1))
    names = {(name, language) for name, language, _ in shown}
    wanted = {
        (f"livingstone-2-{stage}-{kind}", language)
        for stage in STAGES
        for kind in (*ARTISTS["livingstone"].PICTURES, "hand")
        for language in LANGUAGES
    }
    assert names == wanted
    small = [phone(picture) for _, _, picture in shown]
    assert {image.width for image in small} == {PHONE}
    assert rows_of(small, 4).width == 4 * (PHONE + GAP) + GAP


def test_the_emoji_are_on_it_on_dark_and_on_light_ground() -> None:
    sheet = emoji_sheet()
    rows = -(-len(EMOJI) // EMOJI_COLUMNS)
    assert sheet.size == (EMOJI_COLUMNS * 74, rows * 2 * (30 + 74))
    assert (sheet.getpixel((0, 0)), sheet.getpixel((0, rows * 30))) == (GROUND, LIGHT)
