"""Before the game: opening a table, its options, its seats."""
