-- A question to the people at a table, which they answer by buttons. Number: the second it was put in, or the next that
-- is free at its table, so that none is used twice, not after a restore either.
create table polls (
    table_id integer not null references tables (id) on delete cascade,
    number integer not null check (number >= 0),
    kind text not null,
    seat integer not null check (seat >= 0), -- whom it is about, or who asks
    choices text not null check (json_valid(choices)),
    details text check (details is null or json_valid(details)), -- what its kind wants to remember
    opened integer not null,
    until integer not null, -- from then on the most votes decide
    due integer, -- when it is to be looked at again: its end, and once it is decided the end of what was decided
    outcome text, -- null: it stands
    closed integer,
    channel integer, -- where in Discord it is put ...
    message integer,
    posted integer, -- ... and since when
    primary key (table_id, number),
    check ((outcome is null) = (closed is null))
) strict, without rowid;
create index polls_by_due on polls (due) where due is not null;

create table ballots (
    table_id integer not null references tables (id) on delete cascade,
    poll integer not null,
    seat integer not null check (seat >= 0),
    choice text not null,
    given integer not null,
    primary key (table_id, poll, seat),
    foreign key (table_id, poll) references polls (table_id, number) on delete cascade
) strict, without rowid;

-- A computer may play on for somebody, until they want their seat back.
create table new_seats (
    table_id integer not null references tables (id) on delete cascade,
    seat integer not null check (seat >= 0),
    user integer,
    language text not null,
    question integer not null check (question >= 0),
    last_turn integer not null check (last_turn >= 0),
    status text not null check (status in ('playing', 'replaced', 'resigned')),
    has_agreed integer not null default 0 check (has_agreed in (0, 1)),
    joined integer not null,
    colour integer check (colour >= 0),
    letter text,
    computer text, -- null: a person plays
    name text, -- null: the user's
    note text,
    has_resting_note integer not null default 0 check (has_resting_note in (0, 1)),
    has_left integer not null default 0 check (has_left in (0, 1)), -- its player is not on the server any more
    primary key (table_id, seat),
    unique (table_id, user) -- as many as there are may be nobody's
) strict, without rowid;

insert into new_seats (table_id, seat, user, language, question, last_turn, status, has_agreed, joined, colour, letter,
    computer, name, note, has_resting_note)
    select table_id, seat, user, language, question, last_turn, status, has_agreed, joined, colour, letter,
    computer, name, note, has_resting_note from seats;
drop table seats;
alter table new_seats rename to seats;

create index seats_by_user on seats (user) where user is not null;
create index seats_resigned on seats (table_id) where status = 'resigned';
create unique index seats_by_colour on seats (table_id, colour);
create index seats_of_computers on seats (table_id) where computer is not null;

-- Whoever has resigned is played for by a computer, and who does not answer whatever reminded them is asked about.
update seats set computer = 'normal' where status = 'resigned' and computer is null
    and table_id in (select id from tables where status = 'running');
update timers set due = since where kind = 'reminder' and due is null;
