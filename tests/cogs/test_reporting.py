"""Whoever sees something wrong reports it by a button, behind More and where something broke."""

from __future__ import annotations

import pytest

from host.knowledge import Knowledge
from tests.cogs.harbour import Harbour


async def test_a_problem_is_reported_from_more_and_where_something_broke(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben = await harbour.game(harbour.person("Ada"), harbour.person("Ben", "fr"), game="congo")
    board = ada.sees()[-1]
    more = await ada.presses("More", on=board)
    done = await ada.presses("Report a problem", on=more)
    assert done.text.startswith("Thank you. This is report 1: tell its number to whoever runs this bot")
    again = await ben.presses("Signaler un problème", on=await ben.presses("More", on=board))
    assert "le signalement 2" in again.text

    async def fall(*_: object) -> None:
        raise ArithmeticError("a fault of ours")

    monkeypatch.setattr(Knowledge, "seen", fall)
    broken = await ada.presses("Move", on=board)
    assert broken.text.startswith("Something went wrong on our side.")
    assert broken.message.labels == ["Report a problem"]
    assert "This is report 3:" in (await ada.presses("Report a problem", on=broken)).text
    row = await harbour.store.execute_fetchall("select * from reports")
    assert [tuple(each)[1:3] for each in row] == [(1, 0)] * 3, "nothing tells who it was"
