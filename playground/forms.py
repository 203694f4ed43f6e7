"""Filling in a form, with the checks that a client makes before it lets go."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from playground.components import Part
from playground.data import Json
from playground.seen import Form, Impossible, plain

Entry = str | bool | Sequence[str]


def filled(form: Form, entries: Mapping[str, Entry]) -> Json:
    """The data of the form with these entries, named by label or custom_id."""
    left = dict(entries)
    components = [_submitted(part, left) for part in form.parts]
    if left:
        raise Impossible(f"no field {sorted(left)}, only {form.labels}")
    return {"custom_id": form.custom_id, "components": components}


def _submitted(part: Json, left: dict[str, Entry]) -> Json:
    bare = {"type": part["type"], "id": part["id"]}
    if part["type"] == Part.LABEL:
        return bare | {"component": _entered(part["component"], part["label"], left)}
    if part["type"] == Part.ROW:
        inner = [_entered(each, each.get("label") or "", left) for each in part["components"]]
        return bare | {"components": inner}
    return bare


def _entered(field: Json, label: str, left: dict[str, Entry]) -> Json:
    names = [plain(label), plain(field["custom_id"])]
    given = next((left.pop(name) for name in names if name in left), None)
    entered = {"type": field["type"], "id": field["id"], "custom_id": field["custom_id"]}
    is_required = field.get("required", True)
    match Part(field["type"]):
        case Part.TEXT_INPUT:
            text = field.get("value") or "" if given is None else given
            return entered | {"value": _text(field, label, text, is_required=is_required)}
        case Part.CHECKBOX:
            return entered | {"value": bool(field.get("default") if given is None else given)}
        case Part.RADIO_GROUP:
            chosen = _chosen(field, label, given)
            if len(chosen) > 1 or (is_required and not chosen):
                raise Impossible(f"{label}: choose one")
            return entered | {"value": chosen[0] if chosen else None}
        case _:
            chosen = _chosen(field, label, given)
            least = field.get("min_values", 1) if is_required or chosen else 0
            if not least <= len(chosen) <= field.get("max_values", len(field.get("options", []))):
                raise Impossible(f"{label}: {len(chosen)} chosen")
            return entered | {"values": chosen}


def _text(field: Json, label: str, text: Entry, *, is_required: bool) -> str:
    if not isinstance(text, str):
        raise Impossible(f"{label} takes text, not {text!r}")
    least, most = field.get("min_length") or 0, field.get("max_length") or 4000
    if (is_required and not text) or len(text) > most or (text and len(text) < least):
        raise Impossible(f"{label}: {len(text)} characters")
    return text


def _chosen(field: Json, label: str, given: Entry | None) -> list[str]:
    options: list[Json] = field.get("options", [])
    if given is None:
        return [option["value"] for option in options if option.get("default")]
    if isinstance(given, bool):
        raise Impossible(f"{label} takes choices, not {given!r}")
    wanted = [given] if isinstance(given, str) else list(given)
    if not options:
        return wanted
    return [_value(options, label, each) for each in wanted]


def _value(options: list[Json], label: str, name: str) -> str:
    for option in options:
        if name in (option["label"], option["value"]):
            return str(option["value"])
    raise Impossible(f"{label} does not offer {name!r}")
