-- Whether somebody is shown what cannot be taken back before it is done.
alter table people add column has_confirmation integer not null default 1 check (has_confirmation in (0, 1));
