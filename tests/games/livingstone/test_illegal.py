"""Every illegal action of 9.27, by its number: refused for its reason, and what no table may be."""

from __future__ import annotations

import pytest

from games.core import Refused
from games.livingstone.rules import LIVINGSTONE
from games.values import Text
from tests.games.livingstone.illegal import ILLEGAL, STARTS, UNREADABLE
from tests.games.livingstone.positions import NO_OPTIONS
from words.catalogue import LANGUAGES, Words


def sentences(reason: Text) -> list[str]:
    """The refusal in every language; the catalogue raises where it has none."""
    return [Words(language, LIVINGSTONE.id).text(reason) for language in LANGUAGES]


def test_8_32_there_is_no_trade_between_players() -> None:
    with pytest.raises(Refused):
        LIVINGSTONE.read_action(b'{"kind": "give", "to": 1, "pounds": 2}')


@pytest.mark.parametrize("raw", [b"", b"{", b"[]", b'{"kind": "play_card", "card": "\xff"}'])
def test_what_is_no_json_is_refused_where_it_arrives(raw: bytes) -> None:
    with pytest.raises(Refused):
        LIVINGSTONE.read_action(raw)


@pytest.mark.parametrize("players", [players for _, players in STARTS])
def test_9_27_26_two_to_five_players(players: int) -> None:
    reason = LIVINGSTONE.option_refusal(players, NO_OPTIONS)
    assert reason is not None
    english, french = sentences(reason)
    assert "2" in english
    assert "5" in english
    assert english != french


def test_9_27_every_number_of_the_table_is_here() -> None:
    numbers = {illegal.number for illegal in ILLEGAL}
    numbers |= {number for number, _, _ in UNREADABLE} | {number for number, _ in STARTS}
    assert numbers == set(range(1, 38))
