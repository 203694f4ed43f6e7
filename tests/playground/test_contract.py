from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from playground import contract as contract_room
from playground.contract import contract
from playground.judge import Contract
from playground.people import Playground
from playground.server import ROOMS
from tests.playground.stage import Wire


@pytest.fixture
def document() -> Contract:
    found = contract()
    if found is None:
        pytest.skip("Discord's OpenAPI document is not there: nothing is held against it")
    return found


SEND = ("POST", "/channels/{channel_id}/messages")


@pytest.mark.parametrize(
    ("body", "place"),
    [
        ({"content": 7}, "content"),
        ({"embeds": [{"title": "x" * 257}]}, "embeds.0.title"),
        ({"components": [{"type": 1, "components": [{"type": 2, "style": 1, "label": "x" * 81}]}]}, "label"),
        (
            {"components": [{"type": 1, "components": [{"type": 2, "style": 1}] * 6}]},
            "components.0.components",
        ),
        ({"components": [{"type": 9, "components": [{"type": 10, "content": "x"}]}]}, "accessory"),
    ],
)
def test_a_wrong_request_is_named_by_the_place_that_is_wrong(
    document: Contract, body: Any, place: str
) -> None:
    wrong = document.judge_request(*SEND, body)
    assert len(wrong) == 1
    assert place in wrong[0]


def test_ids_may_be_numbers_in_requests_but_not_in_answers(document: Contract) -> None:
    assert document.judge_request("POST", "/users/@me/channels", {"recipient_id": 1}) == []
    assert document.judge_answer("POST", "/users/@me/channels", 200, {"id": 1, "type": 1, "flags": 0}) != []


@pytest.mark.parametrize(
    ("body", "unknown"),
    [
        ({"content": "x", "colour": 3}, ["colour"]),
        ({"embeds": [{"titel": "x"}]}, ["embeds.0.titel"]),
        (
            {"components": [{"type": 1, "components": [{"type": 2, "style": 1, "text": "x"}]}]},
            ["components.0.components.0.text"],
        ),
        ({"content": "x", "allowed_mentions": {"user": []}}, ["allowed_mentions.user"]),
        ({"content": "x", "tts": False}, []),
    ],
)
def test_names_that_discord_would_ignore_are_found(document: Contract, body: Any, unknown: list[str]) -> None:
    assert document.unknown_in_request(*SEND, body, set()) == unknown


def test_a_strange_query_is_found(document: Contract) -> None:
    assert document.unknown_in_request("GET", "/users/@me", None, {"verbose"}) == ["verbose"]


def test_an_answer_that_lacks_something_is_found(document: Contract) -> None:
    wrong = document.judge_answer("GET", "/users/{user_id}", 200, {"id": "1"})
    assert any("username" in sentence for sentence in wrong)
    assert document.judge_answer("DELETE", "/channels/{channel_id}/messages/{message_id}", 204, None) == []
    assert document.judge_answer("GET", "/users/{user_id}", 302, None) == ["no answer 302"]


async def test_the_stand_in_refuses_what_the_contract_does_and_only_notes_unknown_names(
    document: Contract, playground: Playground, wire: Wire
) -> None:
    place = playground.world.channel_named("general")
    status, answer = await wire("POST", f"/channels/{place.id}/messages", {"content": 7})
    assert (status, answer["code"]) == (400, 50035)
    assert (await wire("POST", f"/channels/{place.id}/messages", {"content": "x", "colour": 7}))[0] == 200
    assert [each.rule for each in playground.ledger.take_violations()] == ["contract", "unknown_key"]
    assert (playground.ledger.judged_requests, playground.ledger.judged_answers) == (2, 2)


async def test_where_the_document_is_not_there_this_is_said_and_all_goes_on(
    playground: Playground,
    wire: Wire,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("DISCORD_OPENAPI", str(tmp_path / "nowhere.json"))
    contract.cache_clear()
    try:
        assert (await wire("GET", "/users/@me"))[0] == 200
        assert (await wire("GET", "/users/@me"))[0] == 200
    finally:
        contract.cache_clear()
    assert capsys.readouterr().err.count("No Discord contract") == 1


def test_the_document_is_taken_from_the_setting(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    elsewhere = tmp_path / "contract.json"
    schema: dict[str, Any] = {"components": {"schemas": {"SnowflakeType": {}}}, "paths": {"/x": {"get": {}}}}
    elsewhere.write_text(json.dumps(schema))
    monkeypatch.setenv("DISCORD_OPENAPI", str(elsewhere))
    contract.cache_clear()
    try:
        found = contract()
        assert found is not None
        assert found.knows("GET", "/x")
        assert not found.knows("POST", "/x")
    finally:
        contract.cache_clear()


def test_the_stand_in_imports_nothing_of_ours() -> None:
    ours = {"games", "computers", "host", "render", "storage", "words", "workers", "cogs", "tools", "bot"}
    for file in Path(contract_room.__file__).parent.glob("*.py"):
        lines = [
            line.split() for line in file.read_text().splitlines() if line.startswith(("from ", "import "))
        ]
        assert not {line[1].split(".")[0] for line in lines} & ours, file.name


def test_every_route_of_the_stand_in_is_one_of_discord(document: Contract) -> None:
    for room in ROOMS:
        for method, route in room:
            assert document.knows(method, route), (method, route)
