-- What falls due at a table: the next reminder of a seat that is asked, the clock of its turn. At its time a row becomes
-- one of the outbox, in the transaction that ends it or sets its next time.
create table timers (
    table_id integer not null references tables (id) on delete cascade,
    seat integer not null check (seat >= 0),
    kind text not null check (kind in ('reminder', 'clock')),
    since integer not null, -- when the seat was asked
    due integer, -- null: it stands still
    said integer not null default 0 check (said >= 0), -- reminders since then
    has_muted integer not null default 0 check (has_muted in (0, 1)), -- the person wants no more of them this turn
    bank integer not null default 0 check (bank >= 0), -- seconds that a clock has for turns that take longer
    has_run_out integer not null default 0 check (has_run_out in (0, 1)), -- a computer plays this turn
    primary key (table_id, seat, kind)
) strict, without rowid;
create index timers_by_due on timers (due) where due is not null;

-- How fast a table is to be played.
alter table tables add column pace text not null default 'relaxed' check (pace in ('relaxed', 'brisk', 'live'));

-- When somebody is not to be reminded: the hours of the night, by minutes since midnight where they are, and days away.
alter table people add column zone text;
alter table people add column quiet_from integer check (quiet_from between 0 and 1439);
alter table people add column quiet_to integer check (quiet_to between 0 and 1439);
alter table people add column away_from integer;
alter table people add column away_until integer;

-- A reminder where the table is has a place of its own, too: the next one takes it.
create table new_posts (
    table_id integer not null references tables (id) on delete cascade,
    kind text not null check (kind in ('lobby', 'board', 'hand', 'closed', 'call', 'reminder')),
    seat integer not null check (seat >= -1), -- -1: for the whole table
    channel integer not null,
    message integer not null,
    posted integer not null,
    since integer not null check (since >= -1),
    version integer not null check (version >= -1),
    primary key (table_id, kind, seat)
) strict, without rowid;

insert into new_posts select table_id, kind, seat, channel, message, posted, since, version from posts;
drop table posts;
alter table new_posts rename to posts;
