-- What one of several processes does for all of them, until when it is its own unless it says so again.

create table leases (
    name text primary key,
    owner text not null,
    until timestamptz not null
);
