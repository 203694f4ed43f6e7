# La carte de fin : comment une partie s’est passée.

finish-total = Total
finish-course = Le fil de la partie
finish-start = début
finish-line = { $who } : { $amounts }
turning-lead = prend la tête pour de bon
turning-ahead = comptait { $amount } d’avance
turning-gain = { $amount } d’un seul coup
