"""PostgreSQL behind the store: one connection of one process, which nobody else may write beside."""
