// The pictures of event cards, as strokes in a square of 24: cards with the same effect in different ages share a
// drawing.

const GIFT = "M4 10h16v10H4zM3 7h18v3H3zM12 7v13M12 7q-6 0-6-3t3-1q2 1 3 4zM12 7q6 0 6-3t-3-1q-2 1-3 4z";
const DESERTER = "M10 5a2 2 0 1 0 .1 0M10 9l-3 5h5l-1 4-3 3M12 14l3 6M8 11l-4 1M13 10l4 2M18 3v7M18 3l4 1.500-4 2";
const ASTRAY = "M12 3a9 9 0 1 0 .1 0M9.500 9q0-3 2.600-3t2.600 2.600q0 1.600-1.600 2.400-1 .6-1 2.500M12 17v.2";
const IDEA =
  "M9 17q0-2-1.500-3.500A6 6 0 1 1 16.500 13.500Q15 15 15 17zM9.500 20h5M10.500 22.500h3M12 10v7M10 11l2-1 2 1";
const FIST =
  "M7 12V7.500q0-1.500 1.500-1.500t1.500 1.500V6q0-1.500 1.500-1.500T13 6q0-1 1.500-1T16 6.500q0-1 1.200-1T18.500 7v6q0 4-3.500 5.500V22H9v-3q-2-2-2-7M10 7.500V11M13 6v5M16 6.500V11";
const CROWN = "M4 18h16M4 18L3 8l5 4 4-7 4 7 5-4-1 10M4 21h16";
const BANNER =
  "M5 22V3M5 4q4-2 7 0t7 0v9q-4 2-7 0t-7 0M12 6.500l.9 1.800 2 .2-1.500 1.300.5 2-1.900-1-1.900 1 .5-2L9 8.500l2-.2z";
const WAGON = "M4 14q-1-9 8-9t8 9zM3 14h18v3H3zM7 20a2 2 0 1 0 .1 0M17 20a2 2 0 1 0 .1 0M9 5.500V14M15 5.500V14";
const COINS = "M9 13a4.500 2 0 1 0 .1 0M4.500 15v4q0 2 4.500 2t4.500-2v-4M15 4l6 6M21 4l-6 6";

const DRAWN: Record<string, string> = {
  gift_from_afar: GIFT,
  generous_gift: GIFT,
  princely_gift: GIFT,
  defection: DESERTER,
  mass_defection: DESERTER,
  wholesale_defection: DESERTER,
  disoriented: ASTRAY,
  lost: ASTRAY,
  out_of_position: ASTRAY,
  exchange_of_ideas: IDEA,
  knowledge_shared: IDEA,
  think_tank: IDEA,
  citizens_revolting: FIST,
  citizens_revolting_2: FIST,
  despot_day: CROWN,
  queen_day: CROWN,
  president_day: CROWN,
  duty_and_honor: BANNER,
  nationalism: BANNER,
  patriotism: BANNER,
  migrants: WAGON,
  colonists: WAGON,
  immigrants: WAGON,
  counterfeiters: COINS,
  depression: "M3 5l6 6 4-3 8 9M21 12v5h-5M3 21h18",
  bank_scandal: "M3 9l9-6 9 6zM5 9v9M10 9v4M19 9v9M14 9v3M3 21h18M13 11l-2 4 3 1-2 5",
  bread_and_circuses:
    "M3 14q0-6 9-6t9 6q0 3-3 3H6q-3 0-3-3zM8 9.500l1.500 3M12 8.500l1.500 3M16 9.500l1.200 2.500M12 3v2M6 4l1.200 1.600M18 4l-1.200 1.600",
  jousting_tourney: "M3 21L20 4M20 4l1 4M20 4l-4-1M6 3h8v5q0 4-4 6-4-2-4-6zM10 3v11M6 8h8",
  primetime_tv: "M3 7h18v12H3zM8 3l4 4 4-4M6 10h9v6H6zM18 10.500v.1M18 14v.1M8 22h8",
  drought:
    "M12 7a4.500 4.500 0 1 0 .1 0M12 2v2M4.500 5l1.500 1.400M19.500 5L18 6.400M2 12h2.500M19.500 12H22M3 20h5l2-2 2 3 3-2h6",
  deforestation:
    "M8 20V10h8v10M6 20h12M12 10a4 1.600 0 1 0 .1 0M12 10a1.500.6 0 1 0 .1 0M18 4l3 3M17 8l5-5M8 14h3M13 16h3",
  flooding: "M5 13V8l5-4 5 4v5M9 13v-3h2v3M2 16q2.500-2 5 0t5 0 5 0 5 0M2 20q2.500-2 5 0t5 0 5 0 5 0",
  sabotage: "M10 10a6 6 0 1 0 .1 0M13.500 10l2-2.500M15.500 7.500q2-3 4-1.500M20 3v1.500M22 6h-1.500M7 15q0-2 2-2.500",
  catastrophe: "M3 21l6-11h6l6 11zM10 10l1 3-2 4 2 4M14 10l-1 3M9 6q-2-3 1-4 2-1 3 1 3-1 3 1.500T14 7",
  disaster: "M6 12q-3 0-3-3t3-3q1-4 5.500-4T17 6q4 0 4 3t-3 3M12 10l-3 5h4l-2 6",
  barbarian_encampment: "M2 20L9 6l7 14zM9 6L8 3M9 6l1-3M9 13l-3 7M9 13l3 7M15 11l2-3 5 12h-6",
  roaming_horde: "M5 21L17 6M13 3q5-1 7 4-3 2-7-4zM19 21L7 6M11 3Q6 2 4 7q3 2 7-4z",
  supply_drop:
    "M3 10q0-7 9-7t9 7q-2.200-2-4.500 0-2.200-2-4.500 0-2.300-2-4.500 0Q5.200 8 3 10zM3 10l6 7M21 10l-6 7M9 17h6v5H9z",
};

/** The drawing of a card; by default a lyre's strings. */
export const eventOf = (card: string): string => DRAWN[card] ?? "M7 4v10q0 5 5 5t5-5V4M10 6v9M12 6v9M14 6v9M9 22h6";
