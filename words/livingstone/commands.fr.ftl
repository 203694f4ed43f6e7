# Les commandes de Livingstone, le nom des sortes de coups avant qu’on les joue, et leurs éléments.

verbs = livingstone
    .hint = Jouer un coup à Livingstone

verb-take_die = prendre-dé
    .hint = Prendre un dé parmi ceux de la manche
verb-coins = pièces
    .hint = Utiliser votre dé pour prendre des livres
verb-draw = piocher
    .hint = Utiliser votre dé pour piocher une carte d’action
verb-dig = creuser
    .hint = Utiliser votre dé pour creuser dans la mine
verb-tent = tente
    .hint = Utiliser votre dé pour planter une tente
verb-sell = vendre
    .hint = Vendre des pierres précieuses aux prix ordinaires
verb-give = donner
    .hint = Donner des livres à la reine, pour de bon
verb-card = carte
    .hint = Jouer une carte de votre main
verb-two_dice = deux-dés
    .hint = Jouer « Deux dés » : prendre un deuxième dé, plus élevé
verb-market = marché
    .hint = Jouer « Marché » : vendre des pierres contre livres et points
verb-second_tent = tente-supplémentaire
    .hint = Jouer « Tente supplémentaire » là où vous avez une tente évaluée
verb-pass = passer
    .hint = Ne plus prendre de dé cette manche, si la table le permet
verb-end = terminer
    .hint = Terminer votre tour

## Sortes de coups, quand il y en a plusieurs d’une sorte

kind-take_die = Prendre un dé
kind-place_tent = Planter une tente
kind-sell_gems = Vendre des pierres
kind-donate = Donner à la reine
kind-play_card = Jouer une carte
kind-play_double_dice = Jouer « { double_dice } »
kind-play_market = Jouer « { market } »
kind-play_extra_tent = Jouer « { extra_tent } »

## Éléments des coups

field-value = Dé
    .name = dé
    .hint = Le nombre indiqué par le dé
field-card = Carte
    .name = carte
    .hint = Une carte de votre main
field-amount = Livres
    .name = livres
    .hint = Combien de livres
field-clear = Pierres transparentes
    .name = transparentes
    .hint = Combien de pierres transparentes
field-blue = Pierres bleues
    .name = bleues
    .hint = Combien de pierres bleues
field-red = Pierres rouges
    .name = rouges
    .hint = Combien de pierres rouges
field-row = Rangée
field-use_free_tent = Avec « { free_tent } »
field-use_any_row = Avec « { any_row } »
field-space = En
field-move_from = Déplacée de
