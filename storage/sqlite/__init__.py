"""SQLite behind the store: one file, held by one process."""
