"""The replay of a game that is over: privately, turn by turn, as the table or a seat saw it, or all open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cogs.looking.finding import table_in_sight
from cogs.plumbing.buttons import Button, Component, Line, Menu, Rows, address_of, table_button
from cogs.plumbing.interactions import Id, acknowledge, addressed, answer, badges, picked, spoken, unrepeated
from cogs.plumbing.letters import Enclosure
from cogs.plumbing.limits import LINES, MESSAGE, OPTION, clipped
from cogs.plumbing.sending import AnyInteraction, language_for
from cogs.telling.drawing import draw_of_the_past
from cogs.telling.happened import last_lines
from cogs.telling.messages import BOARD_FILE, picture_words, tale
from games.values import Seat, Who
from host.errors import refused
from host.snapshot import Table
from render.film.orders import Eyes, Scene, SceneOrder
from words.catalogue import Words

LAST = 9999
"""Beyond the end of any game: the end is shown."""
TABLE, OPEN, SEAT, SHEET = "t", "a", "s", "h"
"""As whom, in an id: the last two are followed by the seat's number."""
ROOM = 700
"""Characters for what the turn brought; the private sheets share the rest."""


async def open_replay(interaction: AnyInteraction, table: Table) -> None:
    """Begin at the end, as the table saw it; Refused until there is one."""
    await _show(interaction, table, LAST, TABLE)


async def turn_to(interaction: AnyInteraction, id: Id) -> None:
    """Another turn, or the same one as somebody else saw it, in place of what is shown."""
    acknowledge(interaction, in_place=True)
    table = await addressed(interaction, id)
    frame, eyes = int(id["frame"]), id["eyes"]
    match id["deed"]:
        case "first":
            frame = 0
        case "back":
            frame = max(0, frame - 1)
        case "on":
            frame += 1
        case "last":
            frame = LAST
        case "round":
            frame = int(picked(interaction)[0])
        case "eyes":
            eyes = picked(interaction)[0]
        case _:
            raise refused("unknown_choice")
    await _show(interaction, table, frame, eyes)


async def _show(interaction: AnyInteraction, table: Table, frame: int, eyes: str) -> None:
    """That turn, and the ways to all others."""
    table, host = await table_in_sight(interaction, table.id), interaction.client.host
    language = language_for(interaction)
    seen = _eyes(table, eyes)
    order = SceneOrder(await tale(host, table), frame, seen, picture_words(table, language))
    scene: Scene | None = await draw_of_the_past(table.game, order)
    if scene is None:
        raise refused("replay_gone")
    words = spoken(table, language)
    steps = await host.told_of_moves(table.id, scene.moves, seen.seat, is_open=seen.is_open)
    turn = words.say("replay-turn", turn=scene.frame + 1, turns=scene.last + 1)
    lines = [f"{words.say(f'game-{table.game}')}, {scene.moment} · {turn}", *last_lines(steps, words, ROOM)]
    lines += _sheet_lines(scene, MESSAGE - len("\n".join(lines)), words)
    ways = Rows(_ways(table, scene, eyes, words, picture_words(table, language)))
    content = unrepeated("\n".join(lines), table, language)
    picture = Enclosure(BOARD_FILE, scene.file, scene.caption)
    await answer(interaction, content, view=ways, enclosures=(picture,))


def _eyes(table: Table, eyes: str) -> Eyes:
    """As whom one looks; Refused for a seat that there is not."""
    if eyes in (TABLE, OPEN):
        return Eyes(is_open=eyes == OPEN)
    if eyes[0] not in (SEAT, SHEET) or not eyes[1:].isdecimal() or int(eyes[1:]) >= len(table.seats):
        raise refused("unknown_choice")
    return Eyes(seat=int(eyes[1:]), is_sheet=eyes[0] == SHEET)


def _sheet_lines(scene: Scene, room: int, words: Words) -> Iterator[str]:
    """What lay open of the private sheets and whose each was, as far as there is room for all of them."""
    for seat, said in scene.sheets:
        head = f"-# **{words.badge(seat).letter}** {words.name(seat)}{words.say('announce-colon')} "
        yield head + clipped(" ".join(said.split()), room // len(scene.sheets) - len(head) - 1)


def _ways(table: Table, scene: Scene, eyes: str, words: Words, plain: Words) -> Iterator[Component]:
    """A turn on and back, the parts of the game, and as whom."""

    def way(deed: str) -> str:
        return f"replay:{deed}:{address_of(table)}:{scene.frame}:{eyes}"

    is_first, is_last = scene.frame == 0, scene.frame == scene.last
    for deed, is_off in (("first", is_first), ("back", is_first), ("on", is_last), ("last", is_last)):
        yield Button(way(deed), words.say(f"replay-{deed}"), row=0, is_off=is_off)
    if len(scene.rounds) > 1:
        yield Menu(way("round"), words.say("replay-rounds"), _rounds(scene))
    yield Menu(way("eyes"), words.say("replay-eyes"), (*_seeing(table, eyes, plain),))
    yield table_button("film", table, words.say("replay-film"), row=3)  # where it is whatever turn is shown


def _rounds(scene: Scene) -> tuple[Line, ...]:
    """The parts of the game about this one, as many as a menu holds."""
    here = max(place for place, (frame, _) in enumerate(scene.rounds) if frame <= scene.frame)
    first = max(0, min(here - LINES // 2, len(scene.rounds) - LINES))
    shown: Sequence[tuple[int, str]] = scene.rounds[first : first + LINES]
    return tuple(
        [
            Line(str(frame), moment[:1].upper() + moment[1:], is_chosen=first + place == here)
            for place, (frame, moment) in enumerate(shown)
        ]
    )


def _seeing(table: Table, eyes: str, words: Words) -> Iterator[Line]:
    """As the table, as each seat and at its private sheet, or all open."""

    def line(value: str, key: str, seat: Seat | None = None) -> Line:
        said = words.say(key) if seat is None else words.say(key, who=Who(seat))
        emoji = None if seat is None else f"badge_{badges(table)[seat].colour}"
        return Line(value, clipped(said, OPTION), is_chosen=value == eyes, emoji=emoji)

    yield line(TABLE, "replay-table")
    yield line(OPEN, "replay-open")
    for seat in range(len(table.seats)):
        yield line(f"{SEAT}{seat}", "replay-seat", seat)
        yield line(f"{SHEET}{seat}", "replay-sheet", seat)
