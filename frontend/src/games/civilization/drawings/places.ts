// Wonders, buildings, people and figures that have a drawing besides their icon.

import type { Drawing, Part } from "./signs";

const drawn = (...parts: Part[]): Drawing => ({ size: 48, parts });
const fill = (d: string, paint: string): Part => ({ d, fill: paint });
const line = (d: string, paint: string, width = 1.8): Part => ({ d, fill: "none", stroke: paint, width });
const SKY = "#F2C664";
const FACE = fill("M15.5 20.5a8.5 10.5 0 1 0 17 0a8.5 10.5 0 1 0-17 0z", "#E9C3A0");
const NECK = fill("M19 28h10v8q-5 4-10 0z", "#D9A982");
const coat = (paint: string): Part => fill("M8 48c0-11 7-15 16-15s16 4 16 15z", paint);

export const PLACES: Record<string, Drawing> = {
  // wonders
  pyramids: drawn(
    fill("M30 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0z", SKY),
    fill("M3 41L19 13l16 28z", "#E4CD9F"),
    fill("M19 13l16 28H23z", "#C09A5B"),
    fill("M25 41l10-17 10 17z", "#D9BE8C"),
    fill("M35 24l10 17h-7z", "#B08A4E"),
    fill("M2 41h44v3H2z", "#E6CB97"),
  ),
  great_wall: drawn(
    fill("M2 44q10-18 22-12t22-16v28z", "#A9BE78"),
    line("M3 39q10-13 21-8T45 15", "#8F887B", 7),
    line("M3 37q10-13 21-8T45 13", "#CFC8B8", 3),
    fill("M18 18h11v14H18z", "#B9B2A4"),
    fill("M17 14h3v3h2.500v-3h3v3H28v-3h2v6H17z", "#8F887B"),
    fill("M22 32v-6a1.800 1.800 0 0 1 3.600 0v6z", "#5A5349"),
  ),
  chichen_itza: drawn(
    fill("M4 42h40v3H4z", "#7FA05E"),
    fill("M5 42l4-7h30l4 7zM10 35l3-6h22l3 6zM14 29l3-6h14l3 6z", "#CFC4A8"),
    fill("M18 13h12v10H18z", "#E6DCC2"),
    fill("M16 10h16v3H16z", "#A89B7C"),
    fill("M21 42l1.500-19h3L27 42z", "#A89B7C"),
    fill("M22 23v-6h4v6z", "#5A4A32"),
  ),
  angkor_wat: drawn(
    fill("M3 41h42v4H3z", "#7DB2C8"),
    fill("M6 33h36v8H6z", "#B8A488"),
    fill("M20 33V20q0-9 4-15 4 6 4 15v13z", "#9C8465"),
    fill("M9 33v-7q0-6 3-10 3 4 3 10v7zM33 33v-7q0-6 3-10 3 4 3 10v7z", "#AE9676"),
    line("M20 24h8M20 29h8M10 29h4M34 29h4", "#6E5A40", 1.4),
  ),
  louvre: drawn(
    fill("M3 22h42v17H3z", "#E4D5AC"),
    fill("M3 22l4-9h34l4 9z", "#6D7A86"),
    line("M9 27v8M15 27v8M33 27v8M39 27v8", "#B9A878", 2.4),
    fill("M13 43L24 22l11 21z", "#BFE0EA"),
    line("M24 22v21M18.500 32.500h11M16 38h16M24 22L13 43h22z", "#4E8CA3", 1.3),
  ),
  taj_mahal: drawn(
    fill("M3 41h42v3H3z", "#9CC7B4"),
    fill("M5 18h2.500v23H5zM40.500 18H43v23h-2.500z", "#CFC6B3"),
    fill("M11 27h26v14H11z", "#E6DECB"),
    fill("M15 25q-2-10 9-16 11 6 9 16z", "#F1EAD9"),
    fill("M24 9q11 6 9 16h-5q2-9-4-16z", "#CFC6B3"),
    line("M24 9V4", "#C8921C"),
    fill("M20 41v-8q0-4 4-6 4 2 4 6v8z", "#8FA9C9"),
  ),
  machu_pichu: drawn(
    fill("M2 38L14 12l8 14 8-20 16 32z", "#7C9A6A"),
    fill("M30 6l16 32H33z", "#5E7C50"),
    fill("M6 34h36v3H6zM9 39h32v3H9z", "#C9BFA6"),
    fill("M13 28h7v6h-7zM24 27h8v7h-8z", "#B5A98C"),
    fill("M12 28l4.500-4 4.500 4zM23 27l5-5 5 5z", "#8A7A5A"),
  ),
  brandenburg_gate: drawn(
    fill("M4 40h40v4H4z", "#BDB294"),
    fill(
      "M7 20h4v20H7zM14.500 20h3.500v20h-3.500zM21 20h2v20h-2zM25 20h2v20h-2zM30 20h3.500v20H30zM37 20h4v20h-4z",
      "#E4D5AC",
    ),
    fill("M5 14h38v6H5z", "#CDB98C"),
    fill("M14 10h20v4H14z", "#E4D5AC"),
    fill("M18 10q6-7 12 0zM30 9l5-3-1 4z", "#6F9A86"),
  ),
  statue_of_liberty: drawn(
    fill("M4 43h40v2H4z", "#7DB2C8"),
    fill("M16 33h16v10H16z", "#CDB98C"),
    fill("M19 33l2-15h6l3 15z", "#6FA592"),
    fill("M20.500 13.500a3.500 4 0 1 0 7 0a3.500 4 0 1 0-7 0z", "#7FB5A2"),
    line("M20 10l-3-2M22 8.500L21 5M26 8.500L27 5", "#6FA592", 1.6),
    line("M27 18l5-10", "#6FA592", 3),
    fill("M30 7q0-4 3-6 2 4 0 7z", "#E3B02C"),
  ),
  cristo_redentor: drawn(
    fill("M2 44q14-14 22-12t22 12z", "#6D9C66"),
    fill("M20 32h8l2 6H18z", "#A49C8F"),
    fill("M21 14h6l2 19h-10z", "#BDB4A2"),
    fill("M5 15h38v4q-8 0-14 3h-10Q13 19 5 19z", "#D5CDBD"),
    fill("M21 9.500a3 3.500 0 1 0 6 0a3 3.500 0 1 0-6 0z", "#D5CDBD"),
  ),
  big_ben: drawn(
    fill("M4 34h14v10H4zM30 36h14v8H30z", "#CDB98C"),
    fill("M17 14h14v30H17z", "#E0C78F"),
    fill("M16 14l8-12 8 12z", "#5E7C8A"),
    fill("M18.500 22a5.500 5.500 0 1 0 11 0a5.500 5.500 0 1 0-11 0z", "#FFFDF6"),
    line("M24 22v-3.500M24 22l2.500 1.500", "#3A3226", 1.5),
    line("M20 32v9M24 32v9M28 32v9", "#A98A4E", 1.6),
  ),
  kremlin: drawn(
    fill("M4 36h40v8H4z", "#B0473A"),
    fill("M20 22h8v14h-8zM9 27h6v9H9zM33 27h6v9h-6z", "#C9624E"),
    fill("M19 22q-1-6 5-11 6 5 5 11z", "#2A8250"),
    fill("M8 27q-1-5 4-9 5 4 4 9z", "#3949AB"),
    fill("M32 27q-1-5 4-9 5 4 4 9z", "#E3B02C"),
    line("M24 11V6M12 18v-4M36 18v-4", "#C8921C", 1.5),
  ),
  sydney_opera: drawn(
    fill("M2 40q11-4 22 0t22 0v5H2z", "#5D9FBE"),
    fill("M6 36h36v5H6z", "#CDB98C"),
    fill("M7 36q1-14 13-20 2 12-3 20zM17 36q2-17 15-23 1 15-5 23zM29 36q2-11 12-15 1 9-3 15z", "#EDE5D3"),
    line("M7 36q1-14 13-20M17 36q2-17 15-23M29 36q2-11 12-15", "#A89B7C", 1.3),
  ),
  united_nations: drawn(
    fill("M15 6h12v36H15z", "#9CC4D6"),
    fill("M27 6h5v36h-5z", "#6D9CB3"),
    line("M15 12h12M15 18h12M15 24h12M15 30h12M15 36h12M19 6v36M23 6v36", "#5B8AA1", 1),
    fill("M32 32q8-4 12 4v6H32zM4 42h42v3H2z", "#D9D3C6"),
    line("M7 42V22M11 42V24", "#7A5B3A", 1.4),
    fill("M7 22h6v4H7z", "#1F6FB2"),
  ),
  panama_canal: drawn(
    fill("M2 30h44v13H2z", "#7DB2C8"),
    fill("M2 24h9v20H2zM37 24h9v20h-9z", "#B9B2A4"),
    fill("M11 20h3v24h-3zM34 20h3v24h-3z", "#857D74"),
    fill("M15 30h18l-3 7H18z", "#A32A1F"),
    fill("M19 23h10v7H19z", "#FFF7E4"),
    fill("M24 15h4v8h-4z", "#3A3F46"),
  ),
  // buildings
  city_walls: drawn(
    fill("M4 22h40v20H4z", "#B9B2A4"),
    fill("M4 15h7v5h5v-5h7v5h5v-5h7v5h5v-5h4v10H4z", "#CFC8B8"),
    line("M4 30h40M4 36h40M12 25v5M24 25v5M36 25v5M18 30v6M30 30v6M12 36v6M36 36v6", "#8F887B", 1.3),
    fill("M20 42v-6a4 4 0 0 1 8 0v6z", "#5A5349"),
  ),
  workshop: drawn(
    fill("M5 22l9-8v8l9-8v8l9-8v8h11v20H5z", "#C98C5A"),
    fill("M36 10h5v14h-5z", "#8A5F38"),
    fill("M11 28h6v6h-6zM21 28h6v6h-6z", "#FFF1CF"),
    fill("M30 42V30h8v12z", "#6B4526"),
  ),
  iron_mine: drawn(
    fill("M3 43L20 12l8 12 5-7 12 26z", "#857D74"),
    fill("M17 43V31a7 7 0 0 1 14 0v12z", "#3A332B"),
    line("M17 43V31a7 7 0 0 1 14 0v12", "#A9773E", 2.6),
    fill("M20 38h8l-1 5h-6z", "#93A5B6"),
  ),
  harbor: drawn(
    fill("M2 36q11-4 22 0t22 0v8H2z", "#7DB2C8"),
    fill("M8 32h26l-5 7H13z", "#8A5F38"),
    line("M21 32V8", "#5A3B28", 2),
    fill("M22 9q10 6 10 19H22zM20 12q-8 6-8 16h8z", "#EBD9B4"),
    fill("M36 26h9v14h-9z", "#A9773E"),
  ),
  bank: drawn(
    fill("M5 19L24 7l19 12z", "#D6C49A"),
    fill("M8 22h5v15H8zM17 22h4v15h-4zM27 22h4v15h-4zM35 22h5v15h-5z", "#E6D9B8"),
    fill("M5 37h38v6H5z", "#CDB98C"),
    { d: "M17 28a7 7 0 1 0 14 0a7 7 0 1 0-14 0z", fill: "#E3B02C", stroke: "#8A6508", width: 1.6 },
    line("M24 24v8M21.500 26h5M21.500 30h5", "#8A6508", 1.5),
  ),
  cathedral: drawn(
    fill("M13 24h22v19H13z", "#D9D3C6"),
    fill("M7 18h8v25H7zM33 18h8v25h-8z", "#BDB5A7"),
    fill("M6 18l5-13 5 13zM32 18l5-13 5 13z", "#6D7A86"),
    { d: "M19.500 29a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0-9 0z", fill: "#7B4EA3", stroke: "#F2C664", width: 1.6 },
    fill("M21 43v-6a3 3 0 0 1 6 0v6zM13 24l11-9 11 9z", "#857D74"),
  ),
  aqueduct: drawn(fill("M3 15h42v5H3z", "#CFC8B8"), fill("M3 12h42v3H3z", "#7DB2C8"), {
    d: "M3 20h42v22h-5v-9a5 5 0 0 0-10 0v9h-2.500v-9a5 5 0 0 0-10 0v9H15v-9a5 5 0 0 0-10 0v9H3z",
    fill: "#B9B2A4",
  }),
  university: drawn(
    fill("M6 24h36v18H6z", "#E4D5AC"),
    fill("M16 24a8 9 0 0 1 16 0z", "#3C6E71"),
    line("M24 15V8", "#3C6E71"),
    fill("M24 6l7 2-7 2.500z", "#A32A1F"),
    fill("M9 28h5v6H9zM34 28h5v6h-5z", "#A66B3C"),
    fill("M20 42V32a4 4 0 0 1 8 0v10z", "#6B4526"),
    fill("M4 42h40v2H4z", "#C9B686"),
  ),
  academy: drawn(
    fill("M6 22h36v20H6z", "#A49C8F"),
    fill("M6 16h6v4h6v-4h12v4h6v-4h6v8H6z", "#7D756A"),
    fill("M24 4l3 6 6.500 1-4.700 4.600 1.100 6.400-5.900-3-5.900 3 1.100-6.400L14.500 11 21 10z", "#E3B02C"),
    fill("M20 42V32a4 4 0 0 1 8 0v10z", "#5A5349"),
    line("M11 27l4 6m0-6l-4 6M33 27l4 6m0-6l-4 6", "#A32A1F", 2.2),
  ),
  // people
  builder: drawn(
    coat("#8A5F38"),
    NECK,
    FACE,
    fill("M14 18q0-11 10-11t10 11q2 0 3 2H11q1-2 3-2z", "#E3B02C"),
    line("M36 34l6-12M38 20l7 4", "#6B4526", 2.6),
  ),
  humanitarian: drawn(
    coat("#2F6B84"),
    NECK,
    FACE,
    fill("M13 28q-2-22 11-22t11 22q-3-3-4-11-7-2-14 0-1 8-4 11z", "#F8F5EE"),
    fill("M22.500 36h3v3h3v3h-3v3h-3v-3h-3v-3h3z", "#FFFDF8"),
  ),
  merchant: drawn(
    coat("#A66B1F"),
    NECK,
    FACE,
    fill("M12 17q4-12 12-12t12 12q-12-5-24 0z", "#2A8250"),
    fill("M34 8q5-2 5 3-2 2-5 2z", "#E3B02C"),
    fill("M18 27q6 5 12 0-1 7-6 8-5-1-6-8z", "#4A3424"),
  ),
  // figures and units
  aircraft: drawn(
    fill("M22 6h4v34h-4z", "var(--ink)"),
    fill("M3 20h42v6H3z", "var(--cv-unit)"),
    fill("M15 36h18v5H15z", "var(--cv-unit)"),
    line("M17 8h14", "var(--ink)", 2.4),
  ),
  army: drawn(
    line("M14 44V5", "#4a3a26", 3.2),
    fill("M15.500 6H42l-6 9 6 9H15.500z", "var(--cv-unit)"),
    fill("M23 15a4 4 0 1 0 8 0a4 4 0 1 0-8 0z", "#FFFDF8"),
    fill("M8 45q0-4 6-4t6 4z", "#4a3a26"),
  ),
  scout: drawn(
    fill("M8 30q-2-20 16-20t16 20z", "var(--cv-unit)"),
    line("M16 29q-1-14 4-18M32 29q1-14-4-18", "#FFFDF8", 1.8),
    fill("M5 29h38v4H5z", "#8A5F38"),
    {
      d: "M8 37a6 6 0 1 0 12 0a6 6 0 1 0-12 0zM28 37a6 6 0 1 0 12 0a6 6 0 1 0-12 0z",
      fill: "#E4CD9F",
      stroke: "#5A3B28",
      width: 2,
    },
    line("M14 31v12M8 37h12M34 31v12M28 37h12", "#5A3B28", 1.3),
  ),
};
