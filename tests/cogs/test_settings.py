"""Settings from the environment and .env; what is wrong is named in one sentence."""

from __future__ import annotations

import json
import logging
from contextlib import suppress
from datetime import datetime
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from cogs.log import Discreet, Lines, Objects, unquoted
from cogs.plumbing.shards import Shards
from cogs.settings import SETTINGS, BadSetting, example, read_file, read_settings
from storage.address import Server
from tools.settings import written

SMALL_THINGS = 8_000_000


def test_without_any_setting_there_are_defaults_and_no_token(tmp_path: Path) -> None:
    found = read_settings({}, tmp_path)
    assert (found.token, found.database, found.is_sharded) == ("", Path("quayside.db"), False)
    assert found.log_level == logging.INFO


def test_a_database_on_a_server_is_shown_without_its_password(tmp_path: Path) -> None:
    address = "postgresql://quay:s3cr3t@db.example:5433/games"
    found = read_settings({"QUAYSIDE_DATABASE": f" {address} "}, tmp_path)
    assert found.database == Server(address)
    assert "s3cr3t" not in repr(found)
    assert str(found.database) == "postgresql://quay@db.example:5433/games"
    for wrong in ("postgresql://quay:s3cr3t@", "postgres:s3cr3t@db/x", "POSTGRESQL://u:s3cr3t@db:99999/x"):
        with pytest.raises(BadSetting, match="QUAYSIDE_DATABASE") as caught:
            read_settings({"QUAYSIDE_DATABASE": wrong}, tmp_path)
        assert "s3cr3t" not in str(caught.value)


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
        ("QUAYSIDE_EMOJI", "few"),
        ("QUAYSIDE_API", "http://203.0.113.7:80"),
        ("QUAYSIDE_API", "https://127.0.0.1:80"),
        ("QUAYSIDE_API", "http://localhost.example:80"),
        ("QUAYSIDE_GATEWAY", "http://127.0.0.1:80"),
        ("QUAYSIDE_GATEWAY", "ws://192.0.2.1"),
        ("QUAYSIDE_COMPUTER_PACE", "slow"),
        ("QUAYSIDE_REQUESTS", "0"),
        ("QUAYSIDE_REQUESTS", "many"),
        ("QUAYSIDE_REQUESTS", "-3"),
        *(
            ("QUAYSIDE_CACHE_MB", value)
            for value in ("", "much", "127", "-192", "1.5", "65537", "9" * 5000, "²²²")
        ),
    ],
)
def test_a_bad_setting_is_named(tmp_path: Path, name: str, value: str) -> None:
    with pytest.raises(BadSetting, match=name):
        read_settings({name: value}, tmp_path)


LIMITS = {
    "QUAYSIDE_LOBBIES_PER_PERSON": 5,
    "QUAYSIDE_LOBBIES_PER_SERVER": 50,
    "QUAYSIDE_TABLES_PER_PERSON": 30,
    "QUAYSIDE_SECONDS_BETWEEN_CALLS": 60,
}


@pytest.mark.promise("mend.11")
@pytest.mark.parametrize(("name", "usual"), LIMITS.items())
def test_each_limit_is_a_setting(tmp_path: Path, name: str, usual: int) -> None:
    limit = name.removeprefix("QUAYSIDE_").lower()
    found = getattr(read_settings({}, tmp_path), "limits", None)
    assert getattr(found, limit, None) == usual
    assert getattr(getattr(read_settings({name: " 7 "}, tmp_path), "limits", None), limit, None) == 7
    for wrong in ("many", "-1", "2.5", "", "٣", "1e3", "9" * 30):
        with pytest.raises(BadSetting, match=rf"^{name} is '.*'; it is a whole number, [01] or more\.$"):
            read_settings({name: wrong}, tmp_path)


def test_a_pause_can_be_none_but_not_a_number_of_tables(tmp_path: Path) -> None:
    found = read_settings({"QUAYSIDE_SECONDS_BETWEEN_CALLS": "0"}, tmp_path)
    assert found.limits.seconds_between_calls == 0
    with pytest.raises(BadSetting, match="1 or more"):
        read_settings({"QUAYSIDE_TABLES_PER_PERSON": "0"}, tmp_path)


def test_emoji_are_uploaded_unless_the_host_wants_none(tmp_path: Path) -> None:
    assert read_settings({}, tmp_path).has_emoji
    assert not read_settings({"QUAYSIDE_EMOJI": "no"}, tmp_path).has_emoji


def test_discord_is_asked_less_than_it_allows_unless_it_allows_more(tmp_path: Path) -> None:
    assert read_settings({}, tmp_path).requests == 45
    assert read_settings({"QUAYSIDE_REQUESTS": " 400 "}, tmp_path).requests == 400
    assert read_settings({"QUAYSIDE_COMPUTER_PACE": "0"}, tmp_path).computer_pace == 0


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
        "WebSocket Event: {'id': '12', 'token': 'aW50-SECRET', 'type': 3}",
        '{"id":"12","token":"aW50-SECRET","type":3}',
        r"""sent '{\"token\": \"aW50-SECRET\"}'""",
        "Webhook(id=12, token='aW50-SECRET')",
        "KeyError: aW50ZXJhY3Rpb246MTI6U0VDUkVU",
        "Authorization: Bot aW50.SECRET.other",
        "postgresql://quayside:SECRET-aW50@127.0.0.1/games",
    ],
)
def test_no_secret_is_written_down(line: str) -> None:
    written = BytesIO()
    stream = Discreet(TextIOWrapper(written, encoding="utf-8"), "SECRET.token")
    for part in (line[:20], line[20:], "\n", "no more"):
        stream.write(part)
    assert written.getvalue().endswith(b"\n"), "a line is written when it is whole"
    stream.flush()
    text = written.getvalue().decode()
    assert text.endswith("\nno more")
    assert "***" in text
    assert "SECRET" not in text
    assert "aW50" not in text


@pytest.mark.parametrize(
    "line",
    ["Table 7 is told later, in 2 s: 500 Internal Server Error", "GET http://127.0.0.1:80/api/v10/users/@me"],
)
def test_what_is_no_secret_stands_as_it_is(line: str) -> None:
    written = BytesIO()
    stream = Discreet(TextIOWrapper(written, encoding="utf-8"), "")
    stream.write(f"{line}\n")
    assert written.getvalue().decode() == f"{line}\n"


@pytest.mark.parametrize(
    "said", [{"t": "MESSAGE_CREATE", "d": {"content": "a hand"}}, {"content": "a hand"}, "a hand"]
)
def test_what_is_said_is_not_quoted_whatever_the_level(said: object) -> None:
    args = ("POST", "https://discord.com/api/v10/channels/7/messages", said, 200)
    record = logging.LogRecord("discord.http", logging.DEBUG, "", 1, "%s %s with %s: %s", args, None)
    assert unquoted(record)
    assert "a hand" not in record.getMessage()
    assert record.getMessage().startswith("POST https://discord.com/api/v10/channels/7/messages with ")
    alone = logging.LogRecord("discord.gateway", logging.DEBUG, "", 1, "Event: %s", (said,), None)
    assert unquoted(alone)
    assert "a hand" not in alone.getMessage()


def test_readme_and_example_say_what_is_declared() -> None:
    for file, text in written().items():
        assert file.read_text(encoding="utf-8") == text, "python -m tools.settings writes it anew"


def test_the_example_with_everything_set_is_as_if_nothing_were(tmp_path: Path) -> None:
    lines = (line.removeprefix("#") for line in example() if line.startswith(("#QUAYSIDE", "#DISCORD")))
    (tmp_path / ".env").write_text("\n".join(lines), encoding="utf-8")
    assert len(read_file(tmp_path)) == len(SETTINGS)
    assert read_settings({}, tmp_path) == read_settings({}, tmp_path / "nowhere")


def test_the_log_has_one_object_a_line_when_that_is_wanted() -> None:
    try:
        raise ValueError("lost\nat sea")
    except ValueError as error:
        fault = (ValueError, error, error.__traceback__)
        record = logging.LogRecord("quayside", logging.ERROR, "", 1, "a %s\nb", ("é",), fault)
    line = Objects().format(record)
    assert "\n" not in line
    found = json.loads(line)
    assert (found["level"], found["logger"], found["message"]) == ("ERROR", "quayside", "a é\nb")
    assert found["traceback"].endswith("ValueError: lost\nat sea")
    for time in (found["time"], Lines().format(record).split()[0]):
        assert datetime.fromisoformat(time).tzinfo is not None


ON_SERVER = {"QUAYSIDE_DATABASE": "postgresql://quay:s3cr3t@db.example/games"}


@pytest.mark.promise("beyond.shards")
def test_shards_are_some_of_all_where_processes_share_a_server(tmp_path: Path) -> None:
    found = read_settings({**ON_SERVER, "QUAYSIDE_SHARDS": " 0-3/8 "}, tmp_path)
    assert found.shards == Shards(0, 3, 8)
    assert found.own_requests == 22, "half of 45"
    assert read_settings({"QUAYSIDE_SHARDS": "0-1/2"}, tmp_path).own_requests == 45
    assert read_settings({"QUAYSIDE_SHARDS": ""}, tmp_path).shards is None


@pytest.mark.promise("beyond.shards")
@pytest.mark.parametrize("value", ["0-8/8", "3-1/8", "8/8", "all", "0-3", "1/0", "-1/3"])
def test_shards_that_cannot_be_are_refused(tmp_path: Path, value: str) -> None:
    with pytest.raises(BadSetting, match=r"^QUAYSIDE_SHARDS is '.*'; it is like 0-3/8"):
        read_settings({**ON_SERVER, "QUAYSIDE_SHARDS": value}, tmp_path)


@pytest.mark.promise("beyond.shards")
def test_some_of_all_shards_need_a_server_and_requests_enough(tmp_path: Path) -> None:
    with pytest.raises(BadSetting, match=r"^QUAYSIDE_SHARDS is '0/2', not all: .*PostgreSQL.*quayside\.db"):
        read_settings({"QUAYSIDE_SHARDS": "0/2"}, tmp_path)
    with pytest.raises(BadSetting, match="QUAYSIDE_REQUESTS") as caught:
        read_settings({**ON_SERVER, "QUAYSIDE_SHARDS": "0/100"}, tmp_path)
    assert "s3cr3t" not in str(caught.value)
