"""Rotterdam: a test per paragraph of the rules; section numbers are the rules file's."""
