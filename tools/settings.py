"""`python -m tools.settings` writes `.env.example` and README's table from where settings are declared."""

from __future__ import annotations

from pathlib import Path

from cogs.settings import example, table

ROOT = Path(__file__).parents[1]
HEAD = "| variable, in the environment or in a file `.env` | meaning | default |\n|---|---|---|\n"


def written() -> dict[Path, str]:
    """The two files as they should be."""
    readme = ROOT / "README.md"
    before, head, after = readme.read_text(encoding="utf-8").partition(HEAD)
    _, gap, rest = after.partition("\n\n")
    rows = "\n".join(table())
    return {
        ROOT / ".env.example": "\n".join(example()) + "\n",
        readme: f"{before}{head}{rows}{gap}{rest}",
    }


def main() -> None:
    """Write them."""
    for file, text in written().items():
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
