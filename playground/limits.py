"""The rules for messages and forms that Discord's schema cannot say (discord.md 2.6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Iterable, Iterator
from typing import Any

from msgspec import Struct

from playground.components import (
    CLASSIC,
    LINK_STYLE,
    MENUS,
    Part,
    attached_name,
    embed_pictures,
    media,
    texts,
    walk,
)
from playground.data import Id, Json, MessageFlag
from playground.errors import Refusal, field_errors

DEFAULT_KINDS = {
    Part.USER_MENU: frozenset({"user"}),
    Part.ROLE_MENU: frozenset({"role"}),
    Part.MENTIONABLE_MENU: frozenset({"user", "role"}),
    Part.CHANNEL_MENU: frozenset({"channel"}),
}
"""Of what kind that may be which a menu shows as chosen."""
SENDABLE = MessageFlag.SUPPRESS_EMBEDS | MessageFlag.SILENT | MessageFlag.COMPONENTS_V2
EMBED_TEXT = 6000
V2_PARTS = 40
V2_TEXT = 4000


class Draft(Struct):
    """A message as it would be after the request."""

    content: str
    embeds: list[Json]
    parts: list[Json]
    flags: int
    filenames: list[str]
    body: Json
    """What the bot sent."""
    is_interaction: bool

    @property
    def is_v2(self) -> bool:
        """Whether it is made of V2 components alone."""
        return bool(self.flags & MessageFlag.COMPONENTS_V2)


def content_length(draft: Draft) -> str | None:
    """At most 2000 characters of content."""
    return f"{len(draft.content)} characters" if len(draft.content) > 2000 else None


def embed_text(draft: Draft) -> str | None:
    """At most 6000 characters over all embeds."""
    total = sum(_embed_length(embed) for embed in draft.embeds)
    return f"{total} characters" if total > EMBED_TEXT else None


def _embed_length(embed: Json) -> int:
    said = [embed.get("title"), embed.get("description")]
    said += [(embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")]
    for field in embed.get("fields") or []:
        said += [field["name"], field["value"]]
    return sum(len(text or "") for text in said)


def nothing_in_it(draft: Draft) -> str | None:
    """A message holds something."""
    is_empty = not (draft.content or draft.embeds or draft.parts or draft.filenames or draft.body.get("poll"))
    return "neither text, embed, component nor file" if is_empty else None


def v2_with_classic_fields(draft: Draft) -> str | None:
    """A V2 message has no content, embeds, poll or stickers."""
    has_extra = draft.content or draft.embeds or draft.body.get("poll") or draft.body.get("sticker_ids")
    return "content, embeds, poll or stickers beside V2 components" if draft.is_v2 and has_extra else None


def v2_parts_without_flag(draft: Draft) -> str | None:
    """V2 parts need the V2 flag."""
    strange = [] if draft.is_v2 else [part["type"] for part in draft.parts if part["type"] not in CLASSIC]
    return f"types {strange} without the flag" if strange else None


def part_count(draft: Draft) -> str | None:
    """At most 40 parts in a V2 message, nested ones counted."""
    count = sum(1 for _ in walk(draft.parts))
    return f"{count} parts" if draft.is_v2 and count > V2_PARTS else None


def v2_text(draft: Draft) -> str | None:
    """At most 4000 characters of text in a V2 message."""
    total = sum(map(len, texts(draft.parts)))
    return f"{total} characters" if total > V2_TEXT else None


def row_count(draft: Draft) -> str | None:
    """At most 5 rows in a classic message."""
    return f"{len(draft.parts)} rows" if not draft.is_v2 and len(draft.parts) > 5 else None


def menu_alone_in_row(draft: Draft) -> str | None:
    """A menu has a row to itself."""
    for part in walk(draft.parts):
        inside = part.get("components") or []
        if part["type"] == Part.ROW and len(inside) > 1 and any(each["type"] in MENUS for each in inside):
            return "a menu beside something else"
    return None


def attached_file_missing(draft: Draft) -> str | None:
    """`attachment://name` names a file of the message."""
    named = [address for embed in draft.embeds for address in embed_pictures(embed)]
    named += [medium["url"] for medium in media(draft.parts)]
    missing = {attached_name(address) for address in named} - {None} - set(draft.filenames)
    return f"no file {sorted(map(str, missing))}" if missing else None


def file_count(draft: Draft) -> str | None:
    """At most 10 files after an edit too."""
    return f"{len(draft.filenames)} files" if len(draft.filenames) > 10 else None


def forbidden_flags(draft: Draft) -> str | None:
    """A bot sets only the flags that are its own to set."""
    allowed = SENDABLE | MessageFlag.EPHEMERAL if draft.is_interaction else SENDABLE
    sent = draft.body.get("flags") or 0
    return f"flags {sent & ~allowed}" if sent & ~allowed else None


def mentions_named_twice(draft: Draft) -> str | None:
    """`allowed_mentions` parses a kind or lists it, not both."""
    allowed = draft.body.get("allowed_mentions") or {}
    both = [kind for kind in allowed.get("parse") or [] if allowed.get(kind)]
    return f"{both} both parsed and listed" if both else None


def nonce_to_enforce(draft: Draft) -> str | None:
    """`enforce_nonce` needs a nonce."""
    return "no nonce" if draft.body.get("enforce_nonce") and draft.body.get("nonce") is None else None


def same_custom_id(parts: list[Json]) -> str | None:
    """A custom_id is used once."""
    used = Counter(part["custom_id"] for part in walk(parts) if part.get("custom_id"))
    twice = [custom_id for custom_id, times in used.items() if times > 1]
    return f"{twice} used twice" if twice else None


def same_option_value(parts: list[Json]) -> str | None:
    """The options of one menu differ in value."""
    for part in walk(parts):
        values = [option["value"] for option in part.get("options") or []]
        if len(values) != len(set(values)):
            return f"values {values}"
    return None


def menu_range(parts: list[Json]) -> str | None:
    """A menu asks for no more than it offers, and for no less than its least."""
    for part in walk(parts):
        if part["type"] not in MENUS:
            continue
        least, most = _or(part.get("min_values"), 1), _or(part.get("max_values"), 1)
        offered = len(part["options"]) if part["type"] == Part.MENU else most
        if most > offered or least > most:
            return f"{least} to {most} of {offered}"
    return None


def chosen_before(parts: list[Json]) -> str | None:
    """What is chosen before anybody chooses is of the menu's kind, each once, and not too many."""
    for part in walk(parts):
        shown = part.get("default_values") or []
        kinds = DEFAULT_KINDS.get(part["type"], frozenset())
        if any(each["type"] not in kinds for each in shown):
            return f"{[each['type'] for each in shown]} in a menu of type {part['type']}"
        if len({each["id"] for each in shown}) < len(shown):
            return "something is chosen twice"
        least, most = _or(part.get("min_values"), 1), _or(part.get("max_values"), 1)
        if shown and not least <= len(shown) <= most:
            return f"{len(shown)} chosen of {least} to {most}"
    return None


def bare_button(parts: list[Json]) -> str | None:
    """A button has a label or an emoji."""
    buttons = [part for part in walk(parts) if part["type"] == Part.BUTTON]
    return "no label, no emoji" if any(not (b.get("label") or b.get("emoji")) for b in buttons) else None


def button_target(parts: list[Json]) -> str | None:
    """A link has an address and no custom_id; every other button the reverse."""
    for part in walk(parts):
        if part["type"] == Part.BUTTON:
            is_link = part["style"] == LINK_STYLE
            if bool(part.get("url")) != is_link or bool(part.get("custom_id")) == is_link:
                return f"style {part['style']} with the wrong target"
    return None


def form_size(form: Json) -> str | None:
    """A form has 1 to 5 parts."""
    count = len(form["components"])
    return None if 1 <= count <= 5 else f"{count} parts"


def disabled_in_form(form: Json) -> str | None:
    """Nothing in a form is disabled."""
    return "a disabled part" if any(part.get("disabled") for part in walk(form["components"])) else None


def input_range(form: Json) -> str | None:
    """A text field's least length is not above its greatest."""
    for part in walk(form["components"]):
        least, most = _or(part.get("min_length"), 0), _or(part.get("max_length"), 4000)
        if part["type"] == Part.TEXT_INPUT and least > most:
            return f"{least} to {most} characters"
    return None


def _or(value: int | None, default: int) -> int:
    return default if value is None else value


Limit = Callable[[Any], str | None]
PART_LIMITS: tuple[Limit, ...] = (
    same_custom_id,
    same_option_value,
    menu_range,
    chosen_before,
    bare_button,
    button_target,
)
MESSAGE_LIMITS: tuple[Limit, ...] = (
    content_length,
    embed_text,
    nothing_in_it,
    v2_with_classic_fields,
    v2_parts_without_flag,
    part_count,
    v2_text,
    row_count,
    menu_alone_in_row,
    attached_file_missing,
    file_count,
    forbidden_flags,
    mentions_named_twice,
    nonce_to_enforce,
)
FORM_LIMITS: tuple[Limit, ...] = (form_size, disabled_in_form, input_range)


def hold(subject: Any, limits: Iterable[Limit]) -> dict[str, str]:
    """Each limit the subject breaks, with what is wrong."""
    found = ((limit.__name__, limit(subject)) for limit in limits)
    return {name: wrong for name, wrong in found if wrong}


def check_message(draft: Draft) -> None:
    """Refuse a message that Discord would refuse."""
    broken = hold(draft, MESSAGE_LIMITS) | hold(draft.parts, PART_LIMITS)
    if broken:
        raise Refusal(50006 if list(broken) == ["nothing_in_it"] else 50035, broken=broken)


def refuse_unknown_emoji(parts: list[Json], known: Container[Id]) -> None:
    """Refuse a whole message for a button or a line with an emoji that is not there."""
    for path, emoji in _emojis(parts, "components"):
        if emoji.get("id") and str(emoji["id"]) not in known:
            raise Refusal(50035, errors=field_errors(f"{path}.id", "Invalid emoji"))


def _emojis(parts: list[Json], path: str) -> Iterator[tuple[str, Json]]:
    """Every emoji of these parts, and where it stands."""
    for number, part in enumerate(parts):
        if part.get("emoji"):
            yield f"{path}.{number}.emoji", part["emoji"]
        for inside in ("components", "options"):
            yield from _emojis(part.get(inside) or [], f"{path}.{number}.{inside}")
        if part.get("accessory"):
            yield from _emojis([part["accessory"]], f"{path}.{number}.accessory")


def check_form(form: Json) -> None:
    """Refuse a form that Discord would refuse."""
    broken = hold(form, FORM_LIMITS) | hold(form["components"], PART_LIMITS)
    if broken:
        raise Refusal(50035, broken=broken)
