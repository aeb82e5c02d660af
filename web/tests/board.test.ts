import { describe, expect, it } from "vitest";

import { Board } from "../src/pieces/board";
import vectors from "./vectors.json";

describe("the peg board", () => {
  it.each(vectors.boards.map((one) => [one.target, one.sides, one] as const))("to %i for %i sides stands as in Python", (target, sides, one) => {
    const board = new Board(target, sides);
    expect([board.width, board.height]).toEqual(one.size);
    for (const [key, [lap, x, y]] of Object.entries(one.spots)) {
      const [side, score] = key.split(" ").map(Number) as [number, number];
      expect(board.spot(side, score), key).toEqual({ lap, x, y });
    }
  });
});
