"""The pace of a table is chosen behind Options, stands on the card in words, and is kept by a clock."""

from __future__ import annotations

from host.hours import HOUR, MINUTE
from playground.people import Person
from storage.rows import Pace
from tests.cogs.harbour import Harbour


async def choose(person: Person, card: object, pace: str) -> None:
    """Behind Options, as somebody at the card does it."""
    opened = await person.presses("Options", on=card)  # type: ignore[arg-type]  # what is on the screen
    await person.selects(pace, on=opened, menu="Pace")


def loud(person: Person) -> int:
    return sum(not each.is_silent for each in person.notifications())


async def test_the_pace_is_behind_options_and_stands_on_the_card(harbour: Harbour) -> None:
    ada, ben, eve = (harbour.person(name) for name in ("Ada", "Ben", "Eve"))
    opened = await ada.uses("/play", game="livingstone", language="English")
    await ben.presses("Join", on=opened)
    await harbour.settled()
    assert "Pace: relaxed. Whoever forgets is reminded; there is no clock." in opened.message.text
    await choose(ada, opened, "brisk")
    await harbour.settled()
    assert "Pace: brisk. A day for each turn and three more for the game" in opened.message.text
    shown = await ben.presses("Options", on=opened)
    menu = shown.message.menus[0]
    assert [line.label for line in menu.options] == ["relaxed", "brisk", "live"]
    row = shown.message.raw.components[0]
    assert [line.get("default", False) for line in row["components"][0]["options"]] == [False, True, False]
    offered = await eve.presses("Options", on=opened)
    assert (await eve.selects("live", on=offered, menu="Pace")).text == "You have no seat at this table."
    assert (await harbour.host.table(1)).pace is Pace.BRISK


async def test_when_time_is_up_the_table_is_told_and_a_computer_plays_the_turn(harbour: Harbour) -> None:
    ada, ben = harbour.person("Ada"), harbour.person("Ben")
    card = await harbour.card(ada, ben)
    await choose(ada, card, "live")
    people = await harbour.begun(card, ada, ben)
    slow = await harbour.asked(people)
    other = next(each for each in people if each is not slow)
    until = (await slow.uses("/table asked")).text.splitlines()[-1]
    assert until.startswith(f"{slow.name} has time until <t:")
    before = loud(slow), loud(other)
    await harbour.pass_time(9 * MINUTE)
    assert await harbour.asked(people) is slow
    await harbour.pass_time(MINUTE)
    assert await harbour.asked(people) is other
    said = "\n".join(each.text for each in other.sees())
    assert said.count(f"{slow.name}’s time is up: a computer plays this turn") == 1  # noqa: RUF001  # as it is said
    assert (loud(slow), loud(other)) == (before[0], before[1] + 1), "only who is asked next is called"
    assert all(seat.computer is None for seat in (await harbour.host.table(1)).seats)
    await harbour.pass_time(HOUR)
    assert await harbour.asked(people) is slow, "now the other was too slow"


async def test_a_day_let_pass_at_once_ends_a_live_turn_and_a_table_left_by_all_waits(
    harbour: Harbour,
) -> None:
    ada, ben = harbour.person("Ada"), harbour.person("Ben")
    card = await harbour.card(ada, ben)
    await choose(ada, card, "live")
    people = await harbour.begun(card, ada, ben)
    slow = await harbour.asked(people)
    for _ in range(2):
        await harbour.pass_time(24 * HOUR)
    assert await harbour.asked(people) is slow, "one turn of each was played"
    for _ in range(2):
        await harbour.pass_time(24 * HOUR)
    assert await harbour.asked(people) is slow
    said = [each for each in slow.sees() if each.text.startswith("Nobody plays here any more: no clock runs")]
    assert [each.is_silent for each in said] == [True]
    assert "has time until" not in (await slow.uses("/table asked")).text
