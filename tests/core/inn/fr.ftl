game-name = L'Auberge
game-about = Des toasts, des objections et des tournées offertes à tout moment.

choice-toast = Boire à la santé de { $target }
choice-rest = Se reposer
choice-let = Laisser faire
choice-object = S'opposer
choice-tip = Laisser { $coins }
choice-round = Offrir une tournée à { $coins }
choice-call = Appeler l'aubergiste

verb-toast = Porter un toast
verb-rest = Se reposer
verb-let = Laisser faire
verb-object = S'opposer
verb-tip = Pourboire
verb-round = Offrir une tournée
verb-call = Appeler l'aubergiste

when-toast = On porte un toast à son tour.
when-rest = On se repose à son tour.
when-let = On laisse faire quand quelqu'un porte un toast.
when-object = On s'oppose quand quelqu'un porte un toast.
when-tip = On laisse un pourboire après avoir appelé l'aubergiste.
when-round = On offre une tournée quand on vous demande autre chose que le pourboire.
when-call = On appelle l'aubergiste à son tour.

ask-turn = Un toast ?
ask-window = Laissez-vous passer ce toast ?
standing-window = Quand on porte un toast
ask-tip = Combien pour l'aubergiste ?

log-toasted = { $seat } boit à la santé de { $target }.
log-rested = { $seat } se repose.
log-objected = { $seat } s'oppose.
log-drunk = { $target } est à l'honneur.
log-bought = { $seat } offre une tournée à { $coins }.
log-tipped = { $seat } laisse { $coins }.

why-no-rival = On boit à la santé de quelqu'un d'autre.
why-no-objection = Vous n'avez pas d'objection.
why-too-poor = Vous n'avez que { $has } pièces.
why-not-so-few = Une tournée coûte quelque chose.

part-all = Honneur
