-- Who has asked to be forgotten: while their games go over to others, and until all of the file is rewritten without
-- them. What stays is a keyed hash, so that a restore does not bring back what they had taken away.
create table leaving (user integer primary key) strict;
create table forgotten (
    hash text primary key,
    times integer not null -- one may come back, and be forgotten again
) strict, without rowid;
insert into settings (key, value) values ('person_key', lower(hex(randomblob(32))));
