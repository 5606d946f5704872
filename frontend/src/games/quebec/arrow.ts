// An arrow from one place of the board to another, curved so that it does not cover what is between.

interface Place {
  x: number;
  y: number;
}

const RIM = 46; // radius of a place, where the arrow begins and ends
const BEND = 0.18;
const HEAD = 16;

/** The line, and the triangle at its end. */
export function arrow(from: Place, to: Place): { line: string; head: string } {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const middle = { x: (from.x + to.x) / 2 - BEND * dy, y: (from.y + to.y) / 2 + BEND * dx };
  const start = towards(from, middle, RIM);
  const tip = towards(to, middle, RIM);
  const back = towards(tip, middle, HEAD);
  const across = { x: (tip.y - back.y) * 0.6, y: (back.x - tip.x) * 0.6 };
  const line = `M${at(start)}Q${at(middle)} ${at(back)}`;
  const corners = [
    { x: back.x + across.x, y: back.y + across.y },
    { x: back.x - across.x, y: back.y - across.y },
  ];
  return { line, head: `M${at(tip)}L${corners.map(at).join("L")}z` };
}

/** A point at a distance from one place towards another. */
function towards(from: Place, to: Place, far: number): Place {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) * far) / length, y: from.y + ((to.y - from.y) * far) / length };
}

function at({ x, y }: Place): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
