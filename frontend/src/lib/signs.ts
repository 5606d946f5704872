// Icons shared by the shell and several games, around (0, 0).

/** A maple leaf, 20 high. */
export const LEAF =
  "M0-10l2 3.7 2.4-1.2-.9 4.6 2.5-2.4.7 1.8 2.8-.5-1 2.9 1.4.9-4.7 3.8.5 1.8L.6 4.7V10H-.6V4.7l-5.1.7.5-1.8L-9.9-.2l1.4-.9-1-2.9 2.8.5.7-1.8 2.5 2.4-.9-4.6 2.4 1.2z";
