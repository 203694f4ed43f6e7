"""The path of a press: what of the bot runs, and how often the database is visited, for one click."""
