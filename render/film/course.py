"""All that a finish card tells: who won, of what the scores are made, how it went, and light awards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from games.core import Result, Standing
from games.course import Given, Turning, given, turnings
from games.values import Seat, Text, Who
from render.film.story import Point, Story, Untellable
from render.twin import caption_of, pages_of
from words.catalogue import Words

MOST_REMARKS = 6


class Remark(NamedTuple):
    """A turning point, a tie-break or an award, and whose it is."""

    seat: Seat
    sentence: str
    point: int | None
    """At which point of the course; None for what was at no time."""
    is_tie: bool = False
    """What told the winner from the next, who had as much."""


class Course(NamedTuple):
    """How a game went, in one language."""

    game: str
    result: Result
    sources: tuple[str, ...]
    """Of the points, without those that brought nobody anything."""
    points: tuple[Point, ...]
    labels: tuple[str, ...]
    """When each point was."""
    remarks: tuple[Remark, ...]
    """Turning points in the order of time, then tie-breaks and awards; no more than a card has room for."""
    words: Words


def course_of(story: Story, words: Words) -> Course:
    """How that game went; Untellable if it did not end."""
    result = story.result
    if result is None:
        raise Untellable(f"{story.game.id}: the game has not ended")
    points = tuple(story.points())
    labels = tuple([_label(story, place, point, words) for place, point in enumerate(points)])
    found = turnings([point.totals for point in points], result.winners)
    return Course(
        game=story.game.id,
        result=result,
        sources=sources_of(result),
        points=points,
        labels=labels,
        remarks=(
            *(_turning(each, labels, result, words) for each in found),
            *_ties(result, words),
            *(_award(each, words) for each in given(story.game.awards, story.events)),
        )[:MOST_REMARKS],
        words=words,
    )


def _label(story: Story, place: int, point: Point, words: Words) -> str:
    """When that was, as it begins a line."""
    return _capital(story.moment(point.told, words) if place else words.say("finish-start"))


def sources_of(result: Result) -> tuple[str, ...]:
    """Those of which anybody has anything, in the order they are read out."""
    named = dict.fromkeys(source for each in result.standings for source in each.sources)
    return tuple(source for source in named if any(each.sources.get(source, 0) for each in result.standings))


def _turning(turning: Turning, labels: Sequence[str], result: Result, words: Words) -> Remark:
    said = words.say(f"turning-{turning.key}", amount=result.amount(turning.amount))
    sentence = f"{labels[turning.point]}{words.say('announce-colon')} {said}"
    return Remark(turning.seat, sentence, turning.point)


def _ties(result: Result, words: Words) -> Iterator[Remark]:
    """What told the winner from the others; the last that was needed decided."""
    for tie in result.tie_breaks[-1:] if result.winners else ():
        said = words.say("announce-tie", by=f"tie-{tie}").removesuffix(".")
        yield Remark(result.winners[0], said, None, is_tie=True)


def _award(award: Given, words: Words) -> Remark:
    return Remark(award.seat, words.say(f"award-{award.award}", count=award.count), None)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _small(text: str) -> str:
    return text[:1].lower() + text[1:]


# In words


def winner_line(result: Result, words: Words) -> str:
    """Who has won, and by how much if anybody else could have."""
    winners = tuple(Who(seat) for seat in result.winners)
    if not winners:
        return words.say("announce-nobody")
    totals = [each.total for each in result.standings if not each.is_out and each.seat not in result.winners]
    best = next(each.total for each in result.standings if each.seat in result.winners)
    if len(winners) == 1 and totals and (margin := best - max(totals)) > 0:
        return words.say("announce-won-by", who=winners, margin=result.amount(margin))
    return words.say("announce-won", who=winners, count=len(winners))


def standing_lines(result: Result, words: Words) -> list[str]:
    """The tie-breaks that were needed, and a line for each player with the points by their source."""
    return [
        *(words.say("announce-tie", by=f"tie-{tie}") for tie in result.tie_breaks),
        *(_standing(result, standing, words) for standing in result.standings),
    ]


def _standing(result: Result, standing: Standing, words: Words) -> str:
    return words.say(
        "announce-standing",
        rank=standing.rank,
        who=Who(standing.seat),
        total=result.amount(standing.total),
        sources=tuple(
            Text(
                "announce-source",
                {"source": f"source-{source}", "amount": result.amount(part, is_short=True)},
            )
            for source, part in standing.sources.items()
            if part
        ),
        out=standing.is_out,
    )


def caption(course: Course) -> str:
    """The finish card's alternative text."""
    return caption_of(_sentences(course))


def describe(course: Course) -> list[str]:
    """All of the finish card in words, the course of the game included, in pages."""
    return pages_of([*_sentences(course), *_course_lines(course)])


def _sentences(course: Course) -> Iterator[str]:
    words = course.words
    yield winner_line(course.result, words)
    for line in standing_lines(course.result, words):
        yield line if line.endswith(".") else f"{line}."
    for remark in course.remarks:
        if remark.is_tie:
            continue  # it stands above the scores
        yield f"{words.name(remark.seat)}, {_small(remark.sentence)}."


def _course_lines(course: Course) -> Iterator[str]:
    """What everybody had at the end of each part of the game, player by player."""
    words, result = course.words, course.result
    ends = dict(zip(course.labels, course.points, strict=True))
    yield f"**{words.say('finish-course')}**"
    yield " · ".join(ends)
    for standing in result.standings:
        amounts = (result.amount(point.totals[standing.seat], is_short=True) for point in ends.values())
        yield words.say("finish-line", who=Who(standing.seat), amounts=tuple(amounts))
