import re
from typing import get_args

import pytest
from msgspec.structs import replace

from games.core import Result, Standing
from games.panamax import loading
from games.panamax.data import (
    ADVISORS,
    CAPTAINS,
    CONTRACTS,
    LANES,
    ShipKind,
)
from games.panamax.frames import AnyFrame, Loading, Moving, Passenger, Source
from games.panamax.rules import PANAMAX
from games.panamax.state import PanamaxOptions
from games.panamax.view import (
    MovesLeft,
    PanamaxView,
)
from render.panamax import PICTURES, describe, hand_caption
from render.panamax.signs import sign_keys
from render.panamax.twin import loads_left
from render.twin import LONGEST_CAPTION, LONGEST_PAGE
from tests.games.panamax.facts import table
from tests.render.facts import changed
from tests.render.panamax_positions import (
    CROWDS,
    SEATS,
    choosing,
    crowded,
    finished,
    moment_of,
    moments,
    states,
    words,
)
from words.catalogue import LANGUAGES

BOTH = pytest.mark.parametrize("language", LANGUAGES)


def text(view: PanamaxView, language: str) -> str:
    """All pages in one."""
    return "\n".join(describe(view, words(language, len(view.players))))


@BOTH
@pytest.mark.parametrize("frame", get_args(AnyFrame))
def test_every_fact_of_a_decision_is_told(frame: type[AnyFrame], language: str) -> None:
    view = moment_of(frame)
    top = view.frames[-1]
    for field in frame.__struct_fields__:
        old = getattr(top, field)
        match old:
            case bool():
                value: object = not old
            case int():
                value = (old + 1) % 4
            case Source():
                value = next(each for each in Source if each is not old)
            case tuple():
                value = (*old, "mil_china") if frame is Loading else (*old, "china")
            case _:
                value = {"card": "china_1", "nation": "usa_west", "ship": "red_carrier"}[field]
                value = (
                    value
                    if value != old
                    else {"card": "china_2", "nation": "china", "ship": "blue_coaster"}[field]
                )
        changed_view = replace(view, frames=(*view.frames[:-1], changed(top, field, value)))
        assert text(view, language) != text(changed_view, language), field


def test_loads_left_are_told_of_every_action_under_way() -> None:
    told = 0
    for state in states(4, 1):
        for frame in state.frames:
            if isinstance(frame, Loading):
                assert loads_left(PANAMAX.view(state, None), frame) == loading.loads_left(state, frame)
                told += frame is not state.frames[-1]
    assert told, "also of one in the middle of which another came"


def test_decisions_that_wait_below_are_told_in_their_order() -> None:
    below = (Moving(0, Source.DIE, locks=1, waterways=2), Loading(0, Source.FLAG, level=1))
    view = replace(
        table(), frames=(*below, Passenger(1)), asked=1, moves_left=MovesLeft(1, 2, 0), loads_left=1
    )
    told = text(view, "en")
    places = [
        told.index(said)
        for said in (
            "is to choose a space for a passenger.",
            "After that: WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW may load with a flag; loads of 1 made: 0, left: 1.",
            "with a white die; moves left: waterway 2, lock 1, of any kind 0.",
        )
    ]
    assert places == sorted(places)


def test_every_ship_is_told_with_owner_load_and_limits() -> None:
    for place in CROWDS:
        view = crowded(4, place)
        lines = text(view, "en").split("\n")
        for ship in view.ships:
            name = words("en").say(ship.id)
            line = next(line for line in lines if re.match(rf"{re.escape(name)}[ :]", line))
            assert words("en").say(ship.zone) in line
            if ship.kind is ShipKind.MILITARY:
                continue
            assert f"cargo {ship.least} to {ship.most}" in line
            assert ship.owner is None or words("en").name(ship.owner) in line
            assert all(f"{words('en').name(die.owner)} {die.value}" in line for die in ship.dice)


def test_every_contract_on_the_table_is_told_with_both_sides() -> None:
    view = moments(2)[3]
    told = text(view, "en")
    for card in (*view.slots.values(), view.incoming):
        assert card is not None
        line = next(line for line in told.split("\n") if words("en").say(card) in line and "front:" in line)
        for crates in CONTRACTS[card].sides.values():
            assert all(str(crate.value) in line for crate in crates)


def test_both_lanes_are_told_with_moves_and_fees() -> None:
    told = text(moments(2)[0], "en")
    for lane in LANES.values():
        line = next(
            line for line in told.split("\n") if line.startswith(f"The way {words('en').say(lane.id)}")
        )
        for zone, move, fee in list(zip(lane.path, lane.moves, lane.fees, strict=False))[1:]:
            assert f"{words('en').say(zone)} ({move} move, ${fee})" in line


def test_options_are_told_with_their_values() -> None:
    options = PanamaxOptions(slow_train=True, two_player_turns=4)
    told = text(replace(table(), options=options), "en")
    line = next(line for line in told.split("\n") if line.startswith("Options: "))
    assert words("en").say("option-slow_train") in line
    assert f"{words('en').say('option-two_player_turns')}: 4" in line


def test_who_has_chosen_at_the_start_is_told_and_not_what() -> None:
    view = replace(choosing(3), me=None, own=None)
    first = replace(view.players[0], has_secret=True, has_start_contract=True)
    other = replace(view, players=(first, *view.players[1:]))
    assert text(view, "en") != text(other, "en")
    assert not any(
        words("en").say(f"{card}.text") in text(other, "en") for card in ADVISORS if card not in view.advisors
    )


def test_the_end_is_told_with_secret_objectives() -> None:
    view = moments(3)[-1]
    assert view.result is not None
    told = text(view, "en")
    for standing in view.result.standings:
        line = next(line for line in told.split("\n") if line.startswith(f"{standing.rank}. "))
        assert f"{standing.total} dollars" in line
        assert all(str(part) in line for part in standing.sources.values())
        secret = view.players[standing.seat].secret
        assert secret is not None
        assert f"was {words('en').say(secret)}: {words('en').say(f'{secret}.text')}" in told


def test_a_tie_is_told_with_what_decided_it() -> None:
    view = moments(3)[-1]
    places = tuple(Standing(seat, 1 + seat, 20, {"cash": 20}) for seat in range(3))
    view = replace(view, result=Result(places, (1,), ("turn_order",)))
    assert f"Tie: {words('en').say('tie-turn_order')}." in text(view, "en")


def test_only_the_owner_is_told_what_is_secret() -> None:
    view = choosing(4)
    assert words("en").say("advisor_auditor.text") in text(view, "en")
    assert "Your secret objective" in text(view, "en")
    watched = text(replace(view, me=None, own=None), "en")
    assert "Your" not in watched
    assert words("en").say("advisor_auditor.text") not in watched


@BOTH
@pytest.mark.parametrize("seats", SEATS)
def test_twins_fit_where_discord_puts_them(seats: int, language: str) -> None:
    said = words(language, seats)
    for view in (*moments(seats, seat=1), *moments(seats, seat=1, seed=2), choosing(seats)):
        for tell in (hand_caption, *(each.caption for each in PICTURES.values())):
            assert 0 < len(tell(view, said)) <= LONGEST_CAPTION
        assert all(0 < len(page) <= LONGEST_PAGE for page in describe(view, said))
    for full in (*(crowded(seats, place) for place in CROWDS), finished(seats)):
        assert all(0 < len(each.caption(full, said)) <= LONGEST_CAPTION for each in PICTURES.values())
        assert all(len(page) <= LONGEST_PAGE for page in describe(full, said))


def test_a_card_is_told_by_its_name() -> None:
    assert all(words("en").say(card) in text(moments(2)[1], "en") for card in CAPTAINS)


def captions(view: PanamaxView) -> dict[str, str]:
    """Every picture's alternative text."""
    return {name: each.caption(view, words("en", len(view.players))) for name, each in PICTURES.items()}


def test_a_picture_is_told_by_what_it_shows() -> None:
    view = with_names(moment_of(None, 3))
    told = captions(view)
    for name in ("canal", "actions", "companies", "market", "whole", "whole-3"):
        assert "is to take a white die" in told[name]
    assert "Column 3" in told["actions"]
    assert "Captains" in told["market"]
    for ship in view.ships:
        line = f"{words('en').say(ship.id)} ("
        assert line in told["canal"]
        assert (line in told["whole"]) != (line in told["whole-2"])
    for player in view.players:
        company = words("en").say(player.company)
        assert company in told["market"]
        assert (company in told["companies"]) or (company in told["companies-2"])
    assert all(words("en").say(f"board-sign-{key}") in told["signs"] for key in sign_keys())


def with_names(view: PanamaxView) -> PanamaxView:
    """The same table with few ships, so that a caption can tell of all."""
    return replace(view, ships=view.ships[:3] + view.ships[-3:])


def test_the_end_is_told_in_the_markets_caption() -> None:
    view = moments(3)[-1]
    assert view.result is not None
    told = captions(view)["market"]
    assert all(f"{standing.total} dollars" in told for standing in view.result.standings)
