"""Nobody plays for you: not another page in your browser, nor another program on your machine."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest
import pytest_asyncio

from tests.page.harbour import Harbour, playing

pytestmark = pytest.mark.asyncio(loop_scope="module")

PATIENCE = 20.0
LISTENING = Path("/proc/net/tcp")
FOREIGN = ("http://evil.example", "http://127.0.0.1:1", "http://localhost", "null")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def harbour(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Harbour]:
    async with playing(tmp_path_factory.mktemp("guard") / "play.db") as harbour:
        yield harbour


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def session() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as session:
        yield session


class Window:
    """A window without a browser: the page's socket."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.told: list[dict[str, Any]] = []
        self._count = 0

    async def hear(self) -> dict[str, Any]:
        heard: dict[str, Any] = await self.socket.receive_json(timeout=PATIENCE)
        self.told.append(heard)
        return heard

    async def until(self, kind: str) -> dict[str, Any]:
        while (heard := await self.hear()).get("tell") != kind:
            pass
        return heard

    async def ask(self, ask: str, player: str, **about: object) -> dict[str, Any]:
        self._count += 1
        await self.socket.send_json({"id": self._count, "wish": {"ask": ask, "player": player, **about}})
        while (heard := await self.hear()).get("re") != self._count:
            pass
        return heard


@pytest_asyncio.fixture(loop_scope="module")
async def window(harbour: Harbour, session: aiohttp.ClientSession) -> AsyncIterator[Window]:
    address = f"{harbour.address}socket"
    async with session.ws_connect(address, headers={"Origin": harbour.origin}) as socket:
        yield Window(socket)


async def begun(window: Window) -> tuple[dict[str, Any], dict[str, Any]]:
    """The world, once the bot is there."""
    world = await window.hear()
    health = world["health"]
    while health["is"] != "running":
        health = (await window.until("health"))["health"]
    return world, health


async def test_a_foreign_host_is_refused_everywhere(harbour: Harbour, session: aiohttp.ClientSession) -> None:
    key = harbour.address.split("/")[3]
    for path in (
        "/",
        f"/{key}/",
        f"/{key}/app.js",
        f"/{key}/socket",
        "/attachments/1/2/board.png",
        "/gateway/",
    ):
        for host in ("evil.example", "localhost", f"localhost:{harbour.port}", "127.0.0.1"):
            async with session.get(harbour.origin + path, headers={"Host": host}) as answer:
                assert (answer.status, path, host) == (403, path, host)


async def test_a_foreign_origin_is_refused_everywhere(
    harbour: Harbour, session: aiohttp.ClientSession
) -> None:
    for origin in FOREIGN:
        for path in (
            harbour.address,
            f"{harbour.address}app.js",
            f"{harbour.origin}/attachments/1/2/board.png",
        ):
            async with session.get(path, headers={"Origin": origin}) as answer:
                assert (answer.status, origin) == (403, origin)
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await session.ws_connect(f"{harbour.address}socket", headers={"Origin": origin})
        assert refused.value.status == 403


async def test_a_picture_on_another_page_is_refused(harbour: Harbour, session: aiohttp.ClientSession) -> None:
    for site in ("cross-site", "same-site"):
        fetched = {"Sec-Fetch-Site": site, "Sec-Fetch-Mode": "no-cors"}
        async with session.get(f"{harbour.address}mark.svg", headers=fetched) as answer:
            assert answer.status == 403
    opened = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate"}
    async with session.get(harbour.address, headers=opened) as answer:
        assert answer.status == 200


async def test_a_socket_without_an_origin_is_no_window(
    harbour: Harbour, session: aiohttp.ClientSession
) -> None:
    with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
        await session.ws_connect(f"{harbour.address}socket")
    assert refused.value.status == 403


async def test_without_the_secret_there_is_nothing(harbour: Harbour, session: aiohttp.ClientSession) -> None:
    key = harbour.address.split("/")[3]
    assert len(key) >= 32
    for wrong in ("x", key[:-1], key + "x", key.swapcase()):
        for name in ("", "app.js", "socket"):
            headers = {"Origin": harbour.origin}
            async with session.get(f"{harbour.origin}/{wrong}/{name}", headers=headers) as answer:
                assert (answer.status, wrong, name) == (404, wrong, name)
    async with session.get(harbour.origin) as answer:
        assert answer.status == 403
        assert key not in await answer.text()


@pytest.mark.parametrize("name", ["../windows.py", "..%2Fwindows.py", "%2e%2e/windows.py", "nothing.js"])
async def test_only_files_of_the_page_are_served(
    harbour: Harbour, session: aiohttp.ClientSession, name: str
) -> None:
    async with session.get(harbour.address + name) as answer:
        assert answer.status == 404


async def test_the_page_may_load_nothing_from_elsewhere(
    harbour: Harbour, session: aiohttp.ClientSession
) -> None:
    async with session.get(harbour.address) as answer:
        policy, text = answer.headers["Content-Security-Policy"], await answer.text()
        assert answer.headers["Referrer-Policy"] == "no-referrer"
        assert answer.headers["Cache-Control"] == "no-store"
    rules = dict(rule.split(" ", 1) for rule in policy.split("; "))
    assert rules["default-src"] == "'none'"
    assert rules["script-src"] == rules["style-src"] == rules["img-src"] == "'self'"
    assert rules["connect-src"] == f"'self' ws://127.0.0.1:{harbour.port}"
    assert "'unsafe" not in policy
    assert "http://" not in text
    assert "https://" not in text


def listening_at(port: int) -> list[str]:
    """The addresses at which that port is open, as the kernel writes them."""
    rows = [line.split() for line in LISTENING.read_text().splitlines()[1:]]
    return [row[1].split(":")[0] for row in rows if row[1].endswith(f":{port:04X}") and row[3] == "0A"]


@pytest.mark.skipif(not LISTENING.exists(), reason="only Linux lists its sockets there")
async def test_it_listens_on_loopback_only(harbour: Harbour) -> None:
    assert listening_at(harbour.port) == ["0100007F"]


async def test_another_program_cannot_be_the_bot(harbour: Harbour, session: aiohttp.ClientSession) -> None:
    headers = {"Authorization": "Bot the-token-of-the-stand-in"}
    async with session.get(f"{harbour.origin}/api/v10/users/@me", headers=headers) as answer:
        assert answer.status == 401


async def test_a_board_is_only_seen_by_whom_it_was_shown(
    harbour: Harbour, session: aiohttp.ClientSession, window: Window
) -> None:
    world, _ = await begun(window)
    ada = world["players"][0]["id"]
    answer = await window.ask("table", ada, game="livingstone")
    assert answer["done"]["called"] in [each["id"] for each in world["players"]]
    files = [
        file["url"]
        for told in window.told
        if told.get("tell") == "message"
        for file in told["message"]["attachments"]
    ]
    url = files[-1]
    async with session.get(url) as shown:
        assert shown.status == 200
        assert shown.content_type == "image/png"
        assert "sandbox" in shown.headers["Content-Security-Policy"]
        assert shown.headers["Cross-Origin-Resource-Policy"] == "same-origin"
    for wrong in (url.partition("?")[0], url[:-1] + ("0" if url[-1] != "0" else "1")):
        async with session.get(wrong) as refused:
            assert refused.status == 404
    async with session.get(url, headers={"Origin": "http://evil.example"}) as refused:
        assert refused.status == 403


@pytest.mark.parametrize(
    ("ask", "about", "trouble"),
    [
        ("say", {"channel": "1", "words": "hello"}, "sees no such place"),
        ("use", {"channel": "1", "command": "help", "options": {}}, "sees no such place"),
        ("dismiss", {"message": "1"}, "private"),
        ("speak", {"locale": "tlh"}, "one of"),
        ("invite", {"name": "  "}, "name"),
        ("invite", {"name": "Ada"}, "name"),
    ],
)
async def test_nonsense_gets_a_reason(window: Window, ask: str, about: dict[str, Any], trouble: str) -> None:
    world, _ = await begun(window)
    answer = await window.ask(ask, world["players"][0]["id"], **about)
    assert answer["trouble"] == "impossible"
    assert trouble in answer["reason"]
    stranger = await window.ask(ask, world["bot"]["id"], **about)
    assert stranger["trouble"] == "impossible"


@pytest.mark.parametrize(
    ("ask", "about"),
    [
        ("press", {"message": "1", "button": "x"}),
        ("choose", {"message": "1", "menu": "x", "values": []}),
        ("fill", {"form": "1", "entries": {}}),
    ],
)
async def test_what_is_no_longer_there_cannot_be_used(
    window: Window, ask: str, about: dict[str, Any]
) -> None:
    world, _ = await begun(window)
    answer = await window.ask(ask, world["players"][0]["id"], **about)
    assert answer["trouble"] == "gone"


async def test_somebody_elses_private_messages_cannot_be_read_or_written(window: Window) -> None:
    world, _ = await begun(window)
    ada, basile = (each["id"] for each in world["players"][:2])
    letters = next(each for each in world["channels"] if each["recipient"] == basile)
    assert letters["seen_by"] == [basile]
    answer = await window.ask("say", ada, channel=letters["id"], words="hello")
    assert answer["trouble"] == "impossible"


@pytest.mark.parametrize(
    "text", ["", "{", "[]", json.dumps({"id": 1, "wish": {"ask": "dance", "player": "1"}})]
)
async def test_what_is_no_wish_closes_the_window(window: Window, text: str) -> None:
    await window.hear()
    await window.socket.send_str(text)
    while (heard := await window.socket.receive(timeout=PATIENCE)).type is aiohttp.WSMsgType.TEXT:
        pass
    assert window.socket.close_code == 1003
    assert heard.type in (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED)
