// The icons of things: yields of squares, resources, tokens, buildings, wonders, great people, units.

export interface Part {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
  transform?: string;
}

export interface Drawing {
  /** The side of the square it is drawn in. */
  size: number;
  parts: Part[];
}

export const SIGNS: Record<string, Drawing> = {
  production: {
    size: 24,
    parts: [
      {
        d: "M11.8 9h0.4a1.5 1.5 0 0 1 1.5 1.5v11a1.5 1.5 0 0 1 -1.5 1.5h-0.4a1.5 1.5 0 0 1 -1.5 -1.5v-11a1.5 1.5 0 0 1 1.5 -1.5z",
        fill: "var(--cv-prod2)",
        transform: "rotate(42 12 12)",
      },
      {
        d: "M4 2.500h12.500q3 .4 4 4-2.500-1-4 .7v2.300H4q-1-3.500 0-7z",
        fill: "var(--cv-prod)",
        transform: "rotate(42 12 12)",
      },
    ],
  },
  trade: {
    size: 24,
    parts: [
      { d: "M4 8h15M14.500 3.500L19.200 8l-4.700 4.500", fill: "none", stroke: "var(--cv-trade)", width: 3.1 },
      { d: "M20 16.500H5M9.500 12L4.800 16.500 9.500 21", fill: "none", stroke: "var(--cv-trade)", width: 3.1 },
    ],
  },
  culture: {
    size: 24,
    parts: [
      {
        d: "M6 3.500c-2.500.5-2.500 3.500-.5 4C4 13 6.500 16.500 12 17.500c5.500-1 8-4.500 6.500-10 2-.5 2-3.500-.5-4",
        fill: "none",
        stroke: "var(--cv-cult)",
        width: 2.7,
      },
      { d: "M7 8.500h10", fill: "none", stroke: "var(--cv-cult)", width: 2.2 },
      { d: "M10 9v7M14 9v7", fill: "none", stroke: "var(--cv-cult)", width: 1.7 },
      { d: "M8.500 21h7", fill: "none", stroke: "var(--cv-cult)", width: 3.0 },
    ],
  },
  coin: {
    size: 24,
    parts: [
      {
        d: "M2.4 12a9.6 9.6 0 1 0 19.2 0a9.6 9.6 0 1 0 -19.2 0z",
        fill: "var(--cv-coin)",
        stroke: "var(--cv-coin-e)",
        width: 1.8,
      },
      {
        d: "M5.7 12a6.3 6.3 0 1 0 12.6 0a6.3 6.3 0 1 0 -12.6 0z",
        fill: "none",
        stroke: "var(--cv-coin-e)",
        width: 1.0,
        opacity: 0.55,
      },
      { d: "M12 7.500v9M9.500 9.500h5M9.500 14.500h5", fill: "none", stroke: "var(--cv-coin-e)", width: 1.7 },
    ],
  },
  combat: {
    size: 24,
    parts: [
      { d: "M20.500 3l-2 6.500-8 8-3-3 8-8z", fill: "var(--cv-war)" },
      { d: "M5 12.500L11.500 19M6.500 17.500L3 21", fill: "none", stroke: "var(--cv-war)", width: 2.8 },
    ],
  },
  tech: {
    size: 24,
    parts: [
      { d: "M3 15.5h4a1 1 0 0 1 1 1v3a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1v-3a1 1 0 0 1 1 -1z", fill: "var(--cv-tech)" },
      { d: "M10 15.5h4a1 1 0 0 1 1 1v3a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1v-3a1 1 0 0 1 1 -1z", fill: "var(--cv-tech)" },
      { d: "M17 15.5h4a1 1 0 0 1 1 1v3a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1v-3a1 1 0 0 1 1 -1z", fill: "var(--cv-tech)" },
      { d: "M6.5 9.3h4a1 1 0 0 1 1 1v3a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1v-3a1 1 0 0 1 1 -1z", fill: "var(--cv-tech)" },
      { d: "M13.5 9.3h4a1 1 0 0 1 1 1v3a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1v-3a1 1 0 0 1 1 -1z", fill: "var(--cv-tech)" },
      { d: "M10 3h4a1 1 0 0 1 1 1v3a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1v-3a1 1 0 0 1 1 -1z", fill: "var(--cv-tech)" },
    ],
  },
  card: {
    size: 24,
    parts: [
      {
        d: "M10 3.5h7a2 2 0 0 1 2 2v11.5a2 2 0 0 1 -2 2h-7a2 2 0 0 1 -2 -2v-11.5a2 2 0 0 1 2 -2z",
        fill: "var(--chipbg)",
        stroke: "currentColor",
        width: 1.7,
        transform: "rotate(8 13 11)",
      },
      {
        d: "M6.5 4.5h7a2 2 0 0 1 2 2v11.5a2 2 0 0 1 -2 2h-7a2 2 0 0 1 -2 -2v-11.5a2 2 0 0 1 2 -2z",
        fill: "var(--panel)",
        stroke: "currentColor",
        width: 1.7,
      },
    ],
  },
  unit: {
    size: 24,
    parts: [
      {
        d: "M12 2.500l8 2.500v6c0 5.500-3.500 9-8 10.500C7.500 20 4 16.500 4 11V5z",
        fill: "none",
        stroke: "currentColor",
        width: 2.0,
      },
      { d: "M12 6.500v11M8 10.500h8", fill: "none", stroke: "currentColor", width: 1.8 },
    ],
  },
  incense: {
    size: 24,
    parts: [
      { d: "M5.500 14h13l-2.200 5H7.700z", fill: "var(--cv-inc)" },
      { d: "M9 19h6a1 1 0 0 1 1 1v0.2a1 1 0 0 1 -1 1h-6a1 1 0 0 1 -1 -1v-0.2a1 1 0 0 1 1 -1z", fill: "var(--cv-inc2)" },
      {
        d: "M9 11.500c-2-2 1.500-3 0-5.500M12.500 11.500c-2-2.500 2-4 0-7.500M16 11.500c-2-2 1.500-3 0-5.500",
        fill: "none",
        stroke: "var(--cv-inc)",
        width: 1.7,
      },
    ],
  },
  iron: {
    size: 24,
    parts: [
      { d: "M7 9h10l4 9H3z", fill: "var(--cv-iron)" },
      { d: "M7 9h10l1.500 3.500h-13z", fill: "var(--cv-iron2)" },
    ],
  },
  silk: {
    size: 24,
    parts: [
      { d: "M4 8.500c5-3.500 9 2 16-1.500v8.500c-7 3.500-11-2-16 1.500z", fill: "#C2476B" },
      { d: "M4 12.200c5-3.500 9 2 16-1.500", fill: "none", stroke: "#fff", width: 1.5, opacity: 0.65 },
      {
        d: "M3.8 5.5h0a1.3 1.3 0 0 1 1.3 1.3v11.4a1.3 1.3 0 0 1 -1.3 1.3h0a1.3 1.3 0 0 1 -1.3 -1.3v-11.4a1.3 1.3 0 0 1 1.3 -1.3z",
        fill: "#7C2440",
      },
    ],
  },
  wheat: {
    size: 24,
    parts: [
      { d: "M11.200 10h1.600v12h-1.600z", fill: "#C98F14" },
      { d: "M10.1 4.8a1.9 3 0 1 0 3.8 0a1.9 3 0 1 0 -3.8 0z", fill: "#C98F14" },
      { d: "M6.7 8.2a1.7 3 0 1 0 3.4 0a1.7 3 0 1 0 -3.4 0z", fill: "#C98F14", transform: "rotate(-32 8.400 8.200)" },
      { d: "M13.9 8.2a1.7 3 0 1 0 3.4 0a1.7 3 0 1 0 -3.4 0z", fill: "#C98F14", transform: "rotate(32 15.600 8.200)" },
      { d: "M6.7 13.2a1.7 3 0 1 0 3.4 0a1.7 3 0 1 0 -3.4 0z", fill: "#C98F14", transform: "rotate(-32 8.400 13.200)" },
      { d: "M13.9 13.2a1.7 3 0 1 0 3.4 0a1.7 3 0 1 0 -3.4 0z", fill: "#C98F14", transform: "rotate(32 15.600 13.200)" },
    ],
  },
  spy: {
    size: 24,
    parts: [
      {
        d: "M3 10.500c3-1.200 3.500-1.500 4.200-6 2.600 1.300 7 1.300 9.600 0 .7 4.500 1.200 4.800 4.200 6-4 1.800-14 1.800-18 0z",
        fill: "var(--ink)",
      },
      {
        d: "M4 14.500c3-1.300 6-.8 8 .7 2-1.500 5-2 8-.7-.2 3.500-2 5-4.300 5-2 0-3-1.500-3.700-2.800-.7 1.300-1.700 2.800-3.700 2.800-2.300 0-4.100-1.500-4.300-5z",
        fill: "var(--ink)",
      },
    ],
  },
  uranium: {
    size: 24,
    parts: [
      { d: "M9.6 12a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0z", fill: "#4E8F2C" },
      { d: "M2 12a10 4 0 1 0 20 0a10 4 0 1 0 -20 0z", fill: "none", stroke: "#4E8F2C", width: 1.7 },
      {
        d: "M2 12a10 4 0 1 0 20 0a10 4 0 1 0 -20 0z",
        fill: "none",
        stroke: "#4E8F2C",
        width: 1.7,
        transform: "rotate(60 12 12)",
      },
      {
        d: "M2 12a10 4 0 1 0 20 0a10 4 0 1 0 -20 0z",
        fill: "none",
        stroke: "#4E8F2C",
        width: 1.7,
        transform: "rotate(120 12 12)",
      },
    ],
  },
  hut: {
    size: 40,
    parts: [
      { d: "M5 32a15 3 0 1 0 30 0a15 3 0 1 0 -30 0z", fill: "#000", opacity: 0.13 },
      { d: "M9 19h22v12H9z", fill: "#D9B77D" },
      { d: "M20 5L35 20.500q-15 3-30 0z", fill: "#A9773E" },
      { d: "M20 5L35 20.500q-7 1.600-13 1.700z", fill: "#8B5D2C" },
      { d: "M16.500 31v-6.500a3.500 3.500 0 0 1 7 0V31z", fill: "#5E3F20" },
    ],
  },
  village: {
    size: 40,
    parts: [
      { d: "M3 33a17 3 0 1 0 34 0a17 3 0 1 0 -34 0z", fill: "#000", opacity: 0.13 },
      { d: "M13 10l9 21H4z", fill: "#B98A54" },
      { d: "M13 10l9 21h-6z", fill: "#966A38" },
      { d: "M27 14l8.500 17h-17z", fill: "#CFA268" },
      { d: "M27 14l8.500 17h-6z", fill: "#A97B43" },
      { d: "M11 31l2-7 2 7zM25 31l2-6 2 6z", fill: "#4F3418" },
      { d: "M13 10V4", fill: "none", stroke: "#5E3F20", width: 1.5 },
      { d: "M13 3.500l7 2.200-7 2.300z", fill: "#A32A1F" },
      { d: "M3 33v-5M37 33v-5M7 34v-3.500M33 34v-3.500", fill: "none", stroke: "#6F4B24", width: 2.4 },
    ],
  },
  granary: {
    size: 48,
    parts: [
      { d: "M8 20h14v22H8z", fill: "#E2C48E" },
      { d: "M15 6c6 3 8.500 8 8.500 14h-17C6.500 14 9 9 15 6z", fill: "#B5703C" },
      { d: "M15 6c6 3 8.500 8 8.500 14H17z", fill: "#925327" },
      { d: "M24 26h17v16H24z", fill: "#EBD3A3" },
      { d: "M22 27l10.500-9L43 27z", fill: "#C58349" },
      { d: "M32.500 18L43 27h-7z", fill: "#9C5E2C" },
      { d: "M29 42V32h7v10z", fill: "#7A5330" },
      { d: "M12 42v-7h6v7z", fill: "#7A5330" },
      { d: "M11 26h8M11 30h8", fill: "none", stroke: "#B5904F", width: 1.5 },
    ],
  },
  library: {
    size: 48,
    parts: [
      { d: "M6 19L24 8l18 11z", fill: "#C98C5A" },
      { d: "M24 8l18 11H30z", fill: "#A66B3C" },
      { d: "M8 19h32v3.500H8z", fill: "#EAD9B5" },
      {
        d: "M10 22.500h4.500V37H10zM18 22.500h4.500V37H18zM25.500 22.500H30V37h-4.500zM33.500 22.500H38V37h-4.500z",
        fill: "#F3E7CB",
      },
      { d: "M6 37h36v5H6z", fill: "#D6BF90" },
      { d: "M18 30q3-2 6 0 3-2 6 0v8q-3-2-6 0-3-2-6 0z", fill: "#FFFDF6", stroke: "#6B3F86", width: 1.6 },
      { d: "M24 30v8", fill: "none", stroke: "#6B3F86", width: 1.3 },
    ],
  },
  market: {
    size: 48,
    parts: [
      { d: "M8 24h32v18H8z", fill: "#EBD3A3" },
      {
        d: "M6 12h36l3 11q-3.500 3.500-7 0-3.500 3.500-7 0-3.500 3.500-7 0-3.500 3.500-7 0-3.500 3.500-7 0-3.500 3.500-7 0z",
        fill: "#FFF7E4",
      },
      {
        d: "M6 12h6l-2 11q-3.500 3.500-7 0zM18 12h6v11q-3.500 3.500-7 0zM30 12h6l2 11q-3.500 3.500-7 0z",
        fill: "#C0553D",
      },
      { d: "M11 31h26v4H11z", fill: "#A9773E" },
      { d: "M13.5 29.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0z", fill: "#D98A2B" },
      { d: "M18.5 29.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0z", fill: "#B23A2E" },
      { d: "M24.5 29.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0z", fill: "#5E8F3D" },
      { d: "M29.5 29.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0z", fill: "#D98A2B" },
    ],
  },
  trading_post: {
    size: 48,
    parts: [
      { d: "M7 40L20 14l13 26z", fill: "#E6CB97" },
      { d: "M20 14l13 26h-9z", fill: "#C09A5B" },
      { d: "M16 40l4-12 4 12z", fill: "#7A5330" },
      { d: "M30 24h11v16H30z", fill: "#A9773E" },
      { d: "M30 29h11M30 34h11", fill: "none", stroke: "#7A5330", width: 1.6 },
      { d: "M31.4 19a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0 -9.2 0z", fill: "#E3B02C", stroke: "#8A6508", width: 1.5 },
      { d: "M20 14V7l7 2.500-7 2.500", fill: "#1F6FB2" },
    ],
  },
  barracks: {
    size: 48,
    parts: [
      { d: "M7 18h34v24H7z", fill: "#B9B2A4" },
      { d: "M7 12h6v4h4v-4h6v4h4v-4h6v4h4v-4h4v8H7z", fill: "#8F887B" },
      { d: "M20 42V31a4 4 0 0 1 8 0v11z", fill: "#5A5349" },
      { d: "M12 24l6 8m0-8l-6 8M30 24l6 8m0-8l-6 8", fill: "none", stroke: "#A32A1F", width: 2.2 },
    ],
  },
  temple: {
    size: 48,
    parts: [
      { d: "M5 20L24 7l19 13z", fill: "#EAD9B5" },
      { d: "M24 7l19 13H30z", fill: "#CDB98C" },
      { d: "M21.2 15.5a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0z", fill: "#7B4EA3" },
      { d: "M8 20h32v3H8z", fill: "#CDB98C" },
      { d: "M10 23h4v14h-4zM17.500 23h4v14h-4zM26.500 23h4v14h-4zM34 23h4v14h-4z", fill: "#F6EEDA" },
      { d: "M7 37h34v2.500H7zM4 39.500h40V43H4z", fill: "#D6C49A" },
    ],
  },
  oracle: {
    size: 48,
    parts: [
      { d: "M8 20a16 16 0 1 0 32 0a16 16 0 1 0 -32 0z", fill: "#E3B02C", opacity: 0.28 },
      { d: "M7 40h34v3.500H7z", fill: "#C9B686" },
      { d: "M10 36.500h28V40H10z", fill: "#E4D5AC" },
      {
        d: "M12 22h4v14.500h-4zM19 22h3.500v14.500H19zM25.500 22H29v14.500h-3.500zM32 22h4v14.500h-4z",
        fill: "#F8F1DD",
      },
      { d: "M9.500 22a14.500 11 0 0 1 29 0z", fill: "#C98C5A" },
      { d: "M24 11a14.500 11 0 0 1 14.500 11H29z", fill: "#A66B3C" },
      { d: "M24 11.500c-5-3 1-5-1-9 5 2 6 6 1 9z", fill: "#7B4EA3" },
      { d: "M21.500 36.500l2.500-8 2.500 8z", fill: "#7B4EA3" },
    ],
  },
  stonehenge: {
    size: 48,
    parts: [
      { d: "M14.5 17a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0 -19 0z", fill: "#F2C664", opacity: 0.65 },
      { d: "M4 40q20-7 40 0v3H4z", fill: "#A9BE78" },
      { d: "M7 20h5v21H7zM17 20h5v20h-5zM27 20h5v20h-5zM37 20h5v21h-5z", fill: "#A49C8F" },
      { d: "M10 20h2v21h-2zM20 20h2v20h-2zM30 20h2v20h-2zM40 20h2v21h-2z", fill: "#857D74" },
      { d: "M5 14.500h19v5.500H5zM25.500 14.500H44V20H25.500z", fill: "#BDB5A7" },
      { d: "M14 32h3.500v8H14zM32.500 32H36v8h-3.500z", fill: "#938B80" },
    ],
  },
  colossus: {
    size: 48,
    parts: [
      { d: "M3 42q10.500-5 21 0t21 0v3H3z", fill: "#7DB2C8" },
      { d: "M8 36h11v7H8zM29 36h11v7H29z", fill: "#C9B686" },
      { d: "M12 36l6-14h12l6 14h-5.500L24 27l-6.500 9z", fill: "#C77B3B" },
      { d: "M18 12h12l1.500 12h-15z", fill: "#D98F4B" },
      { d: "M30 12l6-7 2.500 2-7 10z", fill: "#C77B3B" },
      { d: "M20 8a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z", fill: "#D98F4B" },
      { d: "M36 4q1-3 3.500-2.500-.5 3-2 5z", fill: "#E3B02C" },
    ],
  },
  hanging_gardens: {
    size: 48,
    parts: [
      { d: "M5 32h38v11H5z", fill: "#D9BE8C" },
      { d: "M11 21h26v11H11z", fill: "#E4CD9F" },
      { d: "M17 11h14v10H17z", fill: "#EBD9B2" },
      {
        d: "M4 32q3-5 6-2 3-5 6-1 3-4 6 0 3-5 6-1 3-4 6 1 3-4 10 3zM10 21q3-5 6-1 3-5 6 0 3-5 6 0 3-4 10 1zM16 11q3-5 8-2 4-5 8 2z",
        fill: "#5E8F4B",
      },
      { d: "M13 33v6M24 22v5M35 33v7M20 12v5", fill: "none", stroke: "#5E8F4B", width: 2.4 },
    ],
  },
  porcelain_tower: {
    size: 48,
    parts: [
      {
        d: "M17 36h14v7H17zM18 27h12v7H18zM19 18.500h10V25H19zM20 10.500h8v6h-8z",
        fill: "#F4F6F5",
        stroke: "#4A86A8",
        width: 1.3,
      },
      {
        d: "M11 37q13-4 26 0l-3-4.500H14zM12.500 28q11.500-4 23 0l-3-4h-17zM14 19.500q10-3.500 20 0l-3-4H17zM16 11.500q8-3.500 16 0l-8-7z",
        fill: "#3F7FA6",
      },
    ],
  },
  himeji_castle: {
    size: 48,
    parts: [
      { d: "M8 43l5-9h22l5 9z", fill: "#B9B2A4" },
      { d: "M13 25h22v9H13zM17 15h14v8H17z", fill: "#F6F2E8" },
      { d: "M8 27q16-4 32 0l-5-6H13zM12 17q12-4 24 0l-5-6H17z", fill: "#4E5B6B" },
      { d: "M19 9l5-5 5 5z", fill: "#4E5B6B" },
      { d: "M20 34v-5h8v5zM21 23v-4h6v4z", fill: "#8A93A0" },
    ],
  },
  scientist: {
    size: 48,
    parts: [
      { d: "M8 48c0-11 7-15 16-15s16 4 16 15z", fill: "#3C6E71" },
      { d: "M19 28h10v8q-5 4-10 0z", fill: "#D9A982" },
      { d: "M15.5 20.5a8.5 10.5 0 1 0 17 0a8.5 10.5 0 1 0 -17 0z", fill: "#E9C3A0" },
      { d: "M14.500 20c-2-10 3-14 9.500-14s12 4 9.500 14c-1-4-3-7-5-8-3 2-8 2-10 1-2 2-3 4-4 7z", fill: "#D8D3C8" },
      { d: "M18 27q6 7 12 0v4q-6 6-12 0z", fill: "#D8D3C8" },
      { d: "M17.9 20.5a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0z", fill: "none", stroke: "#4a3b2c", width: 1.2 },
      { d: "M24.9 20.5a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0z", fill: "none", stroke: "#4a3b2c", width: 1.2 },
      { d: "M23 20.500h2", fill: "none", stroke: "#4a3b2c", width: 1.2 },
    ],
  },
  general: {
    size: 48,
    parts: [
      { d: "M8 48c0-11 7-15 16-15s16 4 16 15z", fill: "#7E2A22" },
      { d: "M19 28h10v8q-5 4-10 0z", fill: "#D9A982" },
      { d: "M15.5 20.5a8.5 10.5 0 1 0 17 0a8.5 10.5 0 1 0 -17 0z", fill: "#E9C3A0" },
      { d: "M13 17q11-6 22 0l-2-9q-9-5-18 0z", fill: "#54606E" },
      { d: "M23 4h2.500v-2.500q6 .5 5 6.500-3-3-5-2.500z", fill: "#C23B2E" },
      { d: "M12 17.500q12-4.500 24 0", fill: "none", stroke: "#E3B02C", width: 2.0 },
      { d: "M11 40h5M32 40h5", fill: "none", stroke: "#E3B02C", width: 2.5 },
    ],
  },
  artist: {
    size: 48,
    parts: [
      { d: "M8 48c0-11 7-15 16-15s16 4 16 15z", fill: "#5B3A72" },
      { d: "M19 28h10v8q-5 4-10 0z", fill: "#D9A982" },
      { d: "M15.5 20.5a8.5 10.5 0 1 0 17 0a8.5 10.5 0 1 0 -17 0z", fill: "#E9C3A0" },
      { d: "M13 22c-3-12 4-16 11-16s14 4 11 16c-1-5-3-8-6-9-4 2-8 2-10 1-3 1-5 4-6 8z", fill: "#5A3B28" },
      { d: "M12 12q6-9 22-6 3 1 3 5-12-4-25 1z", fill: "#A32A1F" },
      { d: "M19 27q5 4 10 0", fill: "none", stroke: "#5A3B28", width: 1.8 },
    ],
  },
  infantry: {
    size: 48,
    parts: [
      { d: "M36 4l3 9h-2v31h-2V13h-2z", fill: "currentColor" },
      { d: "M14.5 12a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0z", fill: "currentColor" },
      { d: "M13 12q7-11 14 0z", fill: "currentColor" },
      { d: "M12 20h15l9 5v4l-8-3v7l3 11h-5l-5-10-5 10h-5l3-12z", fill: "currentColor" },
      { d: "M6 28a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z", fill: "var(--cv-unit)", stroke: "currentColor", width: 2.0 },
      { d: "M11.8 28a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0z", fill: "currentColor" },
    ],
  },
  mounted: {
    size: 48,
    parts: [
      {
        d: "M8 24q4-5 11-4l11 1 5-9 2-4 2 4 5 6-3 4-4-2-2 8-3 5 3 11h-3.500l-4-10H18l-5 10H9.500l3-11q-2-2-2.500-4-2 3-2 7H5q0-8 3-12z",
        fill: "currentColor",
      },
      { d: "M19.2 6.5a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0 -7.6 0z", fill: "currentColor" },
      { d: "M19 11h7l6 6-2 2-5-3v6h-7z", fill: "var(--cv-unit)", stroke: "currentColor", width: 1.6 },
    ],
  },
  artillery: {
    size: 48,
    parts: [
      { d: "M6 36a7 7 0 1 0 14 0a7 7 0 1 0 -14 0z", fill: "none", stroke: "currentColor", width: 3.0 },
      { d: "M29 36a7 7 0 1 0 14 0a7 7 0 1 0 -14 0z", fill: "none", stroke: "currentColor", width: 3.0 },
      { d: "M5 30h38v4H5z", fill: "currentColor" },
      { d: "M14 30l8-16 3 1.500L19 30z", fill: "currentColor" },
      { d: "M24 16L40 6l1.500 3-15 10z", fill: "currentColor" },
      {
        d: "M36.5 6.5a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0z",
        fill: "var(--cv-unit)",
        stroke: "currentColor",
        width: 1.6,
      },
      { d: "M24 18l8 12h-5l-5-9z", fill: "currentColor" },
    ],
  },
};
