// The items a city can make: price, effect, missing conditions.

import type { Action } from "../../lib/types";
import { yieldsSaid } from "./hints";
import { partName } from "./sources";
import { tell } from "./tell";
import type { CityView, CivilizationProps } from "./types";

export const GROUPS = ["figures", "units", "buildings", "wonders"] as const;
export type Group = (typeof GROUPS)[number];

export interface Lack {
  /** The additional cost in trade. */
  trade: number;
  why: string;
  /** A short form: "10/15", or only the rule. */
  brief: string;
  rule: string;
}

export interface Item {
  id: string;
  name: string;
  group: Group;
  price: number;
  /** What it yields, or how many are left. */
  about: string;
  /** Why it is cheaper here; "" if it is not. */
  cheaper: string;
  lack: Lack | null;
  wish: Action;
  /** The choice that makes it; undefined: not possible now. */
  action: Action | undefined;
}

/** The city is mine, and cities act; also while others decide, so that the layout is stable. */
export const actsHere = ({ view, seat }: Pick<CivilizationProps, "view" | "seat">, city: CityView | null): boolean =>
  city !== null && city.seat === (seat ?? view.you) && view.phase === "city_management";

export function findChoice(choices: CivilizationProps["choices"], wish: Action): Action | undefined {
  return choices.find(({ action }) => Object.keys(wish).every((field) => action[field] === wish[field]))?.action;
}

/** All items of the city's market, in the order of the market. */
export function itemsOf(props: CivilizationProps, city: CityView): Item[] {
  const { board, words, choices } = props;
  const mine = props.view.mine;
  return Object.entries(mine?.prices ?? {}).map(([id, price]): Item => {
    const wish = { verb: "produce", city: city.city, item: id };
    const parts = mine?.discounts[id] ?? [];
    return {
      id,
      name: String(words.thing("item", id)),
      group: groupOf(board, id),
      price,
      about: aboutOf(props, city, id),
      cheaper: parts.map((part) => tell(words, "cheaper", { name: partName(words, part), count: part[2] })).join(", "),
      lack: lackOf(props, city, id, price),
      wish,
      action: findChoice(choices, wish) ?? findChoice(choices, { ...wish, verb: "build_free" }),
    };
  });
}

function groupOf(board: CivilizationProps["board"], item: string): Group {
  if (board.wonders[item]) return "wonders";
  if (item in board.figures) return "figures";
  return item in board.buildings || item === "city_walls" ? "buildings" : "units";
}

function aboutOf({ view, board, words }: CivilizationProps, city: CityView, item: string): string {
  const own = view.players[city.seat];
  if (item === "army") return tell(words, "in-supply", { count: own?.supply[0] ?? 0 });
  if (item === "scout") return tell(words, "in-supply", { count: own?.supply[1] ?? 0 });
  const icons = board.icons[item];
  if (icons) return yieldsSaid(words, icons);
  const left = view.market.units[item];
  return left === undefined ? "" : tell(words, "in-market", { count: left });
}

function lackOf({ view, words }: CivilizationProps, city: CityView, item: string, price: number): Lack | null {
  const said = view.mine?.lacking[city.city]?.[item];
  if (said === undefined) return null;
  if (typeof said === "number") return { trade: said, why: "", brief: "", rule: "" };
  const [rule = "", name = ""] = said.split(" ");
  const has = city.production + city.bonus;
  if (name === "too-expensive")
    return { trade: 0, why: tell(words, "lack-production", { has, price }), brief: `${has}/${price}`, rule };
  return { trade: 0, why: words.say(`why-${name}`), brief: rule, rule };
}

/** The effect of a wonder; the yield of a building, and its terrain. */
export function effectOf({ board, words }: CivilizationProps, item: string): { domain: string; text: string } | null {
  const wonder = board.wonders[item];
  if (wonder) return { domain: "wonder", text: wonder[words.lang] };
  const building = board.buildings[item];
  if (!building) return null;
  const terrain = building.terrain.map((id) => String(words.thing("terrain", id))).join(", ");
  return {
    domain: "building",
    text: tell(words, "building-on", { yields: yieldsSaid(words, board.icons[item] ?? []), terrain }),
  };
}

/** Available items first, then by price. */
export const affordableFirst = (items: Item[]): Item[] =>
  items.toSorted(
    (one, other) => Number(!one.action) - Number(!other.action) || Number(!!one.lack?.why) - Number(!!other.lack?.why),
  );
