"""Settings from the environment and .env; what is wrong is named in one sentence."""

from __future__ import annotations

import logging
from contextlib import suppress
from pathlib import Path

import pytest

from cogs.logs import Discreet
from cogs.settings import BadSetting, read_settings

SMALL_THINGS = 8_000_000


def test_without_any_setting_there_are_defaults_and_no_token(tmp_path: Path) -> None:
    found = read_settings({}, tmp_path)
    assert (found.token, found.database, found.is_sharded) == ("", Path("quayside.db"), False)
    assert found.log_level == logging.INFO


def test_the_environment_wins_over_the_file(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("DISCORD_TOKEN=from-file\nQUAYSIDE_LOG_LEVEL=debug\n")
    found = read_settings({"DISCORD_TOKEN": "from-environment"}, tmp_path)
    assert found.token == "from-environment"
    assert found.log_level == logging.DEBUG


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("QUAYSIDE_DATABASE", "  "),
        ("QUAYSIDE_LOG_LEVEL", "loud"),
        ("QUAYSIDE_SHARDED", "perhaps"),
        ("QUAYSIDE_API", "http://203.0.113.7:80"),
        ("QUAYSIDE_API", "https://127.0.0.1:80"),
        ("QUAYSIDE_API", "http://localhost.example:80"),
        ("QUAYSIDE_GATEWAY", "http://127.0.0.1:80"),
        ("QUAYSIDE_GATEWAY", "ws://192.0.2.1"),
        *(
            ("QUAYSIDE_CACHE_MB", value)
            for value in ("", "much", "127", "-192", "1.5", "65537", "9" * 5000, "²²²")
        ),
    ],
)
def test_a_bad_setting_is_named(tmp_path: Path, name: str, value: str) -> None:
    with pytest.raises(BadSetting, match=name):
        read_settings({name: value}, tmp_path)


@pytest.mark.promise("mend.8")
def test_one_budget_is_shared_by_both_processes(tmp_path: Path) -> None:
    with suppress(BadSetting):
        read_settings({"QUAYSIDE_CACHE_MB": "much"}, tmp_path)
        pytest.fail("a budget that is no number is not noticed")
    for megabytes, environment in ((192, {}), (400, {"QUAYSIDE_CACHE_MB": " 400 "})):
        found = read_settings(environment, tmp_path)
        assert found.cache == megabytes * 1_000_000
        assert found.drawing_cache + found.store_cache + SMALL_THINGS == found.cache
    assert (read_settings({}, tmp_path).drawing_cache, found.store_cache) == (144_000_000, 92_000_000)


def test_a_stand_in_on_this_machine_is_accepted(tmp_path: Path) -> None:
    found = read_settings(
        {"QUAYSIDE_API": "http://127.0.0.1:8080/", "QUAYSIDE_GATEWAY": "ws://[::1]:8080/gateway/"}, tmp_path
    )
    assert (found.api, found.gateway) == ("http://127.0.0.1:8080/", "ws://[::1]:8080/gateway/")


@pytest.mark.parametrize(
    "line",
    [
        "logging in with SECRET.token",
        "POST /api/v10/interactions/12/aW50ZXJhY3Rpb24.x-y_z/callback",
        "PATCH /webhooks/99/aW50ZXJhY3Rpb24.x-y_z/messages/@original",
    ],
)
def test_no_token_is_written_down(line: str) -> None:
    record = logging.LogRecord("discord.http", logging.INFO, "", 0, "%s", (line,), None)
    assert Discreet("SECRET.token").filter(record)
    assert "***" in record.getMessage()
    assert "SECRET" not in record.getMessage()
    assert "aW50" not in record.getMessage()
