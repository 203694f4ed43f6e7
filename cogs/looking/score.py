"""How a game stands: for each player the score now by source, and what can be known of the end."""

from __future__ import annotations

from collections.abc import Iterator

from cogs.plumbing.interactions import spoken
from cogs.plumbing.letters import Enclosure
from cogs.telling.happened import where
from cogs.telling.messages import pictures_of
from games import GAMES
from games.core import View
from games.score import Score, Tally
from games.values import Text, Who
from host.snapshot import Table
from host.tables import Host
from render import ARTISTS
from words.catalogue import Words

SCORES = "scores"
"""Stands in an id for the score; a picture of that name belongs to it."""


async def score_parts(
    host: Host, table: Table, user: int, language: str
) -> tuple[str, tuple[Enclosure, ...]]:
    """The score in words for one reader, with the game's own picture of it if it has one."""
    view, words = await host.view(table.id, user), spoken(table, language)
    lines = [where(table, view, words), *score_lines(table.game, view, words)]
    if SCORES not in ARTISTS[table.game].PICTURES:
        return "\n".join(lines), ()
    pictures = await pictures_of(table, view, language, picture=SCORES)
    return "\n".join([*lines, *pictures.sentences]), pictures.enclosures


def score_lines(game: str, view: View, words: Words) -> list[str]:
    """Two lines for each player, and what the question mark means where there is one."""
    score = GAMES[game].score(view)
    lines = [line for tally in score.tallies for line in _lines(score, tally, words)]
    if any(tally.hidden for tally in score.tallies):
        lines.append(f"-# {words.say('score-hidden')}")
    return lines


def _lines(score: Score, tally: Tally, words: Words) -> Iterator[str]:
    """Who has how much, and of what."""
    now, end = sum(tally.now.values()), sum(tally.end.values())
    yield words.say(
        "score-seat",
        who=Who(tally.seat),
        now=score.amount(now),
        total=score.amount(now + end, is_short=True) if end or tally.hidden else (),
        hidden=bool(tally.hidden),
    )
    if parts := [*_sources(score, tally), *tally.notes]:
        yield "-# " + " · ".join(map(words.text, parts))


def _sources(score: Score, tally: Tally) -> Iterator[Text]:
    """What brings something, or may."""
    for source in dict.fromkeys((*tally.now, *tally.end)):
        part = tally.now.get(source, 0) + tally.end.get(source, 0)
        is_hidden, name = source in tally.hidden, f"source-{source}"
        if part:
            amount = score.amount(part, is_short=True)
            yield Text("score-source", {"source": name, "amount": amount, "hidden": is_hidden})
        elif is_hidden:
            yield Text("score-unknown", {"source": name})
