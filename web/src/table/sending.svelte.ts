// A move on its way: from the press until the entry that it became is here and has been shown. The entry comes by the socket and
// by the answer, in either order, and one of them may be lost.

/** Milliseconds after which somebody who waits is told that it is on its way, and the line is asked whether it lives. */
export const SOON = 1000;

export class Sending {
  pending = $state(false);
  late = $state(false);

  #entry = Infinity;
  #number = 0;
  #timer = 0;

  /** Something is sent; `wonder` is called where nothing has come of it soon. Gives its number, which tells it from a later one. */
  begin(wonder: () => void): number {
    this.stop();
    this.pending = true;
    this.#entry = Infinity;
    this.#timer = window.setTimeout(() => {
      this.late = true;
      wonder();
    }, SOON);
    return ++this.#number;
  }

  /** It became this entry; of what was refused, 0. */
  became(entry: number, number = this.#number): void {
    if (number === this.#number) this.#entry = Math.min(this.#entry, entry);
  }

  /** All up to an entry has been shown. */
  shown(entry: number): void {
    if (this.#entry <= entry) this.stop();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.pending = this.late = false;
  }
}
