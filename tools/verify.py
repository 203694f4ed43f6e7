"""Was chance fair? Checks the record of a game without Quayside and without its rules.

    python -I tools/verify.py RECORD --fingerprint HEX

RECORD is the file that was posted when the game ended, HEX the fingerprint that was posted when it began.
Exit code 0: the seed is the one that was fixed at the beginning, every draw listed in the record follows from
it, and the record is as it was written. Exit code 1: something is not so. Needs nothing but this file and
Python 3.11 or newer.

Draw n of a game is HMAC-SHA256 with the seed as key and n, as 8 bytes with the highest first, as message.
What each draw meant (read as a number, highest byte first, modulo the number of possibilities) is told by
`python bot.py replay RECORD`, which knows the rules.
"""

from __future__ import annotations

import argparse
import hashlib
import hmac
import json
import sys
from pathlib import Path

DIGITS = 64
"""Of a seed, a fingerprint, a draw and a checksum, hexadecimal."""
COVERED = (
    *("game", "rules_version", "data_digest", "seats", "options", "seed"),
    *("moves", "corrections", "returns", "totals"),
)
"""What the checksum of a record is made of."""


class Unfair(Exception):
    """Why the record does not hold."""


def verified(record: object, fingerprint: str) -> str:
    """What has been checked; Unfair where something is not as it was promised."""
    if not isinstance(record, dict):
        raise Unfair("this is no record of a game")
    posted = _hexadecimal("the fingerprint that was posted", fingerprint)
    seed = _hexadecimal("the seed", record.get("seed"))
    if hashlib.sha256(seed).digest() != posted:
        raise Unfair("the seed is not the one whose fingerprint was posted")
    if "fingerprint" not in record:
        return "The seed is the one whose fingerprint was posted. This older record does not list its draws."
    if _hexadecimal("the fingerprint in the record", record["fingerprint"]) != posted:
        raise Unfair("the fingerprint in the record is not the one that was posted")
    draws, gaps = _checked(seed, record.get("draws", []))
    if "checksum" in record and record["checksum"] != _checksum(record):
        raise Unfair("the record is not as it was written: its checksum is that of another one")
    older = f"; {gaps} more belong to an older box and are not listed" if gaps else ""
    return f"The seed is the one whose fingerprint was posted, and all {draws} draws follow from it{older}."


def _checked(seed: bytes, listed: object) -> tuple[int, int]:
    """How many draws there are, and how many between them are not listed."""
    if not isinstance(listed, list):
        raise Unfair("the draws are not a list")
    following = gaps = 0
    for each in listed:
        if not (isinstance(each, list) and len(each) == 2 and type(each[0]) is int):
            raise Unfair(f"this is no draw: {each!r}")
        place, digits = each
        if not following <= place < 1 << 64:
            raise Unfair(f"draw {place} stands where draw {following} belongs")
        if hmac.digest(seed, place.to_bytes(8, "big"), hashlib.sha256) != _hexadecimal("a draw", digits):
            raise Unfair(f"draw {place} does not follow from the seed")
        gaps += place - following
        following = place + 1
    return len(listed), gaps


def _checksum(record: dict[str, object]) -> str:
    covered = {name: record[name] for name in COVERED if name in record}
    written = json.dumps(covered, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(written.encode("utf-8", "replace")).hexdigest()


def _hexadecimal(what: str, digits: object) -> bytes:
    if not isinstance(digits, str) or len(digits) != DIGITS or not set(digits) <= set("0123456789abcdef"):
        raise Unfair(f"{what} is not {DIGITS} hexadecimal digits")
    return bytes.fromhex(digits)


def main(arguments: list[str] | None = None) -> int:
    """Say what was found; 0 where chance was fair, 1 where that cannot be said."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("record", type=Path, metavar="RECORD")
    parser.add_argument("--fingerprint", required=True, metavar="HEX", help="posted when the game began")
    asked = parser.parse_args(arguments)
    try:
        found = verified(json.loads(asked.record.read_bytes()), asked.fingerprint.strip().lower())
    except (OSError, ValueError, RecursionError) as error:
        print(f"{asked.record} cannot be read: {error}")
        return 1
    except Unfair as fault:
        print(f"Not fair, or not the record of that game: {fault}.")
        return 1
    print(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
