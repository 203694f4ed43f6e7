"""Ships and their ways, as actions, events and views name them."""

from __future__ import annotations

from msgspec import Struct

from games.values import Text, Who


class Ship(Struct, frozen=True, order=True, forbid_unknown_fields=True):
    """A ship on the board: position, owner and cargo say all there is to say of it (2.2)."""

    position: str
    owner: Who
    cargo: str | None


class Sailing(Struct, frozen=True, forbid_unknown_fields=True):
    """What one ship does when its colour is named: sail there, or (None) stay."""

    origin: str
    target: str | None

    @property
    def text(self) -> Text:
        """A sailing to be read out; a ship that stays has none."""
        assert self.target is not None
        return Text("sailing", {"origin": self.origin, "target": self.target})


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """What all ships of one player before a channel of the named colour do (4.4)."""

    sailings: tuple[Sailing, ...]
