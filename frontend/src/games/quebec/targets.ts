// What a click means: which places of the table a choice belongs to, and the most natural action where none does.

import { choiceBy, choicesBy } from "../../kit/targets";
import type { Action, Ask, Choice } from "../../lib/types";
import type { Zone } from "./types";

export type Architect = "own" | "neutral";

/** What a click means now. Starting is a choice of the architect; any available site goes with it. */
export function targetsOf(choices: Choice[]) {
  return {
    sites: choiceBy(choices, "site", "contribute", "place_architect", "upgrade"),
    starters: choices
      .filter(({ action }) => action.verb === "start")
      .map(({ action }) => action.architect as Architect),
    /** More than one for a zone when a number has to be given. */
    zones: choicesBy(choices, "zone", "send", "redirect", "put"),
    /** Movements of workers, by their origin. */
    moves: choicesBy(choices, "origin", "move"),
    leaders: choiceBy(choices, "leader", "take_leader"),
    districts: choiceBy(choices, "district", "use"),
    /** Choices that are only a number. */
    counts: choices.filter(({ action }) => action.verb === "activate" || action.verb === "top_up"),
  };
}

/** What a click on a site asks for when it is no choice. */
export function wishForSite(ask: Ask | null, site: string): Action {
  const verbs: Record<string, string> = { place: "place_architect", upgrade: "upgrade" };
  return { verb: verbs[ask?.step ?? ""] ?? "contribute", site };
}

/** What a click on a zone asks for when it is no choice; `origin` where a movement has already begun. */
export function wishForZone(ask: Ask | null, zone: Zone, origin: Zone | null): Action {
  if (ask?.step === "redirect") return { verb: "redirect", zone };
  if (ask?.step === "put") return { verb: "put", zone, count: 1 };
  if (ask?.step === "move") {
    if (origin !== null) return { verb: "move", origin, to: zone, count: 1 };
    return { verb: "move", origin: zone, to: zone === "citadel" ? "religion" : "citadel", count: 1 };
  }
  return { verb: "send", zone };
}
