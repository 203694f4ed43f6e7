# Ce que le guide dit une fois à qui joue pour la première fois (docs/lessons.md).

tip-die = Les petits dés laissent plus de tours.
tip-act = Une tente rapporte en fin de manche ; la majorité, en fin de partie.
tip-gems = On vend ses pierres quand on veut : transparente 1 livre, bleue 3, rouge 5. Gardée : 1 point à la fin.
tip-card = Une carte se joue gratuitement, pendant son tour : voyez ce que fait la vôtre avant de finir.
tip-queen = À la fin, la reine regarde les dons : avec trop peu, pas de victoire. Donnez de temps en temps.
tip-turn = Un dé par tour. La manche continue tant qu’un dé convient à quelqu’un.
