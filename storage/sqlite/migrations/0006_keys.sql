-- After a restore nothing is used twice: each table has a random key that its buttons carry.
alter table tables add column key text not null default '';
-- Buttons from before this migration carry none; a table from before goes on obeying them.
alter table tables add column has_old_buttons integer not null default 0 check (has_old_buttons in (0, 1));
update tables set key = lower(hex(randomblob(6))), has_old_buttons = 1;

-- Where a table is or has been, channels and threads alike: its buttons work there and nowhere else.
create table places (
    table_id integer not null references tables (id) on delete cascade,
    place integer not null,
    primary key (table_id, place)
) strict, without rowid;

insert or ignore into places select id, channel from tables where channel is not null;
insert or ignore into places select id, thread from tables where thread is not null;
insert or ignore into places select table_id, channel from posts where kind != 'hand';

-- Tables that a restore has brought back to where they were, and that must show themselves again.
create table restored (
    table_id integer primary key references tables (id) on delete cascade,
    has_changed integer not null check (has_changed in (0, 1)) -- 0: nobody knows
) strict;

-- What all nonces of this file begin with: one row, which a restore replaces. A file that has owed something
-- goes on without: what it was saying when it was stopped must be found again under the nonce it had.
create table nonces (key text not null) strict;

insert into nonces select lower(hex(randomblob(4)))
    where not exists (select 1 from sqlite_sequence where name = 'outbox' and seq > 0);
