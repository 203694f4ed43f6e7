"""Quayside's command line."""
