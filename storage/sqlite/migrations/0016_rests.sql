-- A table may rest: put away because nobody has played for weeks, or paused. It is kept as it is, and asks nobody.
alter table tables add column rest text check (rest in ('paused', 'put_away'));
alter table tables add column rest_until integer; -- null: until somebody says so

-- A whole table has timers too, and what falls due is named by the code alone (TimerKind), so that a new kind is no
-- change of the schema.
create table new_timers (
    table_id integer not null references tables (id) on delete cascade,
    seat integer not null check (seat >= -1), -- -1: for the whole table
    kind text not null,
    since integer not null, -- when the seat was asked, or the table last had something done at it
    due integer, -- null: it stands still
    said integer not null default 0 check (said >= 0), -- how often it was told since then
    has_muted integer not null default 0 check (has_muted in (0, 1)), -- the person wants no more of them this turn
    bank integer not null default 0 check (bank >= 0), -- seconds that a clock has for turns that take longer
    has_run_out integer not null default 0 check (has_run_out in (0, 1)), -- a computer plays this turn
    primary key (table_id, seat, kind)
) strict, without rowid;
insert into new_timers (table_id, seat, kind, since, due, said, has_muted, bank, has_run_out)
    select table_id, seat, kind, since, due, said, has_muted, bank, has_run_out from timers;
drop table timers;
alter table new_timers rename to timers;
create index timers_by_due on timers (due) where due is not null;

-- Lobbies and games of today have their time from now on, some a little later than others.
insert into timers (table_id, seat, kind, since, due)
    select id, -1, case status when 'lobby' then 'lobby' else 'idle' end, now,
        now + case status when 'lobby' then 1 else 27 end * 86400 + id * 61 % 86400
    from tables, (select cast(strftime('%s', 'now') as integer) as now) where status in ('lobby', 'running');

-- The warning has a place of its own: it says later that the table is put away.
create table new_posts (
    table_id integer not null references tables (id) on delete cascade,
    kind text not null check (kind in ('lobby', 'board', 'hand', 'closed', 'call', 'reminder', 'idle')),
    seat integer not null check (seat >= -1), -- -1: for the whole table
    channel integer not null,
    message integer not null,
    posted integer not null,
    since integer not null check (since >= -1),
    version integer not null check (version >= -1),
    primary key (table_id, kind, seat)
) strict, without rowid;
insert into new_posts (table_id, kind, seat, channel, message, posted, since, version)
    select table_id, kind, seat, channel, message, posted, since, version from posts;
drop table posts;
alter table new_posts rename to posts;
