"""Buttons, menus and the parts of V2 messages: walking them, numbering them, showing them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import IntEnum

from playground.data import Json


class Part(IntEnum):
    """Discord's component types."""

    ROW = 1
    BUTTON = 2
    MENU = 3
    TEXT_INPUT = 4
    USER_MENU = 5
    ROLE_MENU = 6
    MENTIONABLE_MENU = 7
    CHANNEL_MENU = 8
    SECTION = 9
    TEXT = 10
    THUMBNAIL = 11
    GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    FILE_UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


MENUS = frozenset({Part.MENU, Part.USER_MENU, Part.ROLE_MENU, Part.MENTIONABLE_MENU, Part.CHANNEL_MENU})
CLASSIC = frozenset({Part.ROW, Part.BUTTON}) | MENUS
"""What a message without the V2 flag may hold."""
LINK_STYLE = 5

DEFAULTS: dict[Part, Json] = {
    Part.CONTAINER: {"accent_color": None, "spoiler": False},
    Part.SEPARATOR: {"spacing": 1, "divider": True},
    Part.THUMBNAIL: {"description": None, "spoiler": False},
    Part.FILE: {"spoiler": False, "name": None, "size": None},
    Part.TEXT_INPUT: {"label": None, "min_length": None, "max_length": None, "required": True},
    **{menu: {"min_values": 1, "max_values": 1} for menu in MENUS},
}
"""What Discord adds when the bot leaves it out."""
NESTS = ("components", "accessory", "component")
EMBED_PICTURES = (("image", "url"), ("thumbnail", "url"), ("footer", "icon_url"), ("author", "icon_url"))


def walk(parts: Iterable[Json]) -> Iterator[Json]:
    """Every part, the nested ones after the one that holds them."""
    for part in parts:
        yield part
        for nest in NESTS:
            inner = part.get(nest)
            if isinstance(inner, dict):
                yield from walk([inner])
            elif inner:
                yield from walk(inner)


def texts(parts: Iterable[Json]) -> list[str]:
    """What V2 text parts say, in order."""
    return [part["content"] for part in walk(parts) if part["type"] == Part.TEXT]


def numbered(parts: Iterable[Json]) -> list[Json]:
    """A copy in which every part has its own number and all that Discord fills in."""
    parts = list(parts)
    taken = {part["id"] for part in walk(parts) if part.get("id")}
    free = (number for number in range(1, 1000) if number not in taken)
    return [_numbered(part, free) for part in parts]


def _numbered(part: Json, free: Iterator[int]) -> Json:
    filled = DEFAULTS.get(Part(part["type"]), {}) | _without_nothing(part)
    filled["id"] = part.get("id") or next(free)
    for nest in NESTS:
        inner = filled.get(nest)
        if isinstance(inner, dict):
            filled[nest] = _numbered(inner, free)
        elif inner:
            filled[nest] = [_numbered(each, free) for each in inner]
    if "default_values" in filled:
        filled["default_values"] = [{**each, "id": str(each["id"])} for each in filled["default_values"]]
    for holder in (filled, *filled.get("options", [])):
        if holder.get("emoji"):
            holder["emoji"] = _emoji(holder["emoji"])
    return filled


def _emoji(sent: Json) -> Json:
    """Discord's own have an id, which is told as text however it was sent."""
    kept = _without_nothing(sent)
    return kept | {"id": str(kept["id"])} if "id" in kept else kept


def _without_nothing(part: Json) -> Json:
    return {key: value for key, value in part.items() if value is not None}


def media(parts: Iterable[Json]) -> Iterator[Json]:
    """Every picture or file that a part shows."""
    for part in walk(parts):
        for key in ("media", "file"):
            if key in part:
                yield part[key]
        for item in part.get("items", []):
            yield item["media"]


def as_shown(part: Json, files: dict[str, Json]) -> Json:
    """The part with the addresses of the files it shows."""
    shown = dict(part)
    if part["type"] in MENUS:
        shown.pop("required", None)  # it means something in forms only, and is not told
    for nest in NESTS:
        inner = part.get(nest)
        if isinstance(inner, dict):
            shown[nest] = as_shown(inner, files)
        elif inner:
            shown[nest] = [as_shown(each, files) for each in inner]
    for key in ("media", "file"):
        if key in part:
            shown[key] = _medium(part[key], files)
    if part["type"] == Part.FILE:
        kept = files.get(attached_name(part["file"]["url"]) or "", {})
        shown |= {"name": kept.get("filename"), "size": kept.get("size")}
    if part["type"] == Part.GALLERY:
        shown["items"] = [
            {"description": None, "spoiler": False} | item | {"media": _medium(item["media"], files)}
            for item in part["items"]
        ]
    return shown


def attached_name(url: str) -> str | None:
    """The name in `attachment://name`."""
    return url.removeprefix("attachment://") if url.startswith("attachment://") else None


def _medium(medium: Json, files: dict[str, Json]) -> Json:
    name = attached_name(medium["url"])
    if name is None:
        return {"id": "0", "url": medium["url"], "proxy_url": medium["url"], "width": None, "height": None}
    file = files[name]
    return {
        "id": file["id"],
        "url": file["url"],
        "proxy_url": file["url"],
        "width": file.get("width"),
        "height": file.get("height"),
        "content_type": file["content_type"],
        "attachment_id": file["id"],
    }


def embed_as_shown(embed: Json, files: dict[str, Json]) -> Json:
    """The embed with the addresses of the files it shows, and all that Discord fills in."""
    shown = _without_nothing(embed) | {"type": "rich"}
    for holder, address in EMBED_PICTURES:
        if address in shown.get(holder, {}):
            file = files.get(attached_name(shown[holder][address]) or "", {})
            url = file.get("url", shown[holder][address])
            sides = {side: file[side] for side in ("width", "height") if address == "url" and side in file}
            shown[holder] = shown[holder] | {address: url, f"proxy_{address}": url} | sides
    if "fields" in shown:
        shown["fields"] = [{"inline": False} | field for field in shown["fields"]]
    return shown


def embed_pictures(embed: Json) -> list[str]:
    """Every address of a picture in the embed."""
    addresses = [(embed.get(holder) or {}).get(address) for holder, address in EMBED_PICTURES]
    return [address for address in addresses if address]
