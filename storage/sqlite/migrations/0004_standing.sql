-- What a seat has answered before it is asked: private, and no part of any step.
create table standing (
    id integer primary key, -- in the order given
    table_id integer not null references tables (id) on delete cascade,
    seat integer not null check (seat >= 0),
    key text not null,
    span text not null,
    number integer not null,
    given integer not null,
    unique (table_id, seat, key)
) strict;
