-- What a table has still to tell is found without looking at what others have.
create index outbox_untold on outbox (table_id, id) where done is null;
