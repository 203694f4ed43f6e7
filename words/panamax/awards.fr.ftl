# Ce que chacun a fait plus que les autres, dit à la fin.

award-shipyard = Chantier naval : { $count } navires construits
award-investor = Investisseur : { $count } $ de parts achetées
award-dividends = Rentier : { $count } $ de dividendes
award-warships = Amiral : { $count } $ de navires militaires
award-bailouts = Ami de la banque : { $count } renflouements
award-contracts = Parole tenue : { $count } contrats complétés
award-flags = Diplomate : { $count } drapeaux placés
award-stevedore = Docker : cargaison chargée, valeur { $count } en tout
award-pilot = Pilote du canal : { $count } déplacements de navires
