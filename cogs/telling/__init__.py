"""Telling tables what happened: the outbox becomes messages and pictures."""
