"""What is written down for the operator: never a token."""

from __future__ import annotations

import logging
import re

ADDRESS = re.compile(r"((?:interactions|webhooks)/\d+/)[\w.-]+")
"""The way to answer an interaction ends in its token."""


class Discreet(logging.Filter):
    """Strikes out the bot's token and the tokens of interactions, wherever they turn up."""

    def __init__(self, token: str) -> None:
        super().__init__()
        self._token = token

    def filter(self, record: logging.LogRecord) -> bool:
        """Let everything through, without its secrets."""
        message = record.getMessage()
        clean = ADDRESS.sub(r"\1***", message)
        if self._token:
            clean = clean.replace(self._token, "***")
        if clean != message:
            record.msg, record.args = clean, ()
        return True


def write_logs(level: int, token: str) -> None:
    """Everything of that level and above goes to standard error, one line each."""
    handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    handler.addFilter(Discreet(token))
    logging.basicConfig(level=level, handlers=[handler], force=True)
