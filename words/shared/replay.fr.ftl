# Revoir une partie terminée, et son animation.

announce-replay = Revoir
command-replay = revoir
    .hint = Revoir une partie terminée, tour par tour.
replay-turn = tour { $turn } sur { $turns }
replay-first = Début
replay-back = Précédent
replay-on = Suivant
replay-last = Fin
replay-rounds = Aller à …
replay-eyes = Vu par qui ?
replay-table = Comme la table l’a vu
replay-open = Cartes sur table
replay-seat = Comme { $who } l’a vu
replay-sheet = Ce que { $who } avait en main
replay-film = Animation
film-progress = Animation en préparation : { $done } images sur { $count } …
film-done = Toute la partie en { $count } images. Enregistrez le fichier pour la montrer à d’autres.
film-alt = { $game } : une partie entière en animation, { $count } images, la dernière avec les scores.
refusal-replay_gone = Cette partie ne peut plus être montrée : ses règles ont changé depuis, ou les images ne peuvent pas être dessinées maintenant.
refusal-film_busy = Votre autre animation est encore en préparation. Attendez qu’elle soit prête.
refusal-undrawn = Les images ne peuvent pas être dessinées maintenant. Réessayez dans quelques minutes.
