-- A moderator's pause is a moderator's to end.
alter table tables add column has_hold integer not null default 0 check (has_hold in (0, 1));
