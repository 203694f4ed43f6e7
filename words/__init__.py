"""English and French: every sentence a player reads."""
