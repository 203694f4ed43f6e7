# Jusqu’où va un conseil, et ce qui dit comment ses essais ont fini.

hint-until = jusqu’à la fin de l’escale

telling-port = Vous prenez le port
telling-shared = Vous partagez le port
telling-loss = Vous perdez votre personnage
telling-okapi = Vous chassez l’okapi
