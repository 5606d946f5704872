// Icons shared by the shell and several games, around (0, 0).

/** A maple leaf, 20 high, around (0, 0). */
export const LEAF =
  "M0-10l2 3.7 2.4-1.2-.9 4.6 2.5-2.4.7 1.8 2.8-.5-1 2.9 1.4.9-4.7 3.8.5 1.8L.6 4.7V10H-.6V4.7l-5.1.7.5-1.8L-9.9-.2l1.4-.9-1-2.9 2.8.5.7-1.8 2.5 2.4-.9-4.6 2.4 1.2z";

/** A light bulb, in 20 x 20: the sign of advice. */
export const BULB =
  "M7.500 14.500h5M8.200 17h3.600M10 3a5 5 0 0 0-3.200 8.800c.6.6.9 1.300.9 2.200h4.600c0-.9.3-1.600.9-2.200A5 5 0 0 0 10 3z";

/** A clock, in 20 x 20: waiting. */
export const CLOCK = "M10 3a7 7 0 1 0 .01 0zM10 6v4.3l3 1.7";
