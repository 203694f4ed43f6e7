-- In somebody's first game of a kind a coach has a tip for each new decision: which ones were said, each with the number
-- of the question it was said at (null: no coach). People may want none.
alter table seats add column tips text check (tips is null or json_valid(tips));
alter table people add column has_tips integer not null default 1 check (has_tips in (0, 1));
