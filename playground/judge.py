"""Discord's own OpenAPI document, held against every request of the bot and every answer of ours."""

from __future__ import annotations

import copy
import re
from typing import Any, NamedTuple
from urllib.parse import quote

import jsonschema_rs
from jsonschema_rs import ValidationError, ValidationErrorKind
from msgspec import Struct

Json = dict[str, Any]

ADDRESS = "urn:discord"
ADDED_BY_DISCORD_PY = re.compile(
    r"(data\.)?tts"
    r"|(data\.)?embeds\.\d+\.flags"
    r"|(data\.)?attachments\.\d+\.(proxy_url|url|size|spoiler|height|width|content_type|flags)"
    r"|\d+\.nsfw"
)
"""Keys that the library sends of itself where the contract does not know them."""


BRANCHES = (dict, list)
"""Only these have keys within."""


class Shape(Struct):
    """Alternatives for one value; what they know of it is found out once for each `type` it may name."""

    schemas: list[Json]
    known: dict[object, Known] = {}


class Known(NamedTuple):
    """The shapes of a list's items and of an object's keys; None where any key may stand."""

    items: Shape
    keys: dict[str, Shape] | None


class Contract:
    """Judges bodies by route; each judgement is a list of sentences, empty when all is well."""

    def __init__(self, document: Json) -> None:
        self._document = document
        lenient = copy.deepcopy(document)
        # discord.py sends ids as integers, and is known to work.
        lenient["components"]["schemas"]["SnowflakeType"] = {"type": ["string", "integer"]}
        self._asked = jsonschema_rs.Registry([(ADDRESS, lenient)])
        self._given = jsonschema_rs.Registry([(ADDRESS, document)])
        self._judges: dict[tuple[str, bool], jsonschema_rs.Validator] = {}
        self._shapes: dict[tuple[int, ...], Shape] = {}

    def knows(self, method: str, route: str) -> bool:
        """Whether Discord has such a route."""
        return method.lower() in self._document["paths"].get(route, {})

    def judge_request(self, method: str, route: str, body: object) -> list[str]:
        """Why Discord would refuse a request of the bot."""
        schema = self._request_schema(method.lower(), route)
        if schema is None:
            return []
        if body is None:
            return ["no body"]
        pointer = f"{_path(route, method.lower())}/requestBody/content/application~1json/schema"
        return self._judge(pointer, body, is_request=True)

    def unknown_in_request(self, method: str, route: str, body: object, query: set[str]) -> list[str]:
        """Names in a request that Discord would ignore, so that they cannot mean what the bot hopes."""
        method = method.lower()
        parameters = self._document["paths"][route][method].get("parameters", [])
        known = {each["name"] for each in parameters if each["in"] == "query"}
        schema = self._request_schema(method, route)
        keys = self._unknown(self._shape([schema]), body) if schema else []
        return [*sorted(query - known), *(key for key in keys if not ADDED_BY_DISCORD_PY.fullmatch(key))]

    def _request_schema(self, method: str, route: str) -> Json | None:
        request: Json = self._document["paths"][route][method].get("requestBody", {})
        content: Json | None = request.get("content", {}).get("application/json")
        return None if content is None else content["schema"]

    def judge_answer(self, method: str, route: str, status: int, body: object) -> list[str]:
        """What is wrong with an answer of the stand-in."""
        method = method.lower()
        responses = self._document["paths"][route][method]["responses"]
        key = str(status) if str(status) in responses else f"{status // 100}XX"
        if key not in responses:
            return [] if status >= 500 else [f"no answer {status}"]
        pointer, response = f"{_path(route, method)}/responses/{key}", responses[key]
        if "$ref" in response:
            pointer = response["$ref"].removeprefix("#")
            response = self._resolve(response)
        content = response.get("content", {}).get("application/json")
        if content is None:
            return [] if body is None else ["a body where none is answered"]
        return self._judge(f"{pointer}/content/application~1json/schema", body, is_request=False) + [
            f"unknown key {key}" for key in self._unknown(self._shape([content["schema"]]), body)
        ]

    def _judge(self, pointer: str, body: object, *, is_request: bool) -> list[str]:
        if (pointer, is_request) not in self._judges:
            self._judges[pointer, is_request] = jsonschema_rs.Draft202012Validator(
                {"$ref": f"{ADDRESS}#{quote(pointer, safe='/~@')}"},
                registry=self._asked if is_request else self._given,
                validate_formats=True,
            )
        judge = self._judges[pointer, is_request]
        errors = list(judge.iter_errors(body))
        return [_sentence(each) for error in errors for each in _deepest(error)]

    def _resolve(self, schema: Json) -> Json:
        while "$ref" in schema:
            found: Any = self._document
            for step in schema["$ref"].removeprefix("#/").split("/"):
                found = found[step]
            schema = found
        return schema

    def _unknown(self, shape: Shape, value: object, path: str = "") -> list[str]:
        """The keys that no branch of the schemas knows: almost no schema forbids them."""
        if isinstance(value, list):
            items = self._known(shape, value).items
            return [
                key
                for number, each in enumerate(value)
                if isinstance(each, BRANCHES)
                for key in self._unknown(items, each, f"{path}{number}.")
            ]
        if not isinstance(value, dict) or not (keys := self._known(shape, value).keys):
            return []
        found = [f"{path}{key}" for key in value if key not in keys]
        for key, inner in value.items():
            if isinstance(inner, BRANCHES) and key in keys:
                found += self._unknown(keys[key], inner, f"{path}{key}.")
        return found

    def _shape(self, schemas: list[Json]) -> Shape:
        """The same for the same schemas; all are parts of the document, and live as long as it does."""
        return self._shapes.setdefault(tuple(map(id, schemas)), Shape(schemas))

    def _known(self, shape: Shape, value: Json | list[Any]) -> Known:
        named = repr(value.get("type")) if isinstance(value, dict) else None
        if named not in shape.known:
            branches = [branch for each in shape.schemas for branch in self._branches(each, value)]
            properties: dict[str, list[Json]] = {}
            for branch in branches:
                for name, inner in branch.get("properties", {}).items():
                    properties.setdefault(name, []).append(inner)
            shape.known[named] = Known(
                self._shape([branch["items"] for branch in branches if "items" in branch]),
                None
                if any("additionalProperties" in branch for branch in branches)
                else {name: self._shape(inner) for name, inner in properties.items()},
            )
        return shape.known[named]

    def _branches(self, schema: Json, value: object) -> list[Json]:
        """The schema and all it is made of, without the alternatives for another `type`."""
        schema = self._resolve(schema)
        kind = schema.get("properties", {}).get("type", {})
        if isinstance(value, dict) and "enum" in kind and value.get("type") not in kind["enum"]:
            return []
        parts = [*schema.get("allOf", []), *schema.get("anyOf", []), *schema.get("oneOf", [])]
        return [schema, *(branch for part in parts for branch in self._branches(part, value))]


def _path(route: str, method: str) -> str:
    return f"/paths/{route.replace('/', '~1')}/{method}"


def _deepest(error: ValidationError) -> list[ValidationError]:
    """The errors of the alternative that was meant, instead of "none of the alternatives"."""
    match error.kind:
        case ValidationErrorKind.OneOfNotValid(context) | ValidationErrorKind.AnyOf(context):
            own_type = [*error.instance_path, "type"]
            meant = [branch for branch in context if all(each.instance_path != own_type for each in branch)]
            shortest = min(meant or context, key=len)
            return [each for inner in shortest for each in _deepest(inner)]
        case _:
            return [error]


def _sentence(error: ValidationError) -> str:
    place = ".".join(map(str, error.instance_path)) or "the body"
    told = error.message if len(error.message) < 160 else f"…{error.message[-150:]}"
    return f"{place}: {told}"
