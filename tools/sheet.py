"""A contact sheet: all pictures of every game, in both languages, full size and on a phone; and all emoji."""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from itertools import product
from pathlib import Path

from PIL import Image

from games import GAMES
from games.chance import Rng
from games.core import AnyGame, State
from render import ARTISTS
from render.canvas import Picture
from render.emoji import EMOJI, emoji
from words.catalogue import LANGUAGES, Words

PHONE = 390
"""Width in pixels of the screen a board has to be read on."""
GAP = 16
GROUND, LIGHT = (49, 51, 56), (255, 255, 255)
EMOJI_SIDE, EMOJI_COLUMNS = 22, 16
STAGES = {"early": 0.08, "middle": 0.5, "late": 0.92, "end": 1.0}
"""How much of the game has been played."""
NAMES = ("Ana", "Bartholomew Livingstone-Smythe", "Zoë", "漢字の人", "Éléonore de Guyenne")


def game_states(game: AnyGame, seats: int, seed: int) -> list[State]:
    """Every state of one random game, in which free actions are rare."""
    chance = random.Random(seed)  # noqa: S311  # which game is shown is no secret
    state: State = game.setup(seats, game.options(), Rng(f"{seed:064x}")).state
    states = [state]
    while waiting := game.to_act(state):
        seat = min(waiting)
        legal = game.legal(state, seat)
        plain = [action for action in legal if not action.is_free]
        action = chance.choice(plain if plain and chance.random() < 0.9 else legal)
        state = game.play(state, seat, action).state
        states.append(state)
    return states


def pictures(game: AnyGame, seats: int, seed: int) -> Iterator[tuple[str, str, Picture]]:
    """The name, the language and the picture of all pictures at each stage of one game."""
    artist, states = ARTISTS[game.id], game_states(game, seats, seed)
    for (stage, share), language in product(STAGES.items(), LANGUAGES):
        words = Words(language, game.id, NAMES[:seats])
        place = round(share * (len(states) - 1))
        view, before = (game.view(states[at], 0) for at in (place, max(0, place - 4 * seats)))
        seen = None if stage in {"early", "end"} else before
        name = f"{game.id}-{seats}-{stage}"
        for picture, drawing in artist.PICTURES.items():
            yield f"{name}-{picture}", language, drawing.draw(view, words, seen)
        yield f"{name}-hand", language, artist.hand(view, words)


def phone(picture: Picture) -> Image.Image:
    """The picture as wide as a phone shows it."""
    height = round(picture.image.height * PHONE / picture.image.width)
    return picture.image.convert("RGB").resize((PHONE, height), Image.Resampling.LANCZOS)


def rows_of(images: list[Image.Image], columns: int) -> Image.Image:
    """The images side by side, so many to a row."""
    rows = [images[start : start + columns] for start in range(0, len(images), columns)]
    heights = [max(image.height for image in row) + GAP for row in rows]
    sheet = Image.new("RGB", (columns * (PHONE + GAP) + GAP, sum(heights) + GAP), GROUND)
    top = GAP
    for row, height in zip(rows, heights, strict=True):
        for place, image in enumerate(row):
            sheet.paste(image, (GAP + place * (PHONE + GAP), top))
        top += height
    return sheet


def emoji_sheet() -> Image.Image:
    """All emoji as large as a client shows them, and three times as large, on dark and on light ground."""
    rows = -(-len(EMOJI) // EMOJI_COLUMNS)
    drawn = [emoji(name) for name in EMOJI]
    sides = [(side, ground) for side in (EMOJI_SIDE, 3 * EMOJI_SIDE) for ground in (GROUND, LIGHT)]
    sheet = Image.new(
        "RGB", (EMOJI_COLUMNS * (3 * EMOJI_SIDE + 8), rows * sum(side + 8 for side, _ in sides))
    )
    top = 0
    for side, ground in sides:
        sheet.paste(ground, (0, top, sheet.width, top + rows * (side + 8)))
        for number, image in enumerate(drawn):
            down, across = divmod(number, EMOJI_COLUMNS)
            small = image.resize((side, side), Image.Resampling.LANCZOS)
            sheet.paste(small, (across * (side + 8) + 4, top + down * (side + 8) + 4), small)
        top += rows * (side + 8)
    return sheet


def make_sheet(folder: Path, seed: int) -> list[Path]:
    """Write every picture at full size, and an index of small ones per game and number of players."""
    folder.mkdir(parents=True, exist_ok=True)
    written: list[Path] = [folder / "emoji.png"]
    emoji_sheet().save(written[0])
    for game in GAMES.values():
        for seats in game.seats:
            small: list[Image.Image] = []
            for name, language, picture in pictures(game, seats, seed):
                written.append(folder / f"{name}-{language}.png")
                written[-1].write_bytes(picture.png())
                small.append(phone(picture))
            written.append(folder / f"index-{game.id}-{seats}.png")
            rows_of(small, len(small) // len(STAGES)).save(written[-1])
    return written


def main() -> None:
    """Read the command line and make the sheet."""
    parser = argparse.ArgumentParser(prog="tools.sheet", description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="the folder to write to")
    parser.add_argument("--seed", type=int, default=1, help="which random games to show")
    given = parser.parse_args()
    written = make_sheet(given.out, given.seed)
    print(f"{len(written)} pictures in {given.out}")


if __name__ == "__main__":
    main()
