# Pourquoi une chose n’est pas permise ; la section de la règle est ajoutée après la phrase.


## Dés

refusal-take_die_first = Prenez d’abord un dé.
refusal-spend_die_first = Vous avez déjà pris un { $die } : utilisez-le d’abord.
refusal-one_die_a_turn = Vous avez déjà pris votre dé pour ce tour ; vous pouvez terminer votre tour.
refusal-one_action_a_die = Votre dé est déjà utilisé : une seule action par dé.
refusal-die_to_take_and_spend = Vous devez prendre un dé et l’utiliser avant de terminer votre tour.
refusal-no_such_die = Il n’y a pas de { $die } parmi les dés.
refusal-die_not_higher = Le { $die } est trop faible : votre prochain dé de la manche doit dépasser { $last }.
refusal-no_passing = À cette table, on ne passe pas : vous devez prendre un dé.
refusal-pass_before_taking = Vous ne pouvez passer qu’au début de votre tour, avant de prendre un dé.
refusal-first_die_is_due = Vous devez prendre votre premier dé de la manche ; ensuite vous pourrez passer.

## Tentes

refusal-row_of_the_die = Avec votre { $die }, la tente va en rangée { $die } ; pour la rangée { $row }, il faut la carte « { any_row } ».
refusal-no_such_row = Il n’y a pas de rangée { $row } sur le plateau.
refusal-any_row_not_needed = Votre dé donne déjà la rangée { $row } : la carte « { any_row } » serait perdue.
refusal-not_enough_money = Cette tente coûte { $price } { $price ->
    [one] livre
   *[other] livres
} et vous en avez { $purse }.
refusal-no_tents_left = Vous n’avez plus de tente.
refusal-tents_stay = On ne déplace une tente que dans une partie à 2 joueurs.
refusal-tents_in_supply = Vous avez encore { $tents } { $tents ->
    [one] tente
   *[other] tentes
} en réserve : on ne déplace une tente que si la réserve est vide.
refusal-name_tent_to_move = Vous n’avez plus de tente en réserve : dites quelle tente déplacer.
refusal-no_tent_there = Vous n’avez pas de tente en colonne { $column }, rangée { $row }.
refusal-move_from_elsewhere = Une tente déplacée doit changer de case.
refusal-no_such_space = La case colonne { $column }, rangée { $row } n’est pas sur le plateau.
refusal-needs_scored_tent = « { extra_tent } » demande une tente évaluée : vous n’en avez pas en colonne { $column }, rangée { $row }.

## Pierres précieuses et dons

refusal-nothing_to_sell = Indiquez au moins une pierre précieuse à vendre.
refusal-not_enough_gems = Vous ne pouvez pas vendre { $gems } : vous en avez { $held }.
refusal-no_gems = Vous n’avez pas de pierres à vendre.
refusal-purse_empty = Votre bourse est vide : vous n’avez rien à donner.
refusal-gift_out_of_range = { $most ->
    [1] Vous pouvez donner 1 livre, ni plus ni moins.
   *[other] Vous pouvez donner de 1 à { $most } livres.
}

## Cartes

refusal-no_such_card = Cette carte n’existe pas dans le jeu.
refusal-no_card_alone = Vous n’avez aucune carte qui se joue seule.
refusal-card_not_in_hand = Vous n’avez pas « { $card } » en main.
refusal-mine_collapse_never_held = « { mine_collapse } » ne se joue jamais de la main : la carte agit dès qu’elle est piochée.
refusal-only_with_tent = « { $card } » se joue seulement en plantant une tente avec un dé.
refusal-card_needs_particulars = « { $card } » demande plus que son nom : choisissez aussi le dé, les pierres ou la case.
refusal-boat_at_start = Le bateau à vapeur est dans la première colonne et ne peut pas reculer.
refusal-first_die_before = Prenez votre premier dé avant de jouer « { double_dice } ».
refusal-too_late_for_second_die = Trop tard : « { double_dice } » se joue avant d’utiliser un dé de votre tour.
refusal-no_such_higher_die = Vous ne pouvez pas prendre de { $die } : « { double_dice } » demande un dé de la table plus élevé que votre { $last }.
