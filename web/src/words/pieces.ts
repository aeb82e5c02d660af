// Pieces as they are read: in letters and signs for the eye, in words for the ear.
import { say } from "./words.svelte";

const SIGNS: Record<string, string> = { C: "♣", D: "♦", H: "♥", S: "♠" };

export const isTile = (piece: string): boolean => piece.includes("-");
export const rankOf = (card: string): string => (card[0] === "T" ? "10" : card[0]!);
export const suitOf = (card: string): string => card[1]!;
export const halvesOf = (tile: string): [number, number] => [Number(tile[0]), Number(tile[2])];
export const isDouble = (tile: string): boolean => tile[0] === tile[2];

/** How a piece is written: 5♥, [1|4]. */
export function written(piece: string): string {
  if (isTile(piece)) return `[${piece[0]}|${piece[2]}]`;
  return rankOf(piece) + SIGNS[suitOf(piece)];
}

export const row = (pieces: readonly string[]): string => (pieces.length ? pieces.map(written).join(" ") : say("piece-nothing"));

/** How a piece is read out: 5 hearts, 1-4; null lies face down. */
export function spoken(piece: string | null): string {
  if (piece === null) return say("piece-hidden");
  if (isTile(piece)) return say("piece-tile", { low: halvesOf(piece)[0], high: halvesOf(piece)[1] });
  return say("piece-card", { rank: rankOf(piece), suit: suitOf(piece) });
}
