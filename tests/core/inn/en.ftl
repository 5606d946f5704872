game-name = The Inn
game-about = Toasts, objections, and rounds bought at any time.

choice-toast = Drink to { $target }
choice-rest = Rest
choice-let = Let it pass
choice-object = Object
choice-tip = Tip { $coins }
choice-round = Buy a round for { $coins }
choice-call = Call the landlord

verb-toast = Toast
verb-rest = Rest
verb-let = Let it pass
verb-object = Object
verb-tip = Tip
verb-round = Buy a round
verb-call = Call the landlord

when-toast = A toast is made on one's turn.
when-rest = One rests on one's turn.
when-let = One lets a toast pass when somebody makes one.
when-object = One objects when somebody makes a toast.
when-tip = One tips the landlord after calling him.
when-round = A round is bought when one is asked something else than the tip.
when-call = The landlord is called on one's turn.

ask-turn = A toast?
ask-window = Do you let the toast pass?
standing-window = When a toast is made
ask-tip = How much for the landlord?

log-toasted = { $seat } drinks to { $target }.
log-rested = { $seat } rests.
log-objected = { $seat } objects.
log-drunk = { $target } is honoured.
log-bought = { $seat } buys a round for { $coins }.
log-tipped = { $seat } tips { $coins }.

why-no-rival = One drinks to somebody else.
why-no-objection = You hold no objection.
why-too-poor = You have only { $has } coins.
why-not-so-few = A round costs something.

part-all = Honour
