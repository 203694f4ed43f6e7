"""All of discord.py: slash groups, panels, buttons, private messages, announcements."""
