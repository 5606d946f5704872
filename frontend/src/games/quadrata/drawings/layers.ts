// The layers of the pictures on the cards, in a box of 86 x 46: a sky, a background, a foreground.

/** A fill and its path; with a width, a stroke instead. */
export type PenStroke = [paint: string, d: string, width?: number];

export const SKIES: Record<string, [string, string]> = {
  day: ["#cde5f5", "#f7f3e6"],
  morning: ["#fce2b8", "#fff4df"],
  evening: ["#fad9a8", "#fdf1dc"],
  sea: ["#cfe8f3", "#fbf3e4"],
  north: ["#d6e9ec", "#f4f5e6"],
  night: ["#16284a", "#2d5a6e"],
  ice: ["#cfe6f2", "#f2f8fa"],
};

export const BACKS: Record<string, PenStroke[]> = {
  none: [],
  mountains: [
    ["#a9bfd0", "M0 34L12 16l9 9 12-16 14 18 12-12 27 21v12H0z"],
    ["#fff", "M27 16l6-7 6.5 8-4-1-2.5 2-3-2.5zM8 21l4-5 4 5-2.5-1-1.5 1.5zM54 19.5l5-4.5 5 5-3-1-2 2-2-2z"],
  ],
  peaks: [
    ["#8fa3a8", "M0 36L16 8l14 22L50 4l20 26 16-12v28H0z"],
    ["#fff", "M10 18l6-10 6 10-3.5-2-2.5 3-2.5-3zM42 14l8-10 8 10-4-1.5-4 4-4-4z"],
  ],
  hills: [["#a8c59a", "M0 32q16-14 32-7q18-11 30-2q12-4 24 3v20H0z"]],
  woods: [
    ["#8fb58a", "M0 32q20-12 44-6t42-6v26H0z"],
    ["#3f7a57", "M4 34l4-9 4 9zM12 35l5-12 5 12zM62 33l5-12 5 12zM71 34l4-10 4 10zM79 33l4-9 4 9z"],
  ],
  prairie: [
    ["#e8cf86", "M0 31q40-5 86-1v16H0z"],
    ["#d3b15c", "M0 37q40-4 86 0v9H0z"],
  ],
  cliffs: [
    ["#7c8f86", "M0 36L6 12l20-5 9 29z"],
    ["#92a399", "M86 36V14L66 6 52 36z"],
    ["#b9c7bd", "M66 6l-6 12 5-1 3 4 3-9zM6 12l20-5-5 9-5-2-4 5z"],
  ],
  lights: [
    ["#4bd8a0bf", "M4 30Q14 4 26 22T48 14T70 20T86 8V24Q76 34 64 28T42 32T20 34T4 30z"],
    ["#b57edc99", "M10 20Q22 0 36 12T64 6T86 2V10Q70 20 58 16T34 22T10 20z"],
    ["#fff", "M8 7h1.5v1.5H8zM50 3h1.5v1.5H50zM78 15h1.5v1.5H78zM30 5h1.2v1.2H30z"],
  ],
  rock: [["#8d8478", "M0 36q14-12 30-8q10-10 26-5q14-5 30 5v18H0z"]],
  redshore: [["#c8694a", "M0 36q24-9 52-3t34-5v18H0z"]],
};

export const FRONTS: Record<string, PenStroke[]> = {
  none: [],
  sea: [
    ["#6fa9c4", "M0 38q30-4 86-1v9H0z"],
    ["#cfe6f0", "M8 42q5-2 10 0M38 41.5q5-2 10 0M64 42.5q5-2 10 0", 1.4],
  ],
  river: [
    ["#7fb3cc", "M0 40q24-5 44-2t42-3v11H0z"],
    ["#e3f1f6", "M14 42.5q6-2 12 0M52 41q6-2 12 0", 1.3],
  ],
  grass: [["#9bbf6e", "M0 38q40-4 86 0v8H0z"]],
  meadow: [
    ["#7fa95c", "M0 37q30-6 86-2v11H0z"],
    ["#94bd6e", "M0 42q40-4 86-1v5H0z"],
  ],
  snow: [
    ["#e8f0f4", "M0 38q40-6 86-1v9H0z"],
    ["#cddde5", "M6 43q12-3 22 0M50 42q12-3 22 0", 1.2],
  ],
  sand: [["#d8a867", "M0 38q40-4 86 0v8H0z"]],
  wheat: [
    ["#dfbc62", "M0 38q40-3 86 0v8H0z"],
    ["#b98a2f", "M5 45v-5M11 45v-6M17 45v-5M66 45v-6M72 45v-5M78 45v-6", 1.3],
  ],
  street: [["#cbb58a", "M0 38h86v8H0z"]],
  pavement: [["#b9b4a6", "M0 39h86v7H0z"]],
};
