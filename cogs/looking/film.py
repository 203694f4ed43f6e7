"""The animation of a game that is over, made for whoever asks, frame by frame while others are served."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

from cogs.looking.finding import table_in_sight
from cogs.plumbing.interactions import answer, words_for
from cogs.plumbing.letters import Enclosure
from cogs.plumbing.sending import AnyInteraction, language_for
from cogs.telling.drawing import draw_of_the_past
from cogs.telling.messages import picture_words, tale
from host.errors import refused
from host.snapshot import Table
from render.film.gif import Shot, gif_of
from render.film.orders import CountOrder, ShotOrder
from words.catalogue import Words

MOST_BYTES = 8_000_000
"""Of the file; what would go beyond is left out, but never the last picture."""
MOST_SECONDS = 60.0
"""For making it."""
PROGRESS = 2.0
"""Seconds between two words on how far it is."""
LENGTH, SHORTEST, LONGEST, END = 55.0, 0.5, 1.2, 5.0
"""Seconds: of the whole animation but for its last picture, of one, and of the last one."""


async def make_film(interaction: AnyInteraction, table: Table) -> None:
    """Answer with the animation, and meanwhile with how far it is; one at a time for each person."""
    table = await table_in_sight(interaction, table.id)
    record = await tale(interaction.client.host, table)
    with _alone(interaction.client.filming, interaction.user.id):
        words = words_for(interaction, table)
        count: int | None = await draw_of_the_past(table.game, CountOrder(record))
        if count is None:
            raise refused("replay_gone")
        shots = await _shots(interaction, table, record, count, words)
        shown = min(LONGEST, max(SHORTEST, LENGTH / len(shots)))
        file = gif_of(shots, [shown] * (len(shots) - 1) + [END])
        alt = words.say("film-alt", game=f"game-{table.game}", count=len(shots))
        film = Enclosure(f"{table.game}-{table.id}.gif", file, alt)
        await answer(interaction, words.say("film-done", count=len(shots)), enclosures=(film,))


@contextmanager
def _alone(filming: set[int], user: int) -> Iterator[None]:
    """Nothing else is made for that user meanwhile; Refused if something is."""
    if user in filming:
        raise refused("film_busy")
    filming.add(user)
    try:
        yield
    finally:
        filming.discard(user)


async def _shots(
    interaction: AnyInteraction, table: Table, record: bytes, count: int, words: Words
) -> list[Shot]:
    """Its frames, as many as time and size allow, the last one always."""
    pictures = picture_words(table, language_for(interaction))
    begun, told, size = monotonic(), 0.0, 0
    shots: list[Shot] = []
    for number in range(count):
        if monotonic() - told > PROGRESS:
            told = monotonic()
            await answer(interaction, words.say("film-progress", done=number, count=count))
        is_too_much = size > MOST_BYTES or monotonic() - begun > MOST_SECONDS
        if is_too_much and number < count - 1:
            continue
        order = ShotOrder(record, number, not is_too_much, pictures)
        shot: Shot | None = await draw_of_the_past(table.game, order, has_time=True)
        if shot is None:
            raise refused("undrawn")
        size += len(shot.block)
        shots.append(shot)
    return shots
