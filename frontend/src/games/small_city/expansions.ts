// What the Winter box adds, shown when a match is opened.

import type { Expansion } from "../../lib/types";
import { SIGNS } from "./drawings/signs";

const sign = (of: string): string => SIGNS[of] ?? "";

export const expansions: Expansion[] = [
  {
    option: "boards",
    sign: "M2.500 19.500 9 7l3.500 6 2.500-4 6.500 10.500zM7 11l2 1.500 1.800-1.700",
    about: {
      fr: "Chacun construit sur le plateau de base, en plaine.",
      en: "All build on the basic board, in the plain.",
    },
    values: {
      base_b: {
        fr: "La face B a un lac, sur lequel on ne construit pas.",
        en: "Side B has a lake, on which nothing is built.",
      },
      mountain: {
        fr: "On ne construit pas sur la montagne ; l'Usine voisine en tire une pierre de plus. Chacun choisit une face facile ou experte.",
        en: "Nothing is built on the mountain; a Factory beside it digs one stone more. Each player chooses an easy or an expert side.",
      },
      river: {
        fr: "Chaque case de rivière recouverte coûte une matière première de plus. Chacun choisit une face facile ou experte.",
        en: "Each river square that is covered costs one more raw material. Each player chooses an easy or an expert side.",
      },
      asia_dealt: {
        fr: "Huit villes d'Asie, chacune avec ses propres règles et ses bâtiments imprimés ; chacun reçoit un plateau et en choisit la face.",
        en: "Eight Asian cities, each with rules and printed buildings of its own; each player is dealt a board and chooses its side.",
      },
      asia_chosen: {
        fr: "Huit villes d'Asie, chacune avec ses propres règles et ses bâtiments imprimés ; chacun choisit la sienne.",
        en: "Eight Asian cities, each with rules and printed buildings of its own; each player chooses one.",
      },
    },
  },
  {
    option: "godzillas",
    sign: "M4 20.500q1-5 4-6 1-7 6-9.500l5 1.500-1 3-4 .5q2 4 1 7.500l2 3.500M9 14q3 2 2.500 6.500M15.500 6.800h.1",
    about: {
      fr: "La pollution réveille des godzillas, qui mangent des Citoyens et laissent de la radioactivité derrière eux.",
      en: "Pollution wakes godzillas, who eat Citizens and leave radioactivity behind them.",
    },
  },
  {
    option: "doctors",
    sign: "M9.500 4h5v5.500H20v5h-5.500V20h-5v-5.500H4v-5h5.500z",
    about: {
      fr: "Les Cliniques emploient des Médecins, qui relèvent des morts contre un salaire.",
      en: "Clinics employ Doctors, who raise the dead for a salary.",
    },
  },
  {
    option: "mayor_variant",
    sign: sign("mayor"),
    about: {
      fr: "Le Maire ne ferme plus de rue : il prend deux emplacements vides de la Mairie de son hôte.",
      en: "The Mayor no longer closes a street: he takes two empty spaces of his host's Town Hall.",
    },
  },
  {
    option: "new_actions",
    sign: sign("physicist"),
    about: {
      fr: "Deux cartes de plus, le Physicien et l'Artiste ; huit des dix cartes sont en jeu.",
      en: "Two more cards, the Physicist and the Artist; eight of the ten cards are in play.",
    },
  },
  {
    option: "new_buildings",
    sign: "M3 14.500 20.500 7q1.500 1.500-.5 2.500L7 16zM8.500 12 6 7.500l2-.5 5 3M3.500 20h17",
    about: {
      fr: "De grands bâtiments de plus, comme l'Aéroport.",
      en: "More large buildings, such as the Airport.",
    },
  },
  {
    option: "real_buildings",
    sign: "M9 20.500V8l3-5 3 5v12.500zM12 9a1.800 1.800 0 1 0 0 3.600a1.800 1.800 0 1 0 0-3.600M6.500 20.500h11",
    about: {
      fr: "Des monuments uniques, comme Big Ben et l'Opéra de Sydney, aux conditions exigeantes.",
      en: "Unique monuments, such as Big Ben and the Sydney Opera House, with demanding conditions.",
    },
  },
  {
    option: "nuclear",
    sign: "M6 20.500q2.500-8 1-16h10q-1.500 8 1 16zM8 9.500h8M7.500 14.500h9",
    about: {
      fr: "Neuf tours, et les bâtiments ont besoin de Centrales placées au-dessus de leurs colonnes.",
      en: "Nine turns, and buildings need Power Plants that stand above their columns.",
    },
  },
];
