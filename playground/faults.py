"""Trouble on order: the next request to a route is answered with an error."""

from __future__ import annotations

from msgspec import Struct

from playground.data import Id, Json
from playground.errors import CODES


class Fault(Struct, kw_only=True):
    """One kind of trouble, for so many requests."""

    method: str
    route: str
    status: int
    code: int = 0
    times: int = 1
    channel: Id | None = None
    retry_after: float | None = None
    is_global: bool = False
    errors: Json | None = None
    """What is said of each field."""
    after_doing: bool = False
    """The request takes effect and only its answer is lost."""

    def body(self) -> Json:
        """The answer as it goes over the wire."""
        _, message = CODES.get(self.code, (self.status, "Trouble"))
        body: Json = {"message": message, "code": self.code}
        if self.status == 429:
            body |= {"retry_after": self.retry_after or 0.0, "global": self.is_global}
        return body if self.errors is None else body | {"errors": self.errors}


class Faults:
    """The troubles still to come."""

    def __init__(self) -> None:
        self._waiting: list[Fault] = []

    def order(self, fault: Fault) -> None:
        """Answer the next requests to that route so."""
        self._waiting.append(fault)

    def rate_limit(self, method: str, route: str, retry_after: float, times: int = 1) -> None:
        """Answer the next requests to that route with 429."""
        self.order(Fault(method=method, route=route, status=429, retry_after=retry_after, times=times))

    def for_request(self, method: str, route: str, channel: Id | None) -> Fault | None:
        """The trouble this request meets, which is then used up."""
        for fault in self._waiting:
            if (fault.method, fault.route) == (method, route) and fault.channel in (None, channel):
                fault.times -= 1
                if fault.times == 0:
                    self._waiting.remove(fault)
                return fault
        return None
