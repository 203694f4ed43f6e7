"""Looking at a table, privately: one's hand, what happened, whom it waits for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import discord

from cogs.looking.finding import table_in_sight
from cogs.panel.standing import answered_lines
from cogs.plumbing.buttons import Button, Rows, address_of, rows_of, table_button
from cogs.plumbing.commands import Completed, completed
from cogs.plumbing.interactions import (
    Id,
    acknowledge,
    addressed,
    answer,
    badges,
    names,
    unrepeated,
    words_for,
)
from cogs.plumbing.limits import clipped
from cogs.plumbing.sending import AnyInteraction, language_for
from cogs.telling.messages import finished, hand_parts, rest_line
from cogs.telling.sentences import Line, told
from games.values import Seat, Who
from host.errors import refused
from host.outbox import PostKind
from host.snapshot import Table
from render import ARTISTS
from render.film.course import standing_lines
from render.twin import LONGEST_PAGE, pages_of
from storage.rows import TableStatus
from words.catalogue import When, Words

TO_THE_END = {"log": "details", "details": "log"}
"""What is told to its end, and the other way to tell the same."""
LAST = 9999
"""No text has so many pages."""
A_NIGHT = 12 * 60 * 60
"""Seconds after which the time of the day does not tell the day any more."""
LONGEST_LINE = 1000
"""Characters of a line of the log; the details have what is cut off."""


async def hand(interaction: AnyInteraction, table: Table) -> None:
    """What the player alone may see; private messages are tried again from now on."""
    user, language = interaction.user.id, language_for(interaction)
    content, pictures = await hand_parts(interaction.client.host, table, user, language)
    await interaction.client.host.close_messages(user, is_closed=False)
    again = move_button(table, user, words_for(interaction))
    await answer(interaction, content, view=again, enclosures=pictures)


async def asked(interaction: AnyInteraction, table: Table) -> None:
    """Whom the table waits for, for what, and since when."""
    if table.status is TableStatus.LOBBY:
        raise refused("table_lobby")
    words = words_for(interaction, table)
    lines = list(asked_lines(table, words))
    board = await interaction.client.host.post(table.id, PostKind.BOARD)
    if not lines:
        lines = [words.say("asked-nobody") if table.rest is None else rest_line(table, words)]
    elif board is not None:
        # Whenever somebody is newly asked, the board is posted anew.
        lines.append(f"{words.say('asked-since')} <t:{board.posted}:R>")
    lines += _deadlines(table, words)
    await answer(interaction, "\n".join(lines))


async def fair(interaction: AnyInteraction, table: Table) -> None:
    """The fingerprint of the seed, and how every draw can be checked with it; after the end, the verdict."""
    words, host = words_for(interaction), interaction.client.host
    said = [words.say("fair-seed"), f"`{await host.commitment(table.id)}`"]
    if table.status is TableStatus.RUNNING:
        said.append(words.say("fair-check"))
    else:
        found = await host.verdict(table.id)
        verdict = "fair-holds" if found.is_true else "fair-broken"
        said.append(words.say(verdict, moves=found.moves, draws=found.draws))
        said += [words.say("fair-partly", moves=found.unchecked)] if found.unchecked else []
        said.append(words.say("fair-yourself"))
    await answer(interaction, "\n".join(said))


# Long texts, a page at a time


async def show_page(
    interaction: AnyInteraction, table: Table, kind: str, page: int | None = None, seat: Seat | None = None
) -> None:
    """Answer with that page, or the last one there is, and buttons to its neighbours.

    What happened is told to its end, so that it opens at its last page; anything else at its first.
    """
    table = await table_in_sight(interaction, table.id)
    pages = await _pages(interaction, table, kind, seat)
    last = len(pages) - 1
    page = (last if kind in TO_THE_END else 0) if page is None else min(page, last)
    words = words_for(interaction)
    neighbours = []
    if page > 0:
        label = words.say("page-previous", page=page, pages=len(pages))
        neighbours.append(page_button(kind, table, page - 1, seat, label))
    if page + 1 < len(pages):
        label = words.say("page-next", page=page + 2, pages=len(pages))
        neighbours.append(page_button(kind, table, page + 1, seat, label))
    if (other := TO_THE_END.get(kind)) is not None:
        neighbours.append(page_button(other, table, LAST, seat, words.say(f"log-{other}")))
    content = unrepeated(pages[page], table, language_for(interaction))
    await answer(interaction, content, view=rows_of(neighbours))


async def turn_page(interaction: AnyInteraction, id: Id) -> None:
    """Show another page, as it reads now, in place of the one before."""
    acknowledge(interaction, in_place=True)
    table = await addressed(interaction, id)
    seat = int(id["seat"]) if id["seat"] else None
    await show_page(interaction, table, id["kind"], int(id["page"]), seat)


def page_button(kind: str, table: Table, page: int, seat: Seat | None, label: str) -> Button:
    """The way to that page of a long text."""
    return Button(f"page:{kind}:{address_of(table)}:{page}:{'' if seat is None else seat}", label)


async def _pages(interaction: AnyInteraction, table: Table, kind: str, seat: Seat | None) -> list[str]:
    """What whoever asks may read of that kind, of one seat or of all."""
    match kind:
        case "text":
            return await text_pages(interaction, table)
        case "log":
            return await log_pages(interaction, table, seat)
        case "details":
            return await detail_pages(interaction, table, seat)
        case "missed":
            return await missed_pages(interaction, table)
    raise refused("unknown_choice")


async def text_pages(interaction: AnyInteraction, table: Table) -> list[str]:
    """Everything this reader may know, in words; their seat alone decides what that is.

    Of a game that is over, first how it went.
    """
    host, words = interaction.client.host, words_for(interaction, table)
    view = await host.view(table.id, interaction.user.id)
    card = None if table.result is None else await finished(host, table, words)
    return [*(() if card is None else card.pages), *ARTISTS[table.game].describe(view, words)]


async def log_pages(interaction: AnyInteraction, table: Table, seat: Seat | None) -> list[str]:
    """A line for each turn, by rounds, oldest first: of all, or of one player."""
    words = words_for(interaction, table)
    lines = told(await interaction.client.host.story(table.id, interaction.user.id), words)
    if seat is not None:
        lines = _of(seat, lines)
    end = [] if table.result is None or seat is not None else standing_lines(table.result, words)
    return pages_to_end(lines, end) if lines else [words.say("log-empty")]


def _of(seat: Seat, lines: Sequence[Line]) -> list[Line]:
    """What that player did, each round below its heading."""
    kept: list[Line] = []
    for line in lines:
        if line.is_heading and kept and kept[-1].is_heading:
            kept.pop()
        if line.is_heading or seat in line.seats:
            kept.append(line)
    return kept[:-1] if kept and kept[-1].is_heading else kept


async def detail_pages(interaction: AnyInteraction, table: Table, seat: Seat | None) -> list[str]:
    """Every single thing that happened as far as the reader may know it, oldest first."""
    words = words_for(interaction, table)
    steps = await interaction.client.host.story(table.id, interaction.user.id)
    lines = [
        words.called(step.called).event(event)
        for step in steps
        if seat is None or step.seat == seat
        for event in step.events
    ]
    return pages_of(lines) if lines else [words.say("log-empty")]


async def missed_pages(interaction: AnyInteraction, table: Table) -> list[str]:
    """What happened since the player's own last turn; above it what was answered for them meanwhile."""
    host, user, words = interaction.client.host, interaction.user.id, words_for(interaction, table)
    missed = await host.missed(table.id, user)
    answered = await host.answered(table.id, user)
    lines = [*answered_lines(answered, words), *stamped(told(missed.steps, words))]
    return pages_of([words.say("missed-title"), *lines]) if lines else [words.say("missed-nothing")]


def stamped(lines: Iterable[Line]) -> list[str]:
    """These lines with the time of each, as the reader's clock shows it; the day only where it may be new."""
    said, before = [], None
    for line in lines:
        if line.is_heading:
            said.append(f"**{line.text}**")
        else:
            is_near = before is not None and line.time - before < A_NIGHT
            said.append(f"<t:{line.time}:{'t' if is_near else 'f'}> {clipped(line.text, LONGEST_LINE)}")
            before = line.time
    return said


def pages_to_end(lines: Sequence[Line], end: Sequence[str] = ()) -> list[str]:
    """All of these with their times, the last page full, every page below the heading of its round."""
    heading, placed = "", []
    for line, said in zip(lines, stamped(lines), strict=True):
        heading = said if line.is_heading else heading
        placed.append((heading, said))
    pages, above = [[*end]], ""
    for heading, said in reversed(placed):
        if len("\n".join([heading, said, *pages[0]])) > LONGEST_PAGE - len(heading):
            pages[0] = [above, *pages[0]] if above != pages[0][0] else pages[0]
            pages.insert(0, [])
        pages[0].insert(0, said)
        above = heading
    return ["\n".join(filter(None, page)) for page in pages]


# Players


def _deadlines(table: Table, words: Words) -> Iterator[str]:
    """Until when each of those who are asked has time, where a clock runs."""
    for seat in table.asked:
        if seat in table.deadlines:
            yield words.say("asked-until", who=Who(seat), until=When(table.deadlines[seat]))


def asked_lines(table: Table, words: Words) -> Iterator[str]:
    """Whom the table waits for, and for what."""
    for seat, question in table.asked.items():
        yield f"**{words.badge(seat).letter}** {words.say('asked-seat', who=Who(seat), question=question)}"


def move_button(table: Table, user: int, words: Words) -> Rows | None:
    """The way to the panel, for whom the table waits for."""
    if not table.is_waiting_for(user):
        return None
    label = words.say("announce-move")
    return Rows([table_button("move", table, label, discord.ButtonStyle.primary)])


def seat_named(table: Table, typed: str) -> Seat:
    """The seat of the player of that name or letter, or Refused."""
    wanted = typed.strip().lower()
    letters = [badge.letter for badge in badges(table)]
    # Letters first: they are what completion types, and somebody may be called by another's.
    for known in (letters, [seat.name for seat in table.seats]):
        for seat, called in enumerate(known):
            if called.lower() == wanted:
                return seat
    raise refused("no_such_player")


def complete_player(table: Table, typed: str, language: str) -> Completed:
    """The players of the table, as choices."""
    letters = [badge.letter for badge in badges(table)]
    called = names(table, language)
    lines = ((f"{letters[seat.seat]} {called[seat.seat]}", letters[seat.seat]) for seat in table.seats)
    return completed(lines, typed)
