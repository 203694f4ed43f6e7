"""One sentence for each turn: what it says, whose it is, and what it leaves to the details."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from cogs.telling.happened import happened
from cogs.telling.sentences import Line, told
from games import GAMES
from games.chance import Rng
from games.rotterdam.state import PHASES
from games.values import Event, Seat, Value, Who
from host.history import SeenStep
from tests.words.test_play import EVERY_TABLE
from tools.random_play import choose, seed_of, some_options
from words.catalogue import LANGUAGES, Words

NAMES = ["Ada", "Basile", "Cleo", "Dora", "Emil"]
ADA, BASILE = 0, 1
LONGEST = 1000
"""Characters that a line of the log has room for."""
BOTH = pytest.mark.parametrize("language", LANGUAGES)


def step(seat: Seat | None, *events: Event, time: int = 0) -> SeenStep:
    return SeenStep(seat, time, events)


def event(kind: str, seat: Seat | None = None, **values: Value) -> Event:
    return Event(kind, values if seat is None else {"who": Who(seat), **values})


def said(game: str, *steps: SeenStep, language: str = "en") -> list[str]:
    return [line.text for line in told(steps, Words(language, game, NAMES))]


TENT = (
    step(ADA, event("die_taken", ADA, die=4)),
    step(ADA, event("tent_placed", ADA, row=4, column=1, pounds=1)),
    step(ADA, event("turn_ended", ADA)),
)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "Ada: tent in row 4 for 1 pound."), ("fr", "Ada\u202f: tente en rangée 4 pour 1 livre.")],
)
def test_a_turn_is_one_line_without_what_says_nothing(language: str, sentence: str) -> None:
    assert said("livingstone", *TENT, language=language) == [sentence]


def test_what_says_nothing_beside_others_is_said_where_there_is_nothing_else() -> None:
    assert said("livingstone", TENT[0]) == ["Ada: takes the 4."]
    assert said("livingstone", TENT[2]) == ["Ada ends the turn."]


@pytest.mark.parametrize(
    ("language", "public", "own"),
    [
        ("en", "Ada: two gifts to the Queen.", "Ada: two gifts to the Queen, you give 1 pound and 3 pounds."),
        (
            "fr",
            "Ada\u202f: deux dons à la reine.",
            "Ada\u202f: deux dons à la reine, vous donnez 1 livre et 3 livres.",
        ),
    ],
)
def test_several_gifts_in_a_turn_are_said_together(language: str, public: str, own: str) -> None:
    gifts = [step(ADA, event("gift_given", ADA), event("gift_counted", pounds=n, chest=n)) for n in (1, 3)]
    seen = [step(ADA, *each.events[:1]) for each in gifts]
    assert said("livingstone", *seen, language=language) == [public]
    assert said("livingstone", *gifts, language=language) == [own]


def test_two_turns_of_one_player_on_end_are_two_lines() -> None:
    assert len(said("livingstone", *TENT, *TENT)) == 2


def test_who_passes_one_after_the_other_shares_a_line_as_long_as_nothing_is_told_between() -> None:
    passes = [step(seat, event("round_passed", seat)) for seat in (ADA, BASILE)]
    assert said("livingstone", *passes) == ["Ada and Basile pass."]
    assert said("livingstone", passes[0], *TENT, passes[1]) == [
        "Ada passes.",
        "Ada: tent in row 4 for 1 pound.",
        "Basile passes.",
    ]
    ends = step(BASILE, event("turn_ended", BASILE), event("phase_began", number=2, phase=PHASES[1]))
    again = step(ADA, event("turn_ended", ADA))
    assert said("rotterdam", ends, again, again) == ["Basile and Ada pass."], "an empty phase parts nothing"


def test_what_follows_the_end_of_a_turn_is_nobodys() -> None:
    scored = step(
        ADA,
        event("turn_ended", ADA),
        event("column_scored", column=2, round=2),
        event("points_scored", ADA, points=5),
        event("points_scored", BASILE, points=3),
        event("round_began", BASILE, round=3, column=3, cost=2, dice=(1, 2)),
    )
    lines = told([*TENT[:2], scored], Words("en", "livingstone", NAMES))
    assert [(line.text, line.seats, line.is_heading) for line in lines] == [
        ("Ada: tent in row 4 for 1 pound.", (ADA,), False),
        ("Column 2: Ada 5, Basile 3.", (), False),
        ("Round 3, tents 2 pounds, dice 1 and 2", (), True),
    ]


def test_a_ship_that_goes_on_is_moved_once() -> None:
    moves = [
        event("ships_moved", ADA, ships=("red_feeder",), origin=origin, target=target, move="lock")
        for origin, target in pairwise(["ta_gatun_1", "ta_gatun_2", "ta_gatun_3", "lake_gatun"])
    ]
    other = event(
        "ships_moved", ADA, ships=("yellow_feeder",), origin="ta_gatun_1", target="ta_gatun_2", move="lock"
    )
    (line,) = said("panamax", step(ADA, *moves[:2]), step(ADA, moves[2], other))
    assert line == "Ada: moves Atlas feeder to Lake Gatun, moves Ceres feeder to Gatun lock 2."


def test_an_event_without_a_form_of_its_own_is_told_in_full_and_names_its_player_once() -> None:
    mixed = step(ADA, event("coins_taken", ADA, pounds=4), event("gems_lost", BASILE, gems=("red",)))
    words = Words("en", "livingstone", ["Ada", "Ada Lovelace"])
    assert [line.text for line in told([mixed], words)] == [
        "Ada: takes 4 pounds. Ada Lovelace loses red gem.",
    ]


def test_a_line_has_the_time_of_its_latest_step() -> None:
    turn = [step(ADA, *each.events, time=time) for time, each in enumerate(TENT, start=100)]
    (line,) = told(turn, Words("en", "livingstone", NAMES))
    assert line.time == 102


# Whole games


def game_of(game: str, seats: int, viewer: Seat | None) -> list[SeenStep]:
    """A random game as one reader may know it."""
    rules, chance = GAMES[game], Random(seats)
    played = rules.setup(seats, some_options(rules, seats, chance), Rng(seed_of(seats, 1)))
    seat: Seat | None = None
    steps: list[SeenStep] = []
    while True:
        events = tuple(event for event in played.events if event.is_seen_by(viewer))
        if events:
            steps.append(SeenStep(seat, len(steps), events))
        if not rules.to_act(played.state):
            return steps
        seat, action = choose(rules, played.state, seats, chance)
        played = rules.play(played.state, seat, action)


def check(line: Line) -> None:
    assert line.text.strip() == line.text != ""
    assert "\n" not in line.text
    assert not {"  ", "..", " .", ",,", ":.", "none", "{"} & {
        line.text[at : at + size] for size in (1, 2, 4) for at in range(len(line.text))
    }, line.text
    assert len(line.text) <= LONGEST
    assert line.is_heading or line.text[-1] in ".!?"


@BOTH
@EVERY_TABLE
def test_every_turn_of_every_game_has_one_line(language: str, game: str, seats: int) -> None:
    words = Words(language, game, NAMES)
    for viewer in (None, seats - 1):
        steps = game_of(game, seats, viewer)
        lines = told(steps, words)
        for line in lines:
            check(line)
        assert lines[-1].is_heading, "who wins"
        # Every step that a player is seen to make is in a line of theirs.
        for each in steps:
            if each.seat is not None and any(one.values.get("who") == Who(each.seat) for one in each.events):
                assert any(each.seat in line.seats and line.time >= each.time for line in lines), each
        for line in lines:
            assert all(NAMES[seat] in line.text for seat in line.seats)
        turns = 1 + sum(one.seat != other.seat for one, other in pairwise(steps))
        is_short = len(lines) < sum(len(each.events) for each in steps) * 0.7
        assert is_short or sum(not line.is_heading for line in lines) <= turns, (
            "a line for each turn at the most"
        )


@EVERY_TABLE
def test_the_message_of_a_turn_says_the_sentence_of_the_log(game: str, seats: int) -> None:
    words = Words("en", game, NAMES)
    steps = game_of(game, seats, None)
    log = [line.text for line in told(steps, words) if not line.is_heading]
    message = happened(steps, words, room=100)
    *older, newest = message
    newest = newest[: newest.index(" *(and ")]
    for sentence, whole in zip([*older, newest], log[-len(message) :], strict=True):
        assert sentence == whole or (sentence.endswith("…") and whole.startswith(sentence.removesuffix("…")))


@pytest.mark.parametrize("game", GAMES)
def test_what_a_reader_may_not_know_changes_no_line(game: str) -> None:
    """Steps that are secret to the reader part no line, and leave no time behind."""
    seats = max(GAMES[game].seats)
    words = Words("en", game, NAMES)
    public = game_of(game, seats, None)
    own = game_of(game, seats, 0)
    without = [
        SeenStep(each.seat, 0, seen)
        for each in own
        if (seen := tuple(event for event in each.events if event.seen_by is None))
    ]
    assert [line.text for line in told(without, words)] == [line.text for line in told(public, words)]
