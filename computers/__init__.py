"""Computer players: they choose among legal actions, by what their seat knows and by nothing else."""

from computers.deciding import Considered, consider, decide
from computers.levels import Level

__all__ = ["Considered", "Level", "consider", "decide"]
