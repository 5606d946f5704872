// The meaning of a click: the choices of each place of the table, and the most natural action of places without one.

import { choiceBy, choicesBy } from "../../kit/targets";
import type { Action, Ask, Choice } from "../../lib/types";
import type { Zone } from "./types";

export type Architect = "own" | "neutral";

/** The meaning of a click. Starting is a choice of the architect, at any available site. */
export function targetsOf(choices: Choice[]) {
  return {
    sites: choiceBy(choices, "site", "contribute", "place_architect", "upgrade"),
    starters: choices
      .filter(({ action }) => action.verb === "start")
      .map(({ action }) => action.architect as Architect),
    /** Several for a zone if a number has to be given. */
    zones: choicesBy(choices, "zone", "send", "redirect", "put"),
    /** Movements of workers, by their origin. */
    moves: choicesBy(choices, "origin", "move"),
    leaders: choiceBy(choices, "leader", "take_leader"),
    districts: choiceBy(choices, "district", "use"),
    /** Choices of a number only. */
    counts: choices.filter(({ action }) => action.verb === "activate" || action.verb === "top_up"),
  };
}

/** The action that a click on a site without a choice stands for. */
export function wishForSite(ask: Ask | null, site: string): Action {
  const verbs: Record<string, string> = { place: "place_architect", upgrade: "upgrade" };
  return { verb: verbs[ask?.step ?? ""] ?? "contribute", site };
}

/** The action that a click on a zone without a choice stands for; `origin` if a movement has already begun. */
export function wishForZone(ask: Ask | null, zone: Zone, origin: Zone | null): Action {
  if (ask?.step === "redirect") return { verb: "redirect", zone };
  if (ask?.step === "put") return { verb: "put", zone, count: 1 };
  if (ask?.step === "move") {
    if (origin !== null) return { verb: "move", origin, to: zone, count: 1 };
    return { verb: "move", origin: zone, to: zone === "citadel" ? "religion" : "citadel", count: 1 };
  }
  return { verb: "send", zone };
}
