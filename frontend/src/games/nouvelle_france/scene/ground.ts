// The static part of the scene: the snowy ground, the trees, the plates of the works with their grey cells.

import * as three from "three";
import type { BoardWork } from "../types";
import { PLATE, type Stand } from "./layout";
import { lines } from "./pieces";
import type { Palette } from "./paint";

const FRAMES = { redoubt: "#2f5da8", mill: "#e0ab2c", church: "#7a4a24" } as const;
const RIM = 0.42;
/** x, z and size of each. */
const TREES =
  "-9.6 -6.2 1,-8.2 -7.2 1.35,-7.3 -6 .9,-1.2 -9.2 1.1,-2.6 -8.4 .8,-11.2 6.6 1.2,-4.6 10.6 1,-3.4 11.6 1.25,9.8 -6.2 1.2,10.6 -4.8 .85";

function tree(palette: Palette, x: number, z: number, size: number): three.Group {
  const group = new three.Group();
  const trunk = new three.Mesh(
    new three.CylinderGeometry(0.1, 0.13, 0.4, 6),
    new three.MeshLambertMaterial({ color: palette.trunk }),
  );
  trunk.position.y = 0.2;
  group.add(trunk);
  const green = new three.MeshLambertMaterial({ color: palette.tree, flatShading: true });
  const white = new three.MeshLambertMaterial({ color: palette.snow, flatShading: true });
  [0.62, 0.48, 0.32].forEach((radius, i) => {
    const y = 0.62 + i * 0.42;
    const cone = new three.Mesh(new three.ConeGeometry(radius, 0.72, 7), green);
    cone.position.y = y;
    cone.castShadow = true;
    const cap = new three.Mesh(new three.ConeGeometry(radius * 0.56, 0.4, 7), white);
    cap.position.y = y + 0.19;
    group.add(cone, cap);
  });
  group.position.set(x, 0, z);
  group.scale.setScalar(size);
  group.rotation.y = x;
  return group;
}

export function landscape(palette: Palette): three.Group {
  const group = new three.Group();
  const ground = new three.Mesh(
    new three.CircleGeometry(80, 48),
    new three.ShadowMaterial({ opacity: 0.16, color: 0x24384a }),
  );
  ground.rotation.x = -Math.PI / 2;
  ground.receiveShadow = true;
  group.add(ground);
  for (const one of TREES.split(",")) {
    const [x = 0, z = 0, size = 1] = one.split(" ").map(Number);
    group.add(tree(palette, x, z, size));
  }
  return group;
}

/** A plate; pickable cells have their coordinates in `userData`. */
export function plateMesh(work: BoardWork, stand: Stand, palette: Palette): three.Group {
  const group = new three.Group();
  const frame = new three.Mesh(
    new three.BoxGeometry(stand.wide + 2 * RIM, PLATE - 0.06, stand.deep + 2 * RIM),
    new three.MeshLambertMaterial({ color: FRAMES[work.id] }),
  );
  const cx = stand.x + stand.wide / 2;
  const cz = stand.z + stand.deep / 2;
  frame.position.set(cx, (PLATE - 0.06) / 2, cz);
  const inside = new three.Mesh(
    new three.BoxGeometry(stand.wide + 2 * RIM - 0.3, 0.05, stand.deep + 2 * RIM - 0.3),
    new three.MeshLambertMaterial({ color: palette.ground }),
  );
  inside.position.set(cx, PLATE - 0.045, cz);
  for (const mesh of [frame, inside]) mesh.castShadow = mesh.receiveShadow = true;
  group.add(frame, inside);

  const tile = new three.BoxGeometry(0.94, 0.04, 0.94);
  const grey = new three.MeshLambertMaterial({ color: palette.cell });
  work.rows.forEach((row, y) =>
    [...row].forEach((mark, x) => {
      if (mark !== "#") return;
      const cell = new three.Mesh(tile, grey);
      cell.position.set(stand.x + x + 0.5, PLATE - 0.01, stand.z + y + 0.5);
      cell.receiveShadow = true;
      cell.userData = { x, y };
      group.add(cell);
    }),
  );
  const edges = new three.EdgesGeometry(frame.geometry).getAttribute("position").array;
  const rim = lines([...edges], "#2a2623", 1.4, 0.7);
  rim.position.copy(frame.position);
  group.add(rim);
  return group;
}

/** The corners of a plate on the ground, for labels. */
export function cornersOf(stand: Stand): three.Vector3[] {
  const [l, r, b, f] = [stand.x - RIM, stand.x + stand.wide + RIM, stand.z - RIM, stand.z + stand.deep + RIM];
  const at = (x: number, z: number): three.Vector3 => new three.Vector3(x, PLATE / 2, z);
  return [at(l, b), at(r, b), at(r, f), at(l, f)];
}
