"""What went wrong, in one sentence for the person at the terminal."""


class Complaint(Exception):
    """One sentence; the command line prints it and ends with exit code 2."""
