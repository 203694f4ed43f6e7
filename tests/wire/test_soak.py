"""Tables of all games go on while the process is killed again and again; `make soak` does it at length."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.soak import soak

KILLS = 20
TABLES = 8
"""Two of each game: on a quick machine fewer would all be over in the end, and no hand would be left."""


@pytest.mark.slow
async def test_nothing_confirmed_is_lost_and_no_hand_grows_old(tmp_path: Path) -> None:
    report = await soak(tmp_path, TABLES, KILLS, seed=1, life=0.5)
    assert report.faults == []
    assert report.kills == KILLS
    assert report.confirmed > KILLS, "else little was played"
    assert any(what.startswith("absence") for what in report.decided), "else nobody stayed away"
    assert report.hands, "else no private picture was compared"
