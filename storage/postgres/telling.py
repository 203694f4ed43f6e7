"""What the processes that share a database tell each other by the server's NOTIFY: sooner than they look."""

from __future__ import annotations

import msgspec

from storage.postgres.link import SIGN
from storage.sharing import Heard
from storage.whole import TableChange

CHANNEL = "'quayside_' || md5(current_schema())"
"""In a database several bots have a schema each."""
SAID = (
    f"pg_notify({CHANNEL}, coalesce(current_setting('{SIGN}', true), '') || ' '"
    " || (:said::jsonb || jsonb_build_object('table_id', id, 'guild', guild))::text)"
)
"""Said of a row of `tables` when the transaction is committed, and not before."""
NAMELESS = msgspec.json.encode(Heard(table_id=0, is_nameless=True)).decode()


def heard_of(change: TableChange) -> str:
    """What others are to hear of a change."""
    dues = [*[row.due for row in change.timers or ()], *[row.due for row in change.polls]]
    told = Heard(
        table_id=change.table_id,
        # A new lobby is shown by whoever opens it.
        has_messages=change.opened is None and bool(change.messages or change.steps),
        has_moved=bool(change.steps or change.table or change.polls),
        due=min([due for due in dues if due is not None], default=None),
    )
    return msgspec.json.encode(told).decode()


def heard(said: str, sign: str) -> Heard | None:
    """What was heard; None of what was said under that sign."""
    by, _, what = said.partition(" ")
    return None if by == sign else msgspec.json.decode(what, type=Heard)
