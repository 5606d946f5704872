foreseen = What this brings
foreseen-of = { $name }: { $gains }
foreseen-useless = This changes nothing.
foreseen-forced = { $count ->
    [one] The answer that follows is included: it is forced.
   *[other] The { $count } answers that follow are included: they are forced.
}
foreseen-open = The rest is open.
foreseen-open-only = Only this choice is certain; the rest is open.
foreseen-over = That ends the game.
foreseen-then = { $count ->
    [one] Then it is the turn of { $names }.
   *[other] Then { $names } choose together.
}
foreseen-then-you = Then you choose again.
foreseen-then-asked = Then: { $ask }
foreseen-you = you
foreseen-more = { $count ->
    [one] One more line
   *[other] { $count } more lines
}
foreseen-less = In short
foreseen-more-key = M: { $more }
