-- When a table was last shown anew and called its players; lobbies and tables without a thread are counted and found
-- without looking at those that are over.
alter table tables add column called integer;
create index lobbies_by_guild on tables (guild) where status = 'lobby';
create index tables_in_channel on tables (channel) where thread is null and status in ('lobby', 'running');
