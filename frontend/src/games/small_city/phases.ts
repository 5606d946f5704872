// The eight phases of a turn, by the stages the table goes through.

const STAGES: string[][] = [
  ["cities", "promises", "halls"],
  ["parade", "actions"],
  ["growth", "plans"],
  ["moves", "tourists", "arrivals", "trams", "parks"],
  ["hosts", "trade", "listeners", "production", "overflow", "digging", "salaries"],
  ["vote"],
  ["godzillas", "pollution", "deaths"],
  ["council"],
  ["pilgrims", "closing"],
];

/** 1 to 8; 0 before the first turn and after the last. */
export const phaseOf = (stage: string | null): number => {
  const found = STAGES.findIndex((stages) => stage !== null && stages.includes(stage));
  return Math.max(0, found);
};
