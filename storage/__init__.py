"""Every line of SQL: tables, seats, steps, the outbox, people and settings."""
