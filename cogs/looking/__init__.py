"""Looking at a table, and all that /table, /games, /help and /setup do."""
