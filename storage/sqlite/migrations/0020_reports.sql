-- Moments at which something seemed wrong at a table; the number is told to whoever said so, who is not kept.
create table reports (
    id integer primary key autoincrement,
    table_id integer not null references tables (id) on delete cascade,
    version integer not null check (version >= 0), -- of the step
    created integer not null,
    unique (table_id, version)
) strict;
