"""One module sends and edits, and what is too long for Discord is shortened by its meaning."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from games.panamax.rules import Panamax
from playground.people import Person
from tests.cogs.harbour import moored
from tests.playground.stage import playing
from words import catalogue, rulebook

COGS = Path(__file__).parents[2] / "cogs"
SENDING = {
    "send_message",
    "edit_message",
    "edit_original_response",
    "send_modal",
    "defer",
    "create_thread",
    "create_dm",
}
"""What discord.py calls whatever asks Discord to show something ..."""
AWAITED = {"send", "edit"}
"""... and what a pipe may be asked too, but nobody waits for that."""
COPIED = "panamax"
"""The game of which rulebook and title say most."""


@pytest.mark.promise("mend.14")
def test_one_module_sends_and_edits() -> None:
    found: dict[str, list[str]] = {}
    for file in sorted(COGS.rglob("*.py")):
        nodes = list(ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
        awaited = [node.value for node in nodes if isinstance(node, ast.Await)]
        for node in nodes:
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                names = SENDING | AWAITED if node in awaited else SENDING
                if node.func.attr in names:
                    found.setdefault(file.relative_to(COGS).as_posix(), []).append(
                        f"{node.func.attr} in line {node.lineno}"
                    )
    assert list(found) == ["plumbing/sending.py"], found


def add_words(folder: Path, game: str, title: str) -> None:
    """The catalogue of a game that says what another says, but its name."""
    for file in (catalogue.FOLDER / COPIED).iterdir():
        said = file.read_text(encoding="utf-8").replace(f"game-{COPIED} = Panamax", f"game-{game} = {title}")
        for key in ("about", "effort"):
            said = said.replace(f"{key}-{COPIED} =", f"{key}-{game} =")
        (folder / game).mkdir(exist_ok=True)
        (folder / game / file.name).write_text(said, encoding="utf-8")


@pytest.fixture
def more_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, str]]:
    """Eight games beside the four, by id; each has a long name."""
    titles = {
        f"other{letter}": f"The Long Voyage of the Harbour Company, Part {letter}" for letter in "abcdefgh"
    }
    folder = tmp_path / "words"
    folder.mkdir()
    for known in catalogue.FOLDER.iterdir():
        if known.is_dir():
            (folder / known.name).symlink_to(known)
    for game, title in titles.items():
        add_words(folder, game, title)
    monkeypatch.setattr(catalogue, "FOLDER", folder)
    monkeypatch.setattr(rulebook, "FOLDER", folder)
    for language in catalogue.LANGUAGES:
        for game in titles:  # a bot reads all its words once, and not while somebody waits
            catalogue.Words(language, game)
    yield titles
    catalogue.bundle.cache_clear()
    rulebook.sections.cache_clear()


async def helped(person: Person, command: str) -> str:
    return (await person.uses(command)).text


@pytest.mark.promise("mend.14")
@pytest.mark.parametrize("count", [1, 8])
async def test_help_stays_whole_however_many_games_there_are(
    tmp_path: Path, more_games: dict[str, str], count: int
) -> None:
    titles = dict(list(more_games.items())[:count])
    games = [type("Other", (Panamax,), {"id": game})() for game in titles]
    async with playing() as playground, moored(playground, tmp_path / "quayside.db", *games) as harbour:
        english = await helped(harbour.person("Ada"), "/help")
        french = await helped(harbour.person("Zoé", "fr").in_private(), "/aide")
        violations = playground.ledger.take_violations()
    ways = {english: ("/me", "/setup"), french: ("/moi", "/réglages")}
    assert len(ways) == 2
    for said, told in ways.items():
        lines = said.splitlines()
        assert all(each in said for each in told), said
        assert len(said) <= 2000
        for title in ("Livingstone", "Rotterdam", "Panamax", *titles.values()):
            (line,) = (each for each in lines if f"**{title}**" in each)
            assert line.endswith((".", "!")), "a sentence about the game is broken off"
    assert violations == []
