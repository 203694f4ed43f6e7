-- Several processes may share the database: of somebody too it is counted how often they were changed.

alter table people add column revision bigint not null default 0;
create function count_change_of_person() returns trigger language plpgsql as $$
begin
    new.revision := old.revision + 1;
    return new;
end
$$;
create trigger count_change before update on people for each row
    when (old.* is distinct from new.*) execute function count_change_of_person();
