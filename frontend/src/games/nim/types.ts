// What the server sends: the view of `Nim`. It has no board data.

import type { BoardProps, Json } from "../../lib/types";

export interface NimView {
  stones: number;
}

export type NimProps = BoardProps<NimView, Json>;
