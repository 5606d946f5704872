// The progress of a player on the four ways to victory, each as a share.

import type { CivilizationBoard, PlayerView } from "./types";

/** The distance to a rival capital, in steps, that counts as no progress. */
const FAR = 16;

export interface Road {
  sign: "combat" | "tech" | "culture" | "coin";
  paint: string;
  /** Steps to go, or the amount reached; null: no army. */
  count: number | null;
  /** The amount needed; null: counted down. */
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
