-- A seat may be nobody's: a computer of that level plays it, under a name of its own. A level beside a user: a computer
-- plays for them.
create table new_seats (
    table_id integer not null references tables (id) on delete cascade,
    seat integer not null check (seat >= 0),
    user integer,
    language text not null,
    question integer not null check (question >= 0),
    last_turn integer not null check (last_turn >= 0),
    status text not null check (status in ('playing', 'resigned')),
    has_agreed integer not null default 0 check (has_agreed in (0, 1)),
    joined integer not null,
    colour integer check (colour >= 0),
    letter text,
    computer text, -- null: a person plays
    name text, -- null: the user's
    primary key (table_id, seat),
    unique (table_id, user) -- as many as there are may be nobody's
) strict, without rowid;

insert into new_seats (table_id, seat, user, language, question, last_turn, status, has_agreed, joined, colour, letter)
    select table_id, seat, user, language, question, last_turn, status, has_agreed, joined, colour, letter from seats;
drop table seats;
alter table new_seats rename to seats;

create index seats_by_user on seats (user) where user is not null;
create index seats_resigned on seats (table_id) where status = 'resigned';
create unique index seats_by_colour on seats (table_id, colour);
-- At start-up tables where a computer may be asked are found without looking at the others.
create index seats_of_computers on seats (table_id) where computer is not null;
