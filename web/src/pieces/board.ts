// The geometry of the peg board, as in sixtyone/pictures/pegboard.py: the old one of two sides, the new one of up to four.

const HOLE = 10;
const FIVE = 4;
const LEFT = 42;
const TOP = 26;
const ROW = 10;
const GAP = 24;
const LONG = 29 * HOLE + 5 * FIVE;
const STREET = 30;

export interface Point {
  x: number;
  y: number;
  lap: number;
}

export class Board {
  readonly old: boolean;
  readonly lap: number;

  constructor(
    readonly target: number,
    readonly sides: number,
  ) {
    this.old = sides <= 2;
    this.lap = this.old ? 60 : 120;
  }

  get streets(): number {
    return this.lap / STREET;
  }

  get laps(): number {
    return Math.max(1, Math.ceil((this.target - 1) / this.lap));
  }

  row(side: number, street: number): number {
    if (this.old) return TOP + ROW * (side === 0 ? [0, 1] : [4, 3])[street - 1]!;
    const lane = street % 2 ? side : this.sides - 1 - side;
    return TOP + (street - 1) * ((this.sides - 1) * ROW + GAP) + lane * ROW;
  }

  column(street: number, hole: number): number {
    const along = street % 2 ? hole - 1 : STREET - hole;
    return LEFT + HOLE * along + FIVE * Math.floor(along / 5);
  }

  spot(side: number, score: number): Point {
    if (score >= this.target) return this.gameHole;
    if (score <= 0) return { lap: 0, x: LEFT - 1.4 * HOLE, y: this.row(side, 1) };
    const along = (score - 1) % this.lap;
    const street = Math.floor(along / STREET) + 1;
    return { lap: Math.floor((score - 1) / this.lap) + 1, x: this.column(street, (along % STREET) + 1), y: this.row(side, street) };
  }

  get gameHole(): Point {
    const last = this.target > 1 ? ((this.target - 2) % this.lap) + 1 : 1;
    const street = Math.floor((last - 1) / STREET) + 1;
    const x = street % 2 ? LEFT + LONG + 2.8 * HOLE : LEFT - 2.8 * HOLE;
    const rows = Array.from({ length: this.sides }, (_, side) => this.row(side, street));
    return { lap: this.laps, x, y: this.old ? TOP + 2 * ROW : (Math.min(...rows) + Math.max(...rows)) / 2 };
  }

  get width(): number {
    return LONG + 2 * LEFT;
  }

  get height(): number {
    if (this.old) return 2 * TOP + 4 * ROW;
    return Math.max(...Array.from({ length: this.sides }, (_, side) => this.row(side, this.streets))) + TOP;
  }

  /** Lines between the fives, and the scores at the ends of the streets. */
  get lines(): { x: number; top: number; bottom: number }[] {
    const found = [];
    for (const [top, bottom] of this.#blocks()) {
      for (let five = 1; five <= 5; five++) found.push({ x: LEFT + (5 * five - 0.5) * HOLE + (five - 0.5) * FIVE, top: top - 4, bottom: bottom + 4 });
    }
    return found;
  }

  #rows(street: number): number[] {
    return Array.from({ length: this.old ? 2 : this.sides }, (_, side) => this.row(side, street));
  }

  #blocks(): [number, number][] {
    const streets = Array.from({ length: this.streets }, (_, index) => this.#rows(index + 1));
    return this.old ? streets.flat().map((row): [number, number] => [row, row]) : streets.map((rows) => [Math.min(...rows), Math.max(...rows)]);
  }

  get numbers(): { x: number; y: number; text: string; anchor: "start" | "middle" | "end" }[] {
    return Array.from({ length: this.streets }, (_, index) => index + 1).flatMap((street): { x: number; y: number; text: string; anchor: "start" | "middle" | "end" }[] => {
      const end = this.column(street, STREET);
      const text = String(street * STREET);
      if (!this.old) return [{ x: end, y: Math.min(...this.#rows(street)) - 7, text, anchor: "middle" as const }];
      const right = street % 2 === 1;
      return this.#rows(street).map((row) => ({ x: right ? end + 8 : end - 8, y: row + 4, text, anchor: right ? ("start" as const) : ("end" as const) }));
    });
  }

  get bends(): string {
    if (this.old) return "";
    let path = "";
    for (let street = 1; street < this.streets; street++) {
      const way = street % 2 ? 1 : -1;
      const x = this.column(street, STREET) + way * 0.6 * HOLE;
      for (let side = 0; side < this.sides; side++) {
        const [top, bottom] = [this.row(side, street), this.row(side, street + 1)];
        const deep = way * (8 + (12 * (bottom - top)) / (GAP + 2 * this.sides * ROW));
        path += `M${x} ${top}C${x + deep} ${top} ${x + deep} ${bottom} ${x} ${bottom}`;
      }
    }
    return path;
  }

  get holes(): { x: number; y: number }[] {
    const found = [];
    for (let side = 0; side < (this.old ? 2 : this.sides); side++) {
      for (const back of [1.4, 2.4]) found.push({ x: LEFT - back * HOLE, y: this.row(side, 1) });
      for (let street = 1; street <= this.streets; street++) {
        for (let hole = 1; hole <= STREET; hole++) found.push({ x: this.column(street, hole), y: this.row(side, street) });
      }
    }
    return found;
  }
}
