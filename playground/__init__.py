"""A stand-in for Discord on loopback: it imports nothing of ours, and the bot cannot tell."""
