"""Why not? What kinds of action are not offered now, each with the reason and the rule that says so."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from cogs.panel.coach import prompt_of
from cogs.panel.controls import CONTROLS, back_button, why_button
from cogs.panel.live import answer_on_panel, put_away, wanted
from cogs.panel.sight import Sight, look
from cogs.plumbing.buttons import Button, Component, Line, Menu, address_of
from cogs.plumbing.interactions import Id, acknowledge, addressed, picked
from cogs.plumbing.limits import OPTION, clipped
from cogs.plumbing.sending import AnyInteraction
from games import GAMES
from games.core import Action
from games.lessons import Prompt
from games.values import Text
from host.errors import Stale
from words.catalogue import Words
from words.rulebook import NoRules, find

TOGETHER = 5
"""Kinds named in one line, if one reason holds for all."""
ON_A_PAGE = 5
"""Such lines: with a title, a menu and the ways on they fill a phone's screen beside the picture."""
RULE = 700
"""Letters of the rule itself, for whoever names a kind ..."""
BRIEFLY = 260
"""... and in a lesson, where what is answered has to stay on the screen; a button opens the rest."""


class Reason(Struct, frozen=True):
    """Kinds that are not offered for the same reason, each by an action of it."""

    examples: tuple[Action, ...]
    why: Text


async def press(interaction: AnyInteraction, id: Id) -> None:
    """Show a page of what is not offered, or what the rules say of the kind that was named."""
    acknowledge(interaction, in_place=True)
    table = (await addressed(interaction, id)).id
    if await put_away(interaction, table):
        return
    sight = await look(interaction, table)
    if (prompt := prompt_of(sight)) is not None:
        lines, parts = await _wishes(interaction, sight, prompt)
        parts.append(back_button(sight, sight.tree))
        await answer_on_panel(interaction, sight, "\n".join(lines), parts, wanted(interaction, sight))
        return
    reasons = [*reasons_of(sight)]
    lines, parts = _page(sight, reasons, int(id["page"]))
    if named := picked(interaction):
        lines = _of_kind(sight, reasons, named[0]) or [sight.words.text(Stale().reason), *lines]
    about, opening = _about(sight)
    parts += [*opening, back_button(sight, sight.tree)]
    await answer_on_panel(interaction, sight, "\n".join([*about, *lines]), parts, wanted(interaction, sight))


async def _wishes(
    interaction: AnyInteraction, sight: Sight, prompt: Prompt
) -> tuple[list[str], list[Component]]:
    """In a lesson: what somebody may want to do here; of what was named, why not, and the rule."""
    words = sight.words
    named = [
        Line(str(number), clipped(words.say(f"{prompt.key}.wish-{number}"), OPTION))
        for number in range(1, len(prompt.wishes) + 1)
    ]
    menu = Menu(f"why:{address_of(sight.table)}:0", words.say("lesson-wish"), tuple(named))
    (chosen,) = picked(interaction) or ("",)
    if not chosen.isdecimal() or not 1 <= int(chosen) <= len(prompt.wishes):
        return [words.say("lesson-may_i")], [menu]
    wish = prompt.wishes[int(chosen) - 1]
    host = interaction.client.host
    why = await host.refusal(sight.table.id, interaction.user.id, wish.action) or Stale().reason
    wished = words.say("lesson-wished", wish=f"{prompt.key}.wish-{chosen}")
    told = [f"{wished} {words.text(why)}", *_rule(sight, why.rule, BRIEFLY)]
    opening = [_opening(sight, why.rule)] if len(told) > 1 else []
    return told, [menu, *opening]


def reasons_of(sight: Sight) -> Iterator[Reason]:
    """All that is not offered, in rulebook order, what has the same reason together."""
    alike: dict[str, list[Action]] = {}
    found = sight.foresight.why_not(sight.legal)
    for example, why in found.items():
        alike.setdefault(sight.words.text(why), []).append(example)
    for examples in alike.values():
        for start in range(0, len(examples), TOGETHER):
            yield Reason(tuple(examples[start : start + TOGETHER]), found[examples[0]])


def kind_name(example: Action) -> Text:
    """What its kind is called: one without particulars by the action itself."""
    return Text(f"{'kind' if example.__struct_fields__ else 'action'}-{example.kind()}")


def _line(words: Words, reason: Reason) -> str:
    names = words.say("why-kinds", kinds=tuple(map(kind_name, reason.examples)))
    return f"- {names} {words.text(reason.why)}"


def _page(sight: Sight, reasons: Sequence[Reason], page: int) -> tuple[list[str], list[Component]]:
    """So many reasons, a menu of the kinds they are for, and the ways to the other pages."""
    words = sight.words
    if not reasons:
        return [words.say("why-nothing")], []
    last = (len(reasons) - 1) // ON_A_PAGE
    page = min(page, last)
    here = reasons[page * ON_A_PAGE : (page + 1) * ON_A_PAGE]
    named = [
        Line(example.kind(), clipped(words.text(kind_name(example)), OPTION))
        for reason in here
        for example in reason.examples
    ]
    menu_id = f"why:{address_of(sight.table)}:{page}"
    parts: list[Component] = [Menu(menu_id, words.say("why-menu"), tuple(named))]
    for other, key in ((page - 1, "page-previous"), (page + 1, "page-next")):
        if 0 <= other <= last:
            label = words.say(key, page=other + 1, pages=last + 1)
            parts.append(why_button(sight, label, other))
    return [words.say("why-title"), *(_line(words, reason) for reason in here)], parts


def _about(sight: Sight) -> tuple[list[str], list[Button]]:
    """The section of the rulebook that the present question is about, and a button that opens it."""
    table, words = sight.table, sight.words
    question = table.asked.get(sight.seat.seat)
    number = GAMES[table.game].sections.get(
        "" if question is None else question.key.removeprefix("question-")
    )
    if number is None:
        return [], []
    section = find(table.game, words.language, number)
    about = f"-# {words.say('why-about')} {section.number} {section.title}"
    return [about], [_opening(sight, section.number)]


def _of_kind(sight: Sight, reasons: Sequence[Reason], kind: str) -> list[str]:
    """Why nothing of that kind is offered, and the rule in its own words; nothing if it is offered by now."""
    for reason in reasons:
        for example in reason.examples:
            if example.kind() == kind:
                return [_line(sight.words, Reason((example,), reason.why)), *_rule(sight, reason.why.rule)]
    return []


def _opening(sight: Sight, number: str) -> Button:
    """Opens that section of the rulebook beside the panel."""
    return Button(f"rules:{sight.table.game}:open:{number}", sight.words.say("why-rule"), row=CONTROLS)


def _rule(sight: Sight, number: str, most: int = RULE) -> list[str]:
    try:
        section = find(sight.table.game, sight.words.language, number)
    except NoRules:
        return []
    return [f"**{section.number} {section.title}**", clipped(section.text, most)]
