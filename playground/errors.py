"""What Discord answers when it will not: a status, a code and a sentence."""

from __future__ import annotations

from typing import Any

CODES: dict[int, tuple[int, str]] = {
    0: (404, "404: Not Found"),
    10002: (404, "Unknown Application"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10015: (404, "Unknown Webhook"),
    10014: (404, "Unknown Emoji"),
    10062: (404, "Unknown interaction"),
    30008: (400, "Maximum number of emojis reached (2000)"),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later."),
    30034: (400, "Max number of daily application command creates has been reached (200)"),
    40001: (401, "401: Unauthorized"),
    40003: (429, "You are opening direct messages too fast"),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50013: (403, "Missing Permissions"),
    50024: (400, "Cannot execute action on this channel type"),
    50035: (400, "Invalid Form Body"),
    50045: (400, "File uploaded exceeds the maximum size"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    50278: (403, "Cannot send messages to this user due to having no mutual guilds"),
    160002: (400, "Cannot reply without permission to read message history"),
    160004: (400, "A thread has already been created for this message"),
    160005: (400, "Thread is locked"),
    200000: (400, "Message was blocked by automatic moderation"),
}


class Refusal(Exception):
    """Discord says no; nothing has changed."""

    def __init__(
        self,
        code: int,
        *,
        broken: dict[str, str] | None = None,
        errors: dict[str, Any] | None = None,
        retry_after: float | None = None,
    ) -> None:
        self.status, self.message = CODES[code]
        super().__init__(f"{code}: {self.message}" + (f" {broken}" if broken else ""))
        self.code = code
        self.broken = broken or {}
        """Each rule broken, by its name, with what was wrong; a correct bot never breaks one."""
        self.errors = errors
        """What Discord says of each field, where a correct bot may break its rule too."""
        self.retry_after = retry_after

    def body(self) -> dict[str, Any]:
        """The answer as it goes over the wire."""
        body: dict[str, Any] = {"message": self.message, "code": self.code}
        if self.broken:
            told = [{"code": self.code, "message": f"{name}: {wrong}"} for name, wrong in self.broken.items()]
            body["errors"] = {"_errors": told}
        if self.errors:
            body["errors"] = self.errors
        if self.retry_after is not None:
            body |= {"retry_after": self.retry_after, "global": False}
        return body


class TooMany(Refusal):
    """The whole bot has asked too much within a second."""

    def __init__(self, broken: dict[str, str], retry_after: float) -> None:
        super().__init__(0, broken=broken, retry_after=retry_after)
        self.status, self.message = 429, "You are being rate limited."

    def body(self) -> dict[str, Any]:
        """The answer as it goes over the wire."""
        return {"message": self.message, "code": 0, "retry_after": self.retry_after, "global": True}


def field_errors(path: str, message: str) -> dict[str, Any]:
    """How Discord says what is wrong with a field: `components.0.emoji.id`."""
    errors: dict[str, Any] = {"_errors": [{"code": 50035, "message": message}]}
    for step in reversed(path.split(".")):
        errors = {step: errors}
    return errors
