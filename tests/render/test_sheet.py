from games.livingstone.rules import LIVINGSTONE
from render import ARTISTS
from tools.sheet import GAP, PHONE, STAGES, phone, pictures, rows_of
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
