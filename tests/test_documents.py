"""What the documents point to is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
DOCUMENTS = sorted(
    [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *ROOT.glob("docs/**/*.md")]
)
LINK = re.compile(r"\]\(([^)\s]+)\)|\b(?:src|href)=\"([^\"]+)\"")
NAMED = re.compile(
    r"`((?:cogs|computers|docs|games|host|playground|render|storage|tests|tools|words)/[\w./-]+\.\w+)`"
)
"""A file of the project, by its whole path."""
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
CODE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)


def anchors(text: str) -> set[str]:
    """How a heading is pointed to."""
    found = HEADING.findall(CODE.sub("", text))
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in found}


def broken(document: Path) -> list[str]:
    """The links of a document, and the files it names, that lead nowhere."""
    text = document.read_text(encoding="utf-8")
    wrong = [name for name in NAMED.findall(text) if not (ROOT / name).exists()]
    for link in (one or other for one, other in LINK.findall(CODE.sub("", text))):
        if re.match(r"[a-z]+:", link):
            continue
        name, _, anchor = link.partition("#")
        target = document.parent / name if name else document
        if not target.exists() or (anchor and anchor not in anchors(target.read_text(encoding="utf-8"))):
            wrong.append(link)
    return wrong


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_link_and_every_file_that_is_named_is_there(document: Path) -> None:
    assert broken(document) == []


def test_what_leads_nowhere_is_found_out(tmp_path: Path) -> None:
    (tmp_path / "there.md").write_text("# Here and there\n\n```\n# not a heading\n```\n")
    page = tmp_path / "page.md"
    page.write_text(
        "[a](there.md) [b](there.md#here-and-there) [c](gone.md) [d](there.md#not-a-heading)\n"
        '[e](https://example.org/gone) <img src="gone.png"> [f](#nowhere) `cogs/gone.py` `cogs/settings.py`\n'
    )
    assert broken(page) == ["cogs/gone.py", "gone.md", "there.md#not-a-heading", "gone.png", "#nowhere"]


def test_contributing_can_be_read_on_the_first_day() -> None:
    lines = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").splitlines()
    assert len(lines) <= 110
