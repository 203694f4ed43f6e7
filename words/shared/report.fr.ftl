# Dire à l’hébergeur du bot que quelque chose cloche.

report-problem = Signaler un problème
report-done = Merci. C’est le signalement { NUMBER($number, useGrouping: 0) } : donnez ce numéro à la personne qui héberge ce bot et dites-lui ce qui cloche. La partie y est gardée telle qu’elle est, sans aucun nom.
refusal-no_such_report = Il n’y a pas de signalement de ce numéro.
refusal-enough_reports = Assez de signalements pour cette table. Dites à la personne qui héberge ce bot ce qui cloche.
