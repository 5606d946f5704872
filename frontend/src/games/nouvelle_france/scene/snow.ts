// Snow on everything covered by the snowfalls so far: caps on open cubes and cells, drifts around the plates.

import * as three from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import type { WorkView } from "../types";
import { PLATE, type Stand } from "./layout";
import type { Palette } from "./paint";

/** A deterministic pseudo-random number between 0 and 1 for a position. */
function scatter(a: number, b: number): number {
  const wave = Math.sin(a * 127.1 + b * 311.7) * 43758.5453;
  return wave - Math.floor(wave);
}

export function snowMesh(work: WorkView, stand: Stand, snowfalls: number, palette: Palette, upTo: number): three.Group {
  const group = new three.Group();
  if (snowfalls === 0) return group;
  const white = new three.MeshLambertMaterial({ color: palette.snow, emissive: palette.snow, emissiveIntensity: 0.08 });
  const place = new three.Matrix4();
  const still = new three.Quaternion();

  const open = work.heights.filter(([, , top]) => Math.min(top, upTo) <= snowfalls);
  const cubes = open.filter(([, , top]) => top > 0);
  const cells = open.filter(([, , top]) => top === 0);
  const pillows = new three.InstancedMesh(new three.SphereGeometry(0.43, 16, 10), white, cells.length);
  cells.forEach(([x, y], i) => {
    const at = new three.Vector3(stand.x + x + 0.5, PLATE, stand.z + y + 0.5);
    const thick = 0.34 + 0.22 * scatter(x + stand.x, y + stand.z);
    pillows.setMatrixAt(i, place.compose(at, still, new three.Vector3(1, thick, 1)));
  });
  const caps = new three.InstancedMesh(new RoundedBoxGeometry(0.96, 0.3, 0.96, 3, 0.14), white, cubes.length);
  cubes.forEach(([x, y, top], i) => {
    const thick = 0.7 + 0.5 * scatter(x + stand.x, y + stand.z);
    const at = new three.Vector3(stand.x + x + 0.5, PLATE + Math.min(top, upTo) + 0.04, stand.z + y + 0.5);
    caps.setMatrixAt(i, place.compose(at, still, new three.Vector3(0.99, thick, 0.99)));
  });
  for (const mesh of [caps, pillows]) {
    mesh.castShadow = mesh.receiveShadow = true;
    mesh.raycast = () => undefined;
    group.add(mesh);
  }

  const around: [number, number][] = [];
  for (let x = -0.2; x < stand.wide + 0.4; x += 0.42) around.push([x, stand.deep + 0.42], [x, -0.42]);
  for (let z = -0.2; z < stand.deep + 0.4; z += 0.42) around.push([stand.wide + 0.42, z], [-0.42, z]);
  const drifts = new three.InstancedMesh(new three.SphereGeometry(0.34, 10, 7), white, around.length);
  around.forEach(([x, z], i) => {
    const chance = scatter(x * 3.1 + stand.x, z * 1.7 + stand.z);
    // Each snowfall covers more of the base, and higher.
    const size = chance < 0.27 * snowfalls ? 0.62 + 0.7 * chance : 0.001;
    const at = new three.Vector3(stand.x + x, 0.02, stand.z + z);
    drifts.setMatrixAt(
      i,
      place.compose(at, still, new three.Vector3(size * 1.35, size * (0.45 + 0.12 * snowfalls), size * 1.35)),
    );
  });
  drifts.receiveShadow = true;
  drifts.raycast = () => undefined;
  group.add(drifts);
  return group;
}
