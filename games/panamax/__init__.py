"""Panamax: containers through the canal, and the money they make (d'Orey, Sentieiro, Soledade, 2014)."""
