"""Shards: which of them hears of a server, and in which rhythm they may identify."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from playground.clock import TIME_SHIFT
from playground.data import Guild, Id

if TYPE_CHECKING:
    from playground.world import World

WINDOW = 5.0
"""Seconds in which one shard of a bucket may identify."""
SLACK = 0.1
"""Seconds that a network may make of them."""


class Shard(NamedTuple):
    """One of so many connections."""

    number: int
    of: int

    @property
    def is_one(self) -> bool:
        """Whether there is such a one."""
        return 0 <= self.number < self.of

    @property
    def is_first(self) -> bool:
        """Whether it hears of private messages."""
        return self.number == 0


def is_on(guild: Id, shard: Shard) -> bool:
    """Whether that shard hears of the server."""
    return (int(guild) >> TIME_SHIFT) % shard.of == shard.number


def add_server(world: World, name: str, shard: Shard | None = None) -> World:
    """The world seen from a further server with the same people, one that this shard hears of."""
    ids, first = world.snowflakes, world.records.guild
    id = ids.next()
    while shard is not None and not is_on(id, shard):
        ids.skip()
        id = ids.next()
    guild = Guild(id=id, name=name, owner=first.owner, locale=first.locale, bot_role=ids.next())
    guild.admin_role = ids.next()
    world.records.more_guilds[id] = guild
    there = world.servers[id] = world.seen_from(guild)
    there.add_channel(name)
    world.feed.tell("GUILD_CREATE", guild)
    return there


class Rhythm:
    """One identify in five seconds for each bucket: that of a shard is its number modulo their count."""

    def __init__(self, now: Callable[[], float], buckets: int = 1) -> None:
        self._now = now
        self.buckets = buckets
        self._last: dict[int, float] = {}

    def beat(self, shard: Shard) -> float | None:
        """It identifies now; the seconds since the one before where that is too soon."""
        now, bucket = self._now(), shard.number % self.buckets
        before, self._last[bucket] = self._last.get(bucket), now
        return now - before if before is not None and now - before < WINDOW - SLACK else None
