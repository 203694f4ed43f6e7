-- The colour a player has taken, one of the game's by number, and the letter fixed at the start; without a letter it is
-- that of the seat, A to E. Whoever sits already keeps the colour that the seat had.
alter table seats add column colour integer check (colour >= 0);
alter table seats add column letter text;
update seats set colour = seat;
create unique index seats_by_colour on seats (table_id, colour);
