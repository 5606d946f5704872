// What Fame and Fortune adds, shown when a match is opened.

import type { Expansion } from "../../lib/types";

export const expansions: Expansion[] = [
  {
    option: "fame_and_fortune",
    sign: "M12 3.500l2.600 5.400 5.900.8-4.300 4.100 1.100 5.800L12 16.800l-5.300 2.800 1.100-5.800L3.500 9.700l5.900-.8z",
    about: {
      fr: "Une cinquième place, de nouvelles civilisations, des reliques, des métropoles, des caravanes et des fortifications.",
      en: "A fifth seat, new civilizations, relics, metropolises, caravans and fortifications.",
    },
  },
  {
    option: "great_person_deck",
    sign: "M12 4a3.500 3.500 0 1 0 0 7a3.500 3.500 0 1 0 0-7M5 20.500q.5-7 7-7t7 7z",
    about: {
      fr: "Chaque personnage illustre est une carte avec une capacité propre. Il faut Fame and Fortune.",
      en: "Each great person is a card with an ability of its own. Needs Fame and Fortune.",
    },
  },
  {
    option: "investments",
    sign: "M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16M8.500 15l2.500-3 2 1.500 3-4.500M13 9h3v3",
    about: {
      fr: "Une pièce peut être investie en début de tour, contre un avantage durable. Il faut Fame and Fortune.",
      en: "A coin can be invested at the start of a turn for a lasting advantage. Needs Fame and Fortune.",
    },
  },
];
