# Combien il reste, avant que la dernière manche commence et pendant celle-ci.

ending-next = La prochaine manche sera la dernière.
ending-last = C’est la dernière manche.
