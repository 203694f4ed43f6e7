-- A table may be a lesson: which one, and which of its prompts the learner has before them (null: no coach, or none
-- any more). It is in no list but its learner's own.
alter table tables add column lesson text;
alter table tables add column prompt integer check (prompt is null or (prompt >= 0 and lesson is not null));
