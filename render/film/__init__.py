"""What is drawn once a game is over, from its record: the finish card, the replay, the animation."""
