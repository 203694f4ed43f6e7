"""Passing for good, tiles that are gone, the last stop and the first choice (4.5, 4.11, 4.13, 6)."""

from __future__ import annotations

from collections.abc import Sequence

from games.congo.actions import AddAuxiliaries, Pass
from games.congo.rules import CONGO
from games.congo.state import CongoState, Stage
from games.values import Seat, Text, Value
from tests.games.congo.playing import bid, declined, in_order, passed, play
from tests.games.congo.positions import A, B, player, position

DOCTOR, OFFICER = "be_doctor_1", "fr_officer_2"


def told(state: CongoState, seat: Seat = A) -> Text | None:
    return CONGO.advice(CONGO.view(state, seat))


def key(state: CongoState, seat: Seat = A) -> str | None:
    text = told(state, seat)
    return None if text is None else text.key


def choosing(stop: str, *auxiliaries: str, specials: Sequence[str] = ()) -> CongoState:
    """A has a doctor, whom a hospital suits, and B an officer, whom it does not."""
    first = player(DOCTOR, "fr_officer_1", auxiliaries=auxiliaries, specials=specials)
    second = player(OFFICER, "de_officer_1", auxiliaries=["askari"] * 4)
    return position(first, second, stop=stop, tile="hospital", flag=None)


def in_auction(stop: str, *auxiliaries: str) -> CongoState:
    """A, who leads with 5 to 2, is asked."""
    state = declined(bid(choosing(stop, *auxiliaries), DOCTOR, OFFICER).state).state
    assert (state.stage, state.waiting) == (Stage.AUCTION, [A])
    return state


def test_in_the_first_turns_the_strongest_character_is_named_with_what_fits() -> None:
    best: dict[str, Value] = {"character": f"title-{DOCTOR}", "least": 5, "sure": True}
    assert told(choosing("bolobo", "nurse", "nurse", "nun")) == Text(
        "advice-first-choice", {**best, "fitting": 2}
    )
    assert key(choosing("equateurville")) is None
    american = player("us_neutral_2", "fr_officer_1")
    text = told(position(american, player(OFFICER), stop="bolobo", tile="hospital"))
    assert text is not None
    assert text.values["sure"] is False


def test_tiles_are_spoken_of_where_they_are_won_and_where_they_are_spent() -> None:
    assert key(choosing("bumba")) == "advice-hippos"
    assert key(choosing("lisala")) is None
    twins = position(
        player(DOCTOR, "fr_officer_1", hippos=[1]),
        player("be_doctor_2", "de_officer_1", hippos=[2]),
        stop="lisala",
        tile="hospital",
        flag=None,
    )
    state = passed(declined(bid(twins, DOCTOR, "be_doctor_2").state).state).state
    assert state.stage is Stage.SEALED
    assert key(state) == "advice-tiles"


def test_a_pass_that_is_final_is_said_to_be() -> None:
    state = in_auction("lisala", "nurse")
    assert key(state) is None
    assert key(state, B) is None, "not asked yet"
    state = play(state, A, Pass()).state
    assert told(state, B) == Text("advice-final-pass", {"total": 2, "highest": 5})
    once = in_order(state, (B, AddAuxiliaries(("askari",)))).state
    assert key(once) == "advice-second-pass"
    behind = in_order(state, (B, AddAuxiliaries(("askari",) * 4))).state
    assert key(behind) == "advice-final-pass"


def test_early_poor_stops_are_not_worth_many_auxiliaries() -> None:
    assert told(in_auction("liranga", "nurse")) == Text("advice-poor-stop", {"points": 2, "rich": 4})
    assert key(in_auction("bumba", "nurse")) is None
    assert key(in_auction("lukolela", "nurse")) is None


def test_at_the_last_stop_what_is_kept_is_spoken_of() -> None:
    state = choosing("kindu", "nurse", specials=["malaria"])
    assert key(state) == "advice-last-choice"
    state = bid(state, DOCTOR, OFFICER).state
    assert key(state) == "advice-last-special"
    state = declined(state).state
    assert key(state) == "advice-last-auxiliaries"


def test_the_last_stop_is_told_at_the_one_before() -> None:
    near = [CONGO.ending(CONGO.view(choosing(stop), None)) for stop in ("ubundu", "lowa", "kindu")]
    assert near == [
        None,
        Text("ending-stop-next", {"stop": "kindu"}),
        Text("ending-stop-last", {"stop": "kindu"}),
    ]
