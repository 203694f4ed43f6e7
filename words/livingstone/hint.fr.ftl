# Jusqu’où va un conseil, et ce qui dit comment ses essais ont fini.

hint-until = jusqu’à la fin de la manche

telling-queen_content = La reine est satisfaite
telling-majority = Vous avez une majorité
telling-white_stone = Vous tirez la pierre blanche
telling-tent = Vous plantez une tente
telling-sale = Vous vendez des pierres précieuses
