"""Livingstone: up the Zambezi by steamboat (Benjamin Liersch, 2009)."""
