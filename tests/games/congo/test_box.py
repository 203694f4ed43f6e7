"""The box adds up: section 2."""

from __future__ import annotations

from collections import Counter

import pytest

from games.congo.data import (
    AUXILIARIES,
    BOX,
    CARDS,
    CHARACTERS,
    EXPERTISE,
    HIPPOS,
    NATIONS,
    NEUTRALS,
    POWERS,
    PROFESSIONS,
    RIVER,
    STOPS,
    TILES,
    USED,
    Moment,
)


def test_2_1_the_components_add_up() -> None:
    parts = BOX.components
    assert len(CHARACTERS) == parts.character_cards == 54
    assert sum(card.copies for card in AUXILIARIES.values()) == parts.auxiliary_cards == 54
    assert len(CARDS) == parts.special_cards == 15
    assert sum(nation.flags for nation in NATIONS.values()) == parts.flag_tokens == 20
    assert sum(tile.copies for tile in TILES.values()) == parts.station_tiles == 19
    assert sum(hippo.copies for hippo in HIPPOS.values()) == parts.hippo_tiles == 14
    assert len(BOX.value_tokens.faces) == parts.value_tokens == 12
    assert len(BOX.colours) == parts.score_markers == 4


def test_2_2_the_stops() -> None:
    assert [stop.points for stop in BOX.stops] == [2, 2, 3, 2, 3, 3, 4, 2, 3, 4, 4, 3, 3, 4]
    assert sum(stop.points for stop in BOX.stops) == 42
    assert sum(STOPS[stop].points for stop in USED[3]) == 40
    assert [stop.id for stop in BOX.stops if stop.has_hippos] == ["bolobo", "liranga", "bumba", "basoko"]
    assert [stop.id for stop in BOX.stops if stop.has_special] == ["nouvelle_anvers", "basoko", "ubundu"]
    assert (RIVER[0], RIVER[1], RIVER[7], RIVER[-1]) == ("leopoldville", "bolobo", "bumba", "kindu")
    assert STOPS["stanley_falls"].origin == "rules"
    assert [len(USED[players]) for players in (2, 3, 4)] == [13, 13, 14]


def test_2_3_fewer_stops_than_tiles() -> None:
    assert Counter({tile.id: tile.copies for tile in BOX.tiles}) == Counter(
        barracks=4, hospital=4, mission=4, village=4, jungle=3
    )


def test_2_4_the_value_table_is_a_latin_square() -> None:
    rows = [[profession.values[tile] for tile in TILES] for profession in PROFESSIONS.values()]
    assert all(sorted(line) == [1, 2, 3, 4, 5] for line in (*rows, *zip(*rows, strict=True)))
    doctor, missionary = PROFESSIONS["doctor"], PROFESSIONS["missionary"]
    assert [doctor.values[tile] for tile in doctor.values_by_rules] == [5, 4]
    assert [missionary.values[tile] for tile in missionary.values_by_rules] == [4, 5]


def test_2_5_four_powers_and_seven_neutral_nations() -> None:
    assert {nation: NATIONS[nation].flags for nation in POWERS} == {
        "belgium": 4,
        "united_kingdom": 6,
        "france": 6,
        "germany": 4,
    }
    assert sum(nation.is_neutral for nation in NATIONS.values()) == 7
    assert [nation.id for nation in NATIONS.values() if nation.language is None] == ["belgium"]
    spoken = {nation.language for nation in NATIONS.values()} - {None}
    assert spoken | set(BOX.die.belgian_language) == {language.id for language in BOX.languages}


def test_2_6_modifiers_and_the_die() -> None:
    for power in POWERS:
        assert set(NATIONS[power].modifiers) == set(POWERS)
        assert NATIONS[power].modifiers[power] == 0
        for other in POWERS:
            assert NATIONS[power].modifiers[other] == (
                0 if "belgium" in (power, other) else NATIONS[other].modifiers[power]
            ), "both ways alike"
    assert BOX.die.preference == ("united_kingdom", "belgium", "france", "germany")
    assert BOX.die.belgian_language == ("dutch", "french", "dutch", "french")


def test_2_7_the_characters() -> None:
    by_nation = Counter(character.nation for character in CHARACTERS.values())
    assert {nation: by_nation[nation] for nation in NATIONS} == {
        nation.id: 2 if nation.is_neutral else 10 for nation in NATIONS.values()
    }
    single = Counter(c.professions[0] for c in CHARACTERS.values() if len(c.professions) == 1)
    assert single == Counter(dict.fromkeys(PROFESSIONS, 8))
    double = Counter(p for card in NEUTRALS for p in CHARACTERS[card].professions)
    assert double == Counter(explorer=6, anthropologist=6, doctor=6, missionary=5, officer=5)
    assert {card for card in CHARACTERS if len(CHARACTERS[card].professions) == 2} == NEUTRALS
    for nation in NATIONS.values():
        if nation.is_neutral:
            theirs = [p for c in CHARACTERS.values() if c.nation == nation.id for p in c.professions]
            assert len(set(theirs)) == 4, "the two neutrals of a nation never share a profession"


def test_2_8_the_auxiliaries() -> None:
    assert {card.id: (card.copies, card.bonus_half) for card in BOX.auxiliaries} == {
        **dict.fromkeys(("porter", "assistant", "nurse", "nun", "askari", "interpreter"), (8, 2)),
        "servant": (6, 1),
    }
    assert {p.id: p.auxiliary for p in BOX.professions} == {
        "explorer": "porter",
        "anthropologist": "assistant",
        "doctor": "nurse",
        "missionary": "nun",
        "officer": "askari",
    }
    assert EXPERTISE["us_neutral_1"] == {"porter", "askari"}


def test_2_9_the_hippo_tiles() -> None:
    assert {hippo.value: hippo.copies for hippo in BOX.hippos} == {1: 5, 2: 4, 3: 3, 4: 2}
    assert sum(hippo.value * hippo.copies for hippo in BOX.hippos) == 30
    handed_out = 4 + BOX.scoring.hippos_for_taker * sum(stop.has_hippos for stop in BOX.stops)
    assert handed_out <= BOX.components.hippo_tiles, "the pile cannot run out"


@pytest.mark.parametrize(
    ("players", "cards"),
    [({2, 3, 4}, 11), ({2}, 1), ({3, 4}, 3)],
)
def test_2_10_the_special_cards_by_number_of_players(players: set[int], cards: int) -> None:
    assert sum(set(card.players) == players for card in CARDS.values()) == cards


def test_2_10_when_the_special_cards_take_effect() -> None:
    moments = Counter(card.resolves for card in CARDS.values())
    assert moments == Counter(
        {
            Moment.AFTER_REVEAL: 6,
            Moment.BEFORE_REVEAL: 2,
            Moment.ON_PLAY: 2,
            Moment.ON_PLAY_AND_AFTER_REVEAL: 1,
            Moment.VALUES: 1,
            Moment.AUXILIARIES: 1,
            Moment.SCORING: 1,
            Moment.CLEAN_UP: 1,
        }
    )
    assert [card.not_before for card in CARDS.values() if card.not_before] == ["bumba"]
    assert [card.not_at for card in CARDS.values() if card.not_at] == ["kindu"]


def test_2_11_a_score_fits_the_track() -> None:
    most = sum(stop.points for stop in BOX.stops)
    assert most < BOX.track.highest


def test_everything_says_where_it_comes_from() -> None:
    origins = {"rules", "reconstructed"}
    for rows in (
        BOX.stops,
        BOX.tiles,
        BOX.professions,
        BOX.languages,
        BOX.nations,
        BOX.auxiliaries,
        BOX.hippos,
        BOX.cards,
    ):
        assert {row.origin for row in rows} <= origins
    assert {stop.name_origin for stop in BOX.stops} == origins
    ids = [*RIVER, *TILES, *PROFESSIONS, *NATIONS, *CHARACTERS, *AUXILIARIES, *HIPPOS, *CARDS]
    ids += [language.id for language in BOX.languages]
    assert len(ids) == len(set(ids)), "an id names one thing only"
