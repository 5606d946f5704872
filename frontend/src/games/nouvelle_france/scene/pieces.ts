// Pieces as meshes: cubes of one colour each, a heavy outline, fine inner lines.

import * as three from "three";
import { LineMaterial } from "three/addons/lines/LineMaterial.js";
import { LineSegments2 } from "three/addons/lines/LineSegments2.js";
import { LineSegmentsGeometry } from "three/addons/lines/LineSegmentsGeometry.js";
import { TONES } from "../colours";
import type { Cube } from "../types";
import { edgesOf } from "./edges";
import { PLATE, type Stand } from "./layout";
import type { Paints } from "./paint";

const BOX = new three.BoxGeometry(1, 1, 1);

/** The middle of a cube. */
export function middleOf(stand: Stand, x: number, y: number, z: number): three.Vector3 {
  return new three.Vector3(stand.x + x + 0.5, PLATE + z - 0.5, stand.z + y + 0.5);
}

/** Points of the rules' grid (floors start at 1) as points of the scene. */
function placed(stand: Stand, points: number[]): number[] {
  const made: number[] = [];
  for (let i = 0; i < points.length; i += 3)
    made.push(stand.x + (points[i] ?? 0), PLATE + (points[i + 2] ?? 0) - 1, stand.z + (points[i + 1] ?? 0));
  return made;
}

/** Lines of a width in pixels. */
export function lines(points: number[], colour: string, width: number, opacity = 1): LineSegments2 {
  const material = new LineMaterial({ color: colour, linewidth: width, transparent: opacity < 1, opacity });
  const made = new LineSegments2(new LineSegmentsGeometry().setPositions(points), material);
  made.raycast = () => undefined;
  return made;
}

export function outline(stand: Stand, cubes: Cube[], colour: string, width: number, opacity = 1): LineSegments2 {
  return lines(placed(stand, edgesOf(cubes).heavy), colour, width, opacity);
}

export function pieceMesh(stand: Stand, cubes: Cube[], paints: Paints): three.Group {
  const group = new three.Group();
  for (const [x, y, z, colour] of cubes) {
    const mesh = new three.Mesh(BOX, paints[colour]);
    mesh.position.copy(middleOf(stand, x, y, z));
    mesh.castShadow = mesh.receiveShadow = true;
    mesh.userData = { x, y };
    group.add(mesh);
  }
  const edges = edgesOf(cubes);
  const dark = cubes.every((cube) => cube[3] === "white") ? TONES.white.edge : "#2a2623";
  group.add(lines(placed(stand, edges.heavy), dark, 2.1));
  if (edges.fine.length > 0) group.add(lines(placed(stand, edges.fine), dark, 1, 0.4));
  return group;
}

/** The piece being tried: translucent, with a glowing outline. */
export function ghostMesh(stand: Stand, cubes: Cube[], paints: Paints, colour: string, legal: boolean): three.Group {
  const group = new three.Group();
  for (const [x, y, z, of] of cubes) {
    const material = paints[of].clone();
    material.transparent = true;
    material.opacity = legal ? 0.93 : 0.5;
    material.emissive = new three.Color(colour);
    material.emissiveIntensity = legal ? 0.06 : 0.3;
    const mesh = new three.Mesh(BOX, material);
    mesh.position.copy(middleOf(stand, x, y, z));
    mesh.scale.setScalar(1.002);
    mesh.raycast = () => undefined;
    mesh.renderOrder = 1;
    group.add(mesh);
  }
  const glow = outline(stand, cubes, colour, 8, 0.2);
  const edge = outline(stand, cubes, colour, 3.2);
  // Visible through everything in front of it.
  const through = outline(stand, cubes, colour, 2, 0.42);
  through.material.depthTest = false;
  // After the cubes, otherwise the lines behind would shine through.
  const shown = legal ? [glow, edge, through] : [glow, edge];
  for (const line of shown) {
    line.material.transparent = true;
    line.renderOrder = 2;
  }
  group.add(...shown);
  return group;
}

/** Dots at the possible places of the piece, at this height above the cell. */
export function dots(
  stand: Stand,
  cells: [number, number, number][],
  colour: string,
  high: number,
): three.InstancedMesh {
  const material = new three.MeshBasicMaterial({ color: colour, transparent: true, opacity: 0.85 });
  const made = new three.InstancedMesh(
    new three.CircleGeometry(0.13, 20).rotateX(-Math.PI / 2),
    material,
    cells.length,
  );
  const at = new three.Matrix4();
  cells.forEach(([x, y, z], i) => {
    const middle = middleOf(stand, x, y, z);
    made.setMatrixAt(i, at.makeTranslation(middle.x, middle.y - 0.5 + high, middle.z));
  });
  made.raycast = () => undefined;
  return made;
}

/** Disposes of geometry and materials that belong to this group alone. */
export function discard(group: three.Object3D, shared: Paints): void {
  const kept = new Set<three.Material>(Object.values(shared));
  group.traverse((thing) => {
    if (!(thing instanceof three.Mesh)) return;
    if (thing.geometry !== BOX && !thing.userData.kept) thing.geometry.dispose();
    for (const material of Array.isArray(thing.material) ? thing.material : [thing.material])
      if (!kept.has(material) && !thing.userData.kept) material.dispose();
  });
}
