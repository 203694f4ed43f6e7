"""One request of the bot from arrival to answer: read, held against the rules, granted or refused."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from aiohttp import BodyPartReader, MultipartReader, StreamReader, web
from msgspec import Struct

from playground.contract import contract
from playground.data import Json
from playground.errors import Refusal, TooMany
from playground.faults import Faults
from playground.interactions import Interactions
from playground.ledger import Entry, Ledger
from playground.messages import OldEdits, Upload
from playground.world import World

if TYPE_CHECKING:
    from playground.judge import Contract

PREFIX = "/api/v10"
REQUEST_LIMIT = 25 * 1024 * 1024
WITHOUT_TOKEN = ("/interactions/", "/webhooks/")
"""Nor do they count against the whole bot."""
LOGIN = ("GET", "/users/@me")
"""What every bot asks first."""
SECOND = 1.0
ANSWER_RULE = "answer"
"""The rule that a violation breaks when it is the stand-in's own."""
UPLOAD = re.compile(r"files\[(\d+)\]")


class Call(Struct, kw_only=True):
    """A request of the bot, read."""

    world: World
    interactions: Interactions
    old_edits: OldEdits
    gateway: str
    shards: int
    concurrency: int
    """Shards that may identify at the same time."""
    params: dict[str, str]
    query: dict[str, str]
    body: Any
    uploads: list[Upload]

    @property
    def fields(self) -> Json:
        """The body of a request that has one."""
        assert isinstance(self.body, dict)
        return self.body


class Answer(Struct):
    """What goes back."""

    status: int
    body: Json | list[Json] | None = None
    code: int | None = None
    """Discord's error code, when it is a refusal."""
    retry_after: float | None = None


Handler = Callable[[Call], Answer]
Routes = dict[tuple[str, str], Handler]


class Desk:
    """Where every request of the bot is received."""

    def __init__(
        self, world: World, interactions: Interactions, ledger: Ledger, faults: Faults, token: str
    ) -> None:
        self._world = world
        self._token = token
        self._interactions = interactions
        self._ledger = ledger
        self._faults = faults
        self._old_edits = OldEdits(world)
        self.gateway = ""
        """The gateway's address; the server sets it."""
        self.shards = self.concurrency = 1
        self.a_second: int | None = None
        """Requests that the whole bot may make in a second, where somebody watches over that."""
        self._lately: deque[float] = deque()
        """When each of those came that count."""
        self.judge: Callable[[], Contract | None] = contract

    def receive(self, routes: Iterable[Routes]) -> list[web.AbstractRouteDef]:
        """Everything under the prefix: the known routes, and whatever else is asked for."""
        known = [
            web.route(method, PREFIX + route, self._receiver(route, handler))
            for room in routes
            for (method, route), handler in room.items()
        ]
        return [*known, web.route("*", PREFIX + "/{unknown:.*}", self._refuse_unknown)]

    async def _refuse_unknown(self, request: web.Request) -> web.StreamResponse:
        path = request.path.removeprefix(PREFIX)
        self._ledger.violated(f"{request.method} {path}", "route", "the stand-in has no such route")
        self._ledger.note(Entry(request.method, "unknown", path, None, 404, 0))
        return _response("unknown", Answer(404, Refusal(0).body()))

    def _receiver(
        self, route: str, handler: Handler
    ) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def receive(request: web.Request) -> web.StreamResponse:
            return await self._answer(request, route, handler)

        return receive

    async def _answer(self, request: web.Request, route: str, handler: Handler) -> web.StreamResponse:
        where = f"{request.method} {route}"
        fault = self._faults.for_request(request.method, route, request.match_info.get("channel_id"))
        body: Any = None
        try:
            body, uploads = await _read(request)
            if (request.method, route) == LOGIN:
                self._lately.clear()  # it cannot know what one that was killed has sent
            if not route.startswith(WITHOUT_TOKEN):
                self._count()
            if fault is None or fault.after_doing:
                with self._noting_failure(where):
                    answer = self._grant(request, route, handler, body, uploads)
            if fault is not None:
                answer = Answer(fault.status, fault.body(), fault.code, fault.retry_after)
        except Refusal as refusal:
            for rule, what in refusal.broken.items():
                self._ledger.violated(where, rule, what)
            answer = Answer(refusal.status, refusal.body(), refusal.code, refusal.retry_after)
        judge = self.judge()
        if judge is not None:
            self._ledger.judged_answers += 1
            for wrong in judge.judge_answer(request.method, route, answer.status, answer.body):
                self._ledger.violated(f"answer {answer.status} to {where}", ANSWER_RULE, wrong)
        path = request.path.removeprefix(PREFIX)
        self._ledger.note(Entry(request.method, route, path, body, answer.status, answer.code))
        return _response(where, answer)

    def _count(self) -> None:
        """One more request of the whole bot, however many processes it is; one too many is refused."""
        now = time.monotonic()
        while self._lately and self._lately[0] <= now - SECOND:
            self._lately.popleft()
        if self.a_second is not None and len(self._lately) >= self.a_second:
            broken = {"global_limit": f"more than {self.a_second} requests in a second"}
            raise TooMany(broken, self._lately[0] + SECOND - now)
        self._lately.append(now)

    @contextmanager
    def _noting_failure(self, where: str) -> Iterator[None]:
        """A failure of the stand-in itself must not pass for an answer of Discord's."""
        is_done = False
        try:
            yield
            is_done = True
        except Refusal:
            is_done = True
            raise
        finally:
            if not is_done:
                self._ledger.violated(where, ANSWER_RULE, "the stand-in itself failed; its log says how")

    def _grant(
        self, request: web.Request, route: str, handler: Handler, body: Any, uploads: list[Upload]
    ) -> Answer:
        is_known = request.headers.get("Authorization") == f"Bot {self._token}"
        if not (is_known or route.startswith(WITHOUT_TOKEN)):
            raise Refusal(40001)
        judge = self.judge()
        if judge is not None:
            self._ledger.judged_requests += 1
            for name in judge.unknown_in_request(request.method, route, body, set(request.query)):
                self._ledger.violated(f"{request.method} {route}", "unknown_key", name)
            wrong = judge.judge_request(request.method, route, body)
            if wrong:
                raise Refusal(50035, broken={"contract": "; ".join(wrong)})
        return handler(
            Call(
                world=self._world,
                interactions=self._interactions,
                old_edits=self._old_edits,
                gateway=self.gateway,
                shards=self.shards,
                concurrency=self.concurrency,
                params=dict(request.match_info),
                query=dict(request.query),
                body=body,
                uploads=uploads,
            )
        )


async def _read(request: web.Request) -> tuple[Any, list[Upload]]:
    """The JSON of the body, and the files of a multipart one."""
    if (request.content_length or 0) > REQUEST_LIMIT:
        await request.release()
        raise Refusal(40005, broken={"request_size": f"{request.content_length} bytes"})
    if not request.content_type.startswith("multipart/"):
        raw = await request.read()
        return _parsed(raw) if raw else None, []
    body, uploads = {}, []
    async for part in MultipartReader(request.headers, _whole(request, await request.read())):
        assert isinstance(part, BodyPartReader)
        content = bytes(await part.read(decode=False))
        upload = UPLOAD.fullmatch(part.name or "")
        if upload:
            uploads.append(Upload(int(upload[1]), part.filename or "unknown", content))
        elif part.name == "payload_json":
            body = _parsed(content)
    return body, uploads


def _whole(request: web.Request, raw: bytes) -> StreamReader:
    """A body that has all come: one that comes in small pieces makes aiohttp warn of itself."""
    stream = StreamReader(request.protocol, limit=REQUEST_LIMIT, loop=asyncio.get_running_loop())
    stream.feed_data(raw)
    stream.feed_eof()
    return stream


def _parsed(raw: bytes) -> Any:
    try:
        return json.loads(raw)
    except json.JSONDecodeError as error:
        raise Refusal(50109, broken={"json": str(error)}) from None


def _response(bucket: str, answer: Answer) -> web.Response:
    """The answer with the headers that discord.py looks at (discord.md 2.2)."""
    wait = answer.retry_after or 1.0
    headers = {
        "Via": "1.1 stand-in",
        "X-RateLimit-Limit": "50",
        "X-RateLimit-Remaining": "0" if answer.status == 429 else "49",
        "X-RateLimit-Reset": str(time.time() + wait),
        "X-RateLimit-Reset-After": str(wait),
        "X-RateLimit-Bucket": bucket,
    }
    if answer.retry_after is not None:
        headers["Retry-After"] = str(answer.retry_after)
    if answer.body is None:
        return web.Response(status=answer.status, headers=headers)
    # Exactly this type: discord.py takes anything after it for text.
    headers["Content-Type"] = "application/json"
    return web.Response(status=answer.status, body=json.dumps(answer.body).encode(), headers=headers)
