// The camera of the map: the size of squares and the centre. It is kept while the table shows something else, and
// across phases.

import { Frame, type Point } from "../../kit/frame.svelte";
import { covering, type Zoom } from "../../kit/zoom";
import { SIDE, type Square } from "./geometry";

/** The largest size of the map, in times of the one at which all of it is seen. */
export const MOST = 8;
/** At the first view of the capital: the number of squares across, and the maximal size of one. */
const ACROSS = 6;
const LARGE = 72;
/** The height of the collapsed shop at the bottom of the map. */
export const SHOP = 94;
/** Overlays at the other edges: coordinates; the tabs above, the zoom controls below. */
export const [EDGE, TABS, BAR] = [22, 66, 58];

export class Camera extends Frame {
  /** How far what floats over the frame reaches from its edges: the map can be moved from under it. */
  floats = $state.raw({ left: 0, right: 0, top: 0, bottom: 0 });
  /** The height of the shop that comes and goes at the bottom of the map. */
  shop = $state.raw(SHOP);
  /** The map point in the centre of the frame, and the size of a unit of the map. */
  #kept: { at: Point; size: number } | null = null;

  /** The part of the frame over which nothing floats. */
  clear = $derived({
    left: this.floats.left,
    top: this.floats.top,
    width: Math.max(SIDE, this.width - this.floats.left - this.floats.right),
    height: Math.max(SIDE, this.height - this.floats.top - this.floats.bottom),
  });
  /** The scale at which the whole map is visible there. */
  least = $derived(
    Math.min(1, this.clear.width / (this.box.width * this.scale), this.clear.height / (this.box.height * this.scale)),
  );
  /** The width of a square in pixels. */
  side = $derived(SIDE * this.scale * this.zoom.scale);

  constructor() {
    super();
    this.box = { x: 0, y: 0, width: SIDE, height: SIDE };
  }

  middleOf(square: Square): Point {
    return this.inFrame({ x: square.x + SIDE / 2, y: square.y + SIDE / 2 });
  }

  /** The map leaves no more empty than it must of what is clear, with the shop there or without: it does not move when the
      shop comes and goes. */
  bound(wanted: Zoom): Zoom {
    const { scale } = wanted;
    const { left, top, width } = this.clear;
    const height = this.height - top - Math.max(this.floats.bottom, this.shop + BAR);
    const [offX, offY] = [scale * this.inset.x, scale * this.inset.y];
    const [wide, high] = [scale * this.scale * this.box.width, scale * this.scale * this.box.height];
    return {
      scale,
      x: covering(wanted.x + offX, wide, left, left + width) - offX,
      y: covering(wanted.y + offY, high, top, top + height) - offY,
    };
  }

  /** Zoom to a scale, with this map point at a position in the frame, by default the centre of the free area. */
  lookAt(at: Point, near: number, there = this.#middle()): void {
    const scale = Math.min(MOST, Math.max(this.least, near));
    const wanted = {
      scale,
      x: there.x - scale * (this.inset.x + at.x * this.scale),
      y: there.y - scale * (this.inset.y + at.y * this.scale),
    };
    this.zoom = this.bound(wanted);
  }

  #middle(): Point {
    const { left, top, width, height } = this.clear;
    return { x: left + width / 2, y: top + height / 2 };
  }

  near(by: number): void {
    this.lookAt(this.inDrawing(this.#middle()), this.zoom.scale * by);
  }

  all(): void {
    this.lookAt({ x: this.box.width / 2, y: this.box.height / 2 }, this.least);
  }

  /** The scale at which the surroundings of a city are easy to read. */
  get easy(): number {
    return Math.min(LARGE, this.clear.width / ACROSS, this.clear.height / ACROSS) / (SIDE * this.scale);
  }

  /** Show these points as large as they fit, up to an easily readable size. */
  show(points: Point[]): void {
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const [across, down] = [right - left + 3 * SIDE, bottom - top + 3 * SIDE];
    const fits = Math.min(this.clear.width / across, this.clear.height / down) / this.scale;
    this.lookAt({ x: (left + right) / 2, y: (top + bottom) / 2 }, Math.min(fits, this.easy));
  }

  /** Whether the centre of a square is visible and not covered by an overlay. */
  sees(square: Square): boolean {
    const { x, y } = this.middleOf(square);
    const { left, top, width, height } = this.clear;
    return x > left && y > top && x < left + width && y < top + height;
  }

  /** Move the map as little as possible to show a whole square. */
  reveal(square: Square): void {
    const { x, y } = this.middleOf(square);
    const by = (at: number, low: number, high: number): number => (at < low ? low - at : at > high ? high - at : 0);
    const { left, top, width, height } = this.clear;
    const half = this.side / 2;
    const wanted = {
      scale: this.zoom.scale,
      x: this.zoom.x + by(x, left + half, left + width - half),
      y: this.zoom.y + by(y, top + half, top + height - half),
    };
    this.zoom = this.bound(wanted);
  }

  /** The frame was resized: centre and scale are kept; false: nothing has been shown yet. */
  keep(): boolean {
    if (!this.#kept) return false;
    this.lookAt(this.#kept.at, this.#kept.size / this.scale, { x: this.width / 2, y: this.height / 2 });
    return true;
  }

  note(): void {
    const at = this.inDrawing({ x: this.width / 2, y: this.height / 2 });
    this.#kept = { at, size: this.scale * this.zoom.scale };
  }
}
