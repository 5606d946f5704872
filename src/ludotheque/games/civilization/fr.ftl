# Civilization : tout ce que le jeu dit. Les noms des cartes, pièces et tuiles viennent des données.

game-name = Civilization
game-about = Fondez des cités, explorez la carte, étudiez, bâtissez et combattez : quatre chemins mènent à la victoire, par les armes, l’or, la culture ou la science. De 2 à 5 joueurs, avec Fame and Fortune.
won-military = a pris une capitale
won-economic = a réuni quinze pièces d’or
won-culture = a atteint le bout de l’échelle de culture
won-tech = a maîtrisé le vol spatial
won-turn_limit = a le meilleur total au dernier tour
part-techs = Technologies connues
part-culture = Culture
part-war = Conquête
part-coins = Pièces d’or
gain-trade = commerce
gain-culture = culture
gain-cards = { $count ->
    [one] carte culture
   *[other] cartes culture
}
gain-resources = { $count ->
    [one] ressource
   *[other] ressources
}
gain-tokens = { $count ->
    [one] jeton face cachée
   *[other] jetons face cachée
}

## Options

option-fame_and_fortune = Extension Fame and Fortune
option-great_person_deck = Paquet de personnages illustres
option-investments = Investissements
option-advanced_tiebreak = Fin de partie avancée
option-battle_end = Fin d’une bataille
option-government_profile = Cartes de gouvernement
option-civ_choice = Choix des civilisations
option-trade_offers = Offres de commerce par tour
option-turn_limit = Dernier tour
option-fast_responses = Réponses rapides
fame_and_fortune-no = sans
fame_and_fortune-yes = avec
great_person_deck-no = sans
great_person_deck-yes = avec
investments-no = sans
investments-yes = avec
advanced_tiebreak-yes = oui : on finit le tour et on compare
advanced_tiebreak-no = non : la première victoire l’emporte
battle_end-seed = après deux passages sans action
battle_end-faq2 = quand plus personne n’a d’unité
government_profile-core = de la boîte
government_profile-waw = de remplacement
civ_choice-random = au hasard
civ_choice-draft = chacun choisit
trade_offers-3 = trois
trade_offers-0 = aucune
trade_offers-1 = une
trade_offers-2 = deux
trade_offers-5 = cinq
turn_limit-40 = le quarantième
turn_limit-20 = le vingtième
turn_limit-30 = le trentième
fast_responses-no = non : personne ne trahit sa main
fast_responses-yes = oui : seul qui peut répondre est interrogé

## Questions

ask-seize_first = Prenez-vous le marqueur de premier joueur ?
ask-civ = Quelle civilisation menez-vous ?
ask-capital = Où fondez-vous votre capitale ?
ask-start_figure = Où placez-vous { a-figure } ?
ask-start_marker = Où placez-vous : { $marker } ?
ask-target = « { $source } » : quelle est la cible ?
ask-pay = Avec quoi payez-vous « { $source } » ?
ask-gift = Qui reçoit la pièce d’or ?
ask-consent = « { $source } » vous vise : y consentez-vous ?
ask-respond = { $source_id ->
        [none] { $card_id ->
            [none] { $seat } annonce pour une cité : { $action_kind }. L’annulez-vous ?
           *[other] { $seat } paie avec { $card } : l’annulez-vous ?
        }
       *[other] { $seat } annonce « { $source } » : l’annulez-vous ?
    }
ask-means = Avec quoi payez-vous « { $source } » ?
ask-discard = Votre main est trop grande : quelle carte défaussez-vous ?
ask-keep_card = Quelle carte gardez-vous ?
ask-keep_person = Quel personnage gardez-vous ?
ask-keep_type = Quel personnage gardez-vous ?
ask-place_person = { $person_type } : sur quelle case ?
ask-choose_tech = Quelle technologie apprenez-vous gratuitement ?
ask-choose_resource = Quelle ressource prenez-vous au marché ?
ask-free_build = Que construisez-vous gratuitement ?
ask-free_square = { $item } : sur quelle case ?
ask-metropolis = Vers quelle case votre capitale s’étend-elle ?
ask-aside = { $figure } en { $square } : sur quelle case voisine s’écarte cette figurine ?
ask-surplus = Trop de figurines en { $square } : laquelle retourne à la réserve ?
ask-government_lost = Les Pyramides sont perdues : quel gouvernement adoptez-vous ?
ask-government_now = Adoptez-vous aussitôt ce gouvernement : { $government } ?
ask-refresh = Quelles cartes défaussez-vous avant de piocher ?
ask-start = Début de tour : que faites-vous ?
ask-swap_back = Quelle technologie apprenez-vous en échange ?
ask-coin_choice = Quelle pièce d’or { DE($seat) } ?
ask-trade = Commerce : que proposez-vous ?
ask-offer = Votre offre à { $seat } : que mettez-vous de chaque côté ?
ask-answer_offer = { $seat } vous fait une offre : l’acceptez-vous ?
ask-hand_over = Que remettez-vous à { $seat } ({ $good }, encore { $number }) ?
ask-city = Gestion de cité : que faites-vous ?
ask-produce_square = { $item } : sur quelle case ?
ask-second_item = Ingénierie : que produit encore cette cité ?
ask-michelangelo = Défaussez-vous Michel-Ange pour cette merveille ?
ask-harvest_again = Où récoltez-vous encore ?
ask-skip_space = Combien de cases occupées sautez-vous ?
ask-arts_trade = Prenez-vous la culture de cette cité sous forme de commerce ?
ask-convert = Que convertissez-vous, et combien ?
ask-extra_action = Quelle cité agit encore, et comment ?
ask-movement = Mouvement : quel groupe déplacez-vous ?
ask-move = Où va le groupe ?
ask-interrupt = { $seat } se déplace en { $square } : l’interrompez-vous ?
ask-go_on = Le groupe a perdu des figurines : que fait-il ?
ask-raze = Détruisez-vous le bâtiment de { $square } ?
ask-before_draw = Avant de tirer les mains : jouez-vous un événement ?
ask-draft = Quelle unité recrutez-vous gratuitement ?
ask-after_draw = Les mains sont tirées : utilisez-vous un général ?
ask-battle = Bataille : que jouez-vous ?
ask-spread = { $source } : sur quelle unité ? (encore { $wounds })
ask-zhukov = Quelle unité ennemie Joukov blesse-t-il ?
ask-save = Quelle unité tuée sauvez-vous ?
ask-nightingale = Rappelez-vous vos unités tuées ?
ask-loot = Butin pris à { $seat } : que choisissez-vous ?
ask-before_research = Avant la recherche : utilisez-vous une carte ?
ask-research = Que recherchez-vous ? Les autres ne le voient pas encore.
standing-seize_first = Quand un général pourrait prendre la main
standing-consent = Quand un événement me vise et que mon accord compte
standing-respond = Quand quelque chose pourrait être annulé
standing-free_build = Quand je peux construire gratuitement
standing-trade = Quand le commerce est ouvert
standing-skip_space = Quand je peux sauter des cases de culture
standing-arts_trade = Quand la culture d’une cité peut devenir du commerce
standing-interrupt = Quand un déplacement pourrait être interrompu
standing-before_draw = Avant de tirer les mains d’une bataille
standing-after_draw = Quand les mains d’une bataille sont tirées
standing-nightingale = Quand des unités tuées pourraient revenir
standing-before_research = Avant la recherche

## Choix

choice-take_civ = Mener : { $civ }
    .verb = Mener
    .object = { $civ }
choice-settle = Fonder la capitale en { $square }
    .verb = Fonder la capitale
    .object = en { $square }
choice-settle_pair = Fonder la métropole en { $square }, l’autre case { $dir }
    .verb = Fonder la métropole
    .object = en { $square }, l’autre case { $dir }
choice-place = Placer en { $square }
    .verb = Placer
    .object = en { $square }
choice-keep_back = Garder en réserve
    .verb = Garder
    .object = en réserve
choice-use = Utiliser : { $source }
    .verb = Utiliser
    .object = { $source }
choice-decline = Non
choice-done = Terminé
choice-aim_seat = Viser { $seat }
    .verb = Viser
    .object = { $seat }
choice-aim_square = Viser { $square }
    .verb = Viser
    .object = { $square }
choice-aim_city = Choisir : { $city }
    .verb = Choisir
    .object = { $city }
choice-aim_wonder = Viser : { $wonder }
    .verb = Viser
    .object = { $wonder }
choice-aim_person = Viser le personnage illustre
    .verb = Viser
    .object = le personnage illustre
choice-aim_figures = Viser { the-figures }
    .verb = Viser
    .object = { the-figures }
choice-aim_terrain = Nouveau terrain : { $terrain }
    .verb = Nouveau terrain
    .object = { $terrain }
choice-aim_deck = Pioche de niveau { $level }
    .verb = Pioche
    .object = de niveau { $level }
choice-take_coin = Pièce d’or : { $coin }
    .verb = Pièce d’or
    .object = { $coin }
choice-learn = Apprendre : { $tech }
    .verb = Apprendre
    .object = { $tech }
choice-gain = Prendre : { $resource }
    .verb = Prendre
    .object = { $resource }
choice-build = Construire : { $item }
    .verb = Construire
    .object = { $item }
choice-adopt = Adopter : { $government }
    .verb = Adopter
    .object = { $government }
choice-discard = Défausser : { $card }
    .verb = Défausser
    .object = { $card }
choice-keep_card = Garder : { $card }
    .verb = Garder
    .object = { $card }
choice-keep_type = Garder : { $person_type }
    .verb = Garder
    .object = { $person_type }
choice-keep_person = Garder : { $person }
    .verb = Garder
    .object = { $person }
choice-pay = Payer avec : { $means }
    .verb = Payer
    .object = avec : { $means }
choice-stop_paying = Ne plus payer
choice-allow = Consentir
choice-refuse = Refuser
choice-cancel = Annuler avec : { $source }
    .verb = Annuler
    .object = avec : { $source }
choice-pass = Passer
choice-pass_move = Passer pour ce déplacement
    .verb = Passer
    .object = pour ce déplacement
choice-pass_part = Passer pour ce passage
    .verb = Passer
    .object = pour ce passage
choice-found = Fonder une cité en { $square } avec { a-figure }
    .verb = Fonder une cité
    .object = en { $square } avec { a-figure }
choice-anarchy = Déclarer l’anarchie
    .verb = Déclarer
    .object = l’anarchie
choice-invest = Investir une pièce ({ $coin }) : { $investment }
    .verb = Investir
    .object = une pièce ({ $coin }) : { $investment }
choice-invest_free = Investir gratuitement : { $investment }
    .verb = Investir gratuitement
    .object = { $investment }
choice-place_person = Placer en { $square } : { $person_type }
    .verb = Placer
    .object = en { $square } : { $person_type }
choice-move_person = Déplacer le personnage de { $from } en { $to }
    .verb = Déplacer
    .object = le personnage de { $from } en { $to }
choice-link = Lier les colons de { $square } à { the-city }
    .verb = Lier les colons
    .object = de { $square } à { the-city }
choice-offer = Faire une offre à { $seat }
    .verb = Faire une offre
    .object = à { $seat }
choice-put = { $side_id ->
            [give] Donner
            *[other] Demander
        } { $number } × { $good }
    .verb = { $side_id ->
        [give] Donner
       *[other] Demander
    }
    .object = { $number } × { $good }
choice-send = Envoyer l’offre
choice-withdraw = Retirer l’offre à { $seat }
    .verb = Retirer l’offre
    .object = à { $seat }
choice-accept = Accepter
choice-counter = Faire une contre-offre
    .verb = Faire
    .object = une contre-offre
choice-hand_card = Remettre : { $card }
    .verb = Remettre
    .object = { $card }
choice-hand_token = Remettre : { $token }
    .verb = Remettre
    .object = { $token }
choice-close = Clore le commerce
    .verb = Clore
    .object = le commerce
choice-produce = { $city } : produire { $item }
    .verb = Produire
    .object = { $item } ({ $city })
choice-arts = { $city } : se consacrer à l’art
    .verb = Se consacrer à l’art
    .object = { $city }
choice-harvest = { $city } : récolter en { $square }
    .verb = Récolter
    .object = en { $square } ({ $city })
choice-harvest_twice = { $city } : récolter deux fois, d’abord en { $square }
    .verb = Récolter deux fois
    .object = d’abord en { $square } ({ $city })
choice-build_free = { $city } : construire gratuitement { $item }
    .verb = Construire gratuitement
    .object = { $item } ({ $city })
choice-advance = Avancer sur l’échelle de culture
    .verb = Avancer
    .object = sur l’échelle de culture
choice-skip = Sauter { $count } { $count ->
        [one] case
       *[other] cases
    }
    .verb = Sauter
    .object = { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
choice-caravan = { $city } : utiliser la caravane
    .verb = Utiliser la caravane
    .object = { $city }
choice-as_trade = Prendre du commerce
    .verb = Prendre
    .object = du commerce
choice-convert = { $into_id ->
        [culture] Convertir { $amount } de commerce en culture
       *[trade] Convertir { $amount } de culture en commerce
    }
    .verb = Convertir
    .object = { $into_id ->
            [culture] { $amount } de commerce en culture
           *[trade] { $amount } de culture en commerce
        }
choice-pick = Déplacer de { $square } : { the-figures }
    .verb = Déplacer
    .object = de { $square } : { the-figures }
choice-step = Avancer { $dir }
    .verb = Avancer
    .object = { $dir }
choice-step_over = Survoler la case { $dir }
    .verb = Survoler
    .object = la case { $dir }
choice-discover = Découvrir la tuile { $dir }
    .verb = Découvrir
    .object = la tuile { $dir }
choice-drop = Laisser ici { the-figures }
    .verb = Laisser ici
    .object = { the-figures }
choice-sacrifice = Sacrifier { a-figure } { $dir }
    .verb = Sacrifier
    .object = { a-figure } { $dir }
choice-disband = Dissoudre { a-figure }{ $mark_id ->
        [none] { "" }
        *[other] , marqueur : { $mark }
    }
    .verb = Dissoudre
    .object = { a-figure }{ $mark_id ->
        [none] { "" }
       *[other] , marqueur : { $mark }
    }
choice-send_back = Renvoyer { a-figure } à la réserve
    .verb = Renvoyer
    .object = { a-figure } à la réserve
choice-halt = S’arrêter ici
choice-go_on = Continuer
choice-take_back = Reprendre le déplacement
    .verb = Reprendre
    .object = le déplacement
choice-raze = Détruire le bâtiment
    .verb = Détruire
    .object = le bâtiment
choice-fight = { $front ->
            [0] Ouvrir un front avec { $unit }
            *[other] Jouer { $unit } sur le front { $front }
        }{ $boosted_id ->
            [boosted] { " " }(métallurgie)
            *[other] { "" }
        }
    .verb = { $front ->
        [0] Ouvrir un front
       *[other] Jouer
    }
    .object = { $front ->
        [0] avec { $unit }
       *[other] { $unit } sur le front { $front }
    }{ $boosted_id ->
        [boosted] { " " }(métallurgie)
       *[other] { "" }
    }
choice-end_turn = Terminer ce tour de bataille
    .verb = Terminer
    .object = ce tour de bataille
choice-mark = Choisir : { $unit }
    .verb = Choisir
    .object = { $unit }
choice-save = Sauver : { $unit }
    .verb = Sauver
    .object = { $unit }
choice-loot = Prendre : { $loot }
    .verb = Prendre
    .object = { $loot }
choice-research = Rechercher : { $tech }
    .verb = Rechercher
    .object = { $tech }
choice-research_lower = Rechercher une rangée plus bas : { $tech }
    .verb = Rechercher plus bas
    .object = { $tech }
choice-blank = Placer Newton dans la rangée { $row }
    .verb = Placer Newton
    .object = dans la rangée { $row }
choice-rest = Ne rien rechercher
    .verb = Ne rien
    .object = rechercher
choice-end = Terminer son passage
    .verb = Terminer
    .object = son passage
choice-turn_up = Retourner la carte : { $person }
    .verb = Retourner la carte
    .object = { $person }

## Journal

log-trade_gained = { $seat } gagne { $amount } de commerce.
log-culture_gained = { $seat } gagne { $amount } de culture.
log-coin_gained = { $seat } reçoit { $amount ->
            [one] une pièce d’or
            *[other] { $amount } pièces d’or
        } ({ $coin }).
log-resource_gained = { $seat } prend au marché : { $resource }.
log-wonder_shown = Nouvelle merveille au marché : { $wonder }.
log-drew_unit = { $seat } recrute une unité ({ $unit_type }) : { $unit }.
log-drew_unit-secret = { $seat } recrute une unité ({ $unit_type }).
log-civ_taken = { $seat } mène : { $civ }.
log-capital_founded = { $seat } fonde sa capitale en { $square }.
log-metropolis_founded = { $seat } fonde une métropole en { $square } et { $other }.
log-figure_placed = { $seat } place { a-figure } en { $square }.
log-first_wonder = { $seat } commence avec : { $wonder }.
log-first_person = { $seat } commence avec un personnage : { $person_type }.
log-marker_placed = { $seat } place en { $square } : { $marker }.
log-turn_began = Tour { $turn } ; { $seat } est premier joueur.
log-phase_began = Phase : { $phase }.
log-part_began = Au tour { DE($seat) } : { $phase }.
log-city_founded = { $seat } fonde { own-city } en { $square } avec { a-figure }.
log-stepped_aside = { $seat } écarte { a-figure } de { $from } en { $to }.
log-no_room_aside = Faute de place autour de { $square }, { a-figure } { DE($seat) } retourne à la réserve.
log-government_adopted = { $seat } adopte : { $government }.
log-anarchy_declared = { $seat } déclare l’anarchie.
log-anarchy_forced = { $seat } tombe dans l’anarchie.
log-government_lost = { $seat } perd son gouvernement : { $government }.
log-linked = { $seat } lie les colons de { $square } à { own-city }.
log-offer_sent = { $seat } fait une offre à { $target }.
log-offer_part = { $seat } { $side_id ->
            [give] donnerait
            *[other] recevrait
        } { $number } × { $good }.
log-offer_withdrawn = { $seat } retire son offre à { $target }.
log-offer_refused = { $seat } refuse l’offre { DE($target) }.
log-offer_countered = { $seat } prépare une contre-offre pour { $target }.
log-offer_fell = L’offre { DE($seat) } à { $target } tombe : un des deux ne peut plus payer.
log-closed = { $seat } clôt son commerce.
log-deal_done = { $seat } et { $target } concluent un marché.
log-trade_handed = { $seat } donne { $amount } de commerce à { $target }.
log-culture_handed = { $seat } donne { $amount } de culture à { $target }.
log-resource_handed = { $seat } donne à { $target } : { $resource }.
log-handed_card = { $seat } reçoit { DE($target) } la carte « { $card } ».
log-handed_card-secret = { $seat } reçoit une carte { DE($target) }.
log-handed_token = { $seat } reçoit { DE($target) } : { $token }.
log-handed_token-secret = { $seat } reçoit un jeton { DE($target) }.
log-city_produces = { $seat } annonce une production ({ $city }) : { $item }{ $square_id ->
        [none] .
        *[other] { " " }en { $square }.
    }
log-city_builds_free = { $seat } annonce une construction gratuite ({ $city }) : { $item }{ $square_id ->
        [none] .
        *[other] { " " }en { $square }.
    }
log-city_to_arts = { $seat } consacre { own-city } à l’art.
log-city_harvests = { $seat }, { $city } : récolte en { $square }.
log-action_cancelled = L’action { DE($seat) } ({ $city }) est annulée.
log-came_back = Ce { QUE($seat) } avait dépensé pour { own-city } lui revient ({ $amount }).
log-production_bought = { $seat } change { $trade } de commerce en { $amount } de production dans { own-city }.
log-caravan_spent = { $seat } utilise la caravane pour { own-city }.
log-built = { $item_id ->
        [army] { $seat } lève une armée en { $square }.
        [scout] { $seat } forme un colon en { $square }.
        *[other] { $seat } construit en { $square } : { $item }.
    }
log-walls_built = { $seat } élève des murs autour de { own-city }.
log-not_built = { $seat } ne peut plus construire : { $item }.
log-upgraded = { $seat } améliore en { $square } : { $building }.
log-walls_destroyed = Les murs { DE($seat) } ({ $city }) sont détruits.
log-wonder_discarded = Hors du jeu : { $wonder }.
log-wonder_obsolete = Obsolète : { $wonder }.
log-space_entered = { $seat } atteint la case de culture { $space }.
log-step_paid = { $seat } paie { $culture } de culture et { $trade } de commerce pour avancer.
log-drew_card = { $seat } pioche (niveau { $level }) : { $card }.
log-drew_card-secret = { $seat } pioche une carte de niveau { $level }.
log-discarded = { $seat } défausse : { $card }.
log-building_returned = Retour au marché depuis { $square } : { $building }.
log-wonder_lost = Perdue en { $square } : { $wonder }.
log-person_gained = { $seat } gagne un personnage : { $person_type }.
log-person_drawn = { $seat } tire la carte : { $person }.
log-person_drawn-secret = { $seat } tire une carte de personnage.
log-person_passed_over = Sans marqueur de son type, retourne sous la pioche : { $person }.
log-person_put_back = { $seat } rend : { $person_type }.
log-no_person_left = Aucun personnage illustre pour { $seat } : il n’en reste pas.
log-person_placed = { $seat } place en { $square } : { $person_type }.
log-person_moved = { $seat } déplace de { $from } en { $to } : { $person_type }.
log-person_withdrawn = { $seat } reprend en réserve depuis { $square } : { $person_type }.
log-person_died = { $seat } perd en { $square } : { $person_type }.
log-person_discarded = { $seat } perd la carte : { $person }.
log-person_turned_up = { $seat } retourne : { $person }.
log-tile_revealed = { $seat } découvre : { $tile } (place { $place }, flèche : { $dir }).
log-terrain_changed = { $square } devient : { $terrain }.
log-square_frozen = { $seat } fige { $square } : nul n’en sort de ce tour.
log-group_picked = { $seat } part de { $square } ({ the-figures }).
log-stepped = { $seat } entre en { $square }.
log-flew_over = { $seat } survole { $square }.
log-figures_dropped = { $seat } laisse en { $square } : { the-figures }.
log-came_to_rest = { $seat } s’arrête en { $square }.
log-sent_back = Le groupe { DE($seat) } revient en { $square }.
log-move_taken_back = { $seat } reprend son déplacement, en { $square }.
log-scouts_overrun = { $seat } élimine { $scouts } { $scouts ->
        [one] colon
       *[other] colons
    } { DE($other) } en { $square }.
log-sacrificed = { $seat } sacrifie { a-figure } chez { $other }.
log-disbanded = { $seat } dissout { a-figure } dans { own-city }{ $mark_id ->
        [none] .
        *[other] , marqueur : { $mark }.
    }
log-thinned_out = { $seat } renvoie { a-figure } de { $square } à la réserve.
log-razed = { $seat } détruit en { $square } : { $marker }.
log-token_taken = { $seat } prend un jeton ({ $back }) : { $token }.
log-token_taken-secret = { $seat } prend un jeton ({ $back }).
log-token_shown = { $seat } montre : { $token }.
log-relic_taken = { $seat } s’empare d’une relique : { $relic }.
log-uninterrupted = Personne n’interrompt { $seat }.
log-city_destroyed = La cité { DE($seat) } en { $square } est détruite ({ $city }).
log-battle_began = { $seat } attaque { $target } en { $square }.
log-battle_in_city = { $seat } attaque une cité { DE($target) } : { $city }.
log-village_attacked = { $seat } attaque le village de { $square }.
log-hand_drawn = { $seat } engage { $amount ->
            [one] une unité
            *[other] { $amount } unités
        }.
log-in_hand = Dans votre main : { $unit }.
log-in_hand-secret = Une unité est tirée pour { $seat }.
log-seen_in_hand = Dans la main { DE($target) } : { $unit }.
log-seen_in_hand-secret = { $seat } voit une unité { DE($target) }.
log-fought = { $seat } joue { $unit } sur le front { $front }.
log-idled = { $seat } ne fait rien pendant ce tour de bataille.
log-wounded = { $unit } reçoit { $amount ->
            [one] une blessure
            *[other] { $amount } blessures
        }.
log-healed = { $unit } perd { $amount ->
            [one] une blessure
            *[other] { $amount } blessures
        }.
log-unit_died = { $unit } meurt.
log-force_sacrificed = { $seat } sacrifie { $unit }.
log-bonus_gained = { $seat } gagne un bonus de combat de { $amount }.
log-battle_won = { $seat } bat { $target }, { $amount } à { $against }.
log-village_won = { $seat } conquiert le village, { $amount } à { $against }.
log-barbarians_won = Les barbares repoussent { $seat }, { $against } à { $amount }.
log-capital_fell = { $seat } prend la capitale { DE($target) } !
warn-capital_fell = La capitale tombe, et la partie s’arrête.
log-armies_lost = { $seat } perd { $amount ->
            [one] une armée
            *[other] { $amount } armées
        }.
log-figures_died = { $seat } perd { $amount ->
            [one] une figurine
            *[other] { $amount } figurines
        }.
log-fortification_lost = { $seat } perd sa fortification.
log-unit_saved = { $seat } sauve { $unit }.
log-looted = { $seat } prend à { $target } : { $loot }.
log-looted_tech = { $seat } apprend { DE($target) } : { $tech }.
log-looted_token = { $seat } prend un jeton à { $target } : { $token }.
log-looted_token-secret = { $seat } prend un jeton à { $target }.
log-looted_card = { $seat } prend une carte à { $target } : { $card }.
log-looted_card-secret = { $seat } prend une carte à { $target }.
log-learned = { $seat } apprend : { $tech } (rangée { $row }).
log-chose_research = Vous avez choisi : { $tech }.
log-research_shown = { $seat } recherche : { $tech }.
log-no_research = { $seat } ne recherche rien.
log-dial_set = Le commerce { DE($seat) } passe à { $amount }.
log-blank_laid = { $seat } place { $person } dans la rangée { $row }.
log-played = { $seat } joue « { $source } ».
log-called = { $seat } fait appel à : { $person }.
log-can_pay = { $seat } peut payer « { $source } ».
log-announces = { $seat } annonce « { $source } ».
log-aims_at_player = { $seat }, « { $source } » : vise { $other }.
log-aims_at_square = { $seat }, « { $source } » : vise { $square }.
log-aims_at_wonder = { $seat }, « { $source } » : vise { $wonder }.
log-aims_at_city = { $seat }, « { $source } » : choisit { the-city }.
log-aims_at_terrain = { $seat }, « { $source } » : choisit { $terrain }.
log-aims_at_deck = { $seat }, « { $source } » : pioche de niveau { $level }.
log-aims_at_person = { $seat }, « { $source } » : vise le personnage.
log-aims_at_figures = { $seat }, « { $source } » : vise { the-figures }.
log-aims_at_coin = { $seat }, « { $source } » : choisit une pièce d’or ({ $coin }).
log-paid = { $seat } paie avec : { $means }.
log-gave_up = { $seat } renonce à « { $source } ».
log-consented = { $seat } consent à « { $source } ».
log-objected = { $seat } s’oppose à « { $source } ».
log-answered = Votre réponse : { $source }.
log-lets_pass = { $seat } laisse tout passer pour l’instant.
log-may_answer = { $seat } peut répondre.
log-unopposed = Personne ne s’oppose à { $seat }.
log-cancelled = { $by } annule ce qu’annonçait { $seat }.
log-coin_discarded = { $seat } perd une pièce d’or ({ $coin }).
log-coin_given = { $seat } donne une pièce d’or ({ $coin }) à { $other }.
log-unit_lost = { $seat } perd une unité : { $unit }.
log-defected = { $seat } perd en { $square } : { the-figures }.
log-group_moved = Des figurines { DE($seat) } passent de { $start } en { $end }.
log-city_nuked = La cité { DE($seat) } en { $square } disparaît ({ $city }).
log-production_added = { $seat }, { $city } : { $amount } de production en plus.
log-extra_action = { $seat } a une action de plus dans { own-city }.
log-converted = { $seat } convertit { $into_id ->
        [culture] { $amount } de commerce en culture.
       *[trade] { $amount } de culture en commerce.
    }
log-first_seized = { $seat } prend le marqueur de premier joueur.
log-speed_doubled = Les figurines { DE($seat) } vont deux fois plus vite.
log-held_back = { $seat } ne joue pas d’unité.
log-wonder_counted = { $seat } ajoute un compteur à Jim Henson.
log-peeked_on_map = En { $square } : { $token }.
log-peeked_on_map-secret = { $seat } regarde un jeton de la carte, en { $square }.
log-peeked_kept = Chez { $holder } : { $token }.
log-peeked_kept-secret = { $seat } regarde un jeton { DE($holder) }.
log-victory_reached = { $seat } remplit une condition de victoire : { $victory }.
warn-victory_reached = Une condition de victoire est remplie.
log-game_won = { $seat } l’emporte : { $victory }.
warn-game_won = La partie s’arrête.
log-metropolis_grew = La capitale { DE($seat) } devient une métropole, vers { $square }.
log-invested = { $seat } investit une pièce ({ $coin }) : { $investment }.
log-invested_free = { $seat } investit gratuitement : { $investment }.

## Parties de phrases

the-figures = { $armies ->
    [0] { $scouts ->
        [one] { $scouts } colon
       *[other] { $scouts } colons
    }
   *[other] { $armies ->
        [1] 1 armée
       *[other] { $armies } armées
    }{ $scouts ->
        [0] { "" }
        [1] { " " }et 1 colon
       *[other] { " " }et { $scouts } colons
    }
}
a-figure = { $figure_id ->
        [army] une armée
        *[scout] un colon
    }
the-city = { $city_id ->
        [capital] la capitale
        [second_city] la deuxième cité
        *[third_city] la troisième cité
    }
own-city = { $city_id ->
        [capital] sa capitale
        [second_city] sa deuxième cité
        *[third_city] sa troisième cité
    }

## Choses

dir-north = au nord
dir-east = à l’est
dir-south = au sud
dir-west = à l’ouest
city-capital = capitale
city-second_city = deuxième cité
city-third_city = troisième cité
side-give = donner
side-want = demander
into-culture = culture
into-trade = commerce
mark-none = aucun
mark-fortification = fortification
mark-caravan = caravane
boosted-plain = sans renfort
boosted-boosted = avec Métallurgie
back-hut = hutte
back-village = village
phase-setup = mise en place
phase-start_of_turn = début de tour
phase-trade = commerce
phase-city_management = gestion de cité
phase-movement = mouvement
phase-research = recherche
victory-none = aucune
victory-military = victoire militaire
victory-economic = victoire économique
victory-culture = victoire culturelle
victory-tech = victoire technologique
victory-turn_limit = dernier tour
tech_filter-any = au choix
tech_filter-his = de lui
tech_filter-anybodys = d’un autre
gift-building = un bâtiment
gift-anything = une unité, une figurine ou un bâtiment
gift-walls = des murs
gift-basic_building = un bâtiment de base
gift-harbors = des ports
gift-figure_here = une figurine
gift-unit_or_figure_here = une unité ou une figurine
part_stage-begins = commence
part_stage-open = ouvert
part_stage-leaving = se termine

## Plateau

board-turn = Tour
board-first = Premier joueur
board-trade = commerce
board-culture = culture
board-coins = or
board-track = échelle
board-cards = cartes
board-units = unités
board-tokens = jetons
board-market = Marché
board-row = rangée
board-battle = Bataille
board-bonus = bonus
board-total = total
board-hand = main
board-front = front
board-barbarians = barbares
board-legend = D désert, F forêt, G prairie, M montagne, W eau ; i r s w encens, fer, soie, blé, c culture, g or ; 1A armée, 1S colon, C1 cité, h hutte, v village, r relique ; case 3b4 : tuile 3, colonne b de a à d, ligne 4 à partir du haut

## Refus

why-civ-not-in-play = Cette civilisation n’est pas de cette partie : elle vient de Fame and Fortune.
why-civ-already-taken = Un autre joueur mène déjà cette civilisation.
why-not-home-centre = La capitale se fonde sur une des quatre cases centrales de votre tuile de départ.
why-capital-on-water = La capitale ne se fonde pas sur l’eau.
why-two-squares-needed = L’Inde commence par une métropole : il lui faut deux cases.
why-one-square-only = Seule l’Inde commence par une métropole.
why-pair-from-north-west = Nommez la case la plus au nord ou à l’ouest, puis la direction de l’autre.
why-not-capital-outskirts = Les figurines de départ se placent dans la périphérie de votre capitale.
why-start-figure-on-water = Une figurine de départ ne se place pas sur l’eau.
why-start-stack-full = La limite d’empilement est atteinte sur cette case.
why-start-marker-on-water = Ce marqueur ne se place pas sur l’eau.
why-no-investments = On ne joue pas avec les investissements.
why-has-invested = Vous avez déjà investi une pièce ce tour.
why-no-coin-there = Il n’y a pas de pièce d’or à cet endroit.
why-no-coin-to-give = Vous n’avez pas de pièce d’or à donner à cet endroit.
why-no-free-marker = Vous n’avez pas d’investissement gratuit à faire.
why-no-such-figure-here = Vous n’avez pas de figurine de ce type sur cette case.
why-armies-do-not-found = Une armée ne fonde de cité qu’en République.
why-no-city-left = Vous avez déjà toutes les cités permises.
why-city-on-water = Une cité ne se fonde pas sur l’eau.
why-site-not-revealed = La case ou une case voisine n’est pas découverte.
why-site-at-edge = La périphérie sortirait de la carte.
why-site-has-enemy = Une figurine ennemie est sur la case ou autour.
why-site-has-token = Une hutte ou un village est sur la case ou autour.
why-site-has-relic = Une relique est sur la case ou autour.
why-site-too-close = Une autre cité est trop proche : il faut trois cases d’écart.
why-not-beside = Cette case n’est pas voisine.
why-no-place-aside = La figurine ne peut pas s’arrêter sur cette case.
why-aside-stack-full = La limite d’empilement est atteinte sur cette case.
why-government-in-force = C’est déjà votre gouvernement.
why-government-locked = Ce gouvernement n’est pas débloqué.
why-government-changed = Vous avez déjà changé de gouvernement ce tour.
why-only-through-anarchy = Ce gouvernement n’est plus nouveau : on n’y passe que par l’anarchie.
why-anarchy-is-declared = L’anarchie se déclare, elle ne s’adopte pas.
why-immune-yourself = Vous êtes immunisé contre l’anarchie : changez directement.
why-held-in-anarchy = Un événement vous tient dans l’anarchie jusqu’à la fin du tour.
why-must-leave-anarchy = Il faut d’abord sortir de l’anarchie : choisissez un gouvernement.
why-not-just-unlocked = Ce gouvernement ne vient pas d’être débloqué.
why-not-beside-capital = La métropole s’étend sur une case voisine de la capitale.
why-grown-already = Votre capitale est déjà une métropole.
why-metropolis-at-edge = La périphérie de la métropole sortirait de la carte.
why-metropolis-not-revealed = Une case de la nouvelle périphérie n’est pas découverte.
why-metropolis-overlaps = La périphérie de la métropole toucherait une autre cité.
why-metropolis-occupied = La place est prise par une figurine ennemie, une hutte, un village ou une relique.
why-not-your-outskirts = Cette case n’est pas dans votre périphérie.
why-person-on-water = Un personnage illustre ne se place pas sur l’eau.
why-person-among-enemies = Une figurine ennemie est sur cette case.
why-none-in-reserve = Vous n’avez pas ce personnage en réserve.
why-person-settled = Ce personnage a déjà été placé ou déplacé en ce début de tour.
why-no-person-of-yours = Aucun de vos personnages n’est sur cette case.
why-person-stands-there = Un personnage est déjà sur cette case.
why-marker-not-drawn = Vous n’avez pas tiré ce personnage.
why-person-not-drawn = Vous n’avez pas tiré cette carte.
why-person-card-not-usable = Cette carte n’est pas à vous, ou aucun personnage de son type n’est sur la carte.
why-person-card-open = Cette carte est déjà retournée.
why-no-scout-here = Vous n’avez pas de colon sur cette case.
why-link-to-no-city = Vous n’avez pas cette cité.
why-link-set-already = Le lien de ces colons est déjà fixé pour ce tour.
why-linked-there-already = Ces colons sont déjà liés à cette cité.
why-no-offers-left = Il ne vous reste plus d’offre pour cette phase.
why-not-with-yourself = On ne commerce pas avec soi-même.
why-offer-is-open = Une offre est déjà ouverte entre vous deux.
why-no-such-offer = Cette offre n’existe pas.
why-has-closed = Vous avez clos votre commerce.
why-kind-is-put = Cette sorte est déjà de ce côté de l’offre.
why-too-many-of-a-kind = Une offre a de 1 à 27 d’une sorte.
why-you-lack-it = Vous n’en avez pas autant.
why-partner-lacks-it = L’autre n’en a pas autant.
why-empty-offer = Une offre ne peut pas être vide des deux côtés.
why-other-back = Ce n’est pas le dos qui est dû.
why-not-yours-to-hand = Ce n’est pas à vous.
why-no-such-city = Vous n’avez pas cette cité.
why-city-has-acted = Cette cité a déjà agi.
why-capital-in-anarchy = En anarchie, la capitale n’agit pas.
why-city-was-cancelled = L’action de cette cité a été annulée : elle n’agit plus.
why-same-kind-of-action = La seconde action de la capitale doit être d’une autre sorte.
why-no-free-building = Vous n’avez pas, ou plus, de construction gratuite ce tour.
why-not-a-building = Ce n’est pas un bâtiment.
why-no-caravan = Cette cité n’a pas de caravane.
why-no-figure-left = Il ne vous reste aucune figurine de ce type.
why-no-unit-left = Il ne reste pas d’unité de ce type.
why-no-building-left = Tous les marqueurs de ce bâtiment sont sur la carte.
why-unit-locked = Ce type d’unité n’est pas débloqué.
why-building-locked = Ce bâtiment n’est pas débloqué.
why-better-building-known = Vous construisez désormais sa version améliorée.
why-walls-locked = Les murs demandent la Maçonnerie.
why-walled-already = Cette cité a déjà des murs.
why-wonder-not-in-market = Cette merveille n’est pas au marché.
why-two-wonders = Une action ne construit qu’une merveille.
why-no-place-for-it = Cette cité n’a pas de place pour cela.
why-not-in-outskirts = Cette case n’est pas dans la périphérie de la cité.
why-enemy-on-site = Une figurine ennemie est sur cette case.
why-token-on-site = Une hutte ou un village est sur cette case.
why-relic-on-site = Une relique est sur cette case.
why-wrong-terrain = Ce n’est pas le bon terrain.
why-wonder-in-water = Une merveille ne se construit pas sur l’eau.
why-second-star = Cette cité a déjà un bâtiment étoilé.
why-figure-in-water = Vos figurines ne peuvent pas rester sur l’eau.
why-scout-on-enemy = Un colon ne se place pas sur des figurines ennemies.
why-peaceful-builder = En Démocratie, on n’attaque pas les autres joueurs.
why-stack-too-high = La limite d’empilement serait dépassée.
why-too-expensive = La production ne suffit pas, commerce converti compris.
why-unit-too-expensive = Cette unité coûte plus que la cité ne produit, commerce converti compris.
why-discount-needed = Sans Michel-Ange, la production ne suffit pas.
why-not-michelangelo = Cette carte ne réduit pas le coût d’une merveille.
why-not-in-a-split-action = Le bâtiment gratuit de l’Égypte est une action à lui seul : il ne se combine pas avec l’Ingénierie.
why-not-gathered = Cette case ne compte pas pour cette cité.
why-no-resource-here = Aucune ressource n’est visible sur cette case.
why-harvested-before = Cette case a déjà été récoltée ce tour.
why-market-empty = Le marché n’a plus de cette ressource.
why-no-double-harvest = Seul Angkor Vat permet de récolter deux fois, une fois par tour.
why-not-darwin = Vous n’avez pas Darwin, ou il a servi ce tour.
why-not-of-this-gift = Ce n’est pas ce qui est offert.
why-end-of-track = Vous êtes au bout de l’échelle de culture.
why-step-needs-culture = Il faut { $culture } de culture, vous en avez { $has_culture }.
why-step-needs-trade = Il faut { $trade } de commerce, vous en avez { $has_trade }.
why-spaces-not-occupied = On ne saute que des cases occupées par d’autres.
why-not-shakespeare = Vous n’avez pas Shakespeare.
why-not-your-card = Cette carte n’est pas dans votre main.
why-card-not-drawn = Vous n’avez pas pioché cette carte.
why-not-revealed-yet = Cette case n’est pas découverte.
why-relic-lies-there = Une relique est sur cette case.
why-city-stands-there = Une cité est sur cette case.
why-same-terrain = La case a déjà ce terrain.
why-mountains-stay = Une montagne reste une montagne.
why-only-forests = Cela ne touche que les forêts.
why-built-on = Un bâtiment ou une merveille est sur cette case.
why-not-empty = La case n’est pas vide.
why-nobody-picked = Un groupe a au moins une figurine.
why-too-few-here = Un groupe se compose de figurines d’une même case ; il n’y en a pas autant ici.
why-too-few-unmoved = Il n’y a pas tant de figurines à déplacer sur cette case.
why-gained-this-turn = Une figurine gagnée par un jeton ne bouge pas ce tour.
why-must-leave-outskirts = Des figurines doivent d’abord quitter la périphérie de la Porte de Brandebourg.
why-none-to-drop = Laissez au moins une figurine.
why-drop-not-all = Laissez moins que tout le groupe, ou arrêtez-vous.
why-between-moves-only = Cela se fait entre deux déplacements.
why-off-the-map = Il n’y a pas de case de ce côté.
why-face-down = La tuile n’est pas découverte.
why-no-water = Vos figurines ne peuvent pas aller sur l’eau.
why-too-many-together = La limite d’empilement serait dépassée.
why-relic-needs-army = Un colon n’y entre qu’avec une armée : une relique y est.
why-hut-needs-army = Une hutte ne s’explore qu’avec une armée.
why-village-needs-army = Un village ne s’attaque qu’avec une armée.
why-scouts-do-not-attack = Des colons seuls n’attaquent pas.
why-democracy-does-not-attack = En Démocratie, on n’attaque pas les autres joueurs.
why-no-end-in-water = Vos figurines ne peuvent pas s’arrêter sur l’eau.
why-no-end-in-own-city = On ne s’arrête pas dans sa propre cité.
why-outskirts-are-closed = La Porte de Brandebourg ferme cette périphérie.
why-somebody-elses = D’autres sont sur cette case.
why-held-fast = Personne ne quitte cette case de ce tour.
why-no-steps-left = Le groupe n’a plus de pas.
why-cannot-fly = Seule l’Aviation permet de survoler.
why-nothing-to-fly-over = Il n’y a rien à survoler : avancez.
why-no-way-on = De là, aucun arrêt permis ne serait plus à portée.
why-nothing-to-discover = Il n’y a pas de tuile face cachée de ce côté.
why-no-disbanding = Dissoudre vient de Fame and Fortune.
why-not-in-own-city = On ne dissout que dans sa propre cité.
why-not-in-the-group = Le groupe n’a pas de figurine de ce type.
why-wrong-city-mark = Une armée laisse une fortification, un colon une caravane.
why-city-marked-already = Cette cité a déjà un marqueur.
why-freeze-unknown = Cette case n’est pas découverte.
why-frozen-already = Cette case est déjà figée.
why-no-sacrifices = Seule la Russie sacrifie une figurine.
why-sacrificed-already = La Russie ne le fait qu’une fois par tour.
why-no-city-of-another = Il n’y a pas de cité d’un autre de ce côté.
why-nothing-to-learn = Il n’a rien que vous puissiez apprendre.
why-units-gone = Il ne reste pas d’unité de ce type.
why-not-a-unit = Ce n’est pas une unité.
why-must-fight = Jouez d’abord une unité.
why-one-unit = Une seule unité par tour de bataille.
why-nothing-to-hold-back = Il n’y a pas d’unité à retenir.
why-only-with-a-unit = Cette capacité s’utilise en jouant une unité.
why-barbarians-have-none = Les barbares n’ont pas de capacité.
why-not-in-your-hand = Cette unité n’est pas dans la main.
why-no-such-front = Ce front n’existe pas.
why-front-closed = Ce front est fermé.
why-nobody-there = Personne n’est à attaquer sur ce front.
why-not-in-play = Cette unité n’est pas en jeu.
why-not-wounded = Cette unité n’est pas blessée.
why-not-killed = Cette unité n’a pas été tuée dans cette bataille.
why-does-not-save-units = Cette carte ne sauve pas d’unités.
why-too-little-loot = Il n’y a pas assez de butin pour cela.
why-nothing-to-take = Le perdant n’a rien de tel.
why-not-known-to-loser = Le perdant ne connaît pas cette technologie.
why-name-the-tech = Nommez la technologie que vous apprenez.
why-tech-too-dear = Il faut { $cost } de commerce, vous en avez { $trade }.
why-no-row-lower = Vous n’avez pas Tesla.
why-no-level-to-lower = Cette technologie n’a pas de rangée plus bas.
why-no-blank-tech = Vous n’avez pas Newton.
why-no-spot-for-blank = La pyramide n’a pas de place dans cette rangée.
why-tech-not-in-play = Cette technologie n’est pas de cette partie.
why-tech-known = Vous connaissez déjà cette technologie.
why-no-spot-in-pyramid = La pyramide n’a pas de place : il faut deux cartes de plus dans la rangée du dessous.
why-level-too-high = Cette technologie est d’un niveau trop haut.
why-not-known-to-him = Il ne connaît pas cette technologie.
why-not-known-to-another = Aucun autre ne connaît cette technologie.
why-market-has-none = Le marché n’a plus de cette ressource.
why-tech-not-known = Vous ne connaissez pas cette technologie.
why-wonder-not-in-force = Cette merveille n’est pas à vous, ou elle est obsolète ou bloquée.
why-card-not-in-hand = Cette carte n’est pas dans votre main.
why-not-your-government = Ce n’est pas votre gouvernement.
why-not-your-civ = Ce n’est pas votre civilisation.
why-person-not-usable = Cette carte n’est pas à vous, ou aucun personnage de son type n’est sur la carte.
why-token-not-yours = Ce jeton n’est pas à vous.
why-nothing-promised = Cette relique ne vous a rien promis.
why-wrong-moment = Cela ne s’utilise pas à ce moment.
why-already-used = Cela a déjà servi.
why-ability-was-cancelled = Cette capacité a été annulée : elle ne sert plus ce tour.
why-too-little-trade = Vous n’avez pas assez de commerce.
why-too-little-culture = Vous n’avez pas assez de culture.
why-cannot-pay = Vous ne pouvez pas payer les ressources.
why-not-by-itself = Cela ne s’utilise pas seul.
why-no-target = Il n’y a pas de cible permise.
why-two-for-a-spy = Il faut deux ressources pour un espion.
why-not-a-target = Ce n’est pas une cible permise.
why-aimed-already = Cette cible est déjà choisie.
why-consent-refused = Ce joueur a refusé : plus de ce tour.
why-not-held = Vous n’avez pas cela.
why-wrong-resource = Ce n’est pas la ressource demandée.
why-rest-unpayable = Le reste du prix ne pourrait plus être payé.
why-gift-to-yourself = La pièce va à un autre joueur.
why-only-cancels = Pendant l’action d’un autre joueur, seul ce qui annule peut servir.
why-not-cancellable = Cela ne peut pas être annulé ainsi.
why-not-affected = Cet événement ne vous touche pas.
why-nobody-is-wounded = Aucune de vos unités n’est blessée.
why-no-enemy-in-play = Aucune unité ennemie n’est en jeu.
why-nothing-to-build-free = Il n’y a rien à construire gratuitement.
why-no-aircraft-left = Il ne reste pas d’avion.
why-deck-is-empty = Cette pioche est vide.
why-tech-is-full = Cette technologie ne porte pas plus de pièces.
why-not-to-yourself = Choisissez un autre joueur.
why-only-others = Cela ne vise que les autres.
why-out-of-range = C’est trop loin de vos figurines et de vos cités.
why-no-building-there = Il n’y a pas de bâtiment d’un autre.
why-no-figures-there = Il n’y a pas de figurine d’un autre.
why-not-so-many-there = Il n’y en a pas autant.
why-too-many-to-kill = La carte n’en élimine pas autant.
why-no-person-there = Il n’y a pas de personnage d’un autre.
why-wonder-out-of-reach = Cette merveille n’est ni au marché ni chez un autre.
why-wrong-age = Cette merveille n’est pas d’un âge permis.
why-obsolete-already = Cette merveille est déjà obsolète.
why-has-no-units = Il n’a pas d’unités.
why-has-no-coins = Il n’a pas de pièce d’or à perdre.
why-immune-to-anarchy = Ce joueur est immunisé contre l’anarchie.
why-no-city-to-nuke = Il n’y a pas de cité d’un autre joueur à détruire.
why-own-city-stands = Vos propres cités ne peuvent pas être détruites.
why-capital-stands = Une capitale ne peut pas être détruite ainsi.
why-no-such-coin = Il n’a pas de pièce à cet endroit.
why-nothing-to-learn-free = Il n’y a rien à apprendre gratuitement.
why-not-from-yourself = On n’apprend pas de soi-même.
why-nothing-to-learn-from-him = Il n’a rien que vous puissiez apprendre.
why-no-figures-of-yours = Vous n’avez pas de figurine sur cette case.
why-no-figures-of-another = Il n’y a pas de figurine d’un autre sur cette case.
why-not-so-many-of-yours = Vous n’en avez pas autant sur cette case.
why-only-to-water = Il faut une case d’eau découverte et libre.
why-only-on-the-edge = Il faut une case du bord de la carte.
why-not-free = Cette case n’est pas libre.
why-no-room-for-all = La limite d’empilement serait dépassée.
why-gate-is-closed = La Porte de Brandebourg ferme cette périphérie.
why-too-far-to-lead = Aucun chemin permis n’y mène.
why-own-figure-needed = Il faut une case où vous avez déjà une figurine.
why-frozen-in-place = Personne ne quitte cette case de ce tour.
why-no-new-mountains = Rien ne devient montagne.
why-nothing-to-convert = Il n’y a rien à convertir.
why-not-so-much = Vous n’en avez pas autant.
why-no-room-on-dial = Le cadran n’a pas cette place.
why-only-as-defender = Seulement quand vous défendez.
why-no-city-without-walls = Toutes vos cités ont des murs.

## Verbes

verb-take_civ = Choisir une civilisation
when-take_civ = Cela se fait au choix des civilisations.
verb-settle = Fonder la capitale
when-settle = Cela se fait à la mise en place.
verb-settle_pair = Fonder la métropole
when-settle_pair = Cela se fait à la mise en place, avec l’Inde.
verb-place = Placer
when-place = Cela se fait quand une case est demandée.
verb-keep_back = Garder en réserve
when-keep_back = Cela se fait quand on gagne un personnage illustre.
verb-use = Utiliser
when-use = Cela se fait dans vos propres menus, au moment que dit la carte.
verb-decline = Refuser
when-decline = Cela se fait quand un choix peut être décliné.
verb-done = Terminer
when-done = Cela se fait quand vous choisissez plusieurs choses l’une après l’autre.
verb-aim_seat = Viser un joueur
when-aim_seat = Cela se fait quand une carte demande un joueur.
verb-aim_square = Viser une case
when-aim_square = Cela se fait quand une carte demande une case.
verb-aim_city = Choisir une cité
when-aim_city = Cela se fait quand une carte demande une de vos cités.
verb-aim_wonder = Viser une merveille
when-aim_wonder = Cela se fait quand une carte demande une merveille.
verb-aim_person = Viser un personnage
when-aim_person = Cela se fait quand une carte peut tuer un personnage.
verb-aim_figures = Viser des figurines
when-aim_figures = Cela se fait quand une carte demande combien de figurines.
verb-aim_terrain = Choisir un terrain
when-aim_terrain = Cela se fait quand une carte change le terrain.
verb-aim_deck = Choisir une pioche
when-aim_deck = Cela se fait quand une carte demande une pioche.
verb-take_coin = Choisir une pièce d’or
when-take_coin = Cela se fait quand une pièce d’or est en jeu.
verb-learn = Apprendre
when-learn = Cela se fait quand une technologie est offerte.
verb-gain = Prendre une ressource
when-gain = Cela se fait quand une ressource du marché est offerte.
verb-build = Construire
when-build = Cela se fait quand une construction est offerte.
verb-adopt = Adopter un gouvernement
when-adopt = Cela se fait en début de tour, ou quand il est débloqué.
verb-discard = Défausser
when-discard = Cela se fait quand votre main dépasse sa limite.
verb-keep_card = Garder une carte
when-keep_card = Cela se fait quand vous piochez deux cartes pour une.
verb-keep_type = Garder un personnage
when-keep_type = Cela se fait quand vous en tirez deux pour un.
verb-keep_person = Garder une carte de personnage
when-keep_person = Cela se fait quand vous en tirez deux pour une.
verb-pay = Payer
when-pay = Cela se fait quand une capacité se paie en ressources.
verb-stop_paying = Renoncer à payer
when-stop_paying = Cela se fait quand une carte qui payait a été annulée.
verb-allow = Consentir
when-allow = Cela se fait quand un événement demande votre accord.
verb-refuse = Refuser
when-refuse = Cela se fait quand on demande votre accord ou qu’on vous fait une offre.
verb-cancel = Annuler
when-cancel = Cela se fait quand un autre annonce quelque chose.
verb-pass = Passer
when-pass = Cela se fait quand vous pouvez répondre.
verb-pass_move = Passer pour le déplacement
when-pass_move = Cela se fait quand vous pouvez interrompre un déplacement.
verb-pass_part = Passer pour le passage
when-pass_part = Cela se fait quand vous pouvez répondre.
verb-found = Fonder une cité
when-found = Cela se fait en début de tour.
verb-anarchy = Déclarer l’anarchie
when-anarchy = Cela se fait en début de tour.
verb-invest = Investir
when-invest = Cela se fait en début de tour, avec les investissements.
verb-invest_free = Investir gratuitement
when-invest_free = Cela se fait en début de tour, après les Cités d’or.
verb-place_person = Placer un personnage
when-place_person = Cela se fait en début de tour.
verb-move_person = Déplacer un personnage
when-move_person = Cela se fait en début de tour.
verb-link = Lier des colons
when-link = Cela se fait en début de tour.
verb-offer = Faire une offre
when-offer = Cela se fait pendant le commerce.
verb-put = Mettre dans l’offre
when-put = Cela se fait quand vous composez une offre.
verb-send = Envoyer l’offre
when-send = Cela se fait quand vous composez une offre.
verb-withdraw = Retirer l’offre
when-withdraw = Cela se fait pendant le commerce.
verb-accept = Accepter
when-accept = Cela se fait quand on vous fait une offre.
verb-counter = Contre-offrir
when-counter = Cela se fait quand on vous fait une offre.
verb-hand_card = Remettre une carte
when-hand_card = Cela se fait quand un marché est conclu.
verb-hand_token = Remettre un jeton
when-hand_token = Cela se fait quand un marché est conclu.
verb-close = Clore le commerce
when-close = Cela se fait pendant le commerce.
verb-produce = Produire
when-produce = Cela se fait pendant votre gestion de cité.
verb-arts = Consacrer à l’art
when-arts = Cela se fait pendant votre gestion de cité.
verb-harvest = Récolter
when-harvest = Cela se fait pendant votre gestion de cité.
verb-harvest_twice = Récolter deux fois
when-harvest_twice = Cela se fait pendant votre gestion de cité, avec Angkor Vat.
verb-build_free = Construire gratuitement
when-build_free = Cela se fait pendant votre gestion de cité, avec l’Égypte.
verb-advance = Avancer en culture
when-advance = Cela se fait pendant votre gestion de cité.
verb-skip = Sauter des cases
when-skip = Cela se fait quand Shakespeare avance.
verb-caravan = Utiliser la caravane
when-caravan = Cela se fait pendant votre gestion de cité.
verb-as_trade = Prendre du commerce
when-as_trade = Cela se fait quand Darwin consacre une cité à l’art.
verb-convert = Convertir
when-convert = Cela se fait quand Einstein est utilisé.
verb-pick = Prendre un groupe
when-pick = Cela se fait pendant votre mouvement.
verb-step = Avancer d’une case
when-step = Cela se fait quand un groupe se déplace.
verb-step_over = Survoler
when-step_over = Cela se fait quand un groupe se déplace, avec l’Aviation.
verb-discover = Découvrir une tuile
when-discover = Cela se fait quand un groupe se déplace.
verb-drop = Laisser des figurines
when-drop = Cela se fait quand un groupe se déplace.
verb-sacrifice = Sacrifier
when-sacrifice = Cela se fait quand un groupe russe se déplace.
verb-disband = Dissoudre
when-disband = Cela se fait quand un groupe est dans une de vos cités.
verb-send_back = Renvoyer à la réserve
when-send_back = Cela se fait quand la limite d’empilement a baissé.
verb-halt = S’arrêter
when-halt = Cela se fait quand un groupe se déplace.
verb-go_on = Continuer
when-go_on = Cela se fait quand un groupe a perdu des figurines.
verb-take_back = Reprendre le déplacement
when-take_back = Cela se fait quand un groupe a perdu des figurines.
verb-raze = Détruire
when-raze = Cela se fait quand une armée avec Combustion arrive sur un bâtiment.
verb-fight = Jouer une unité
when-fight = Cela se fait pendant votre tour de bataille.
verb-end_turn = Terminer le tour de bataille
when-end_turn = Cela se fait pendant votre tour de bataille.
verb-mark = Choisir une unité
when-mark = Cela se fait quand des blessures sont réparties.
verb-save = Sauver une unité
when-save = Cela se fait après une bataille, avec la Chine.
verb-loot = Prendre du butin
when-loot = Cela se fait après une bataille gagnée.
verb-research = Rechercher
when-research = Cela se fait à la recherche.
verb-research_lower = Rechercher plus bas
when-research_lower = Cela se fait à la recherche, avec Tesla.
verb-blank = Placer Newton
when-blank = Cela se fait avant la recherche.
verb-rest = Ne rien rechercher
when-rest = Cela se fait à la recherche.
verb-end = Terminer le passage
when-end = Cela se fait dans votre passage.
verb-turn_up = Retourner une carte
when-turn_up = Cela se fait dans vos propres menus.

## Ce que fait une cité, quand on demande s’il faut l’annuler
action_kind-none = ne rien faire
action_kind-produce = produire
action_kind-build_free = construire gratuitement
action_kind-arts = se consacrer à l’art
action_kind-harvest = récolter
action_kind-harvest_twice = récolter deux fois
