-- Where a table's messages are; who takes no private messages; who agrees to end a game early.
create table posts (
    table_id integer not null references tables (id) on delete cascade,
    kind text not null check (kind in ('lobby', 'board', 'hand', 'closed')),
    seat integer not null check (seat >= -1), -- -1: for the whole table
    channel integer not null,
    message integer not null,
    posted integer not null,
    since integer not null check (since >= -1),
    version integer not null check (version >= -1),
    primary key (table_id, kind, seat)
) strict, without rowid;

alter table people add column has_closed_messages integer not null default 0 check (has_closed_messages in (0, 1));

alter table seats add column has_agreed integer not null default 0 check (has_agreed in (0, 1));

create index tables_by_thread on tables (thread);
create index tables_by_channel on tables (channel);

-- A lobby has no steps but is told of too: such a row has no version.
create table new_outbox (
    id integer primary key autoincrement, -- never used twice: it is the message's nonce
    table_id integer not null references tables (id) on delete cascade,
    version integer,
    kind text not null,
    seat integer check (seat >= 0),
    payload text not null check (json_valid(payload)),
    created integer not null,
    done integer,
    foreign key (table_id, version) references steps (table_id, version) on delete cascade
) strict;

insert into new_outbox select id, table_id, version, kind, seat, payload, created, done from outbox;
-- The numbers go on where they were, even if the last rows have been deleted.
delete from sqlite_sequence where name = 'new_outbox';
insert into sqlite_sequence (name, seq) select 'new_outbox', seq from sqlite_sequence where name = 'outbox';
drop table outbox;
alter table new_outbox rename to outbox;

create index outbox_pending on outbox (id) where done is null;
create index outbox_of_seat on outbox (table_id, kind, seat, version);
