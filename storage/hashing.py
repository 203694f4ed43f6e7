"""What stands for somebody where neither name nor number may be kept."""

from __future__ import annotations

import hashlib
import hmac

KEY = "person_key"
"""The setting with which people are hashed."""


def hashed(key: str, user: int) -> str:
    """The same for one person in one database, and of no use without its key."""
    return hmac.new(bytes.fromhex(key), str(user).encode(), hashlib.sha256).hexdigest()
