// The silhouettes of finished buildings: feet on y = 0, about 42 wide and 42 high, in two tones, windows and stems.

import { door, SKYLINE, windows, type Part } from "./skyline";

/** A grid of windows. */
function rows(w: number, h: number, xs: number[], ys: number[]): Part {
  return windows(w, h, ...ys.flatMap((y) => xs.map((x): [number, number] => [x, y])));
}

const SILHOUETTES = {
  ...SKYLINE,
  habitation: [
    ["c", "M-21 0v-9H-9V0zM-9 0v-17H7V0zM7 0v-12h14V0z"],
    ["d", "M-23-9l6-8 7 8zM-11-17-1-29 9-17zM6-12l8-9 9 9z"],
    ["s", "M-1-29v-9"],
    ["d", "M-1-38l8 2.4-8 2.6z"],
    windows(2.8, 3.6, [-6, -13], [1.2, -13], [11, -8.5], [16, -8.5], [-17, -6]),
    ["w", "M-3.4 0v-6.5H1V0z"],
  ],
  manor: [
    ["c", "M-20 0v-13h40V0z"],
    ["d", "M-22-13l3-9h38l3 9z"],
    ["c", "M-6-13v-9L0-27l6 5v9z"],
    ["d", "M-7.5-21 0-28.5 7.5-21 6.3-19.8 0-25.7l-6.3 5.9zM-16-22v-6h4v6zM12-22v-6h4v6z"],
    windows(3, 4.4, [-16.5, -9], [-10.5, -9], [7.6, -9], [13.6, -9], [-1.5, -19]),
    ["w", "M-2.3 0v-7h4.6V0z"],
  ],
  battery: [
    ["c", "M-22 0l3-12h38l3 12z"],
    ["d", "M-20-12v-5h7v5h4v-5h7v5h4v-5h7v5h4v-5h7v5z"],
    ["s", "M9-17v-17"],
    ["d", "M9-34l10 3-10 3.4z"],
    ["w", "M-15-7.5h6v3h-6zM-3-7.5h6v3h-6zM9-7.5h6v3H9z"],
    ["d", "M-19-19.5l8-2.5 1 3-8 2zM-5-19.5l8-2.5 1 3-8 2z"],
  ],
  palace: [
    ["c", "M-21 0v-15h42V0z"],
    ["d", "M-22.5-15h45l-5-8h-35z"],
    ["c", "M-7 0v-19L0-25 7-19V0z"],
    ["d", "M-8.5-18 0-26.5 8.5-18 7-16.8 0-23.2l-7 6.4z"],
    rows(2.8, 3.4, [-18, -12.5, 9.8, 15.3], [-11, -5]),
    windows(2.8, 3.4, [-1.4, -15]),
    door(0, 5.2, 6.5),
  ],
  cathedral: [
    ["c", "M-19 0v-23h10V0zM9 0v-23h10V0zM-9 0v-17h18V0z"],
    ["d", "M-20-23l6-9 6 9zM8-23l6-9 6 9zM-9-17 0-25 9-17z"],
    ["s", "M-14-37v6M-16-35h4M14-37v6M12-35h4"],
    ["w", "M-2.8-12.5a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0z"],
    door(0, 5, 5),
    windows(2.6, 4, [-15.3, -18], [12.7, -18], [-15.3, -8], [12.7, -8]),
  ],
  chapel: [
    ["c", "M-13 0v-15L0-25 13-15V0z"],
    ["d", "M-15.5-13.5 0-26 15.5-13.5 13.5-11.5 0-22.3-13.5-11.5z"],
    ["c", "M-3-24h6v-6h-6z"],
    ["d", "M-4.2-30 0-36 4.2-30z"],
    ["s", "M0-41v6M-2-39h4"],
    ["w", "M-2.4-15a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0z"],
    door(0, 5.2, 5.5),
    windows(2.6, 4, [-10, -9], [7.4, -9]),
  ],
  seminary: [
    ["c", "M-20 0v-15h40V0z"],
    ["d", "M-22-15l4-7h36l4 7z"],
    ["c", "M-4-22h8v-6h-8z"],
    ["d", "M-5-28a5 5.5 0 0 1 10 0z"],
    ["s", "M0-38v6M-2-36h4"],
    rows(2.6, 3.2, [-16.5, -10.5, 8, 14], [-11, -5]),
    door(0, 5.6, 6),
  ],
  columns: [
    ["d", "M-21 0v-3h42v3z"],
    ["c", "M-18-3v-14h4.5v14zM-9.5-3v-14H-5v14zM-2.2-3v-14h4.5v14zM5-3v-14h4.5v14zM13.5-3v-14H18v14z"],
    ["d", "M-20-17h40v-3h-40z"],
    ["c", "M-20-20 0-31 20-20z"],
    ["w", "M-2.3-23.8a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0z"],
  ],
  warehouse: [
    ["c", "M-19 0v-21h38V0z"],
    ["d", "M-20.5-21h41v-3.5h-6v-4h-6v-4h-17v4h-6v4h-6z"],
    ["w", "M-15 0v-6a3 3 0 0 1 6 0v6zM-3 0v-6a3 3 0 0 1 6 0v6zM9 0v-6a3 3 0 0 1 6 0v6z"],
    rows(3.6, 4, [-14, -1.8, 10.4], [-17]),
  ],
  parliament: [
    ["c", "M-21 0v-15h42V0z"],
    ["d", "M-22-15l3-6h38l3 6z"],
    ["c", "M-5 0v-29H5V0z"],
    ["d", "M-6-29l2.5-8h7L6-29zM-20-21l1.5-5h6l1.5 5zM11-21l1.5-5h6l1.5 5z"],
    ["s", "M0-37v-6"],
    ["w", "M-2.4-24.5a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0z"],
    rows(2.6, 3.4, [-18, -12.5, 9.9, 15.4], [-11, -5]),
    windows(2.6, 3.4, [-1.3, -17]),
    door(0, 4.8, 5.5),
  ],
  theatre: [
    ["c", "M-21 0v-18h42V0z"],
    ["d", "M-23-18v-5h46v5zM-19-23l4-7h30l4 7z"],
    ["w", "M-17 0v-12h5V0zM-8.5 0v-12h5V0zM3.5 0v-12h5V0zM12 0v-12h5V0z"],
    ["w", "M-4-26.5 0-29l4 2.5-1.5 2h-5z"],
  ],
  museum: [
    ["c", "M-22 0v-12h16V0zM6 0v-12h16V0z"],
    ["d", "M-23-12 -14-19h10v7zM23-12 14-19H4v7z"],
    ["c", "M-7 0v-20H7V0z"],
    ["d", "M-9-20 0-35 9-20z"],
    ["w", "M-3.5-22 0-29l3.5 7zM-4.5 0v-9h9v9z"],
    windows(3, 4, [-18, -8], [-12, -8], [9, -8], [15, -8]),
  ],
  tower: [
    ["c", "M-17 0v-8h34V0z"],
    ["d", "M-18-8h36v-2.6h-36z"],
    ["c", "M-8-10v-28H8v28z"],
    ["d", "M-9.5-38h19v-3h-19z"],
    rows(2.4, 2.6, [-5.6, -1.2, 3.2], [-34.5, -29.5, -24.5, -19.5, -14.5]),
    ["w", "M-13-6h5v3h-5zM8-6h5v3H8zM-2.5 0v-5.4h5V0z"],
  ],
  deco: [
    ["c", "M-15 0v-17h30V0zM-10-17v-9h20v9zM-6-26v-7H6v7z"],
    ["d", "M-16-17v-2.4h6.4V-17zM9.6-17v-2.4H16V-17zM-7.5-33l4-7h7l4 7z"],
    rows(2.4, 4, [-11.5, -6.6, -1.2, 4.2, 9.1], [-13.5]),
    rows(2.4, 4, [-6.6, -1.2, 4.2], [-23.5]),
    windows(2.4, 3.4, [-3.6, -31], [1.2, -31]),
    door(0, 5, 4.5),
  ],
} satisfies Record<string, Part[]>;

export type Silhouette = keyof typeof SILHOUETTES;

/** The tiles represented by each silhouette. */
const TILES: Partial<Record<Silhouette, string>> = {
  cathedral: "notre_dame_basilica saint_roch_church",
  seminary: "quebec_seminary museum_french_america",
  chapel: "notre_dame_des_victoires ursulines_chapel jesuits_chapel",
  palace: "hotel_dieu intendant_palace louis_s_st_laurent_building archbishops_palace",
  parliament: "chateau_saint_louis parliament_building",
  battery: "royal_battery",
  habitation: "champlain_habitation",
  house: "maison_demers maison_jacquet maison_maillou",
  row: "maison_dumont maison_louis_jolliet maison_barbel maison_gervais_beaudoin",
  fort: "cap_diamant_redoubt dauphine_redoubt",
  chateau: "chateau_haldimand chateau_frontenac city_hall",
  manor: "maison_chevalier manoir_maizerets",
  church: "holy_trinity_cathedral kirk_hall saint_coeur_de_marie_church",
  columns: "customs_house fine_arts_museum",
  warehouse: "thibault_warehouse",
  theatre: "le_capitole grand_theatre",
  museum: "museum_of_civilization",
  deco: "guy_fregault_building andre_laurendeau_building health_welfare_building price_building",
  tower: "marie_guyart_building hotel_le_concorde",
};
/** The drawing of a tile's building. */
export function building(tile: string): Part[] {
  const found = Object.entries(TILES).find(([, tiles]) => tiles.split(" ").includes(tile));
  return SILHOUETTES[(found?.[0] ?? "house") as Silhouette];
}
