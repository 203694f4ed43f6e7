"""What every game promises, asked of every game, player count and option."""
