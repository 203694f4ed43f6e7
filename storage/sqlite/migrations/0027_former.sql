-- Who asks to be replaced; and whose seat anybody may take, while a computer plays it.
alter table seats add column has_asked integer not null default 0 check (has_asked in (0, 1));
alter table seats add column has_offer integer not null default 0 check (has_offer in (0, 1));

-- Who played a seat until somebody else took it over.
create table former (
    table_id integer not null references tables (id) on delete cascade,
    version integer not null check (version > 0), -- of the step with which it changed hands
    seat integer not null check (seat >= 0),
    user integer, -- null: was forgotten
    name text, -- null: the user's
    language text not null,
    time integer not null, -- of that step
    posts text check (posts is null or json_valid(posts)), -- their messages that are yet to be withdrawn
    primary key (table_id, version)
) strict, without rowid;
create index former_by_user on former (user) where user is not null;
