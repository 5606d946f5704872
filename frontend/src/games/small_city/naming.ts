// The label of a square of a borough: the tile and its place, its occupants and things, and the effect of a click.

import type { Meaning, HandState } from "./hand.svelte";
import { cellsOf, nameOf, pieceOf, placeOf } from "./squares";
import { tell } from "./tell";
import type { BoroughView } from "./types";

const GROUND: Record<string, string> = {
  "^": "mountain",
  "~": "river",
  L: "lake",
  "#": "sea",
  f: "flood",
  B: "imperial",
};

export function named(hand: HandState, borough: BoroughView, id: string, closed: boolean, inStreet: boolean): string[] {
  const { words, board, players } = hand.props;
  const said: string[] = [];
  const name = (seat: number): string => players[seat]?.name ?? "";
  const tile = borough.tiles.find((one) => one.squares.includes(id));
  if (tile) {
    said.push(String(words.thing("piece", tile.piece)));
    const data = pieceOf(board, tile.piece);
    const at = cellsOf(board, tile.piece, tile.square, tile.facing).map(nameOf).indexOf(id);
    const kind = data?.places[at] ?? "";
    if (kind) said.push(tell(words, `place-${kind}`, { gives: data?.gives[at] ?? 0 }));
  } else {
    const [row, column] = placeOf(id);
    const sign = board.boards[borough.board ?? ""]?.[row]?.[column] ?? ".";
    said.push(tell(words, `ground-${GROUND[sign] ?? "plain"}`));
  }
  const owner = borough.people[id];
  if (owner !== undefined) said.push(tell(words, "citizen-of", { name: name(owner) }));
  const raw = borough.goods[id];
  if (raw) said.push(String(words.thing("material", raw)));
  const dead = borough.graves[id];
  if (dead !== undefined) said.push(tell(words, "grave-of", { name: name(dead) }));
  if (borough.marks?.includes(id)) said.push(tell(words, "radioactive"));
  if (inStreet) said.push(tell(words, "mayor-street"));
  if (closed) said.push(tell(words, "place-left"));
  return said;
}

export function meant(hand: HandState, meaning: Meaning | undefined): string {
  const { words } = hand.props;
  if (!meaning) return "";
  const [first] = meaning.actions;
  if (first) return words.action(first);
  if (meaning.walker) return tell(words, "choose-citizen");
  return meaning.back ? tell(words, "take-back-move") : "";
}
