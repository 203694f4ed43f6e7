# Ce qu’un joueur de Panamax peut répondre avant qu’on le lui demande.

advance-reward_card = Quand mes navires sortent du canal : la carte, s’il y en a une
advance-reward_cash = Quand mes navires sortent du canal : l’argent
advance-passenger_cheap_transfer = Mon prochain passager : transferts à prix réduit
advance-passenger_wide_choice = Mon prochain passager : plus de choix
advance-passenger_extra_load = Mon prochain passager : un chargement de plus
advance-flag_fewest = Du train : le drapeau dont j’ai le moins
advance-flag_none = Du train : pas de drapeau
advance-flag_china = Du train : le drapeau Chine, s’il est là
advance-flag_europe = Du train : le drapeau Europe, s’il est là
advance-flag_usa_east = Du train : le drapeau USA côte Est, s’il est là
advance-flag_usa_west = Du train : le drapeau USA côte Ouest, s’il est là
advance-fees_well_used = Mon manutentionnaire contre les frais : s’il sert en entier
advance-fees_use = Mon manutentionnaire contre les frais : l’utiliser
advance-fees_keep = Mon manutentionnaire contre les frais : le garder
