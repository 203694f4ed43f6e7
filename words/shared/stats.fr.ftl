## Combien de fois on a joué et gagné

command-stats = statistiques
    .hint = Combien de parties vous avez jouées et gagnées, avec qui, et sur ce serveur.
parameter-rival = joueur
    .hint = Quelqu’un avec qui vous avez joué.

stats-title-mine = **Vos parties terminées**. Personne d’autre ne voit cette page.
stats-title-here = **Les parties terminées de ce serveur**
stats-title-pair = **Vous et { $who }**, à la même table
stats-game = **{ $game }** :
stats-mine = Mes parties
stats-here = Ce serveur
stats-none-mine = Vous n’avez pas encore terminé de partie. Commencez-en une avec /jouer.
stats-none-here = Aucune partie n’a encore été terminée sur ce serveur. Commencez-en une avec /jouer.
stats-none-pair = Vous et { $who } n’avez pas encore terminé de partie ensemble.
stats-hidden = { $who } garde ses résultats pour soi.
stats-tally-bare = { $played ->
        [one] { $played } jouée, { $won }
       *[other] { $played } jouées, { $won }
    } { $won ->
        [one] gagnée
       *[other] gagnées
    }
stats-tally = { stats-tally-bare } ; { $average } en moyenne, { $best } au mieux
stats-seats = à { $seats } : { $won } sur { $played } gagnées
stats-computers = avec des ordinateurs : { $tally }
stats-pair = { $played ->
        [one] { $played } jouée
       *[other] { $played } jouées
    } ; vous devant { $before } fois, { $who } devant { $behind } fois
stats-played = { $played ->
        [one] { $played } jouée
       *[other] { $played } jouées
    }
stats-best = { $best } au mieux
stats-best-of = { $best } au mieux ({ $who })
stats-winner = { $who } ({ $won })
stats-winners = le plus de victoires : { $winners }
stats-chart = En image
stats-words = En mots
stats-column-won = gagnées sur jouées
stats-column-seats = à { $seats }
stats-column-all = total
stats-column-average = moy.
stats-column-best = max.
stats-row-people = entre joueurs
stats-row-computers = avec ordinateurs
me-counted = Montrer mes résultats
me-uncounted = Garder mes résultats pour moi
me-tips = Un guide dans mes premières parties
me-no_tips = Pas de guide dans mes premières parties
