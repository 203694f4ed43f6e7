"""What turned a game, and what players are told that they had most of."""

from __future__ import annotations

import pytest

from games import GAMES
from games.course import Award, Turning, given, turnings
from games.record import read_record, replay
from games.values import Event, Who
from tests.replays.test_replays import KEPT
from words.catalogue import LANGUAGES, Words

A, B, C = range(3)
STOLEN = Award("thief", ("stolen",))
SOLD = Award("seller", ("sold",), "pounds")
PAID = Award("landlord", ("paid",), who="to")


def stolen(who: int) -> Event:
    return Event("stolen", {"who": Who(who)})


def test_an_award_goes_to_whoever_has_most_of_it() -> None:
    (one,) = given([STOLEN], [stolen(A), stolen(B), stolen(B)])
    assert (one.award, one.seat, one.count) == ("thief", B, 2)


@pytest.mark.parametrize("events", [[], [stolen(A)], [stolen(A), stolen(A), stolen(B), stolen(B)]])
def test_nobody_has_an_award_for_little_or_with_another(events: list[Event]) -> None:
    assert given([STOLEN], events) == ()


def test_an_award_may_count_a_number_and_another_player_of_the_event() -> None:
    events = [
        Event("sold", {"who": Who(A), "pounds": 7}),
        Event("sold", {"who": Who(B), "pounds": 4}),
        Event("sold", {"who": Who(B), "pounds": 4}),
        *[Event("paid", {"who": Who(B), "to": Who(C)})] * 3,
    ]
    assert [(each.award, each.seat, each.count) for each in given([PAID, SOLD], events)] == [
        ("landlord", C, 3),
        ("seller", B, 8),
    ]


def test_awards_are_spread_as_far_as_they_go() -> None:
    kinds = [Award(name, (name,)) for name in ("one", "two", "three", "four")]
    holders = {"one": A, "two": A, "three": A, "four": B}
    events = [Event(name, {"who": Who(seat)}) for name, seat in holders.items() for _ in range(2)]
    assert [each.award for each in given(kinds, events)] == ["one", "two", "four"]


def test_a_game_turns_where_the_lead_changes_for_good_and_with_the_largest_gain() -> None:
    points = [(0, 0), (4, 1), (9, 2), (9, 8), (10, 20)]
    assert turnings(points, [B]) == (Turning("ahead", 2, A, 7), Turning("lead", 4, B, 10))
    assert turnings([(0, 0), (5, 0), (6, 2), (6, 5)], [A]) == (Turning("lead", 1, A, 5),)
    assert turnings([(0, 0), (1, 0), (2, 9), (12, 9)], [A]) == (
        Turning("ahead", 2, B, 7),
        Turning("lead", 3, A, 3),
    )


def test_without_a_winner_only_the_largest_gain_is_told() -> None:
    assert turnings([(0, 0), (5, 1), (6, 2)], []) == (Turning("gain", 1, A, 5),)
    assert turnings([(0, 0), (0, 1)], []) == ()


@pytest.mark.parametrize("game_id", GAMES)
def test_what_every_award_counts_happens_and_can_be_said(game_id: str) -> None:
    game = GAMES[game_id]
    counted: set[str] = set()
    for file in KEPT:
        played = read_record(file.read_bytes())
        for step in replay(game, played) if played.game == game_id else ():
            for event in step.events:
                for award in game.awards:
                    if event.kind in award.kinds:
                        assert isinstance(event.values[award.who], Who), award
                        assert award.value is None or isinstance(event.values[award.value], int), award
                        counted.add(award.name)
    assert len(counted) >= min(6, len(game.actions)), (
        f"`awards` of games/{game_id}: enough to find three in a game"
    )
    for language in LANGUAGES:
        words = Words(language, game_id)
        assert all(words.knows(f"event-{kind}") for award in game.awards for kind in award.kinds)
        assert all("12" in words.say(f"award-{award.name}", count=12) for award in game.awards)
