"""/privacy: what is kept, all of it as a file, and being forgotten once one has said so twice."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from playground.people import Impossible
from tests.cogs.harbour import Harbour, shows
from words.catalogue import LANGUAGES, Words

PRIVACY = Path(__file__).parents[2] / "PRIVACY.md"
MESSAGE = 2000
"""Characters of a message."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_one_message_of_about_ten_lines(language: str) -> None:
    said = Words(language).say("privacy-about")
    assert len(said) < MESSAGE
    assert len(said.splitlines()) <= 10
    written = PRIVACY.read_text(encoding="utf-8").splitlines()
    assert [line for line in said.splitlines()[1:] if line not in written] == []
    assert said.splitlines()[0].strip("*") in [line.lstrip("# ") for line in written]
    assert ("/me" if language == "en" else "/moi") in said


async def test_who_asks_for_it_has_all_of_it_as_a_file(harbour: Harbour) -> None:
    ada, ben = await harbour.game(harbour.person("Ada"), harbour.person("Ben", "fr"))
    page = await ada.uses("/privacy")
    assert page.message.is_private
    assert page.message.labels == ["All of it as a file", "Forget me"]
    answer = await ada.presses("All of it as a file", on=page)
    assert answer.message.is_private
    (file,) = answer.message.files
    mine = json.loads(file.content)
    assert (mine["person"]["name"], [seat["table"] for seat in mine["seats"]]) == ("Ada", [1])
    assert ben.user.id not in file.content.decode()
    eve = await harbour.person("Eve").uses("/privacy")
    nothing = await harbour.person("Eve").presses("All of it as a file", on=eve)
    assert (nothing.text, nothing.message.files) == ("I keep nothing about you.", ())


async def test_who_says_so_twice_is_forgotten_and_the_table_plays_on(harbour: Harbour) -> None:
    ada, ben = await harbour.game(harbour.person("Ada"), harbour.person("Ben", "fr"))
    page = await ben.uses("/confidentialité")
    await ben.presses("M\u2019oublier", on=page)
    await ben.until(shows(page, "Vous quittez une partie en cours"), "the question")
    await ben.presses("Non, tout garder", on=page)
    await ben.until(shows(page, "Ce que je garde de vous"), "the page again")
    assert (await harbour.host.table(1)).seat_of(int(ben.user.id)) is not None
    await ben.presses("M\u2019oublier", on=page)
    await ben.until(shows(page, "Vous quittez une partie en cours"), "the question")
    await ben.presses("Oui, m\u2019oublier", on=page)
    await ben.until(shows(page, "C\u2019est oublié"), "the answer")
    await harbour.settled()
    table = await harbour.host.table(1)
    assert [(seat.name, seat.has_resigned) for seat in table.seats] == [("Ada", False), ("Player B", True)]
    latest = ada.sees()[-1]
    assert "Player B" in latest.text
    assert "Ben" not in latest.text
    assert latest.pings == ("Ada",)
    board = next(each for each in reversed(ben.sees()) if "Move" in each.labels)
    refused = await ben.presses("Move", on=board)
    assert refused.text == Words("fr").say("refusal-not_seated")
    with pytest.raises(Impossible):
        await ben.presses("Oui, m\u2019oublier", on=page)


async def test_what_is_played_alone_in_private_goes_with_who_is_forgotten(
    harbour: Harbour, caplog: pytest.LogCaptureFixture
) -> None:
    ada = harbour.person("Ada").in_private()
    await ada.uses("/play", game="livingstone", alone="easy")
    await harbour.settled()
    await ada.uses("/play", game="congo")  # a table that waits for others
    await ada.uses("/learn", game="livingstone")
    board = next(each for each in reversed(ada.sees()) if "Move" in each.labels)
    page = await ada.uses("/privacy")
    await ada.presses("Forget me", on=page)
    await ada.until(shows(page, "You leave one running game"), "the question")
    await ada.presses("Yes, forget me", on=page)
    await ada.until(shows(page, "You are forgotten"), "the answer")
    await harbour.settled()
    for table in ("tables", "seats", "steps", "outbox", "places", "timers", "people"):
        assert await harbour.store.execute_fetchall(f"select * from {table}") == [], table
    gone = "This button belongs to a table that is no longer here."
    assert (await ada.presses("Move", on=board)).text == gone
    await harbour.pass_time(40 * 86400)
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


async def test_a_stranger_is_told_that_nothing_is_kept(harbour: Harbour) -> None:
    eve = harbour.person("Eve")
    page = await eve.uses("/privacy")
    await eve.presses("Forget me", on=page)
    await eve.until(shows(page, "You are in no running game. No table waits"), "the question")
    await eve.presses("Yes, forget me", on=page)
    await eve.until(shows(page, "I keep nothing about you."), "the answer")
