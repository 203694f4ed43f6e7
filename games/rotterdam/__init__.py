"""Rotterdam: raw materials up the Maas to the right port (Hans van Tol, 2007)."""
