"""The emoji of the bot's application."""

from __future__ import annotations

import base64
import binascii
import re

from playground import wire
from playground.data import Emoji
from playground.errors import Refusal, field_errors
from playground.rest import Answer, Call, Routes

MOST = 2000
LARGEST = 256 * 1024
NAME = re.compile(r"\w{2,32}", re.ASCII)
IMAGE = re.compile(r"data:(image/(?:png|jpeg|gif|webp));base64,(.+)", re.DOTALL)


def list_emojis(call: Call) -> Answer:
    """GET all of them."""
    _own(call)
    return Answer(
        200, {"items": [wire.emoji(call.world, each) for each in call.world.records.emojis.values()]}
    )


def create_emoji(call: Call) -> Answer:
    """POST a new one: a name that is still free, and a small picture."""
    _own(call)
    kept = call.world.records.emojis
    name = _free_name(call)
    content_type, content = _picture(call.fields["image"])
    if len(kept) >= MOST:
        raise Refusal(30008)
    made = Emoji(id=call.world.snowflakes.next(), name=name, content_type=content_type, content=content)
    kept[made.id] = made
    call.world.feed.tell("emojis")
    return Answer(201, wire.emoji(call.world, made))


def get_emoji(call: Call) -> Answer:
    """GET one."""
    return Answer(200, wire.emoji(call.world, _found(call)))


def rename_emoji(call: Call) -> Answer:
    """PATCH its name; the picture is never changed."""
    found = _found(call)
    if "name" in call.fields and call.fields["name"] != found.name:
        found.name = _free_name(call)
    call.world.feed.tell("emojis")
    return Answer(200, wire.emoji(call.world, found))


def delete_emoji(call: Call) -> Answer:
    """DELETE one; what shows it already goes on showing its name."""
    del call.world.records.emojis[_found(call).id]
    call.world.feed.tell("emojis")
    return Answer(204)


def _own(call: Call) -> None:
    if call.params["application_id"] != call.world.bot.id:
        raise Refusal(10002)


def _found(call: Call) -> Emoji:
    _own(call)
    found = call.world.records.emojis.get(call.params["emoji_id"])
    if found is None:
        raise Refusal(10014)
    return found


def _free_name(call: Call) -> str:
    name = str(call.fields["name"])
    if not NAME.fullmatch(name):
        raise Refusal(50035, broken={"emoji_name": name})
    if any(each.name == name for each in call.world.records.emojis.values()):
        raise Refusal(50035, errors=field_errors("name", "An emoji with that name already exists"))
    return name


def _picture(image: str) -> tuple[str, bytes]:
    found = IMAGE.fullmatch(image)
    if found is None:
        raise Refusal(50035, broken={"emoji_image": "no data URI of a picture"})
    try:
        content = base64.b64decode(found[2], validate=True)
    except binascii.Error:
        raise Refusal(50035, broken={"emoji_image": "not in base 64"}) from None
    if len(content) > LARGEST:
        raise Refusal(50035, broken={"emoji_size": f"{len(content)} bytes"})
    return found[1], content


EMOJIS = "/applications/{application_id}/emojis"
ROUTES: Routes = {
    ("GET", EMOJIS): list_emojis,
    ("POST", EMOJIS): create_emoji,
    ("GET", EMOJIS + "/{emoji_id}"): get_emoji,
    ("PATCH", EMOJIS + "/{emoji_id}"): rename_emoji,
    ("DELETE", EMOJIS + "/{emoji_id}"): delete_emoji,
}
