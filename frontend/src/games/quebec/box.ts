import type { GameBox } from "../../lib/types";

export const box: GameBox = { minutes: [60, 90], difficulty: 3 };
