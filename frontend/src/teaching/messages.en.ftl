# Words of the coach, the guided match and the overview of a game.

teach-rule = Read rule { $rule }

coach = The coach
coach-first = First time
coach-again = The coach
coach-points = To weigh
coach-understood = Understood
coach-off = Switch the coach off
coach-on = Switch the coach on
coach-setting = Explain each question the first time
coach-met = { $count ->
    [0] Nothing has been explained to you yet.
    [one] { $count } question has been explained to you.
   *[other] { $count } questions have been explained to you.
}
coach-reset = Explain everything again
coach-reset-done = The coach will explain each question again.

guide = Guided match
guide-of = Step { $step } of { $of }
guide-next = Next
guide-back = Back
guide-understood = My move
guide-advice = Advice: { $choice }
guide-do = Play this
guide-free = Any other legal move will do, too.
guide-otherwise = Another choice
guide-skip = Leave the guide
guide-end = You know the essentials
guide-end-text = The match goes on as an ordinary one, and the coach explains each new question the first time. The key E or the “?” of the bar calls it back.
guide-end-do = Go on playing

offer-title = { $name }: your first match?
offer-guided = Guided match
offer-resume = Resume the guided match
offer-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
offer-direct = Play directly
offer-play = Play

overview = In brief
overview-of = { $name } in brief
overview-rules = All the rules
overview-none = This game has no overview; its rules say everything.
