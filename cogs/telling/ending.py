"""The last message of a game: who has won by what, and the file that proves every draw."""

from __future__ import annotations

import msgspec

from cogs.plumbing.answers import spoken
from cogs.plumbing.buttons import table_button
from cogs.plumbing.letters import Enclosure, Letter
from cogs.plumbing.rows import Button
from cogs.telling.board_message import pictures_of, title, with_events
from games.core import Result, Standing
from games.values import Text, Who
from host.reading import Table
from host.tables import Host
from words.catalogue import Words


async def ending_letter(host: Host, table: Table, since: int) -> Letter:
    """What the whole table is shown once the game is over or cancelled."""
    words = spoken(table, table.language)
    head = [title(table, words)]
    shown = await host.shown(table.id, since, None)
    pictures = await pictures_of(table, shown.view, table.language)
    enclosures = [*pictures.enclosures]
    if table.result is None:
        head.append(words.say("announce-cancelled"))
    else:
        head += scores(table.result, words)
        enclosures.append(await _record(host, table))
    return Letter(
        content=with_events(shown.events, [*head, *pictures.sentences], words),
        enclosures=tuple(enclosures),
        buttons=_buttons(table, words),
        language=table.language,
    )


def winner_line(result: Result, words: Words) -> str:
    """Who has won."""
    winners = tuple(Who(seat) for seat in result.winners)
    if not winners:
        return words.say("announce-nobody")
    return words.say("announce-won", who=winners, count=len(winners))


def scores(result: Result, words: Words) -> list[str]:
    """Winners, the tie-breaks that were needed, each player's points by their source, and the proof."""
    return [
        f"**{winner_line(result, words)}**",
        *(words.say("announce-tie", by=f"tie-{tie}") for tie in result.tie_breaks),
        *(_standing(result, standing, words) for standing in result.standings),
        words.say("announce-record"),
    ]


def _standing(result: Result, standing: Standing, words: Words) -> str:
    return words.say(
        "announce-standing",
        rank=standing.rank,
        who=Who(standing.seat),
        total=result.amount(standing.total),
        sources=tuple(
            Text(
                "announce-source",
                {"source": f"source-{source}", "amount": result.amount(part, is_short=True)},
            )
            for source, part in standing.sources.items()
            if part
        ),
        out=standing.is_out,
    )


async def _record(host: Host, table: Table) -> Enclosure:
    """Seed, options and all actions, as `bot.py replay` reads them."""
    record = await host.record(table.id)
    return Enclosure(f"{table.game}-table-{table.id}.json", msgspec.json.encode(record))


def _buttons(table: Table, words: Words) -> tuple[Button, ...]:
    return (
        table_button("rematch", table, words.say("announce-rematch")),
        table_button("log", table, words.say("announce-log")),
    )
