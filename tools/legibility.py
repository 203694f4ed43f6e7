"""Whether pictures can be read as Discord's clients show them: `python -m tools.legibility GAME`.

Many positions of random play, from the first step to the last, for every number of players, in both
languages, with long names, each marked with what is new since some steps before.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, cycle

from msgspec import Struct

from games import GAMES
from games.core import AnyGame, View
from render import ARTISTS, HAND, TURN, WHOLE, Order, name_of, picture_of
from render.canvas import Box, Picture, Role
from render.units import PRINT
from tools.sheet import game_states
from words.catalogue import LANGUAGES, Words

WIDTH = 780
"""Pixels of every picture's file."""
HIGH = 740
"""Pixels that a turn picture has at the most, but for a few."""
HIGHEST = 800
"""Pixels that no picture but the whole board exceeds."""
MANY = 0.97
"""The share of turn pictures that are no higher than `HIGH`."""
DESKTOP, PHONE, OPENED = (550, 350), (314, 400), (390, 844)
"""The room that the clients give to one picture, and to one that is opened on a phone."""
SHOWN = 8.0
"""Pixels of deciding capitals on a desktop and on a phone, before the picture is opened."""
DECIDES, WHOLE_DECIDES, ANYTHING = 9.5, 9.0, 7.0
"""Pixels of capitals once it is opened: deciding ones, those of the whole board, any at all."""
MOST_EXTRA = 0.1
"""The share of texts that need not be legible before the picture is opened."""
ROUNDING = 0.02
"""Pixels by which capitals may fall short: they are drawn in whole ones."""
NAMES = ("Bartholomew Livingstone-Smythe", "Éléonore de Guyenne", "漢字の人", "Wilhelmina Wagenaar", "Zoë")


class Shown(Struct, frozen=True):
    """A picture of a position."""

    where: str
    name: str
    """`turn`, for the one that fits the question, or its own."""
    picture: Picture


def scale(picture: Picture, room: tuple[int, int]) -> float:
    """By how much a client shrinks it to fit."""
    width, height = picture.image.size
    return min(room[0] / width, room[1] / height)


def faults(name: str, picture: Picture) -> Iterator[str]:
    """What cannot be read, lies outside or lies over another, in one picture."""
    width, height = picture.image.size
    everything = Box(0, 0, width / PRINT, height / PRINT)
    is_whole = name.startswith(WHOLE)
    if width != WIDTH:
        yield f"is {width} wide"
    if not is_whole and height > HIGHEST:
        yield f"is {height} high"
    shown, opened = min(scale(picture, DESKTOP), scale(picture, PHONE)), scale(picture, OPENED)
    for box in picture.boxes:
        capitals = box.cap_height * PRINT + ROUNDING
        if box.role is Role.DECIDES and not is_whole and capitals * shown < SHOWN:
            yield f"{box.text!r} is shown {capitals * shown:.1f} high"
        least = ANYTHING if box.role is Role.EXTRA else WHOLE_DECIDES if is_whole else DECIDES
        if capitals * opened < least:
            yield f"{box.text!r} is {capitals * opened:.1f} high when opened"
        if not box.ink.within(everything) or not box.ink.within(box.panel):
            yield f"{box.text!r} is clipped"
    for one, other in combinations(picture.boxes, 2):
        if one.ink.overlaps(other.ink):
            yield f"{one.text!r} lies over {other.text!r}"
    extra = sum(box.role is Role.EXTRA for box in picture.boxes)
    if extra > MOST_EXTRA * len(picture.boxes):
        yield f"has {extra} extra texts of {len(picture.boxes)}"


def positions(game: AnyGame, count: int, seed: int) -> Iterator[tuple[str, Words, list[View], list[View]]]:
    """Where, words, and for the public and each seat what is seen there and was seen some steps before."""
    ways = [(seats, language) for seats in game.seats for language in LANGUAGES]
    each = -(-count // len(ways))
    for number, (seats, language) in enumerate(ways):
        states = game_states(game, seats, seed + number)
        words = Words(language, game.id, NAMES[:seats])
        for place in range(each):
            at = round(place * (len(states) - 1) / max(1, each - 1))
            seen = [
                [game.view(states[step], viewer) for viewer in (None, *range(seats))]
                for step in (at, max(0, at - 3 * seats))
            ]
            yield f"{seats} players, {language}, seed {seed + number}, step {at}", words, seen[0], seen[1]


def shown(game: AnyGame, count: int, seed: int, only: str | None = None) -> Iterator[Shown]:
    """All pictures of so many positions; of each position one seat's hand."""
    artist = ARTISTS[game.id]
    for turn, (where, words, now, before) in zip(
        cycle(range(60)), positions(game, count, seed), strict=False
    ):
        marked = before[0] if turn % 2 else None
        for name in (TURN, *artist.PICTURES):
            if only in (None, name):
                order = Order(game.id, name_of(game.id, name, now[0]), now[0], words, marked)
                yield Shown(where, name, picture_of(order))
        if only in (None, HAND):
            order = Order(game.id, HAND, now[1 + turn % (len(now) - 1)], words)
            yield Shown(where, HAND, picture_of(order))


def report(game: AnyGame, count: int, seed: int, only: str | None = None) -> list[str]:
    """Every fault of so many positions, and how high the turn pictures are if too many are too high."""
    found: list[str] = []
    turns = Counter[bool]()
    for each in shown(game, count, seed, only):
        found += [
            f"{game.id} {each.name} ({each.where}) {fault}" for fault in faults(each.name, each.picture)
        ]
        if each.name == TURN:
            turns[each.picture.image.height <= HIGH] += 1
    if turns and turns[True] < MANY * turns.total():
        found.append(f"{game.id}: {turns[False]} of {turns.total()} turn pictures are over {HIGH} high")
    return found


def main() -> None:
    """Read the command line and report; 1 when anything was found."""
    parser = argparse.ArgumentParser(prog="tools.legibility", description=__doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--positions", type=int, default=200, help="by default 200")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--picture", help="only this one")
    given = parser.parse_args()
    found = report(GAMES[given.game], given.positions, given.seed, given.picture)
    print("\n".join([*found, f"{len(found)} faults in {given.positions} positions of {given.game}."]))
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
