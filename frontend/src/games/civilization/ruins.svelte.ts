// Cities whose destruction is being animated.

import { prefersReducedMotion } from "svelte/motion";
import type { GameEvent } from "../../lib/types";
import { fallen } from "./gains";
import type { CityView } from "./types";

export class Ruins {
  sinking = $state.raw<CityView[]>([]);
  private before: CityView[] = [];

  /** Called with the cities on every change, and the recent events. */
  follow(cities: CityView[], events: GameEvent[]): void {
    const gone = prefersReducedMotion.current ? [] : fallen(this.before, cities, events);
    this.before = cities;
    if (gone.length > 0) this.sinking = [...this.sinking, ...gone];
  }

  sunk(city: CityView): void {
    this.sinking = this.sinking.filter((other) => other !== city);
  }
}
