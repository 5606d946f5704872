// Coordinates of a drawing and pixels of the frame it lies in: the drawing fits into the frame and may be zoomed (PanZoom).

import { UNZOOMED, type Zoom } from "./zoom";

export interface Point {
  x: number;
  y: number;
}

export class Frame {
  /** As PanZoom has it. */
  zoom = $state.raw<Zoom>(UNZOOMED);
  /** Of the frame, in pixels. */
  width = $state(0);
  height = $state(0);
  /** The viewBox of the drawing. */
  box = $state.raw({ x: 0, y: 0, width: 1, height: 1 });

  /** Pixels of a unit of the drawing, unzoomed. */
  scale = $derived(Math.min(this.width / this.box.width, this.height / this.box.height) || 1);
  /** What stays empty on the left and above, since the drawing keeps its proportions. */
  inset = $derived({
    x: (this.width - this.box.width * this.scale) / 2,
    y: (this.height - this.box.height * this.scale) / 2,
  });

  /** Where a point of the drawing stands in the frame. */
  inFrame({ x, y }: Point): Point {
    return {
      x: this.zoom.x + this.zoom.scale * (this.inset.x + (x - this.box.x) * this.scale),
      y: this.zoom.y + this.zoom.scale * (this.inset.y + (y - this.box.y) * this.scale),
    };
  }

  /** The point of the drawing that stands here in the frame. */
  inDrawing({ x, y }: Point): Point {
    return {
      x: this.box.x + ((x - this.zoom.x) / this.zoom.scale - this.inset.x) / this.scale,
      y: this.box.y + ((y - this.zoom.y) / this.zoom.scale - this.inset.y) / this.scale,
    };
  }
}

/** The point of an SVG drawing under the pointer. */
export function unitsAt(
  drawing: SVGGraphicsElement,
  { clientX, clientY }: { clientX: number; clientY: number },
): Point {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(drawing.getScreenCTM()?.inverse());
  return { x, y };
}
