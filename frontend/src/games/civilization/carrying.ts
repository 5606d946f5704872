// What is carried from the shop to a square of the map, with a mouse or a finger.

export interface Place {
  x: number;
  y: number;
}

/** The movement of a pointer that still counts as a click, in pixels. */
const STILL = 6;

/** Follows a pointer that is down. Along the row it is the row that moves; any other way the item goes with it, until it is
    dropped on a square. */
export function follow(
  down: PointerEvent,
  show: (at: Place | null) => void,
  drop: (square: string, at: Place) => void,
): void {
  const stop = new AbortController();
  const { signal } = stop;
  let carried = false;
  const end = (): void => {
    stop.abort();
    if (carried) show(null);
  };
  const move = ({ clientX: x, clientY: y, buttons }: PointerEvent): void => {
    const [dx, dy] = [Math.abs(x - down.clientX), Math.abs(y - down.clientY)];
    if (buttons === 0) end();
    else if (carried) show({ x, y });
    else if (Math.hypot(dx, dy) > STILL) {
      carried = dy > dx;
      if (carried) show({ x, y });
      else end();
    }
  };
  const up = ({ clientX: x, clientY: y }: PointerEvent): void => {
    const there = carried && document.elementFromPoint(x, y)?.closest<SVGElement>("[data-spot]");
    end();
    if (there) drop(there.dataset.spot ?? "", { x, y });
  };
  addEventListener("pointermove", move, { signal });
  addEventListener("pointerup", up, { signal });
  addEventListener("pointercancel", end, { signal });
  addEventListener("keydown", end, { signal });
}
