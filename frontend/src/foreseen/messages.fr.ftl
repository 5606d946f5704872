foreseen = Ce que cela apporte
foreseen-of = { $name } : { $gains }
foreseen-useless = Cela ne change rien.
foreseen-forced = { $count ->
    [one] La réponse qui s'ensuit est comprise : elle est forcée.
   *[other] Les { $count } réponses qui s'ensuivent sont comprises : elles sont forcées.
}
foreseen-open = La suite reste ouverte.
foreseen-open-only = Seul ce choix est certain ; la suite reste ouverte.
foreseen-over = La partie est alors finie.
foreseen-then = { $count ->
    [one] Puis c'est à { $names }.
   *[other] Puis c'est à { $names } ensemble.
}
foreseen-then-you = Puis c'est encore à vous.
foreseen-then-asked = Puis : { $ask }
foreseen-you = vous
foreseen-more = { $count ->
    [one] Une ligne de plus
   *[other] { $count } lignes de plus
}
foreseen-less = En bref
foreseen-more-key = M : { $more }
