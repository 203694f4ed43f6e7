"""The server of the tests."""

from tools.own_server import address, programs

__all__ = ["address", "programs"]
