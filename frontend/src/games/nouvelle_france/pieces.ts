// A piece as in the box: its cubes with their colours, not rotated.

import type { Colour, Cube, Form, FranceBoard } from "./types";

export interface Kind {
  /** The shape's or the form's id: the key of the tables. */
  shape: string;
  colours: Colour[];
  cubes: Cube[];
  bonus: boolean;
}

export function kindOf(board: FranceBoard, piece: string): Kind | null {
  const building = board.pieces.find((one) => one.id === piece);
  if (building) {
    const shape = board.shapes.find((one) => one.id === building.shape);
    return {
      shape: building.shape,
      colours: building.colours,
      cubes: coloured(shape?.cubes ?? [], building.colours),
      bonus: false,
    };
  }
  const bonus = board.bonus_pieces.find((one) => one.id === piece);
  if (!bonus) return null;
  return { shape: bonus.form, colours: [], cubes: plain(board, bonus.form, bonus.colour), bonus: true };
}

function coloured(cubes: [number, number, number][], colours: Colour[]): Cube[] {
  return cubes.map(([x, y, z], i) => [x, y, z, colours[i] ?? "white"]);
}

/** A bonus piece has a single colour. */
export function plain(board: FranceBoard, form: Form, colour: Colour): Cube[] {
  const cubes = board.forms.find((one) => one.id === form)?.cubes ?? [];
  return cubes.map(([x, y, z]) => [x, y, z, colour]);
}

/** A shape without colours, as on a card. */
export function shapeCubes(board: FranceBoard, shape: string): [number, number, number][] {
  return board.shapes.find((one) => one.id === shape)?.cubes ?? [];
}

/** The position of a cell: cells are numbered column by column, floor by floor. */
export function cellAt(board: FranceBoard, cell: number): [number, number, number] {
  const columns = board.columns.length;
  const column = board.columns[cell % columns];
  return [column?.x ?? 0, column?.y ?? 0, Math.floor(cell / columns) + 1];
}

/** Columns are named as in the choices: letters eastwards. */
export function letterOf(x: number): string {
  return String.fromCharCode("A".charCodeAt(0) + x);
}

/** The row of a shape's table as cubes. */
export function cubesAt(board: FranceBoard, kind: Kind, cells: number[]): Cube[] {
  return cells.map((cell, i) => {
    const colour = (kind.bonus ? kind.cubes[0]?.[3] : kind.colours[i]) ?? "white";
    return [...cellAt(board, cell), colour];
  });
}
