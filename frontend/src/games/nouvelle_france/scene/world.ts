// The 3D scene. It is rendered on changes only; Svelte adds names and figures as overlays.

import * as three from "three";
import type { LineSegments2 } from "three/addons/lines/LineSegments2.js";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";
import type { Spot } from "../placing";
import type { FranceBoard, FranceView, PlacedPiece, WorkId } from "../types";
import { cornersOf, landscape, plateMesh } from "./ground";
import { standOf, type Stand } from "./layout";
import { DAY, NIGHT, paints, type Paints } from "./paint";
import { discard, dots, ghostMesh, middleOf, outline, pieceMesh } from "./pieces";
import { snowMesh } from "./snow";

export interface Shown {
  view: FranceView;
  signs: boolean;
  dark: boolean;
  upTo: number | null;
}

export interface Pixel {
  x: number;
  y: number;
}

export interface Pointed {
  work: WorkId;
  /** In cells, with fractions. */
  x: number;
  y: number;
}

const ALL = 9;
const SLOW = 420;
const DROP = 5;

export class World {
  private readonly renderer: three.WebGLRenderer;
  private readonly scene = new three.Scene();
  private readonly camera = new three.PerspectiveCamera(15, 1, 1, 300);
  private readonly controls: OrbitControls;
  private readonly ray = new three.Raycaster();
  private readonly light = new three.DirectionalLight();
  private readonly air = new three.HemisphereLight();
  private readonly stands: Record<WorkId, Stand>;
  /** Objects for picking, by work. */
  private readonly solid: Record<WorkId, three.Group>;
  private fixed: three.Group | null = null;
  private readonly standing = new Map<string, three.Group>();
  private snow: three.Group | null = null;
  private ghost: three.Group | null = null;
  private ring: LineSegments2 | null = null;
  private paints: Paints;
  private look = "";
  private frame = 0;
  private falling: { group: three.Group; since: number; from: number }[] = [];
  private flight: { from: three.Vector3[]; to: three.Vector3[]; since: number } | null = null;
  private focused: WorkId | null = null;
  private alone: WorkId | null = null;
  /** Above the snow, if any. */
  private high = 0.04;
  private touched = false;
  onframe: () => void = () => undefined;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly board: FranceBoard,
    private readonly calm: boolean,
  ) {
    this.renderer = new three.WebGLRenderer({ canvas, antialias: true, alpha: true });
    this.renderer.setPixelRatio(Math.min(2, devicePixelRatio));
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.autoUpdate = false;
    this.paints = paints(false);
    this.stands = Object.fromEntries(board.works.map((work) => [work.id, standOf(work)])) as Record<WorkId, Stand>;
    this.solid = Object.fromEntries(board.works.map((work) => [work.id, new three.Group()])) as Record<
      WorkId,
      three.Group
    >;
    this.scene.add(...Object.values(this.solid), this.air, this.light, this.light.target);
    this.light.position.set(-5, 16, 10);
    this.light.castShadow = true;
    this.light.shadow.mapSize.set(2048, 2048);
    const shadow = this.light.shadow.camera;
    [shadow.left, shadow.right, shadow.top, shadow.bottom, shadow.near, shadow.far] = [-15, 15, 15, -15, 1, 40];
    this.light.shadow.bias = -0.0008;
    this.light.shadow.normalBias = 0.02;

    this.camera.position.set(50, 46, 50);
    this.controls = new OrbitControls(this.camera, canvas);
    this.controls.minPolarAngle = 0.15;
    this.controls.maxPolarAngle = 1.42;
    this.controls.enablePan = false;
    this.controls.rotateSpeed = 0.7;
    // A vertical swipe scrolls the page; a horizontal one rotates the scene.
    canvas.style.touchAction = "pan-y";
    this.controls.addEventListener("change", () => this.draw());
    this.controls.addEventListener("start", () => {
      this.touched = true;
      this.flight = null;
    });
  }

  // ---------------------------------------------------------------- content

  show({ view, signs, dark, upTo }: Shown): void {
    const palette = dark ? NIGHT : DAY;
    const limit = upTo ?? ALL;
    const look = `${signs} ${dark} ${limit}`;
    if (look !== this.look) {
      this.look = look;
      this.clear();
      this.paints = paints(signs);
      this.air.color.set(palette.sky);
      this.air.groundColor.set(palette.earth);
      this.air.intensity = palette.ambient;
      this.light.intensity = palette.sun;
      this.fixed = landscape(palette);
      this.scene.add(this.fixed);
      for (const work of this.board.works) this.solid[work.id].add(plateMesh(work, this.stands[work.id], palette));
    }
    this.showPieces(view.pieces, limit);

    this.high = view.snowfalls > 0 ? 0.27 : 0.04;
    if (this.snow) this.remove(this.snow);
    this.snow = new three.Group();
    for (const work of view.works) {
      const fallen = snowMesh(work, this.stands[work.work], view.snowfalls, palette, limit);
      fallen.userData.work = work.work;
      this.snow.add(fallen);
    }
    this.scene.add(this.snow);

    if (this.ring) this.remove(this.ring);
    this.ring = null;
    const last = view.pieces.find((piece) => piece.piece === view.last);
    if (last) {
      const cubes = last.cubes.filter((cube) => cube[2] <= limit);
      if (cubes.length > 0) {
        this.ring = outline(this.stands[last.work], cubes, last.by === "winter" ? palette.last : "#ffffff", 3.6);
        this.ring.userData.work = last.work;
        // Before the piece's own lines, which are at the same depth.
        Object.assign(this.ring.material, { polygonOffset: true, polygonOffsetFactor: -4, polygonOffsetUnits: -4 });
        this.scene.add(this.ring);
      }
    }

    this.only(this.alone);
    this.draw();
  }

  /** The held piece at its tried place, and dots at the other legal places. */
  tryOut(work: WorkId | null, spot: Spot | null, reach: [number, number, number][], dark: boolean): void {
    const palette = dark ? NIGHT : DAY;
    if (this.ghost) this.remove(this.ghost);
    this.ghost = null;
    if (work && spot) {
      const legal = spot.row !== null;
      this.ghost = ghostMesh(this.stands[work], spot.cubes, this.paints, legal ? palette.can : palette.refuse, legal);
      this.ghost.add(dots(this.stands[work], reach, palette.can, this.high));
      this.scene.add(this.ghost);
    }
    this.draw();
  }

  private showPieces(pieces: PlacedPiece[], limit: number): void {
    const first = this.standing.size === 0;
    const wanted = new Set(pieces.map((piece) => piece.piece));
    for (const [id, group] of this.standing)
      if (!wanted.has(id)) {
        this.remove(group);
        this.standing.delete(id);
      }
    for (const piece of pieces) {
      if (this.standing.has(piece.piece)) continue;
      const group = pieceMesh(
        this.stands[piece.work],
        piece.cubes.filter((cube) => cube[2] <= limit),
        this.paints,
      );
      this.solid[piece.work].add(group);
      this.standing.set(piece.piece, group);
      if (!first && !this.calm) {
        group.position.y = DROP;
        this.falling.push({ group, since: performance.now(), from: DROP });
      }
    }
  }

  private remove(thing: three.Object3D): void {
    thing.removeFromParent();
    discard(thing, this.paints);
  }

  /** Only this work is shown, on a small screen; null: all of them. */
  only(work: WorkId | null): void {
    this.alone = work;
    for (const [id, group] of Object.entries(this.solid)) group.visible = work === null || id === work;
    for (const thing of [...(this.snow?.children ?? []), this.ring])
      if (thing) thing.visible = work === null || thing.userData.work === work;
    this.renderer.shadowMap.needsUpdate = true;
  }

  private clear(): void {
    for (const thing of [this.fixed, this.snow, this.ghost, this.ring]) if (thing) this.remove(thing);
    this.fixed = this.snow = this.ghost = null;
    this.ring = null;
    this.falling = [];
    for (const group of Object.values(this.solid)) for (const child of [...group.children]) this.remove(child);
    this.standing.clear();
    for (const paint of Object.values(this.paints)) {
      paint.map?.dispose();
      paint.dispose();
    }
  }

  // ---------------------------------------------------------------- picking

  private rayAt(pixel: Pixel): void {
    const box = this.canvas.getBoundingClientRect();
    const x = ((pixel.x - box.left) / box.width) * 2 - 1;
    const y = 1 - ((pixel.y - box.top) / box.height) * 2;
    this.ray.setFromCamera(new three.Vector2(x, y), this.camera);
  }

  /** The work and the cell under a point of the window. */
  pointed(pixel: Pixel): Pointed | null {
    this.rayAt(pixel);
    let best: { hit: three.Intersection; work: WorkId } | null = null;
    for (const [work, group] of Object.entries(this.solid) as [WorkId, three.Group][]) {
      if (!group.visible) continue;
      const hit = this.ray.intersectObject(group, true)[0];
      if (hit && (!best || hit.distance < best.hit.distance)) best = { hit, work };
    }
    if (!best) return null;
    const { hit, work } = best;
    const stand = this.stands[work];
    const cell = hit.object.userData as { x?: number; y?: number };
    const above = (hit.face?.normal.y ?? 1) > 0.5 || cell.x === undefined;
    return {
      work,
      x: above ? hit.point.x - stand.x - 0.5 : (cell.x ?? 0),
      y: above ? hit.point.z - stand.z - 0.5 : (cell.y ?? 0),
    };
  }

  private pixel(point: three.Vector3): Pixel {
    const at = point.clone().project(this.camera);
    return { x: ((at.x + 1) / 2) * this.canvas.clientWidth, y: ((1 - at.y) / 2) * this.canvas.clientHeight };
  }

  /** The centre of a cube, in pixels of the canvas. */
  cubeAt(work: WorkId, x: number, y: number, z: number): Pixel {
    return this.pixel(middleOf(this.stands[work], x, y, z));
  }

  /** The corners of a plate, in pixels of the canvas. */
  plateAt(work: WorkId): Pixel[] {
    return cornersOf(this.stands[work]).map((corner) => this.pixel(corner));
  }

  /** The rotation of the scene in quarter turns, for arrow keys. */
  get quarter(): number {
    return ((Math.round((this.controls.getAzimuthalAngle() - Math.PI / 4) / (Math.PI / 2)) % 4) + 4) % 4;
  }

  // ---------------------------------------------------------------- the camera

  resize(width: number, height: number): void {
    this.renderer.setSize(width, height, false);
    this.camera.aspect = width / Math.max(1, height);
    this.camera.updateProjectionMatrix();
    if (!this.touched) this.aim(this.focused, false);
    this.draw();
  }

  /** All three works, or one of them, as large as the window allows. */
  aim(work: WorkId | null, gently = true): void {
    this.focused = work;
    this.touched = false;
    const points = (work ? [work] : this.board.works.map((one) => one.id)).flatMap((id) => {
      const corners = cornersOf(this.stands[id]);
      return [...corners, ...corners.map((corner) => corner.clone().setY(3.1))];
    });
    const before = [this.camera.position.clone(), this.controls.target.clone()];
    const target = new three.Box3().setFromPoints(points).getCenter(new three.Vector3());
    const away = this.camera.position.clone().sub(this.controls.target).normalize();
    let far = 60;
    // Margins: buttons below, sticks at the sides.
    const low = work ? 0.12 : 0.1;
    const wide = work ? 0.84 : 0.88;
    const trial = this.camera.clone();
    for (let i = 0; i < 6; i += 1) {
      trial.position.copy(target).addScaledVector(away, far);
      trial.lookAt(target);
      trial.updateMatrixWorld();
      const box = new three.Box3().setFromPoints(points.map((point) => point.clone().project(trial)));
      const half = Math.tan((trial.fov * Math.PI) / 360) * far;
      const right = new three.Vector3().setFromMatrixColumn(trial.matrixWorld, 0);
      const up = new three.Vector3().setFromMatrixColumn(trial.matrixWorld, 1);
      target
        .addScaledVector(right, ((box.min.x + box.max.x) / 2) * half * trial.aspect)
        .addScaledVector(up, ((box.min.y + box.max.y) / 2 - low) * half);
      far *= Math.max((box.max.x - box.min.x) / 2 / wide, (box.max.y - box.min.y) / 2 / (1 - low));
    }
    this.controls.minDistance = far * 0.3;
    this.controls.maxDistance = far * 1.7;
    const after = [target.clone().addScaledVector(away, far), target];
    if (gently && !this.calm) this.flight = { from: before, to: after, since: performance.now() };
    else this.setCamera(after);
    this.draw();
  }

  private setCamera(points: three.Vector3[]): void {
    const [at, target] = points;
    if (!at || !target) return;
    this.camera.position.copy(at);
    this.controls.target.copy(target);
    this.controls.update();
  }

  /** A quarter turn to the left (1) or to the right (-1). */
  turn(way: 1 | -1): void {
    const from = this.camera.position.clone().sub(this.controls.target);
    const to = from.clone().applyAxisAngle(new three.Vector3(0, 1, 0), (way * Math.PI) / 2);
    this.camera.position.copy(this.controls.target).add(to);
    this.controls.update();
    this.aim(this.focused, false);
  }

  // ---------------------------------------------------------------- rendering

  draw(): void {
    if (this.frame === 0) this.frame = requestAnimationFrame((now) => this.paint(now));
  }

  private paint(now: number): void {
    this.frame = 0;
    const eased = (since: number): number => {
      const t = Math.min(1, (now - since) / SLOW);
      return 1 - (1 - t) ** 3;
    };
    if (this.flight) {
      const { from, to, since } = this.flight;
      const t = eased(since);
      this.setCamera(from.map((point, i) => point.clone().lerp(to[i] ?? point, t)));
      if (t >= 1) this.flight = null;
    }
    this.falling = this.falling.filter(({ group, since, from }) => {
      const t = eased(since);
      group.position.y = from * (1 - t);
      this.renderer.shadowMap.needsUpdate = true;
      return t < 1;
    });
    if (this.ring)
      this.ring.visible = this.falling.length === 0 && (this.alone === null || this.ring.userData.work === this.alone);
    this.renderer.render(this.scene, this.camera);
    this.onframe();
    if (this.flight || this.falling.length > 0) this.draw();
  }

  dispose(): void {
    cancelAnimationFrame(this.frame);
    this.frame = -1;
    this.controls.dispose();
    this.clear();
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }
}
