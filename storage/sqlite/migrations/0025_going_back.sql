-- All can agree to go back: a step whose state is an earlier one, but for chance, which goes on.
alter table steps add column back_to integer check (back_to < version);
