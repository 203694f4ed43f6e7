-- A table for friends is in a private thread: only who is invited may sit down there, or look.
alter table tables add column has_guests_only integer not null default 0 check (has_guests_only in (0, 1));
create table guests (
    table_id integer not null references tables (id) on delete cascade,
    user integer not null,
    -- invited: to be put into the thread and called; gone: to be put out of it
    status text not null check (status in ('invited', 'there', 'gone')),
    primary key (table_id, user)
) strict, without rowid;
