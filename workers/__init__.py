"""Processes of our own for what would hold up everybody: one asks, the other answers, and falls alone."""
