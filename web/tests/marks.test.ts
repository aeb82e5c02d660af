import { expect, it } from "vitest";

import { marks } from "../src/words/marks";

it.each([
  [["Ann", "Bo"], ["A", "B"]],
  [["Ann", "Greedy", "Greedy II", "Greedy III"], ["A", "G1", "G2", "G3"]],
  [["Mary von Berg", "Bo"], ["M", "B"]],
  [["Anna Kowal", "Adam Nowak", "Bo"], ["AK", "AN", "B"]],
  [["Ann", "Al", "Bo"], ["An", "Al", "B"]],
  [["Ann", "Ann"], ["A1", "A2"]],
  [["👩‍👧 Eva", "Bo"], ["👩‍👧", "B"]],
])("tells %j apart by at most two signs", (names, wanted) => expect(marks(names)).toEqual(wanted));
