"""Leases: what one of several processes does for all of them.

Whoever dies loses them at once, with its connection; whoever stands still by and by. It is the server's clock
that counts.
"""

from __future__ import annotations

from collections.abc import Collection

from storage.postgres.link import Link

TAKEN = """
with free as (
    select name from leases
    where name = any (:names::text[]) and (
        owner = :owner
        or until <= clock_timestamp()
        or session is not null and session not in (select pid from pg_stat_activity where pid is not null)
    )
    for update skip locked
), again as (
    update leases set
        owner = :owner,
        until = clock_timestamp() + make_interval(secs => :seconds),
        session = case when :outlives::boolean then null else pg_backend_pid() end
    from free where leases.name = free.name
    returning leases.name
), new as (
    insert into leases (name, owner, until, session)
    select
        name,
        :owner,
        clock_timestamp() + make_interval(secs => :seconds),
        case when :outlives::boolean then null else pg_backend_pid() end
    from unnest(:names::text[]) as name
    where name not in (select name from leases)
    on conflict do nothing
    returning name
)
select name from again union all select name from new
"""
"""Whoever is changing one of them at this moment has it: nobody waits."""
GIVEN_UP = """
update leases set until = clock_timestamp()
where name = any (:names::text[]) and owner = :owner and until > clock_timestamp()
"""
STANDING = """
select name from leases
where name = any (:names::text[]) and until > clock_timestamp() - make_interval(secs => :seconds)
"""
OLD = "delete from leases where until < clock_timestamp() - interval '1 day'"


async def take(
    db: Link, names: Collection[str], owner: str, seconds: float, *, outlives: bool = False
) -> frozenset[str]:
    """Those of them that are the owner's from now on, for so long, or until its connection ends."""
    wanted = {"names": sorted(names), "owner": owner, "seconds": float(seconds), "outlives": outlives}
    found = await db.all(TAKEN, wanted)
    return frozenset(row["name"] for row in found)


async def give_up(db: Link, names: Collection[str], owner: str) -> None:
    """Others may have those of them that are the owner's."""
    await db.do(GIVEN_UP, {"names": sorted(names), "owner": owner})


async def standing(db: Link, names: Collection[str], seconds: float) -> frozenset[str]:
    """Those of them that are somebody's, or were so many seconds ago."""
    found = await db.all(STANDING, {"names": sorted(names), "seconds": float(seconds)})
    return frozenset(row["name"] for row in found)


async def sweep(db: Link) -> None:
    """Forget those that nobody has had for a day."""
    await db.do(OLD)
