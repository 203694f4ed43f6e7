"""The people of one table in a soak: they play, stay away, vote, come back and pause."""

from __future__ import annotations

from contextlib import suppress
from random import Random

from msgspec import Struct

from host.polls import YES
from host.seats import Fate
from playground.people import Person, Reply
from playground.seen import Impossible
from storage.address import Database
from storage.rows import Pace, TableStatus
from tools.bench.crew import Crew
from tools.bench.looking import ask

SELDOM, OFTEN = 0.1, 0.5
GONE = 1
"""Who stays away, if anybody does: the second to sit down."""


class Manner(Struct, frozen=True):
    """How the people of a table go about it."""

    pace: Pace = Pace.RELAXED
    stays_away: bool = False
    """One of them, until a computer has played for them for a while."""
    pauses: bool = False
    """They agree to a pause, once."""


MANNERS = (
    Manner(),
    Manner(pauses=True),
    Manner(stays_away=True),
    Manner(Pace.BRISK, stays_away=True),
    Manner(Pace.LIVE, stays_away=True, pauses=True),
)


class Company:
    """The people of one table, who play, vote, pause and come back."""

    def __init__(self, crew: Crew, database: Database, manner: Manner, chance: Random) -> None:
        self.table = crew.table
        self._crew = crew
        self._database = database
        self._chance = chance
        self._pauses = manner.pauses
        self._away = [crew.people[GONE]] if manner.stays_away else []

    @property
    def is_running(self) -> bool:
        """Whether the game goes on, if perhaps not now."""
        return self._status[0] == TableStatus.RUNNING

    async def go_on(self) -> Reply | None:
        """A step, if there is anything to play; else what else these people do."""
        if self._status[1] is not None:
            return None
        if self._chance.random() < SELDOM:
            await self._vote()
            return None
        if (reply := await self._crew.play(self._away)) is not None:
            if self._pauses and self._chance.random() < SELDOM:
                await self._ask_for_a_pause()
            return reply
        await self._vote()
        return None

    @property
    def _status(self) -> tuple[str, str | None]:
        ((status, rest),) = ask(
            self._database, "select status, rest from tables where id = :table", table=self.table
        )
        return status, rest

    async def _vote(self) -> None:
        """Whoever is there answers what is asked; who was away may be back by and by."""
        for person in self._crew.people:
            for message in person.sees():
                for id in [button.custom_id or "" for button in message.buttons]:
                    if self._is_pressed(person, id):
                        with suppress(Impossible):  # somebody was quicker: the button is not there any more
                            await person.presses(id, on=message)
                            self._away = [] if person in self._away else self._away

    def _is_pressed(self, person: Person, id: str) -> bool:
        if person in self._away:
            return id.startswith("table:back:") and self._chance.random() < OFTEN
        return id.startswith("poll:") and id.endswith(self._wish())

    def _wish(self) -> tuple[str, ...]:
        return (f":{Fate.WAIT}" if self._chance.random() < SELDOM else f":{Fate.COMPUTER}", f":{YES}")

    async def _ask_for_a_pause(self) -> None:
        """One of them does, behind More."""
        self._pauses = False
        ada = self._crew.people[0]
        board = next(each for each in reversed(ada.sees()) if "More" in each.labels)
        more = await (await ada.presses("More", on=board)).followed_up()
        if "Pause" in more.labels:
            await ada.presses("3 days", on=await ada.presses("Pause", on=more))
