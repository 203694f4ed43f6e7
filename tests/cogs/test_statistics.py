"""/stats: counted from the results, computers apart, and nobody is named who does not want to be."""

from __future__ import annotations

import io

from PIL import Image

from games.core import Result, Standing, write
from host.statistics import own, pair, server
from storage.whole import Finished, FinishedSeat
from tests.cogs.harbour import Harbour, shows

SHY = 3


def result(*totals: int) -> str:
    """An ending in which each seat has so many points, and the most win."""
    order = sorted(range(len(totals)), key=lambda seat: -totals[seat])
    ranks = {seat: 1 + sum(other > totals[seat] for other in totals) for seat in order}
    standings = tuple(Standing(seat, ranks[seat], totals[seat], {"tents": totals[seat]}) for seat in order)
    return write(Result(standings, tuple(seat for seat in order if ranks[seat] == 1))).decode()


def over(*seats: tuple[int | None, int]) -> Finished:
    """A game that these users, or computers (None), ended with so many points."""
    return Finished(
        game="livingstone",
        result=result(*[points for _, points in seats]),
        seats=tuple(
            FinishedSeat(
                user=user, is_computer=user is None, name=f"P{user}", is_counted=user not in {None, SHY}
            )
            for user, _ in seats
        ),
    )


def test_ones_own_are_counted_by_players_and_computers_apart() -> None:
    rows = [
        over((1, 40), (2, 30)),
        over((2, 50), (1, 20)),
        over((1, 33), (2, 33), (SHY, 10)),
        over((1, 90), (None, 80)),
    ]
    mine = own(rows, 1)["livingstone"]
    assert (mine.people.played, mine.people.won, mine.people.best) == (3, 2, 40)
    assert (mine.people.points, mine.people.scored) == (93, 3)
    assert {seats: (tally.played, tally.won) for seats, tally in mine.by_seats.items()} == {
        2: (2, 1),
        3: (1, 1),
    }
    assert (mine.computers.played, mine.computers.won, mine.computers.best) == (1, 1, 90)


def test_two_people_are_compared_where_both_played() -> None:
    rows = [over((1, 40), (2, 30)), over((1, 1), (2, 5)), over((2, 7), (1, 7)), over((1, 9), (SHY, 1))]
    found = pair(rows, 1, 2)["livingstone"]
    assert (found.played, found.before, found.behind) == (3, 1, 1)


def test_a_server_names_nobody_who_does_not_want_to_be() -> None:
    rows = [over((1, 40), (SHY, 99)), over((1, 41), (SHY, 12)), over((2, 5), (None, 200))]
    found = server(rows)["livingstone"]
    assert (found.played, found.best_of) == (3, None)
    assert found.best is not None
    assert found.winners == (("P1", 1),)


async def test_the_pages_and_the_switch(harbour: Harbour) -> None:
    ada, ben = harbour.person("Ada"), harbour.person("Ben", "fr")
    none = await ada.uses("/stats")
    assert none.message.is_private
    assert "You have not finished a game yet." in none.text
    assert "As a picture" not in none.message.labels
    await harbour.game(ada, ben)
    await harbour.write_by_hand(
        "update tables set status = 'over', ended = 9, result = ? where id = 1", result(40, 61)
    )
    mine = await ada.uses("/stats")
    assert mine.text.splitlines()[1:] == [
        "- **Livingstone**: 1 played, 0 won; 40 on average, 40 at best",
        "-# 2 players: 0 of 1 won",
    ]
    assert mine.message.labels == ["As a picture", "This server"]
    await ada.presses("As a picture", on=mine)
    await ada.until(lambda: mine.message.files or None, "the picture")
    (chart,) = mine.message.files
    assert Image.open(io.BytesIO(chart.content)).size[0] == 780
    assert chart.description == (
        "Livingstone: 1 played, 0 won; 40 on average, 40 at best. 2 players: 0 of 1 won."
    )
    assert (mine.message.is_private, mine.message.labels) == (True, ["In words", "This server"])
    await ada.presses("In words", on=mine)
    await ada.until(shows(mine, "40 at best"), "the words again")
    assert mine.message.files == ()
    await ada.presses("This server", on=mine)
    await ada.until(shows(mine, "61 at best (Ben)"), "the server's")
    await ada.until(shows(mine, "won most: Ben (1)"), "the server's")
    both = await ben.uses("/statistiques", joueur=ada.user)
    assert "1 jouée\u202f; vous devant 1 fois, Ada devant 0 fois" in both.text
    page = await ben.uses("/moi")
    await ben.presses("Garder mes résultats pour moi", on=page)
    await ben.until(lambda: "Montrer mes résultats" in page.message.labels or None, "the other way")
    hidden = await ada.uses("/stats", player=ben.user)
    assert hidden.text == "Ben keeps their results to themselves."
    here = await ada.uses("/stats")
    await ada.presses("This server", on=here)
    await ada.until(shows(here, "61 at best"), "the server's")
    assert "Ben" not in here.text
    assert "1 jouée" in (await ben.uses("/statistiques")).text  # one's own stay one's own
