// Geometry of the map: smooth outlines, the path between two squares, places for names.

import type { PathData, Province, QuadrataBoard } from "./types";

type Point = [number, number];

/** A closed outline with rounded corners. */
export function softly(points: Point[], radius = 5): string {
  const count = points.length;
  const parts = points.map((corner, i) => {
    const before = toward(corner, points[(i + count - 1) % count] as Point, radius);
    const after = toward(corner, points[(i + 1) % count] as Point, radius);
    return `${i === 0 ? "M" : "L"}${before.join(" ")}Q${corner.join(" ")} ${after.join(" ")}`;
  });
  return `${parts.join("")}Z`;
}

function toward(from: Point, to: Point, by: number): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const share = Math.min(by, length / 2.2) / length;
  return [round(from[0] + dx * share), round(from[1] + dy * share)];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function landOf(province: Province): string {
  return province.outline.map((part) => softly(part)).join("");
}

/** The line between two squares, curved according to the data. */
export function lineOf(path: PathData, board: QuadrataBoard): string {
  const at = (id: string): string => {
    const found = board.provinces.find((province) => province.id === id);
    return `${found?.x ?? 0} ${found?.y ?? 0}`;
  };
  const [first, second] = path.via;
  if (first && second) return `M${at(path.from)}C${first.join(" ")} ${second.join(" ")} ${at(path.to)}`;
  if (first) return `M${at(path.from)}Q${first.join(" ")} ${at(path.to)}`;
  return `M${at(path.from)}L${at(path.to)}`;
}

/** From a square at sea to its land: the middle of the outline, if the square lies outside it. */
export function leaderOf(province: Province): { x: number; y: number } | null {
  const main = province.outline[0] ?? [];
  const [xs, ys] = [main.map(([x]) => x), main.map(([, y]) => y)];
  const x = (Math.min(...xs) + Math.max(...xs)) / 2;
  const y = (Math.min(...ys) + Math.max(...ys)) / 2;
  const small = Math.max(...xs) - Math.min(...xs) < 90;
  return small && Math.hypot(x - province.x, y - province.y) > 40 ? { x, y } : null;
}

/** The position of the first line of a province's name. */
export const NAMES: Record<string, Point> = {
  british_columbia: [128, 432],
  alberta: [232, 461],
  saskatchewan: [313, 496],
  manitoba: [408, 416],
  ontario: [600, 553],
  quebec: [668, 398],
  new_brunswick: [790, 630],
  prince_edward_island: [904, 460],
  nova_scotia: [905, 617],
  newfoundland_and_labrador: [912, 293],
  nunavut: [436, 279],
  northwest_territories: [268, 276],
  yukon: [131, 234],
};

/** Neighbouring countries, drawn pale: Alaska, and everything south. */
export const ABROAD = [
  "M55.3 192.3Q52 196 55 200L61 208Q64 212 63.8 217L63.2 230Q63 235 65.1 239.5L67.9 245.5Q70 250 65.7 247.4L44.3 234.6Q40 232 35 231.8L-695 200.2Q-700 200 -700 195L-700 -195Q-700 -200 -695 -200L55 -200Q60 -200 61.9 -195.4L166.1 61.4Q168 66 164.7 69.7L114.3 126.3Q111 130 107.7 133.7Z",
  "M82.5 500.3Q86 492 92.4 486.1L93.6 484.9Q100 479 108.4 482.2L197.6 516.8Q206 520 214.7 522.3L246.3 530.7Q255 533 263.8 534.9L301.2 543.1Q310 545 318.9 546.2L353.1 550.8Q362 552 371 552.5L431 555.5Q440 556 448.6 558.7L453.4 560.3Q462 563 470.9 564.2L503.1 568.8Q512 570 519.1 564.5L522.9 561.5Q530 556 538.8 557.6L564.2 562.4Q573 564 576.3 572.4L580.7 583.6Q584 592 593 592.6L617 594.4Q626 595 632.1 601.7L639.9 610.3Q646 617 637.7 613.5L635.3 612.5Q627 609 628 617.9L630 637.1Q631 646 629 654.8L626 667.2Q624 676 630.5 669.8L639.5 661.2Q646 655 653.3 649.8L659.7 645.2Q667 640 665.6 635.9L665.4 635.1Q664 631 671.8 626.5L691.2 615.5Q699 611 704.5 603.9L714.5 591.1Q720 584 728.7 581.8L750.3 576.2Q759 574 760.8 570.4L761.2 569.6Q763 566 764.7 557.2L770.3 528.8Q772 520 779.7 518.6L781.3 518.4Q789 517 792.9 525.1L802.1 543.9Q806 552 801.5 559.8L782.5 592.2Q778 600 772.7 607.3L757.3 628.7Q752 636 756.9 643.6L765.1 656.4Q770 664 763 669.7L745 684.3Q738 690 737.5 699L716.5 1091Q716 1100 707 1100L99 1100Q90 1100 89.6 1091L70.4 699Q70 690 71 681.1L79 608.9Q80 600 78 591.2L68 548.8Q66 540 69.5 531.7Z",
];

export const LAKES = [
  "M520 577q28-18 62 4q8 14-20 16q-34 4-42-20z",
  "M588 612q14-4 12 22q-2 30-12 34q-12-6-8-30q2-20 8-26z",
];

/** The waves of the sea. */
export const WAVES =
  "22,330 14,440 560,300 600,372 520,372 720,220 955,320 935,520 860,670 950,655 640,58 250,40 420,40 20,560 -120,420 1080,240 1120,480 -160,560 1060,620 -140,300".split(
    " ",
  );
