-- Whether somebody's results are part of other people's statistics; and the games that are over, by server.
alter table people add column has_statistics integer not null default 1 check (has_statistics in (0, 1));
create index tables_over_by_guild on tables (guild) where status = 'over';
