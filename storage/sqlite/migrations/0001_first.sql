-- Tables with their seats and steps; people; settings. Times are seconds since 1970, UTC.
pragma application_id = 0x51554159; -- "QUAY"

create table tables (
    id integer primary key autoincrement, -- an id is never used twice, so that an old button finds no other table
    game text not null,
    rules_version integer not null check (rules_version >= 0),
    data_digest text not null,
    options text not null check (json_valid(options)),
    seats_wanted integer not null check (seats_wanted > 0),
    guild integer,
    channel integer,
    thread integer,
    language text not null,
    status text not null default 'lobby' check (status in ('lobby', 'running', 'over', 'cancelled')),
    opened_by integer not null,
    opened integer not null,
    started integer,
    ended integer,
    result text check (result is null or json_valid(result)),
    check (ended is null or status in ('over', 'cancelled')),
    check (result is null or status = 'over')
) strict;

create index tables_by_status on tables (status);

create table seats (
    table_id integer not null references tables (id) on delete cascade,
    seat integer not null check (seat >= 0),
    user integer not null,
    language text not null,
    question integer not null check (question >= 0),
    last_turn integer not null check (last_turn >= 0),
    status text not null check (status in ('playing', 'resigned')),
    joined integer not null,
    primary key (table_id, seat),
    unique (table_id, user)
) strict, without rowid;

create index seats_by_user on seats (user);

create table steps (
    table_id integer not null references tables (id) on delete cascade,
    version integer not null check (version >= 0),
    rules_version integer not null check (rules_version >= 0),
    seat integer check (seat >= 0),
    action text check (action is null or json_valid(action)),
    events text not null check (json_valid(events)),
    state text check (state is null or json_valid(state)),
    as_of integer check (as_of < version),
    has_drawn integer not null check (has_drawn in (0, 1)),
    has_revealed integer not null check (has_revealed in (0, 1)),
    request text,
    time integer not null,
    primary key (table_id, version),
    unique (table_id, request),
    check (action is null or seat is not null),
    check (as_of is null or (action is null and state is null))
) strict;

create table people (
    user integer primary key,
    name text not null,
    language text not null,
    seen integer not null
) strict;

create table settings (
    key text primary key,
    value text not null
) strict, without rowid;
