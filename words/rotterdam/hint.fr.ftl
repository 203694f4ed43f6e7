# Jusqu’où va un conseil, et ce qui dit comment ses essais ont fini.

hint-until = jusqu’à la fin de la manche

telling-mission = Vous remplissez une mission
telling-delivery = Vous livrez une cargaison
telling-trade = Vous faites un échange
telling-theft = On vous vole une cargaison
telling-blocked = Un de vos navires est bloqué
