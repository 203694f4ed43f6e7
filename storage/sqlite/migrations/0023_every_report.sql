-- Every report has a number of its own: the same one for the same step would tell whether a secret step was made between.
create table new_reports (
    id integer primary key autoincrement,
    table_id integer not null references tables (id) on delete cascade,
    version integer not null check (version >= 0), -- of the step
    created integer not null
) strict;
insert into new_reports (id, table_id, version, created) select id, table_id, version, created from reports;
drop table reports;
alter table new_reports rename to reports;
create index reports_by_table on reports (table_id);
