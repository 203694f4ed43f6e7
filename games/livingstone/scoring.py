"""What happens of itself in Livingstone: turns, rounds and the end (rules 4.2, 4.3, 4.7, 6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from games.core import Result
from games.ending import ranked, won
from games.livingstone.data import CARDS, COLUMNS, GEMS, LAST_COLUMN, ROWS, SPACES, LandRow, Queen
from games.livingstone.state import LivingstoneState, Player, Stage
from games.livingstone.view import can_take_die
from games.values import Event, Seat, Value, Who

SOURCES = ("tents", "cards", "majorities", "animals", "gems")
"""Where points come from, in the order they are read out."""


def begin_round(state: LivingstoneState) -> list[Event]:
    """Roll all dice and give the start player the first turn (4.2)."""
    state.round_no += 1
    for player in state.players:
        player.dice_taken.clear()
        player.has_passed = False
    state.pool = sorted(state.rng.roll(state.count.dice))
    _begin_turn(state, state.starter)
    values: dict[str, Value] = {"round": state.round_no, "who": Who(state.starter), "dice": tuple(state.pool)}
    return [
        Event(
            "round_began", {**values, "column": state.boat, "cost": COLUMNS[state.boat].cost}, reveals=True
        ),
        *([Event("last_column_reached")] if state.boat == LAST_COLUMN else []),
    ]


def next_turn(state: LivingstoneState) -> list[Event]:
    """The next player with an eligible die, once round the table; else the round ends (4.3)."""
    seats = len(state.players)
    skipped: list[Event] = []
    for place in range(1, seats + 1):
        seat = (state.active + place) % seats
        if can_take_die(state, state.players[seat]):
            _begin_turn(state, seat)
            return skipped
        skipped.append(Event("player_skipped", {"who": Who(seat)}))
    return end_round(state)


def _begin_turn(state: LivingstoneState, seat: Seat) -> None:
    state.active = seat
    state.stage = Stage.PICK
    state.dice_to_spend.clear()
    state.has_acted = False


def end_round(state: LivingstoneState) -> list[Event]:
    """Score the steamboat's column; then the next round, or the end (4.7)."""
    events = [Event("column_scored", {"column": state.boat, "round": state.round_no})]
    for seat, player in enumerate(state.players):
        points = _score_column(player, state.boat)
        if points:
            player.score("tents", points)
            events.append(Event("points_scored", {"who": Who(seat), "points": points}))
    if state.boat == LAST_COLUMN:
        return events + finish(state)
    state.boat += 1
    state.starter = (state.starter + 1) % len(state.players)
    return events + begin_round(state)


def _score_column(player: Player, column: int) -> int:
    """The points of that player's tents there, scored before or not; they are scored from now on."""
    points = 0
    for where, camp in player.camps.items():
        if SPACES[where].column == column:
            points += camp.tents * ROWS[SPACES[where].row].round_points
            camp.scored, camp.unscored = camp.tents, 0
    return points


def finish(state: LivingstoneState) -> list[Event]:
    """Majorities, cards, gems, the Queen and the winner, in this order (6)."""
    events = _majorities(state) + _hands_and_gems(state)
    out, judged = _queen(state)
    state.stage = Stage.DONE
    state.result = _rank(state, out)
    return events + judged + won(state.result)


def majority(row: LandRow, tents: Sequence[int]) -> tuple[list[Seat], int]:
    """Who has the most tents in that row, and what each of them gets; given at least one tent (6.1)."""
    leaders = [seat for seat, number in enumerate(tents) if number == max(tents)]
    return leaders, row.majority_points // len(leaders)


def gem_points(gems: Mapping[str, int], *, has_market: bool) -> int:
    """What gems in front of a player are worth at the end (6.3)."""
    return sum(
        number * (GEMS[gem].market_points if has_market else GEMS[gem].end_points)
        for gem, number in gems.items()
    )


def _majorities(state: LivingstoneState) -> list[Event]:
    """Most tents in a row; shared points are rounded down (6.1)."""
    events: list[Event] = []
    for row in ROWS.values():
        tents = [player.tents_in_row(row.index) for player in state.players]
        if not any(tents):
            continue
        leaders, points = majority(row, tents)
        for seat in leaders:
            state.players[seat].score("majorities", points)
        who = tuple(Who(seat) for seat in leaders)
        values: dict[str, Value] = {"row": row.index, "who": who, "count": len(leaders), "points": points}
        events.append(Event("majority_scored", {**values, "tents": max(tents)}))
    return events


def _hands_and_gems(state: LivingstoneState) -> list[Event]:
    """Animals in hand; gems at Market points with a Market card, else one each (6.2, 6.3)."""
    events: list[Event] = []
    for seat, player in enumerate(state.players):
        if player.hand:
            cards = tuple(player.hand.things())
            events.append(Event("hand_shown", {"who": Who(seat), "cards": cards}, reveals=True))
        animals = sum(CARDS[card].points for card in player.hand.things())
        has_market = "market" in player.hand
        gems = gem_points(player.gems, has_market=has_market)
        for source, points in (("animals", animals), ("gems", gems)):
            if points:
                player.score(source, points)
                values: dict[str, Value] = {"who": Who(seat), "points": points, "source": f"source-{source}"}
                events.append(Event("end_points_scored", values))
    return events


def _queen(state: LivingstoneState) -> tuple[set[Seat], list[Event]]:
    """Who gave too little, and how it came out (6.4)."""
    chests = [player.chest for player in state.players]
    events = [
        Event("chest_opened", {"who": Who(seat), "pounds": pounds}, reveals=True)
        for seat, pounds in enumerate(chests)
    ]
    if state.count.queen is Queen.FOUR_DICE:
        state.queen_dice = state.rng.roll(4)
        needed = sum(state.queen_dice)
        events.append(Event("queen_rolled", {"dice": tuple(state.queen_dice), "sum": needed}, reveals=True))
        out = {seat for seat, pounds in enumerate(chests) if pounds < needed}
    else:
        out = {seat for seat, pounds in enumerate(chests) if pounds == min(chests)}
    events += [Event("player_out", {"who": Who(seat), "pounds": chests[seat]}) for seat in sorted(out)]
    return out, events


def _rank(state: LivingstoneState, out: set[Seat]) -> Result:
    """Points, then the larger gift, then shared; those who are out come last, by points (6.5)."""
    parts = [{source: player.points.get(source, 0) for source in SOURCES} for player in state.players]
    gifts = [0 if seat in out else player.chest for seat, player in enumerate(state.players)]
    result = ranked(parts, {"chest": gifts}, out=out)
    winners = result.winners
    tied = [
        place for place in result.standings if not place.is_out and place.total == result.standings[0].total
    ]
    # Where the gifts of all who are level are equal, nothing but sharing is told.
    return replace(result, tie_breaks=("shared",)) if len(winners) == len(tied) > 1 else result
