// The picture of each place: sky, background, subject, foreground.

import { BACKS, FRONTS, SKIES, type PenStroke } from "./layers";
import { MOTIFS } from "./motifs";

const SCENES: Record<string, string> = {
  vancouver: "day mountains skyline sea",
  stanley_park: "day hills park grass",
  victoria: "sea none domes sea",
  butchart_gardens: "morning hills garden meadow",
  whistler: "ice peaks chalet snow",
  peak_2_peak_gondola: "day peaks gondola snow",
  calgary: "day mountains redtower grass",
  calgary_stampede: "morning none hat sand",
  edmonton: "evening hills skyline river",
  west_edmonton_mall: "day none mall pavement",
  banff: "day peaks chalet meadow",
  lake_louise: "day peaks lake none",
  regina: "evening prairie domes grass",
  rcmp_heritage_centre: "morning prairie redcoat none",
  saskatoon: "day none arches river",
  wanuskewin: "evening prairie tipi wheat",
  moose_jaw: "morning prairie moose grass",
  tunnels_of_moose_jaw: "evening none tunnel pavement",
  winnipeg: "day prairie skyline river",
  museum_for_human_rights: "day none glass grass",
  brandon: "morning prairie elevator wheat",
  riding_mountain: "day woods lake none",
  churchill: "ice none whale sea",
  wapusk: "ice none bear snow",
  toronto: "evening none tower sea",
  cn_tower: "day none tower pavement",
  ottawa: "morning none parliament river",
  parliament_hill: "day hills parliament grass",
  niagara_falls: "evening hills lowtown river",
  horseshoe_falls: "day none falls none",
  montreal: "day hills skyline river",
  notre_dame_basilica: "evening none basilica pavement",
  quebec_city: "morning rock chateau river",
  chateau_frontenac: "day none chateau pavement",
  gaspe: "sea cliffs sail sea",
  perce_rock: "sea none pierced sea",
  moncton: "day hills lowtown river",
  hopewell_rocks: "sea none flowerpots sand",
  fredericton: "morning woods domes river",
  kings_landing: "day hills mill river",
  saint_john: "sea rock lowtown sea",
  reversing_falls: "day none rapids none",
  charlottetown: "sea redshore row sea",
  confederation_centre: "day none theatre pavement",
  summerside: "sea redshore lighthouse sea",
  confederation_bridge: "sea none bridge sea",
  cavendish: "sea redshore sail sand",
  green_gables: "morning hills gables meadow",
  halifax: "sea hills skyline sea",
  peggys_cove: "evening none lighthouse sea",
  sydney: "day hills houses sea",
  louisbourg: "sea none fortress grass",
  lunenburg: "morning none row sea",
  bluenose_ii: "sea none schooner sea",
  st_johns: "north rock row sea",
  signal_hill: "sea none signaltower grass",
  corner_brook: "north hills sail sea",
  gros_morne: "day cliffs none sea",
  st_anthony: "ice none houses sea",
  lanse_aux_meadows: "north none sodhouse meadow",
  iqaluit: "ice hills snowtown snow",
  nunatta_museum: "north rock carving snow",
  pangnirtung: "ice cliffs snowtown snow",
  auyuittuq: "day peaks glacier snow",
  pond_inlet: "ice mountains snowtown sea",
  sirmilik: "ice none glacier sea",
  yellowknife: "evening rock lowtown sea",
  aurora_village: "night lights tipinight snow",
  fort_simpson: "evening woods cabin river",
  nahanni: "day cliffs falls none",
  inuvik: "north hills houses snow",
  igloo_church: "ice none igloochurch snow",
  whitehorse: "day mountains lowtown river",
  ss_klondike: "morning hills steamer river",
  haines_junction: "day peaks cabin meadow",
  kluane: "day peaks bear snow",
  dawson_city: "evening hills row street",
  dredge_no_4: "north hills dredge sea",
};

export interface Scene {
  sky: [string, string];
  strokes: PenStroke[];
}

/** The picture of a place; a plain landscape for one added by an owner of the box. */
export function sceneOf(place: string): Scene {
  const [sky = "", back = "", motif = "", front = ""] = (SCENES[place] ?? "day hills none meadow").split(" ");
  const found = [BACKS[back], MOTIFS[motif], FRONTS[front]].flatMap((layer) => layer ?? []);
  return { sky: SKIES[sky] ?? ["#cde5f5", "#f7f3e6"], strokes: found };
}
