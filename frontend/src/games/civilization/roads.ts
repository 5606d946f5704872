// How far a player is on the four roads to victory, each as a share of the way.

import type { CivilizationBoard, PlayerView } from "./types";

/** So many steps from a rival capital an army is nowhere near it. */
const FAR = 16;

export interface Road {
  sign: "combat" | "tech" | "culture" | "coin";
  paint: string;
  /** Steps to go, or what has been reached; null: no army. */
  count: number | null;
  /** What wins; null: the road is counted down. */
  all: number | null;
  share: number;
}

export function roadsOf(board: CivilizationBoard, one: PlayerView): Road[] {
  const steps = one.steps_to_capital;
  const reached = (sign: Road["sign"], paint: string, count: number, all: number): Road => ({
    sign,
    paint,
    count,
    all,
    share: Math.min(1, count / all),
  });
  return [
    {
      sign: "combat",
      paint: "var(--cv-war)",
      count: steps,
      all: null,
      share: steps === null ? 0 : Math.max(0, 1 - steps / FAR),
    },
    reached("tech", "var(--cv-tech)", one.pyramid, board.most.techs),
    reached("culture", "var(--cv-cult)", one.space, board.most.space),
    reached("coin", "var(--cv-coin)", one.coins, board.most.coins),
  ];
}
