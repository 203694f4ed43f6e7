-- Whose connection took a lease: one that has ended, with the process that died, keeps nobody waiting.

alter table leases add column session bigint;
