// The shapes of sixtyone/pictures: figures as strokes, suits as paths, pips of cards and tiles.

const FIGURES: Record<string, string> = {
  "0": "M5 0C8.3 0 9 3.6 9 7C9 10.4 8.3 14 5 14C1.7 14 1 10.4 1 7C1 3.6 1.7 0 5 0Z",
  "1": "M1.6 3L5.2 0V14",
  "2": "M1 3.8C1 1.3 2.8 0 5 0C7.4 0 9 1.5 9 3.9C9 7 5 9.4 1 14H9.2",
  "3": "M1 2.2C1.9.8 3.2 0 5 0C7.4 0 8.7 1.4 8.7 3.3C8.7 5.4 7 6.6 4.4 6.6C7.2 6.6 9 8 9 10.2C9 12.5 7.3 14 5 14C3.1 14 1.6 13.2.7 11.7",
  "4": "M7.2 14V0L.8 9.8H9.6",
  "5": "M8.4 0H2.3L1.6 6.3C2.6 5.6 3.7 5.2 5 5.2C7.4 5.2 9 6.9 9 9.5C9 12.2 7.3 14 4.8 14C3 14 1.6 13.2.8 11.8",
  "6": "M8.4 1.7C7.6.6 6.6 0 5.3 0C2.5 0 1 2.8 1 7.6C1 11.8 2.5 14 5 14C7.4 14 9 12.3 9 9.8C9 7.4 7.4 5.8 5.2 5.8C3.3 5.8 1.7 6.9 1 8.8",
  "7": "M1 0H9C6.5 4 4.8 8.5 4.2 14",
  "8": "M5 6.5C2.9 6.5 1.5 5.2 1.5 3.2C1.5 1.3 2.9 0 5 0C7.1 0 8.5 1.3 8.5 3.2C8.5 5.2 7.1 6.5 5 6.5C2.6 6.5 1 8 1 10.2C1 12.5 2.6 14 5 14C7.4 14 9 12.5 9 10.2C9 8 7.4 6.5 5 6.5Z",
  "9": "M1.6 12.3C2.4 13.4 3.4 14 4.7 14C7.5 14 9 11.2 9 6.4C9 2.2 7.5 0 5 0C2.6 0 1 1.7 1 4.2C1 6.6 2.6 8.2 4.8 8.2C6.7 8.2 8.3 7.1 9 5.2",
  A: "M.6 14L5 0L9.4 14M2.2 9H7.8",
  J: "M3 0H8V10C8 12.6 6.8 14 4.6 14C2.7 14 1.3 13 1 10.8",
  Q: "M5 0C8.3 0 9 3.6 9 7C9 10.4 8.3 14 5 14C1.7 14 1 10.4 1 7C1 3.6 1.7 0 5 0ZM5.8 10L9.6 14.6",
  K: "M1.4 0V14M9 0L1.4 8.6M4.2 5.6L9.4 14",
};

export interface Stroke {
  d: string;
  x: number;
}

/** The strokes of figures and how wide they are together, 14 high. */
export function strokes(text: string): { parts: Stroke[]; width: number } {
  let x = 0;
  const parts = [...text].map((sign) => {
    const part = { d: FIGURES[sign] ?? "", x };
    x += (sign === "1" ? 6.6 : 10) + 3;
    return part;
  });
  return { parts, width: Math.max(0, x - 3) };
}

/** Where figures of a height stand around a point. */
export function standing(text: string, x: number, y: number, height: number, squeeze = 1): string {
  const scale = height / 14;
  const { width } = strokes(text);
  return `translate(${x - (squeeze * width * scale) / 2} ${y - height / 2}) scale(${squeeze * scale} ${scale})`;
}

export const SUITS: Record<string, string> = {
  C: "M0-4.7A2.15 2.15 0 0 1 1.45-.97A2.15 2.15 0 1 1 .55 2.35C.6 3.3.95 4.1 1.7 4.7H-1.7C-.95 4.1-.6 3.3-.55 2.35A2.15 2.15 0 1 1-1.45-.97A2.15 2.15 0 0 1 0-4.7Z",
  D: "M0-4.9C1 -3.1 2.2-1.5 3.7 0C2.2 1.5 1 3.1 0 4.9C-1 3.1-2.2 1.5-3.7 0C-2.2-1.5-1-3.1 0-4.9Z",
  H: "M0 4.6C-1.1 2.9-4.5.9-4.5-1.7C-4.5-3.3-3.4-4.3-2.2-4.3C-1.2-4.3-.4-3.7 0-2.7C.4-3.7 1.2-4.3 2.2-4.3C3.4-4.3 4.5-3.3 4.5-1.7C4.5.9 1.1 2.9 0 4.6Z",
  S: "M0-4.8C1.1-3.1 4.4-1 4.4 1.3C4.4 2.8 3.4 3.6 2.2 3.6C1.4 3.6.8 3.2.45 2.6C.5 3.5.9 4.2 1.7 4.7H-1.7C-.9 4.2-.5 3.5-.45 2.6C-.8 3.2-1.4 3.6-2.2 3.6C-3.4 3.6-4.4 2.8-4.4 1.3C-4.4-1-1.1-3.1 0-4.8Z",
};

const SIDES: [number, number][] = [
  [-8, -25],
  [8, -25],
];
const UPPER: Record<string, [number, number][]> = {
  "2": [[0, -25]],
  "3": [[0, -25], [0, 0]],
  "4": SIDES,
  "5": [...SIDES, [0, 0]],
  "6": [...SIDES, [-8, 0], [8, 0]],
  "7": [...SIDES, [-8, 0], [8, 0], [0, -12.5]],
  "8": [...SIDES, [-8, 0], [8, 0], [0, -12.5]],
  "9": [...SIDES, [-8, -8.5], [8, -8.5], [0, 0]],
  T: [...SIDES, [-8, -8.5], [8, -8.5], [0, -16.75]],
};

/** The pips of a card: x, y, and whether it stands upside down. */
export function cardPips(rank: string): [number, number, boolean][] {
  return (UPPER[rank] ?? []).flatMap(([x, y]): [number, number, boolean][] =>
    y && !(rank === "7" && x === 0) ? [[x, y, false], [x, -y, true]] : [[x, y, false]],
  );
}

const TILE_PIPS: [number, number][][] = [
  [],
  [[0, 0]],
  [[-1, 1], [1, -1]],
  [[-1, 1], [0, 0], [1, -1]],
  [[-1, -1], [-1, 1], [1, -1], [1, 1]],
  [[-1, -1], [-1, 1], [0, 0], [1, -1], [1, 1]],
  [[-1, -1], [0, -1], [1, -1], [-1, 1], [0, 1], [1, 1]],
];

/** The pips of a tile that lies, lower half left, in half tiles. */
export const tilePips = (low: number, high: number): [number, number][] => [
  ...TILE_PIPS[low]!.map(([x, y]): [number, number] => [-0.5 + x * 0.25, y * 0.25]),
  ...TILE_PIPS[high]!.map(([x, y]): [number, number] => [0.5 + x * 0.25, y * 0.25]),
];
