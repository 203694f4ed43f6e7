# Ce que disent les boutons et le panneau de Congo selon ce que voit le joueur : 80 caractères au plus, et des notes.

choice-choose_character = { $value } · { $title }, { $name }
choice-settler_swap = Échanger contre { $value } · { $title }, { $name }
choice-keep_bid = Garder { $value } · { $title }, { $name }
choice-between = { $least }–{ $most }
choice-valued = { $value } · { $who }
choice-fits = { $count ->
    [0] aucun auxiliaire ne l’aide
    [one] 1 auxiliaire l’aide
   *[other] { $count } auxiliaires l’aident
}
choice-settler = { $card }, un des { $deck }
choice-yes = Oui : { $value } · { $who }
choice-no = Non : { $value } · { $who }
pass-for_now = Passer pour l’instant : personne ne dépasse vos { $total }
pass-label_for_now = Passer pour l’instant
pass-more_for_now = personne ne dépasse vos { $total }
pass-for_good = Passer jusqu’à la fin de cette escale, avec { $total }
pass-label_for_good = Passer pour de bon
pass-more_for_good = vous en restez à { $total }

choice-values = Le nombre dit ce que le personnage vaut ici au départ ; s’il y en a deux, le dé décide.
choice-sealed = Vous pouvez encore changer d’avis jusqu’à ce que tous aient choisi.
choice-special = **{ $card }** : { $text }
choice-not_here = À cette escale, vous ne pouvez pas jouer : { $cards }.
choice-target = { $who } : { $character }
choice-totals = Mises jusqu’ici : { $totals }.
choice-in = { $who } { $total }
choice-soft = { $who } { $total } (a passé pour l’instant)
choice-out = { $who } { $total } (a passé)
choice-sums = Tuiles hippopotame jusqu’ici : { $sums }.
choice-sum = { $who } { $sum }

change-choose_character = Changer de personnage
change-boiler_discard = Changer ma défausse
change-hippo_commit = Changer mes tuiles
