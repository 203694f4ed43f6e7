from __future__ import annotations

from typing import Any

import pytest

from playground.interactions import Interaction, Kind
from playground.people import Playground
from tests.playground.stage import Wire

SAY = {"type": 4, "data": {"content": "Here"}}


class Asked:
    """Something Ada did, and the routes that answer it."""

    def __init__(self, playground: Playground, wire: Wire) -> None:
        ada = playground.person("Ada")
        self.interaction: Interaction = playground.interactions.make(
            Kind.COMMAND, ada.user.id, ada.place.id, {"name": "x"}
        )
        playground.interactions.open(self.interaction)
        self._wire = wire
        self._webhook = f"/webhooks/{playground.world.bot.id}/{self.interaction.token}"

    async def answer(self, body: Any) -> tuple[int, Any]:
        path = f"/interactions/{self.interaction.id}/{self.interaction.token}/callback?with_response=1"
        return await self._wire("POST", path, body)

    async def follow_up(self, body: Any) -> tuple[int, Any]:
        return await self._wire("POST", f"{self._webhook}?wait=1", body)

    async def at(self, method: str, message: str, body: Any = None) -> tuple[int, Any]:
        return await self._wire(method, f"{self._webhook}/messages/{message}", body)


@pytest.fixture
def asked(playground: Playground, wire: Wire) -> Asked:
    return Asked(playground, wire)


async def test_within_three_seconds_an_answer_is_taken(playground: Playground, asked: Asked) -> None:
    playground.world.pass_time(2.5)
    status, answer = await asked.answer(SAY)
    assert status == 200
    assert answer["resource"]["message"]["content"] == "Here"


async def test_after_three_seconds_the_interaction_is_unknown(playground: Playground, asked: Asked) -> None:
    playground.world.pass_time(3.1)
    status, answer = await asked.answer(SAY)
    assert (status, answer["code"]) == (404, 10062)


async def test_a_second_answer_is_refused(asked: Asked) -> None:
    await asked.answer(SAY)
    status, answer = await asked.answer(SAY)
    assert (status, answer["code"]) == (400, 40060)


async def test_a_wrong_token_is_unknown(playground: Playground, asked: Asked, wire: Wire) -> None:
    path = f"/interactions/{asked.interaction.id}/guess/callback?with_response=1"
    assert (await wire("POST", path, SAY))[1]["code"] == 10062
    assert (await wire("POST", f"/webhooks/{playground.world.bot.id}/guess?wait=1", {"content": "x"}))[1][
        "code"
    ] == 10015
    assert (await wire("POST", f"/webhooks/1/{asked.interaction.token}?wait=1", {"content": "x"}))[1][
        "code"
    ] == 10015


async def test_nothing_follows_before_the_first_answer(asked: Asked) -> None:
    status, answer = await asked.follow_up({"content": "More"})
    assert (status, answer["code"]) == (404, 10015)


async def test_the_token_lives_fifteen_minutes(playground: Playground, asked: Asked) -> None:
    await asked.answer(SAY)
    playground.world.pass_time(890)
    assert (await asked.follow_up({"content": "More"}))[0] == 200
    assert (await asked.at("PATCH", "@original", {"content": "Changed"}))[0] == 200
    playground.world.pass_time(20)
    for status, answer in (
        await asked.follow_up({"content": "Too late"}),
        await asked.at("PATCH", "@original", {"content": "Too late"}),
        await asked.at("GET", "@original"),
        await asked.at("DELETE", "@original"),
    ):
        assert (status, answer["code"]) == (404, 10015)
    assert [each.text for each in playground.person("Ada").sees()] == ["Changed", "More"]


async def test_the_original_and_follow_ups_are_read_changed_and_deleted(
    playground: Playground, asked: Asked
) -> None:
    await asked.answer(SAY)
    _, more = await asked.follow_up({"content": "More", "flags": 64})
    assert (await asked.at("GET", "@original"))[1]["content"] == "Here"
    assert (await asked.at("GET", more["id"]))[1]["flags"] == 64
    assert (await asked.at("PATCH", more["id"], {"content": "Less"}))[1]["content"] == "Less"
    assert (await asked.at("DELETE", more["id"]))[0] == 204
    assert (await asked.at("DELETE", "@original"))[0] == 204
    assert (await asked.at("GET", "@original"))[1]["code"] == 10008
    assert playground.person("Ada").sees() == []


async def test_another_message_is_not_of_this_interaction(playground: Playground, asked: Asked) -> None:
    await asked.answer(SAY)
    other = playground.person("Ada").says("Mine")
    assert (await asked.at("PATCH", other.id, {"content": "?"}))[1]["code"] == 10008


async def test_a_waiting_message_stays_public_whatever_the_follow_up_asks(
    playground: Playground, asked: Asked
) -> None:
    _, answer = await asked.answer({"type": 5})
    assert answer["interaction"]["response_message_loading"]
    assert "resource" not in answer
    _, filled = await asked.follow_up({"content": "Here", "flags": 64})
    assert filled["id"] == answer["interaction"]["response_message_id"]
    assert filled["flags"] == 0
    _, second = await asked.follow_up({"content": "And here", "flags": 64})
    assert second["id"] != filled["id"]
    assert second["flags"] == 64


async def test_a_refused_follow_up_leaves_the_message_waiting(playground: Playground, asked: Asked) -> None:
    await asked.answer({"type": 5})
    assert (await asked.follow_up({"content": ""}))[0] == 400
    assert [each.rule for each in playground.ledger.take_violations()] == ["nothing_in_it"]
    assert playground.person("Ada").sees()[0].is_thinking
    assert (await asked.at("PATCH", "@original", {"content": "Here"}))[1]["flags"] == 0


async def test_a_deferral_cannot_be_v2_but_what_fills_it_can(playground: Playground, asked: Asked) -> None:
    await asked.answer({"type": 5})
    board = {"flags": 1 << 15, "components": [{"type": 10, "content": "The board"}]}
    status, answer = await asked.at("PATCH", "@original", board)
    assert (status, answer["flags"]) == (200, 1 << 15)
    assert playground.person("Ada").sees()[0].text == "The board"


async def test_after_a_refused_deferral_an_answer_is_still_taken(
    playground: Playground, asked: Asked
) -> None:
    assert (await asked.answer({"type": 5, "data": {"flags": 1 << 15}}))[0] == 400
    assert [each.rule for each in playground.ledger.take_violations()] == ["defer_flags"]
    await asked.answer(SAY)
    await asked.follow_up({"content": "More"})
    assert [each.text for each in playground.person("Ada").sees()] == ["Here", "More"]


async def test_a_waiting_message_can_be_deleted(playground: Playground, asked: Asked) -> None:
    await asked.answer({"type": 5})
    assert (await asked.at("DELETE", "@original"))[0] == 204
    assert playground.person("Ada").sees() == []
