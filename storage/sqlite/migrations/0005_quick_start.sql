-- At start-up only tables on which a crash can have left something to do are looked at.
create index seats_resigned on seats (table_id) where status = 'resigned';
create index tables_by_rules on tables (game, rules_version) where status = 'running';
