// What moved between two views of the table: cards out of the centre, visits, trophies. Where a card lay and whose it
// became is seen by all; the cards themselves are drawn small on their way.

import type { Journey } from "../../kit/Flights.svelte";
import type { QuadrataBoard, QuadrataView } from "./types";

/** Where each card lies: a slot of the centre, the top of the discard pile, a player's reservation. */
function cardsIn(view: QuadrataView): Map<string, string> {
  const found = new Map<string, string>();
  view.players.forEach(({ reserved }, seat) => reserved !== null && found.set(reserved, `seat-${seat}`));
  const top = view.discard.at(-1);
  if (top !== undefined) found.set(top, "discard");
  view.centre.forEach((card, slot) => card !== null && found.set(card, `centre-${slot}`));
  return found;
}

/** `shown`: whose map lies in the middle; those of the others are seen in their players' cards. */
export function journeys(before: QuadrataView, after: QuadrataView, board: QuadrataBoard, shown: number): Journey[] {
  if (before.players.length !== after.players.length) return [];
  const [lay, lies] = [cardsIn(before), cardsIn(after)];
  const found: Journey[] = [];
  after.players.forEach((player, seat) => {
    for (const [province, { place }] of Object.entries(player.squares)) {
      if (before.players[seat]?.squares[province] !== undefined) continue;
      const card = board.cards.find(({ city, attraction }) => city.id === place || attraction.id === place);
      const from = card && lay.get(card.id);
      const to = seat === shown ? `square-${province}` : `seat-${seat}`;
      if (from && from !== to) found.push({ seat, number: 1, kind: "visit", from, to });
    }
  });
  for (const [card, to] of lies) {
    const from = lay.get(card) ?? (to.startsWith("centre") ? "pack" : undefined);
    const seat = after.players.findIndex(({ reserved }) => reserved === card);
    if (from && from !== to) found.push({ seat: Math.max(0, seat), number: 1, kind: "card", from, to });
  }
  for (const [trophy, owner] of Object.entries(after.trophies))
    if (owner !== null && before.trophies[trophy] === null)
      found.push({ seat: owner, number: 1, kind: "trophy", from: `trophy-${trophy}`, to: `seat-${owner}` });
  return found;
}
