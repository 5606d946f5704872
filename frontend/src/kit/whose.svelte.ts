// Whose board is shown large, if each player has one.

export class Whose {
  picked = $state<number | null>(null);

  of(view: { you: number | null }): number {
    return this.picked ?? view.you ?? 0;
  }

  mine(view: { you: number | null }): boolean {
    return view.you !== null && this.of(view) === view.you;
  }

  look(seat: number, view: { you: number | null }): void {
    this.picked = seat === view.you ? null : seat;
  }
}
