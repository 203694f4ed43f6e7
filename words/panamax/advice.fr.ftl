# Ce qu’un joueur ne devrait pas oublier : une ligne du panneau, deux fois 42 caractères au plus.

advice-advisor = Il ne rapporte qu’à la fin, en secret ; vos { $count } meilleurs conseillers comptent.
advice-contract = Un dé resté sur un contrat coûte { $fee } $ par manche : mieux vaut en avoir peu.
advice-third = Vous avez deux contrats : un troisième sera de trop si vous n’en finissez pas un.
advice-bailout = Frais à venir : { $fee } $ ; compagnie et vous : { $cash } $. Un renflouement coûte { $repay } $.
advice-fees = Frais de { $fee } $ en fin de manche ; la compagnie a { $cash } $, vous paierez { $rest } $.
advice-dividends = Après les frais, { $cash } $ en caisse : sans { $due } $ de dividendes, le cours perd { $drop }.
advice-last-round = Dernière manche : seuls comptent votre argent, vos parts et vos conseillers.
advice-no-transfer = La compagnie a { $cash } $ : transférer un dé de l’autre côté coûte { $cost } $.
advice-first-turn = Colonnes 4 à 6 : charger vos dés ; 1 à 3 : déplacer. Commencez par charger.

## Où l’on en est

score-round-end = caisse { $cash } $, frais { $fee } $, dividendes { $due } ${ $pays ->
    [yes] {""}
   *[no]  : trop peu
}
