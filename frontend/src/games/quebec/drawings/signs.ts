// The icon of each zone, in a square of 24 around (0, 0); filled with the even-odd rule.

import type { Zone } from "../types";

export const SIGNS: Record<Zone, string> = {
  religion: "M-2.6-11h5.2v6.2h6v5h-6V11h-5.2V.2h-6v-5h6z",
  politics: "M-8-11h2.6V11H-8zM-4-10.2c4-2.6 7 1.8 12-.6v11c-5 2.4-8-2-12 .6z",
  economy:
    "M-3.6-7.2-6-11.2c2-.9 3.4.7 6-.1 2.6.8 4-.8 6 .1L3.6-7.2zM-4-5.6h8C8.6-2 10 1.6 10 5c0 4.4-4 6.2-10 6.2" +
    "S-10 9.4-10 5c0-3.4 1.4-7 6-10.6z",
  culture:
    "M-10-9c6 2.6 14 2.6 20 0 .6 9-2 20-10 20S-10.6 0-10-9zM-6.4-2.2c1.2 1.7 3.6 1.7 4.6-.2-1.5-1.2-3.3-1.2-4.6.2z" +
    "M6.4-2.2c-1.2 1.7-3.6 1.7-4.6-.2 1.5-1.2 3.3-1.2 4.6.2zM-5 3c1 5.5 9 5.5 10 0-3 1.7-7 1.7-10 0z",
  citadel: "M-9-11h4.2v3h2.6v-3h4.4v3h2.6v-3H9v8l-2 2V9h2.5v2.2h-19V9H-7V-1l-2-2zM-2.5 9h5V4.5a2.5 2.5 0 0 0-5 0z",
};

export const STAR = "M0-5.2 1.5-1.7 5.2-1.5 2.3.9 3.3 4.6 0 2.5-3.3 4.6-2.3.9-5.2-1.5-1.5-1.7Z";
export const CROWN = "M-8 6-9-5l5 4 4-7 4 7 5-4-1 11z";
export const PAWN =
  "M-10 12.5c0-3 3-4 4.4-7.5C-4.2 1.5-4-1-4.2-3.6A6.7 6.7 0 1 1 4.2-3.6C4-1 4.2 1.5 5.6 5c1.4 3.5 4.4 4.5 4.4 7.5 0 1.4-20 1.4-20 0z";
export const SCAFFOLD =
  "M-19 0v-25M19 0v-25M-7 0v-25M7 0v-25M-21-8h42M-21-17h42M-21-25h42M-19-8l12-9M7-8l12-9M-19-17l12-8M7-17l12-8";
export const ARROW = "M-4.5 0H4M.8-3.5 4.4 0 .8 3.5";
/** The red arrow of the century. */
export const NEEDLE = "M0-15 10 5H-10Z";
