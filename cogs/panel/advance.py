"""Answering in advance: giving an answer, seeing what stands, taking it back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cogs.panel.controls import back_button
from cogs.panel.face import content
from cogs.panel.live import answer_on_panel, put_away, wanted
from cogs.panel.sight import Sight, look
from cogs.panel.stage import Block, blocks
from cogs.panel.standing import (
    advance_list,
    advance_parts,
    answer_text,
    deed_of,
    deed_text,
    line_of,
    said_of,
    standing_lines,
    value_of,
)
from cogs.plumbing.commands import Completed, completed
from cogs.plumbing.interactions import Id, acknowledge, addressed, picked
from cogs.plumbing.sending import AnyInteraction
from games.core import Refused
from host.advance import Prepared
from host.errors import Stale, refused

SHOW, GIVE, TAKE_BACK, PICK = "show", "give", "back", "pick"


async def press(interaction: AnyInteraction, id: Id) -> None:
    """A button: show the list, or do what the line says and show the list as it is then."""
    acknowledge(interaction, in_place=True)
    table = await addressed(interaction, id)
    if await put_away(interaction, table.id):
        return
    deed, line = id["deed"], id["line"]
    if deed == PICK:
        deed, _, line = next(iter(picked(interaction)), SHOW).partition(" ")
    await _do(interaction, table.id, deed, line)


async def answer_named(interaction: AnyInteraction, table_id: int, typed: str | None) -> None:
    """A command: show the list, or give or take back the answer that was chosen or typed."""
    sight = await look(interaction, table_id)
    if typed is None:
        await _show(interaction, sight)
        return
    deed, each = _named(sight, typed)
    await _do(interaction, table_id, deed, line_of(each))


async def complete(interaction: AnyInteraction, table_id: int, typed: str) -> Completed:
    """What may be given or taken back, as choices; nothing for those who do not play."""
    try:
        sight = await look(interaction, table_id)
    except Refused:
        return []
    lines = ((sight.words.text(deed_text(each)), value_of(deed_of(each), each)) for each in sight.prepared)
    return completed(lines, typed)


async def _do(interaction: AnyInteraction, table_id: int, deed: str, line: str) -> None:
    """One press, one answer given or taken back; what is past changes nothing and shows what there is."""
    said: list[str] = []
    sight = await look(interaction, table_id)
    try:
        if deed != SHOW:
            each = _line_named(sight.prepared, line)
            said = await _change(interaction, sight, deed, each)
            sight = await look(interaction, table_id)
    except Refused as refusal:
        sight = await look(interaction, table_id)
        said = [sight.words.text(refusal.reason)]
    await _show(interaction, sight, said)


async def _change(interaction: AnyInteraction, sight: Sight, deed: str, each: Prepared) -> list[str]:
    """Give it or take it back; what is to be said of it, and of what came of it at once."""
    host, user = interaction.client.host, interaction.user.id
    table, words = sight.table.id, sight.words
    if deed == TAKE_BACK:
        await host.unprepare(table, user, each.advance.key)
        return [said_of("standing-taken_back", each, words)]
    assert deed == GIVE
    events = await host.prepare(table, user, each.advance.key, each.number)
    return [said_of("standing-given", each, words), *map(words.event, events)]


async def _show(interaction: AnyInteraction, sight: Sight, said: Sequence[str] = ()) -> None:
    """All that can be answered in advance and what stands, with the way back to the moves."""
    shown = [*blocks(sight, advance_list(sight.prepared))]
    answers = advance_parts(sight.table, sight.prepared, shown)
    parts = [*answers, back_button(sight, sight.tree)]
    lines = advance_head(sight, shown)
    await answer_on_panel(interaction, sight, content(said, lines), parts, wanted(interaction, sight))


def advance_head(sight: Sight, shown: Iterable[Block]) -> list[str]:
    """What answers in advance are, and those that stand."""
    words = sight.words
    if not sight.prepared:
        return [words.say("standing-empty")]
    told = [line for block in shown for line in block.told]
    return [words.say("standing-title"), *standing_lines(sight.prepared, words), *told]


def _line_named(prepared: Iterable[Prepared], line: str) -> Prepared:
    """The answer of that line; Stale if it can be neither given nor taken back any more."""
    for each in prepared:
        if line_of(each) == line:
            return each
    raise Stale


def _named(sight: Sight, typed: str) -> tuple[str, Prepared]:
    """What was chosen from the list, or the only one whose words hold what was typed; or Refused."""
    wanted = typed.strip().casefold()
    for each in sight.prepared:
        for deed in (GIVE, TAKE_BACK):
            if typed == value_of(deed, each):
                return deed, each
    # Its own words give an answer, also when it stands; only more than those take it back.
    for text, deed in ((answer_text, GIVE), (deed_text, TAKE_BACK)):
        holding = [each for each in sight.prepared if wanted in sight.words.text(text(each)).casefold()]
        if len(holding) == 1:
            return deed, holding[0]
    raise refused("no_such_answer")
