-- What people have chosen for themselves: where they are called, and the language of what they alone read.
alter table people add column calls text not null default 'thread' check (calls in ('thread', 'private', 'both', 'none'));
alter table people add column speaks text; -- null: as their client says

-- A call by private message is a post too: the next one takes its place.
create table new_posts (
    table_id integer not null references tables (id) on delete cascade,
    kind text not null check (kind in ('lobby', 'board', 'hand', 'closed', 'call')),
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

-- Of which versions a seat was told does not matter any more: its hand is one message for the whole game.
drop index outbox_of_seat;
