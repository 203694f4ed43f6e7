"""The private panel: what a player may do, narrowed, played, answered in advance."""
