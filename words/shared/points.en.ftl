# Points of games that count halves.

half_points = { $whole }.5
minus_half_points = –{ $whole }.5
