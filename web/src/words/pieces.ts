// Pieces as they are read: in letters and signs for the eye, in words for the ear.
import { say } from "./words.svelte";

const SIGNS: Record<string, string> = { C: "♣", D: "♦", H: "♥", S: "♠" };

export const isTile = (piece: string): boolean => piece.includes("-");
export const rankOf = (card: string): string => (card[0] === "T" ? "10" : card[0]!);
export const suitOf = (card: string): string => card[1]!;
export const halvesOf = (tile: string): [number, number] => [Number(tile[0]), Number(tile[2])];

/** How a piece is written: 5♥, [1|4]. */
export function written(piece: string): string {
  if (isTile(piece)) return `[${piece[0]}|${piece[2]}]`;
  return rankOf(piece) + SIGNS[suitOf(piece)];
}

/** How a piece is read out: 5 of hearts, 1-4; null lies face down. */
export function spoken(piece: string | null): string {
  if (piece === null) return say("piece-hidden");
  if (isTile(piece)) return say("piece-tile", { low: halvesOf(piece)[0], high: halvesOf(piece)[1] });
  const rank = rankOf(piece);
  return say("piece-card", { rank: Number(rank) || rank, suit: suitOf(piece) });
}

/** How sentences write pieces: by `signs`, as they stand beside pictures, or `spoken`, as the text table and all that is read out. */
export type Style = "signs" | "spoken";

export class Pieces {
  constructor(readonly style: Style) {}

  one(piece: string): string {
    return this.style === "spoken" ? spoken(piece) : written(piece);
  }

  /** Pieces in the middle of a sentence: cards that are read out have their article there. */
  the(...pieces: readonly string[]): string {
    return this.texts(pieces.map((piece) => (this.style === "spoken" && !isTile(piece) ? say("piece-the", { card: spoken(piece) }) : this.one(piece))));
  }

  /** A tile as it lies, from one half to the other. */
  halves(first: string, second: string): string {
    return this.style === "spoken" ? say("piece-tile", { low: first, high: second }) : `[${first}|${second}]`;
  }

  row(pieces: readonly string[]): string {
    return this.texts(pieces.map((piece) => this.one(piece)));
  }

  /** Pieces that are written already, in a row. */
  texts(row: readonly string[]): string {
    return row.length ? row.join(this.style === "spoken" ? ", " : " ") : say("piece-nothing");
  }
}
