"""The tables of chapter 2 in `docs/rules/<game>.md` have the numbers of the box."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct

ROOT = Path(__file__).resolve().parent.parent

Row = dict[str, str]


class Table(Struct, frozen=True):
    """A table of the rules, and where its rows stand in the box."""

    game: str
    section: str
    rows: str
    """In the box: the name of a list, or of a table whose `cards` or `positions` are one."""
    fields: dict[str, str]
    """By the head of a column, the fields of a row; several are told one after the other."""
    id: str = "id"
    """The head of the column that names a row."""
    key: str = "id"
    """The field that does."""


TABLES = [
    Table("livingstone", "2.4", "columns", {"Cost (pounds)": "cost"}, "Column", "index"),
    Table(
        "livingstone",
        "2.5",
        "rows",
        {
            "VP per tent at round scoring": "round_points",
            "VP for the majority at game end": "majority_points",
        },
        "Row",
        "index",
    ),
    Table(
        "livingstone",
        "2.6",
        "stones",
        {"Count": "count", "Ordinary price": "pounds", "Market price": "market_pounds market_points"},
    ),
    Table("livingstone", "2.7", "cards", {"Copies": "copies"}),
    Table("livingstone", "2.8", "player_count", {"Dice used": "dice"}, "Players", "players"),
    Table("rotterdam", "2.2", "player_count", {"Ships per player": "ships"}, "Number of players", "players"),
    Table("rotterdam", "2.3", "materials", {"Units": "units"}, "Id"),
    Table("rotterdam", "2.4", "ports", {"Takes": "material", "Berths": "berths"}, "Id"),
    Table("rotterdam", "2.6", "board", {"Kind": "kind", "Exits (colour→target)": "exits"}, "Id"),
    Table(
        "rotterdam",
        "2.8",
        "products",
        {"Cards": "copies", "Points at game end": "points", "Worth inside a mission": "value"},
        "Id",
    ),
    Table("rotterdam", "2.9", "missions", {"Points": "points"}, "Id"),
    Table("rotterdam", "2.10", "cards", {"Copies": "copies", "Points": "points"}, "Id"),
    Table("congo", "2.2", "stops", {"VP": "points"}),
    Table("congo", "2.3", "tiles", {"Tiles": "copies"}),
    Table(
        "congo",
        "2.4",
        "professions",
        {each.capitalize(): each for each in ("barracks", "hospital", "mission", "village", "jungle")},
    ),
    Table("congo", "2.5", "nations", {"code": "code", "Flag tokens": "flags"}),
    Table("congo", "2.8", "auxiliaries", {"Copies": "copies"}),
    Table("congo", "2.9", "hippos", {"Copies": "copies"}, "Value", "value"),
    Table("panamax", "2.3", "nations", {"ocean of its loading zone": "ocean", "flag tokens": "flags"}),
    Table("panamax", "2.4", "zones", {"kind": "kind"}),
    Table(
        "panamax",
        "2.6",
        "company_ships",
        {"size": "size", "slots": "slots", "min": "least", "max": "most", "build cost": "build_cost"},
    ),
    Table(
        "panamax",
        "2.7",
        "unique_ships",
        {"size": "size", "slots": "slots", "min": "least", "max": "most", "start zone": "start"},
    ),
    Table(
        "panamax",
        "2.8",
        "player_count",
        {
            "table dice": "table_dice",
            "executive dice": "executive_dice",
            "turns each per round": "turns",
            "re-roll all if one side has at most": "reroll_at_most",
        },
        "players",
        "players",
    ),
    Table("panamax", "2.9", "contracts", {"nation": "nation", "front": "front", "back": "back"}),
    Table("panamax", "2.10", "setup_contracts", {"nation": "nation", "front": "front"}),
    Table(
        "panamax",
        "2.11",
        "clipboard",
        {"space 1": "0", "space 2": "1", "space 3": "2", "space 4": "3"},
        "nation",
        "nation",
    ),
    Table("panamax", "2.12", "captains", {"moves": "moves"}),
    Table("panamax", "2.13", "stevedores", {"loads": "loads", "or fees reduced by": "reduction"}),
    Table("panamax", "2.14", "advisors", {"max": "most"}),
]


def cells(line: str) -> list[str]:
    """What stands in a row, without marks."""
    return [re.sub(r"[*`$]|\[.*?\]", "", cell).strip() for cell in line.strip().strip("|").split("|")]


def read(text: str) -> dict[str, list[Row]]:
    """The rows of every table, by section; sums are left out."""
    found: dict[str, list[Row]] = {}
    section, head = "", list[str]()
    for line in text.splitlines():
        if begun := re.match(r"#{2,3} ([\d.]+)", line):
            section = begun[1].rstrip(".")
        if not line.startswith("|"):
            head = []
        elif not head:
            head = cells(line)
        elif not re.fullmatch(r"[|\- ]+", line) and cells(line)[0].lower() != "total":
            found.setdefault(section, []).append(dict(zip(head, cells(line), strict=True)))
    return found


@cache
def told(game: str) -> dict[str, list[Row]]:
    return read((ROOT / "docs/rules" / f"{game}.md").read_text(encoding="utf-8"))


@cache
def box(game: str) -> dict[str, Any]:
    return tomllib.loads((ROOT / "games" / game / "data.toml").read_text(encoding="utf-8"))


def in_words(value: Any) -> str:
    """A field of the box as the rules write it; nothing, where there is none."""
    match value:
        case None | 0 | "":
            return ""
        case [{"colour": _}, *_]:
            return ", ".join(f"{way['colour']}→{way['to']}" for way in value)
        case list():
            return ", ".join(value)
    return str(value)


def field(row: dict[str, Any], name: str) -> str:
    """A field, wherever in its row it stands."""
    for place in (row, row.get("values", {})):
        if name in place:
            return in_words(place[name])
    return row["actions"][int(name)] if name.isdigit() else ""


def as_written(cell: str, wanted: str) -> str:
    """Of a price like `1 pound + 1 VP` the numbers; a dash or a word of none is nothing."""
    if re.fullmatch(r"[\u2013\-0]?|\(none: port\)", cell):
        return ""
    is_number = all(part.isdigit() for part in wanted.split()) and wanted
    return " ".join(re.findall(r"\d+", cell)) if is_number else cell


def rows_of(table: Table) -> dict[str, dict[str, Any]]:
    """The rows of the box, by what names them."""
    rows = box(table.game)[table.rows]
    if isinstance(rows, dict):
        rows = rows["positions" if "positions" in rows else "cards"]
    return {str(row[table.key]): row for row in rows}


def differences(table: Table, lines: list[Row]) -> list[tuple[str, str, str, str]]:
    """Where the rules say something else than the box: row, column, what they say, what the box has."""
    rows, found = rows_of(table), []
    wanted_columns = {table.id, *table.fields}
    named = {line[table.id].removeprefix("stone_"): line for line in lines if wanted_columns <= set(line)}
    found += [(name, "", "", "") for name in sorted(set(rows) ^ set(named))]
    for name in sorted(set(rows) & set(named)):
        for column, fields in table.fields.items():
            wanted = " ".join(filter(None, (field(rows[name], each) for each in fields.split())))
            written = as_written(named[name][column], wanted)
            if written != wanted:
                found.append((name, column, written, wanted))
    return found


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table.game}-{table.section}-{table.rows}")
def test_the_rules_tell_the_numbers_of_the_box(table: Table) -> None:
    assert differences(table, told(table.game)[table.section]) == []


def test_modifiers_between_nations_are_those_of_the_box() -> None:
    """Congo 2.6: by character's nation and flag."""
    names = {nation["id"]: nation["id"].replace("_", " ").title() for nation in box("congo")["nations"]}
    written = {
        row["Character \\ flag"]: {
            flag: int(cell.replace("\u2212", "-")) for flag, cell in row.items() if flag in names.values()
        }
        for row in told("congo")["2.6"]
        if "Character \\ flag" in row
    }
    assert written == {
        names[nation["id"]]: {names[flag]: number for flag, number in nation["modifiers"].items()}
        for nation in box("congo")["nations"]
        if "modifiers" in nation
    }


@pytest.mark.parametrize("lane", [0, 1])
def test_lanes_are_those_of_the_box(lane: int) -> None:
    """Panamax 2.5: from step to step, what it takes to leave and what a die costs there."""
    lines = (ROOT / "docs/rules/panamax.md").read_text(encoding="utf-8").split("### 2.5")[1].splitlines()
    steps = [cells(line)[1 + 3 * lane :][:3] for line in lines if re.match(r"\| \d+ \|", line)][:12]
    places, moves, fees = zip(*steps, strict=True)
    there = box("panamax")["lanes"][lane]
    assert list(places[1:]) == there["path"][1:]
    assert list(moves[:-1]) == there["moves"]
    assert [int(fee) for fee in fees[:-1]] == there["fees"]


def test_another_number_and_a_missing_row_are_found_out() -> None:
    table = Table("livingstone", "2.7", "cards", {"Copies": "copies"})
    lines = [dict(line) for line in told("livingstone")["2.7"]]
    lines[0]["Copies"] = "4"
    lines.remove(next(line for line in lines if line["id"] == "lion" and "Copies" in line))
    assert differences(table, lines) == [("lion", "", "", ""), ("free_tent", "Copies", "4", "3")]
