-- When the box of a running game was corrected, and which one counts since.
create table boxes (
    table_id integer not null,
    version integer not null, -- of the step that tells of it
    digest text not null,
    primary key (table_id, version),
    foreign key (table_id, version) references steps (table_id, version) on delete cascade
) strict, without rowid;

-- At start-up tables with another box are looked for without reading them all.
drop index tables_by_rules;
create index tables_by_rules on tables (game, rules_version, data_digest) where status = 'running';
