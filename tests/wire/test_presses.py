"""Every button pressed in every wrong way: one step at most, and a sentence for whoever pressed alone."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from msgspec import Struct

from games.values import Who
from playground.interactions import Interaction
from storage.sqlite.health import looking_at
from tests.cogs.harbour import Harbour, moored
from tests.playground.stage import playing
from tests.wire.pressing import (
    PEOPLE,
    Ready,
    Scene,
    at_board,
    at_cancel,
    at_form,
    at_join,
    at_line,
    at_more,
    at_more_undo,
    at_narrowing,
    at_panel_undo,
    at_rematch,
    at_resign,
    at_start,
)
from words.catalogue import Words

Manner = Callable[[Scene, Ready], Awaitable[list[str]]]
"""Presses so; what each press that was one too many is told."""
Answer = tuple[str, ...]
"""One of these sentences."""
Answers = dict[Manner, Answer]
Stored = dict[str, list[tuple[Any, ...]]]
"""Rows of the database."""


# In which ways


async def redelivered(scene: Scene, ready: Ready) -> list[str]:
    """The same press comes twice over the wire; it can be answered only once."""
    pressed = ready.press(ready.who)
    scene.harbour.playground.interactions.open(pressed)
    # What is told after it reaches the bot after it.
    await scene.dealt_with(pressed, scene.command("/help")(scene.watcher))
    return []


async def twice(scene: Scene, ready: Ready) -> list[str]:
    """Once more when all is done."""
    await scene.does(ready.who, ready.press)
    return [await scene.does(ready.who, ready.again or ready.press)]


async def at_once(scene: Scene, ready: Ready) -> list[str]:
    """Three times before the first is dealt with."""
    return await _together(scene, *(ready.press(ready.who) for _ in range(3)))


async def beside_a_command(scene: Scene, ready: Ready) -> list[str]:
    """By button and by command at the same time."""
    assert ready.command is not None
    return await _together(scene, ready.press(ready.who), ready.command(ready.who))


async def _together(scene: Scene, *presses: Interaction) -> list[str]:
    """All at the same time."""
    await scene.dealt_with(*presses)
    return _too_many(scene, *presses)


def _too_many(scene: Scene, *presses: Interaction) -> list[str]:
    """What all are told but the first that was not refused."""
    said = [scene.told(each) for each in presses]
    said.remove(next(text for text in said if not any(each in text for each in scene.refusals)))
    return said


async def by_the_other(scene: Scene, ready: Ready) -> list[str]:
    """By the other player."""
    return [await scene.does(scene.other_than(ready.who), ready.press)]


async def by_a_watcher(scene: Scene, ready: Ready) -> list[str]:
    """By somebody who does not play."""
    return [await scene.does(scene.watcher, ready.press)]


async def too_late(scene: Scene, ready: Ready) -> list[str]:
    """By the same player when the game has moved on."""
    return [await scene.does(ready.who, ready.press)]


class Growth(NamedTuple):
    """What one press adds."""

    steps: int = 0
    seats: int = 0
    tables: int = 0
    posts: int = 0
    invitations: int = 0
    """Among the posts: to play again."""


INVITED = [Words(language, "livingstone", [""]).say("lobby-invited", who=Who(0)) for language in PEOPLE]
"""What an invitation to a rematch says after a name."""
SERVED: Answer = ("",)
"""What the press before was told, or what everybody may look at."""
SILENT: Answer = ()
"""Nothing at all: what was wanted is so already."""
STALE: Answer = ("refusal-stale",)
CLOSED: Answer = ("panel-closed",)
"""What the older of two panels is told."""
RUNNING: Answer = ("refusal-table_running",)
SEATED: Answer = ("refusal-already_seated",)
NOT_SEATED: Answer = ("refusal-not_seated",)
OTHER_ASKED: Answer = ("refusal-undo-other_asked",)
PLAYED: tuple[Manner, ...] = (redelivered, twice, at_once, beside_a_command)
"""Ways in which the press is right once."""
CROWD = {at_once, by_the_other, by_a_watcher}
"""Ways that can happen together."""


class Control(Struct, frozen=True):
    """Something to press."""

    stage: Callable[[Scene], Awaitable[Ready]]
    growth: Growth
    """By one press."""
    answers: Answers
    """To a press too many. Ways that are no mistake, or in which nobody can press it, are left out."""


LOOKING: Answers = {redelivered: SERVED, twice: SERVED, at_once: SERVED, beside_a_command: SERVED}
EVERYBODY: Answers = {by_the_other: SERVED, by_a_watcher: SERVED, too_late: SERVED}
CONTROLS = {
    "Join": Control(
        at_join,
        Growth(seats=1),
        {redelivered: SILENT, twice: SEATED, at_once: SEATED, by_the_other: SEATED, too_late: RUNNING},
    ),
    "Start": Control(
        at_start,
        Growth(steps=1, posts=3),
        {redelivered: SILENT, twice: RUNNING, at_once: RUNNING, by_a_watcher: NOT_SEATED, too_late: RUNNING},
    ),
    "Move": Control(at_board("move"), Growth(), {**LOOKING, **EVERYBODY, by_a_watcher: NOT_SEATED}),
    "a line that leads to others": Control(
        at_narrowing,
        Growth(),
        {
            redelivered: SERVED,
            twice: SERVED,
            at_once: SERVED,
            by_the_other: STALE,
            by_a_watcher: NOT_SEATED,
            too_late: STALE,
        },
    ),
    "a line that plays": Control(
        at_line,
        Growth(steps=1),
        {
            redelivered: SILENT,
            twice: CLOSED,
            at_once: STALE,
            beside_a_command: (*STALE, "refusal-spend_die_first"),
            by_the_other: STALE,
            by_a_watcher: NOT_SEATED,
            too_late: STALE,
        },
    ),
    "a form": Control(
        at_form,
        Growth(steps=1),
        {
            redelivered: SILENT,
            twice: STALE,
            at_once: STALE,
            beside_a_command: (*STALE, "refusal-gift_out_of_range"),
            too_late: STALE,
        },
    ),
    "Undo behind More": Control(
        at_more_undo,
        Growth(steps=1),
        {
            redelivered: SILENT,
            at_once: SERVED,
            by_the_other: OTHER_ASKED,
            by_a_watcher: NOT_SEATED,
            too_late: OTHER_ASKED,
        },
    ),
    "Undo on the panel": Control(
        at_panel_undo,
        Growth(steps=1),
        {
            redelivered: SILENT,
            twice: CLOSED,
            at_once: SERVED,
            by_the_other: STALE,
            by_a_watcher: NOT_SEATED,
            too_late: STALE,
        },
    ),
    "My hand": Control(at_board("hand"), Growth(), {**LOOKING, **EVERYBODY, by_a_watcher: NOT_SEATED}),
    "Board": Control(at_board("board"), Growth(), {**LOOKING, **EVERYBODY}),
    "Log behind More": Control(
        at_more("page:log", "/table log"), Growth(), {redelivered: SERVED, at_once: SERVED}
    ),
    "Rules behind More": Control(at_more("table:rules", "/table rules"), Growth(), {**LOOKING, **EVERYBODY}),
    "Rematch": Control(
        at_rematch,
        Growth(seats=1, tables=1, posts=2, invitations=1),
        {redelivered: SERVED, twice: SERVED, at_once: SERVED, by_a_watcher: NOT_SEATED},
    ),
    "Yes, resign": Control(at_resign, Growth(steps=1), {redelivered: SERVED, twice: SERVED, at_once: SERVED}),
    "/table cancel": Control(
        at_cancel,
        Growth(steps=1),
        {redelivered: SERVED, twice: SERVED, at_once: SERVED, by_a_watcher: NOT_SEATED},
    ),
}
COMBINATIONS = [
    pytest.param(control, manner, id=f"{name}-{manner.__name__}")
    for name, control in CONTROLS.items()
    for manner in control.answers
]


@pytest.mark.slow
@pytest.mark.parametrize(("control", "manner"), COMBINATIONS)
async def test_a_press_too_many(tmp_path: Path, control: Control, manner: Manner) -> None:
    database = tmp_path / "quayside.db"
    async with playing() as playground, moored(playground, database) as harbour:
        for language in PEOPLE:
            async with staged(harbour, database, control, language, manner) as (scene, ready):
                before = stored(database), public(scene)
                too_many = await manner(scene, ready)
                after = stored(database), public(scene)
            if manner in PLAYED:
                assert grown(before, after) == control.growth
            else:
                assert after == before
            for text in too_many:
                assert is_answered(text, control.answers[manner], scene), text


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in CONTROLS if CONTROLS[name].answers.keys() >= CROWD])
async def test_everybody_presses_at_once(tmp_path: Path, name: str) -> None:
    database, control = tmp_path / "quayside.db", CONTROLS[name]
    async with playing() as playground, moored(playground, database) as harbour:
        for language in PEOPLE:
            async with staged(harbour, database, control, language, at_once) as (scene, ready):
                before = stored(database), public(scene)
                crowd = (scene.watcher, ready.who, scene.other_than(ready.who), ready.who)
                watcher, first, other, second = presses = [ready.press(person) for person in crowd]
                await scene.dealt_with(*presses)
                after = stored(database), public(scene)
            assert grown(before, after) == control.growth
            assert is_answered(scene.told(watcher), control.answers[by_a_watcher], scene)
            assert is_answered(scene.told(other), control.answers[by_the_other], scene)
            for text in _too_many(scene, first, second):
                assert is_answered(text, control.answers[at_once], scene), text


@asynccontextmanager
async def staged(
    harbour: Harbour, database: Path, control: Control, language: str, manner: Manner
) -> AsyncIterator[tuple[Scene, Ready]]:
    """A new table just before the press; no refusal of it may be said to all."""
    scene = Scene(harbour, len(stored(database)["tables"]) + 1, language)
    scene.refusals = [scene.sentence(key) for key in control.answers[manner] if key]
    with harbour.world.feed.listening(scene.hear):
        ready = await control.stage(scene)
        if manner is too_late or (manner is twice and control.growth.steps):
            scene.keep_button(ready)
        if manner is too_late:
            await scene.move_on()
        yield scene, ready
    assert not any(sentence in text for sentence in scene.refusals for text in public(scene))


def is_answered(text: str, keys: Answer, scene: Scene) -> bool:
    """Whether that is what a press too many is told."""
    if keys == SILENT:
        return not text
    return any(scene.sentence(key) in text for key in keys) if keys != SERVED else bool(text)


def stored(database: Path) -> Stored:
    """All that the file knows of the tables."""
    with looking_at(database) as rows:
        names = ("tables", "seats", "steps", "outbox", "posts")
        return {name: rows.execute(f"select * from {name} order by 1, 2, 3").fetchall() for name in names}


def grown(before: tuple[Stored, list[str]], after: tuple[Stored, list[str]]) -> Growth:
    """What has been added to what is stored and to what is public."""
    (rows, said), (more_rows, more_said) = before, after
    steps, seats, tables = (len(more_rows[name]) - len(rows[name]) for name in ("steps", "seats", "tables"))
    posts, invitations = len(more_said) - len(said), invitations_in(more_said) - invitations_in(said)
    return Growth(steps, seats, tables, posts, invitations)


def invitations_in(said: list[str]) -> int:
    """How often somebody would like to play again, in any language."""
    return sum(any(each in text for each in INVITED) for text in said)


def public(scene: Scene) -> list[str]:
    """Every message but private answers, as it reads now."""
    messages = scene.world.records.messages.values()
    return [message.content for message in messages if not message.is_ephemeral]
