"""What discord.py sends and reads, packed by quicker means, says what it said before."""

from __future__ import annotations

import json
from enum import IntEnum
from io import BytesIO
from typing import Any

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from cogs.plumbing.packing import from_json, in_one_piece, to_json

HALF = "\ud83d"
"""Of a character: JSON can hold it, UTF-8 cannot."""
FIELDS: list[dict[str, Any]] = [
    {"name": "payload_json", "value": '{"content":"d\N{LATIN SMALL LETTER E WITH ACUTE}j\u00e0 \u26f5"}'},
    {
        "name": "files[0]",
        "value": BytesIO(b"\x89PNG\r\n--not-the-end--\r\n\x00\xff"),
        "filename": 'a "quay" \\ \N{LATIN SMALL LETTER E WITH ACUTE}.png',
        "content_type": "application/octet-stream",
    },
    {"name": "files[1]", "value": BytesIO(b""), "filename": "empty.png", "content_type": "image/png"},
]


class Style(IntEnum):
    PRIMARY = 1


async def read(request: web.Request) -> web.Response:
    """Each part as the other side reads it."""
    parts = []
    async for part in await request.multipart():
        assert isinstance(part, aiohttp.BodyPartReader)
        content = (await part.read()).decode("latin-1")
        parts.append([part.name, part.filename, part.headers["Content-Type"], content])
    return web.json_response(parts)


async def test_a_form_in_one_piece_is_read_as_one_in_many() -> None:
    app = web.Application()
    app.router.add_post("/", read)
    async with TestServer(app) as server, aiohttp.ClientSession() as session:
        answers = []
        for is_whole in (False, True):
            form = aiohttp.FormData(quote_fields=False)
            for field in FIELDS:
                if isinstance(field["value"], BytesIO):
                    field["value"] = BytesIO(field["value"].getvalue())
                form.add_field(**field)
            if is_whole:
                data, kind = in_one_piece(form)
                sending = session.post(server.make_url("/"), data=data, headers={"Content-Type": kind})
            else:
                sending = session.post(server.make_url("/"), data=form)
            async with sending as response:
                answers.append(await response.json())
    assert answers[0] == answers[1]
    assert [part[0] for part in answers[1]] == [field["name"] for field in FIELDS]


@pytest.mark.parametrize(
    "thing",
    [
        {"content": "d\u00e9j\u00e0 \u26f5", "flags": 4096, "components": [], "nonce": None, "silent": True},
        {"style": Style.PRIMARY, "share": 0.5, 7: "seven"},
        {"name": f"half {HALF}"},
        [1 << 70, (1, 2), "\x00\u2028"],
    ],
)
def test_json_says_the_same(thing: object) -> None:
    expected = json.loads(json.dumps(thing))
    assert json.loads(to_json(thing)) == expected
    assert from_json(json.dumps(thing)) == expected


def test_faults_are_those_that_python_finds() -> None:
    with pytest.raises(json.JSONDecodeError):
        from_json("<html>no JSON</html>")
    with pytest.raises(TypeError):
        to_json({"what": object()})
