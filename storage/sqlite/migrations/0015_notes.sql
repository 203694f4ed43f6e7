-- What a player wrote for themselves at a table, to be read when they are asked next; whoever wrote it while being
-- asked means the time after this one.
alter table seats add column note text;
alter table seats add column has_resting_note integer not null default 0 check (has_resting_note in (0, 1));
