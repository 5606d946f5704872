game-name = Civilization : la bataille
game-about = Armées, cartes événements et réponses. Une tranche de Civilization, de 2 à 4 joueurs.
won-military = par la chute d'une capitale
option-battle_end = Fin d'une bataille
battle_end-seed = après deux tours sans rien
battle_end-faq2 = quand les mains sont vides

ask-supply = Que prenez-vous ? Encore { $things }.
ask-movement = C'est votre partie du tour : que faites-vous ?
ask-discard = Vous avez trop de cartes événements : laquelle défaussez-vous ?
ask-aim = Qui visez-vous ?
ask-pay = Avec quoi payez-vous ?
ask-gift = À qui va la pièce ?
ask-respond = Annulez-vous ce qui est annoncé ? Les autres ne voient pas votre réponse.
ask-means = Avec quoi payez-vous { $source } ?
ask-before = Avant la bataille : jouez-vous un événement ?
ask-draft = Quelle unité rejoint vos forces ? Encore { $things }.
ask-battle_turn = Votre tour de bataille : que faites-vous ?
ask-spread = Où { $source } fait-elle effet ? Encore { $wounds }.
ask-save = Quelle unité sauvez-vous ?
ask-loot = Que prenez-vous au vaincu ? Butin : { $left }.
standing-respond = Quand une annulation est possible
standing-before = Avant une bataille

choice-take = Prendre { $supply }
choice-learn = Apprendre { $tech }
choice-attack = Attaquer { $place_id ->
    [armies] les armées
    [city] la cité
   *[capital] la capitale
} de { $seat } avec { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
}
choice-use = Utiliser { $source }
choice-aim = Désigner { $seat }
choice-pay = Payer avec { $means }
choice-stop = Renoncer
choice-cancel = Annuler avec { $source }
choice-pass = Laisser faire
choice-fight = 
    { $front ->
    [0] Ouvrir un front avec { $unit }
   *[other] Attaquer sur le front { $front } avec { $unit }
}{ $boosted_id ->
    [boosted] { " " }et la Métallurgie
   *[plain] { "" }
}
choice-mark = Choisir { $unit }
choice-save = Sauver { $unit }
choice-loot = Prendre au vaincu : { $loot }
choice-discard = Défausser { $card }
choice-done = C'est tout
choice-end = Terminer
choice-call = Faire appel à { $person }

verb-take = Prendre
verb-learn = Apprendre
verb-attack = Attaquer
verb-use = Utiliser
verb-aim = Désigner
verb-pay = Payer
verb-stop = Renoncer
verb-cancel = Annuler
verb-pass = Laisser faire
verb-fight = Jouer une unité
verb-mark = Répartir
verb-save = Sauver
verb-loot = Butin
verb-discard = Défausser
verb-done = C'est tout
verb-end = Terminer
verb-call = Faire appel

when-take = On prend ce qui arrive au début de sa partie du tour.
when-learn = On apprend au début de sa partie du tour, ou par un butin.
when-attack = On attaque dans sa partie du tour.
when-use = On utilise cartes et capacités dans ses propres menus.
when-aim = On désigne quelqu'un quand un effet le demande.
when-pay = On paie quand une capacité le demande.
when-stop = On renonce quand l'événement qui payait est annulé.
when-cancel = On annule ce qu'un autre vient d'annoncer.
when-pass = On laisse faire ce qu'un autre vient d'annoncer.
when-fight = On joue ses unités à son tour de bataille.
when-mark = On répartit blessures ou soins quand une capacité le permet.
when-save = On sauve une unité après une bataille.
when-loot = On prend son butin après une bataille gagnée.
when-discard = On défausse quand on a trop de cartes.
when-done = On le dit quand on a assez choisi.
when-end = On termine sa partie du tour ou son tour de bataille.
when-call = On fait appel à un personnage dans ses propres menus.

log-turn_began = Tour { $turn } : { $seat } joue en premier.
log-took = { $seat } prend { $supply }.
log-learned = { $seat } apprend { $tech }.
log-drew_unit = { $seat } pioche { $unit } ({ $type }).
log-drew_unit-secret = { $seat } pioche une unité ({ $type }).
log-drew_card = { $seat } pioche { $card } (niveau { $level }).
log-drew_card-secret = { $seat } pioche une carte de niveau { $level }.
log-drew_token = { $seat } regarde son jeton : { $token }.
log-drew_token-secret = { $seat } regarde son jeton.
log-discarded = { $seat } défausse { $card }.
log-called = { $seat } fait appel à { $person }.
log-peeked = { $seat } voit un jeton de { $holder } : { $token }.
log-peeked-secret = { $seat } voit un jeton de { $holder }.
log-played = { $seat } joue { $source }.
log-announces = { $seat } annonce { $source }.
log-announces_at = { $seat } annonce { $source } contre { $target }.
log-paid = { $seat } paie avec { $means }.
log-gave_up = { $seat } renonce à { $source }.
log-answered = 
    { $source_id ->
    [none] { $seat } laisse faire.
   *[other] { $seat } répond avec { $source }.
}
log-unopposed = Personne ne s'oppose à { $seat }.
log-cancelled = { $by } annule ce qu'annonçait { $seat }.
log-coin_given = { $seat } reçoit une pièce.
log-culture_gained = { $seat } gagne { $amount } de culture.
log-armies_defected = 
    { $armies ->
    [one] { $seat } perd une armée par défection.
   *[other] { $seat } perd { $armies } armées par défection.
}
log-unit_lost = { $seat } perd { $unit }.
log-coin_discarded = { $seat } défausse une pièce.
log-attacked = 
    { $place_id ->
    [armies] { $seat } attaque les armées de { $target }
    [city] { $seat } attaque la cité de { $target }
   *[capital] { $seat } attaque la capitale de { $target }
} ; armées : { $armies }.
log-walls_razed = Les murs de { $seat } sont détruits.
log-hand_drawn = 
    { $amount ->
    [0] { $seat } n'a aucune unité en main.
    [one] { $seat } a { $amount } unité en main.
   *[other] { $seat } a { $amount } unités en main.
}
log-in_hand = { $seat } tire { $unit } pour la bataille.
log-in_hand-secret = { $seat } tire une unité pour la bataille.
log-seen_in_hand = { $seat } voit { $unit } dans la main de { $target }.
log-seen_in_hand-secret = { $seat } voit une unité de la main de { $target }.
log-fought = { $seat } joue { $unit } sur le front { $front }.
log-wounded = 
    { $amount ->
    [one] { $unit } de { $seat } subit { $amount } blessure.
   *[other] { $unit } de { $seat } subit { $amount } blessures.
}
log-healed = { $unit } de { $seat } est soigné.
log-died = { $unit } de { $seat } meurt.
log-held_back = { $seat } garde ses unités en main.
log-won = { $seat } l'emporte sur { $target }, { $amount } à { $against }.
log-armies_lost = 
    { $armies ->
    [one] { $seat } perd une armée.
   *[other] { $seat } perd { $armies } armées.
}
log-saved = { $seat } sauve { $unit }.
log-city_destroyed = La cité de { $seat } est détruite.
log-looted = { $seat } prend à { $target } : { $loot }.
log-looted_token = { $seat } prend un jeton de { $target } : { $token }.
log-looted_token-secret = { $seat } prend un jeton de { $target }.
log-looted_card = { $seat } prend une carte de { $target } : { $card }.
log-looted_card-secret = { $seat } prend une carte de { $target }.
log-coin_on_laws = { $seat } place une pièce sur son Code des lois.
log-capital_fell = La capitale de { $target } tombe : { $seat } gagne la partie.

why-not-unlocked = Vous n'avez pas encore la technologie pour cela : { $what }.
why-too-early = Trop tôt : { $what } est d'un niveau plus élevé que le tour { $turn }.
why-has-it = Vous l'avez déjà : { $what }.
why-no-city = Vous n'avez plus de cité à fortifier.
why-stack-full = Une case ne porte que { $limit } de vos armées.
why-market-empty = Il n'en reste plus au marché : { $what }.
why-units-gone = Il n'en reste plus dans le paquet : { $what }.
why-cards-gone = Il n'en reste plus dans le paquet : { $what }.
why-tokens-gone = Il ne reste plus de jeton : { $what }.
why-has-attacked = Vos armées ont déjà attaqué dans cette partie du tour.
why-not-your-own = On n'attaque pas ses propres biens.
why-too-few-armies = Vous avez { $armies } armées : attaquez avec une au moins.
why-nothing-to-attack = Il n'y a là rien à attaquer chez { $seat }.
why-not-your-card = Vous n'avez pas { $card } en main.
why-not-known = Vous ne connaissez pas { $source }.
why-not-in-hand = Vous n'avez pas { $source } en main.
why-not-your-person = { $source } n'est pas à vos côtés.
why-wrong-moment = Ce n'est pas le moment pour { $source }.
why-already-used = Déjà utilisé : { $source }.
why-no-target = { $source } n'a pas de cible.
why-no-trade = Vous n'avez pas assez de commerce pour { $source }.
why-cannot-pay = Vous n'avez pas la ressource que demande { $source }.
why-not-at-yourself = On ne se désigne pas soi-même.
why-nothing-there = { $seat } n'a rien que { $source } puisse toucher.
why-not-held = Vous n'avez pas { $means }.
why-wrong-resource = Ce n'est pas la ressource demandée : { $means }.
why-not-cancellable = { $source } n'annule pas cela.
why-not-touched = { $source } n'annule que ce qui vous touche.
why-must-fight = Il vous reste des unités en main : jouez-en une d'abord.
why-one-unit = Vous avez déjà joué une unité dans ce tour de bataille.
why-nothing-to-hold-back = Vous n'avez pas d'unité à garder en main.
why-not-in-your-hand = Vous n'avez pas { $unit } dans votre main de bataille.
why-no-such-front = Il n'y a pas de front { $front }.
why-front-closed = Vous avez déjà une unité sur le front { $front }.
why-nobody-there = Il n'y a personne à attaquer sur le front { $front }.
why-not-in-play = { $unit } n'est pas une unité en jeu que cela concerne.
why-not-wounded = { $unit } n'est pas une unité blessée.
why-not-killed = { $unit } n'est pas une unité à vous, morte dans cette bataille.
why-too-little-loot = Votre butin ne suffit pas : il en reste { $left }.
why-nothing-to-take = Cela n'est pas à prendre : { $what }.

part-techs = technologies
part-coins = pièces
type-infantry = infanterie
type-mounted = unité montée
type-artillery = artillerie
type-aircraft = avion
place-armies = armées
place-city = cité
place-capital = capitale
boosted-plain = sans Métallurgie
boosted-boosted = avec la Métallurgie

supply-infantry = une infanterie
supply-mounted = une unité montée
supply-artillery = une artillerie
supply-aircraft = un avion
supply-army = une armée
supply-card_1 = une carte événement de niveau I
supply-card_2 = une carte événement de niveau II
supply-card_3 = une carte événement de niveau III
supply-hut = un jeton hutte
supply-village = un jeton village
supply-incense = de l'encens
supply-iron = du fer
supply-silk = de la soie
supply-wheat = du blé
supply-city_walls = des murs pour la cité
supply-capital_walls = des murs pour la capitale
supply-barracks = une caserne
supply-academy = une académie

loot-trade = jusqu'à 3 points de commerce
loot-culture = jusqu'à 3 pions de culture
loot-incense = de l'encens
loot-iron = du fer
loot-silk = de la soie
loot-wheat = du blé
loot-hut = un jeton hutte
loot-village = un jeton village
loot-coin_lost = une pièce de la fiche, défaussée
loot-laws_coin_lost = une pièce du Code des lois, défaussée
loot-card_1 = une carte événement de niveau I
loot-card_2 = une carte événement de niveau II
loot-card_3 = une carte événement de niveau III
loot-coin_won = une pièce de la fiche
loot-laws_coin_won = une pièce du Code des lois
