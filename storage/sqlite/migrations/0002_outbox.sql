-- What must still be told; written in the transaction of its step, ticked off when told.
create table outbox (
    id integer primary key autoincrement, -- never used twice: it is the message's nonce
    table_id integer not null,
    version integer not null,
    kind text not null,
    seat integer check (seat >= 0),
    payload text not null check (json_valid(payload)),
    created integer not null,
    done integer,
    foreign key (table_id, version) references steps (table_id, version) on delete cascade
) strict;

create index outbox_pending on outbox (id) where done is null;
