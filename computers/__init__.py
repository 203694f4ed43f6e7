"""Computer players: they choose among legal actions, by what their seat knows and by nothing else."""

from computers.deciding import decide
from computers.levels import Level

__all__ = ["Level", "decide"]
