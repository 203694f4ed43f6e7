"""Every rule the schema cannot say is broken once, over the wire, and found."""

from __future__ import annotations

from typing import Any

import pytest

from playground import command_limits, limits
from playground.command_limits import COMMAND_LIMITS, COMMAND_LIST_LIMITS, COMPLETION_LIMITS
from playground.interactions import Kind
from playground.limits import FORM_LIMITS, MESSAGE_LIMITS, PART_LIMITS
from playground.people import Playground
from tests.playground.stage import Wire

Json = dict[str, Any]


def button(custom_id: str = "b", **more: Any) -> Json:
    return {"type": 2, "style": 1, "label": "Press", "custom_id": custom_id} | more


def row(*parts: Json) -> Json:
    return {"type": 1, "components": list(parts)}


def menu(custom_id: str = "m", values: tuple[str, ...] = ("a", "b"), **more: Any) -> Json:
    options = [{"label": value, "value": value} for value in values]
    return {"type": 3, "custom_id": custom_id, "options": options} | more


def text(content: str) -> Json:
    return {"type": 10, "content": content}


def field(custom_id: str = "f", **more: Any) -> Json:
    return {"type": 18, "label": "Field", "component": {"type": 4, "custom_id": custom_id, "style": 1} | more}


V2 = {"flags": 1 << 15}
MESSAGES: dict[str, Json] = {
    "content_length": {"content": "x" * 2001},
    "embed_text": {"embeds": [{"description": "x" * 3001}, {"description": "x" * 3000}]},
    "nothing_in_it": {"content": ""},
    "v2_with_classic_fields": V2 | {"content": "x", "components": [text("x")]},
    "v2_parts_without_flag": {"components": [text("x")]},
    "part_count": V2 | {"components": [{"type": 17, "components": [text("x")] * 20}] * 2},
    "v2_text": V2 | {"components": [text("x" * 2001), text("x" * 2000)]},
    "row_count": {"components": [row(button(str(number))) for number in range(6)]},
    "menu_alone_in_row": {"components": [row(button(), menu())]},
    "attached_file_missing": {"embeds": [{"image": {"url": "attachment://board.png"}}]},
    "forbidden_flags": {"content": "x", "flags": 1 << 6},
    "mentions_named_twice": {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
    "nonce_to_enforce": {"content": "x", "enforce_nonce": True},
    "same_custom_id": {"components": [row(button("b"), button("b"))]},
    "same_option_value": {"components": [row(menu(values=("a", "a")))]},
    "menu_range": {"components": [row(menu(max_values=3))]},
    "chosen_before": {
        "components": [
            row({"type": 8, "custom_id": "m", "default_values": [{"id": "1", "type": "channel"}] * 2})
        ]
    },
    "bare_button": {"components": [row(button(label=None))]},
    "button_target": {"components": [row({"type": 2, "style": 5, "label": "Read", "custom_id": "b"})]},
    "attachment_unknown": {"content": "x", "attachments": [{"id": "77"}]},
    "message_reference": {"content": "x", "message_reference": {"message_id": "77"}},
}


@pytest.mark.parametrize("name", MESSAGES)
async def test_a_message_that_breaks_a_rule_is_refused(playground: Playground, wire: Wire, name: str) -> None:
    place = playground.world.channel_named("general")
    status, answer = await wire("POST", f"/channels/{place.id}/messages", MESSAGES[name])
    assert (status, answer["code"]) == (400, 50006 if name == "nothing_in_it" else 50035)
    assert [each.rule for each in playground.ledger.take_violations()] == [name]
    assert playground.world.messages_in(place) == []


async def test_more_than_ten_files_are_refused(playground: Playground, wire: Wire) -> None:
    place = playground.world.channel_named("general")
    files = {f"{number}.txt": b"x" for number in range(11)}
    status, _ = await wire("POST", f"/channels/{place.id}/messages", {}, files)
    assert status == 400
    assert [each.rule for each in playground.ledger.take_violations()] == ["file_count"]


@pytest.mark.parametrize(
    ("size", "rule"), [(10 * 1024 * 1024 + 1, "file_size"), (26 * 1024 * 1024, "request_size")]
)
async def test_too_many_bytes_are_refused(playground: Playground, wire: Wire, size: int, rule: str) -> None:
    place = playground.world.channel_named("general")
    status, answer = await wire("POST", f"/channels/{place.id}/messages", {}, {"big.bin": b"x" * size})
    assert (status, answer["code"]) == (413, 40005)
    assert [each.rule for each in playground.ledger.take_violations()] == [rule]


FORMS: dict[str, list[Json]] = {
    "form_size": [field(str(number)) for number in range(6)],
    "disabled_in_form": [{"type": 18, "label": "Field", "component": menu(disabled=True)}],
    "input_range": [field(min_length=5, max_length=3)],
    "same_custom_id": [field("f"), field("f")],
}


@pytest.mark.parametrize("name", FORMS)
async def test_a_form_that_breaks_a_rule_is_refused(playground: Playground, wire: Wire, name: str) -> None:
    form = {"custom_id": "form", "title": "Form", "components": FORMS[name]}
    status, answer = await answer_to(playground, wire, Kind.COMMAND, {"type": 9, "data": form})
    assert (status, answer["code"]) == (400, 50035)
    assert name in [each.rule for each in playground.ledger.take_violations()]


async def answer_to(
    playground: Playground, wire: Wire, kind: Kind, body: Json, data: Json | None = None
) -> tuple[int, Any]:
    """The bot's first answer to something Ada does."""
    ada = playground.person("Ada")
    asked = playground.interactions.make(kind, ada.user.id, ada.place.id, data or {"name": "x"})
    playground.interactions.open(asked)
    return await wire("POST", f"/interactions/{asked.id}/{asked.token}/callback?with_response=1", body)


def command(name: str = "play", **more: Any) -> Json:
    return {"name": name, "description": "Play", "type": 1} | more


def option(name: str, kind: int = 3, **more: Any) -> Json:
    return {"type": kind, "name": name, "description": "x"} | more


LONG = "x" * 100
WORDY = [
    option(f"o{number}", choices=[{"name": LONG, "value": f"{LONG[:98]}{n:02}"} for n in range(25)])
    for number in range(2)
]
COMMANDS: dict[str, list[Json]] = {
    "name_form": [command("Play")],
    "required_first": [command(options=[option("a"), option("b", required=True)])],
    "subcommands_apart": [command(options=[option("a", 1), option("b", 3)])],
    "same_option_name": [command(options=[option("a"), option("a")])],
    "known_locales": [command(name_localizations={"fr-FR": "jouer"})],
    "command_text": [command(options=WORDY)],
    "choice_value": [command(options=[option("a", choices=[{"name": "x", "value": "x" * 101}])])],
    "choices_or_completion": [
        command(options=[option("a", choices=[{"name": "x", "value": "x"}], autocomplete=True)])
    ],
    "described": [{"name": "play", "type": 1}],
    "command_count": [command(f"c{number}") for number in range(101)],
    "same_command_name": [command(), command()],
}


@pytest.mark.parametrize("name", COMMANDS)
async def test_commands_that_break_a_rule_are_refused(playground: Playground, wire: Wire, name: str) -> None:
    path = f"/applications/{playground.world.bot.id}/commands"
    status, answer = await wire("PUT", path, COMMANDS[name])
    assert (status, answer["code"]) == (400, 50035)
    assert [each.rule for each in playground.ledger.take_violations()] == [name]
    assert playground.world.records.commands == []


COMPLETIONS: dict[str, list[Json]] = {
    "choice_count": [{"name": str(number), "value": number} for number in range(26)],
    "choice_of_wrong_kind": [{"name": "one", "value": "one"}],
}


@pytest.mark.parametrize("name", COMPLETIONS)
async def test_a_completion_that_breaks_a_rule_is_refused(
    playground: Playground, wire: Wire, name: str
) -> None:
    data = {"name": "x", "options": [{"type": 4, "name": "n", "value": "", "focused": True}]}
    choices = {"type": 8, "data": {"choices": COMPLETIONS[name]}}
    status, answer = await answer_to(playground, wire, Kind.COMPLETION, choices, data)
    assert (status, answer["code"]) == (400, 50035)
    # The schema itself counts the choices; the rule serves where the schema is not there.
    assert {each.rule for each in playground.ledger.take_violations()} <= {name, "contract"}


@pytest.mark.parametrize(
    ("kind", "body", "rule"),
    [
        (Kind.COMMAND, {"type": 7, "data": {"content": "x"}}, "answer_kind"),
        (Kind.COMMAND, {"type": 8, "data": {"choices": []}}, "answer_kind"),
        (
            Kind.FORM,
            {"type": 9, "data": {"custom_id": "f", "title": "F", "components": [field()]}},
            "answer_kind",
        ),
        (Kind.FORM, {"type": 6}, "answer_kind"),
        (Kind.COMPLETION, {"type": 4, "data": {"content": "x"}}, "answer_kind"),
        (Kind.COMMAND, {"type": 5, "data": V2}, "defer_flags"),
    ],
)
async def test_an_answer_of_the_wrong_kind_is_refused(
    playground: Playground, wire: Wire, kind: Kind, body: Json, rule: str
) -> None:
    status, answer = await answer_to(playground, wire, kind, body)
    assert (status, answer["code"]) == (400, 50035)
    assert [each.rule for each in playground.ledger.take_violations()] == [rule]


def test_every_rule_is_broken_above() -> None:
    broken = {*MESSAGES, *FORMS, *COMMANDS, *COMPLETIONS, "file_count"}
    tables = (
        MESSAGE_LIMITS, PART_LIMITS, FORM_LIMITS, COMMAND_LIMITS, COMMAND_LIST_LIMITS, COMPLETION_LIMITS,
    )  # fmt: skip
    assert {limit.__name__ for table in tables for limit in table} <= broken


@pytest.mark.parametrize("module", [limits, command_limits])
def test_every_rule_says_what_it_is(module: Any) -> None:
    tables = [value for name, value in vars(module).items() if name.endswith("_LIMITS")]
    assert all(limit.__doc__ for table in tables for limit in table)


async def test_what_is_just_allowed_is_granted(playground: Playground, wire: Wire) -> None:
    place = playground.world.channel_named("general")
    granted: list[Json] = [
        {"content": "x" * 2000},
        {"embeds": [{"description": "x" * 3000}, {"description": "x" * 3000}]},
        V2 | {"components": [{"type": 17, "components": [text("x" * 100)] * 19}] * 2},
        V2 | {"components": [text("x" * 4000)]},
        {"components": [row(*(button(f"{r}{n}") for n in range(5))) for r in range(5)]},
        {"components": [row(menu(max_values=2, min_values=0))]},
    ]
    for body in granted:
        assert (await wire("POST", f"/channels/{place.id}/messages", body))[0] == 200, body
