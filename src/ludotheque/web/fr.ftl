# Ce qui est répondu là où aucune route ne le dit : failure-<message>, voir failures.py.

failure-malformed = cette requête n'est pas celle qui est attendue ici ; /api/docs décrit laquelle.
failure-fields = cette requête n'est pas celle qui est attendue ici, voyez : { $names }
failure-twice = l'en-tête { $name } est là deux fois : envoyez-le une seule fois
failure-depth = ce JSON est imbriqué trop profondément
failure-encoding = ce JSON n'est pas en UTF-8
failure-broken-off = la requête s'est interrompue
failure-no-http = ceci n'est pas une requête HTTP
failure-session = la table ne vous connaît pas, ou plus : demandez d'abord GET /api/me
failure-figures = les mesures demandent le jeton de LUDOTHEQUE_METRICS_TOKEN
failure-forbidden = cela n'est pas permis ici
failure-cross-site = la page d'un autre site ne peut rien changer ici en votre nom : ouvrez la table elle-même et faites-le là
failure-not-found = il n'y a rien à cette adresse
failure-follow = il n'y a rien à suivre ici
failure-method = cette adresse n'accepte pas ce genre de requête
failure-slow = la requête a mis trop de temps à arriver
failure-too-large = la requête est trop grande
failure-content-type = ce qui change quelque chose s'envoie en JSON : mettez application/json dans l'en-tête Content-Type
failure-upgrade = ici on ne sert que des WebSockets
failure-wait = c'est trop à la fois : réessayez plus tard
failure-too-many = trop de requêtes viennent de votre adresse : réessayez dans { $seconds } secondes
failure-head = la tête d'une requête a au plus { $most } octets
failure-broken = quelque chose n'a pas marché ici ; c'est noté
failure-store = la table ne peut pas se servir de son disque en ce moment (il est peut-être plein) ; rien n'est perdu : réessayez dans un instant
failure-other = la requête a été refusée (code { $status })
