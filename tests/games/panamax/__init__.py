"""Panamax: a test per rule, example and illegal action of its rules file."""
