# Points des jeux qui comptent des demis.

half_points = { $whole },5
minus_half_points = –{ $whole },5
