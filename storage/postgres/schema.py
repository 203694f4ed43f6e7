"""The tables of the database: numbered migrations, and whether a database has them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from storage.errors import NewerDatabase, NotOurs, Unusable
from storage.postgres.link import Link

MIGRATIONS = tuple(
    file.read_text(encoding="utf-8") for file in sorted((Path(__file__).parent / "migrations").glob("*.sql"))
)
"""Number n makes a database of version n (a row of `migrations`) from one of version n - 1."""
ENCODING = "UTF8"
ONLY = "select pg_advisory_lock(hashtext('quayside ' || current_schema()))"
"""Held as long as the connection; in a database several bots have a schema each."""
SHARED = "select pg_advisory_lock_shared(hashtext('quayside ' || current_schema()))"
MIGRATING = "select pg_advisory_xact_lock(hashtext('quayside migrates ' || current_schema()))"
"""Held until the end of the transaction: processes that share it bring it up to date one after the other."""


async def hold(link: Link, *, is_shared: bool) -> None:
    """Nobody else can open the database meanwhile, or only who shares it too, until the connection ends."""
    await link.script(SHARED if is_shared else ONLY)


async def check(link: Link, name: str, known: int = len(MIGRATIONS)) -> int:
    """The version of a database of ours, 0 when it is still empty; or the error that says what it is."""
    found = await link.first(
        "select to_regclass('migrations') is not null as is_ours,"
        " current_setting('server_encoding') as encoding, current_schema() as schema,"
        " (select count(*) from pg_tables where schemaname = current_schema()) as tables"
    )
    assert found is not None
    if found["schema"] is None:
        raise Unusable(name, reason="the schema that its search_path names is not there")
    if found["encoding"] != ENCODING:
        raise Unusable(name, reason=f"its encoding is {found['encoding']}, it has to be {ENCODING}")
    if not found["is_ours"]:
        if found["tables"]:
            raise NotOurs(name)
        return 0
    (version,) = await link.ids("select coalesce(max(number), 0) from migrations")
    if version > known:
        raise NewerDatabase(name, found=version, known=known)
    return int(version)


async def migrate(link: Link, name: str, migrations: Sequence[str] = MIGRATIONS) -> None:
    """Bring the database up to the last migration, each in a transaction of its own, once."""
    while await _migrated(link, name, migrations):
        pass


async def _migrated(link: Link, name: str, migrations: Sequence[str]) -> bool:
    """Whether there was another one to carry out."""
    if (await check(link, name, len(migrations))) == len(migrations):
        return False
    async with link.transaction():
        await link.script(MIGRATING)
        version = await check(link, name, len(migrations))  # somebody else may have been quicker
        if version < len(migrations):
            await link.script("create table if not exists migrations (number bigint primary key)")
            await link.script(migrations[version])
            await link.do("insert into migrations (number) values (:number)", {"number": version + 1})
    return True
