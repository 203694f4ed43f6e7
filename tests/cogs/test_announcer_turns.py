"""Tables take turns at being told."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from host.outbox import Post, PostKind
from tests.cogs.harbour import Harbour

MUCH = 200
"""Boards of one table, if nobody else's came between."""


async def test_a_table_where_much_happens_leaves_others_their_turn(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben, cleo, dan = (harbour.person(name) for name in ("Ada", "Ben", "Cleo", "Dan"))
    await harbour.game(ada, ben)
    announcer, keep, place = (
        harbour.bot.announcer,
        harbour.host.keep_post,
        (await harbour.host.table(1)).place,
    )
    monkeypatch.setattr("cogs.plumbing.rate_limits.AT_ONCE", 1)
    shown: list[int] = []

    async def keep_and_owe(table: int, post: Post, said: Sequence[int] = ()) -> None:
        await keep(table, post, said)
        if post.kind is PostKind.BOARD:
            shown.append(table)
        if table == 1 and len(shown) < MUCH and 2 not in shown:
            await harbour.host.bring(1, int(ada.user.id), place)

    monkeypatch.setattr(harbour.host, "keep_post", keep_and_owe)
    await harbour.host.bring(1, int(ada.user.id), place)
    announcer.wake(1)
    await harbour.game(cleo, dan, table=2)
    assert shown.index(2) < MUCH / 2
