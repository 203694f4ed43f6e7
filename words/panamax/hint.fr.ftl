# Jusqu’où va un conseil, et ce qui dit comment ses essais ont fini.

hint-until = jusqu’à la fin du tour

telling-award = Vous gagnez la récompense de la manche
telling-bailout = Il vous faut un renflouement
telling-no_dividends = Votre compagnie ne paie pas de dividendes
telling-income = Votre compagnie touche l’argent d’une cargaison
telling-contract = Vous complétez un contrat
telling-reward = Un navire vous vaut une récompense
telling-passenger = Vous placez un passager
telling-warship = Un navire militaire vous rapporte de l’argent
telling-free_action = Vous gagnez une action gratuite
