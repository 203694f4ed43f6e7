-- What is settled for a server. One for which nothing is has no row: everything is as usual.
create table servers (
    guild integer primary key,
    channels text not null default '[]' check (json_valid(channels)), -- where tables may be opened; none: everywhere
    roles text not null default '[]' check (json_valid(roles)), -- who may open them; none: everybody
    language text, -- of new tables; null: as the server and the person speak
    pace text not null default 'relaxed' check (pace in ('relaxed', 'brisk', 'live')), -- of new tables
    greeting text not null default 'none' check (greeting in ('none', 'owed', 'said'))
) strict;

-- Who may not open tables there: a keyed hash, never a name or number, so that it outlives being forgotten.
create table barred (
    guild integer not null,
    hash text not null,
    since integer not null,
    primary key (guild, hash)
) strict, without rowid;
