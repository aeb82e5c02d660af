import { describe, expect, it } from "vitest";

import { check, commitmentOf, redraw, type RecordFile } from "../src/proof";
import vectors from "./vectors.json";

const records = vectors.records as unknown as RecordFile[];

describe("the proof of the deals", () => {
  it.each(records.map((record, index) => [index, record.game, record] as const))("agrees with Python: %i %s", (_index, _game, record) => {
    expect(record.fair).toBeDefined();
    expect(redraw(record)).toBeNull();
    const given = new Map(record.fair!.contributions.map((one, seat) => [seat, one]));
    expect(check(record, record.fair!.commitment, given)).toBe("ok");
  });

  it.each(records.map((record, index) => [index, record] as const))("finds every piece that was changed: %i", (_index, record) => {
    for (const [index, action] of record.actions.entries()) {
      if (!/^(lot|cut|deal|draw|starter) /.test(action)) continue;
      const actions = [...record.actions];
      actions[index] = action.startsWith("lot") ? `lot ${(Number(action.slice(4)) + 1) % record.seats.length}` : swapped(action);
      expect(redraw({ ...record, actions }), action).not.toBeNull();
    }
  });

  it("tells what is wrong", () => {
    const record = records[0]!;
    const fair = record.fair!;
    expect(check({ ...record, fair: undefined }, null, new Map())).toBe("no-proof");
    expect(check({ ...record, fair: { ...fair, seed: "00".repeat(32) } }, null, new Map())).toBe("commitment");
    expect(check(record, "ff".repeat(32), new Map())).toBe("promised");
    expect(check(record, fair.commitment, new Map([[0, "another"]]))).toBe("contribution");
    const other = { ...fair, contributions: [...fair.contributions.slice(0, -1), "changed"] };
    expect(check({ ...record, fair: other }, fair.commitment, new Map())).toBe("deal");
    expect(commitmentOf(fair.seed)).toBe(fair.commitment);
  });

  it("claims no more than it could compare", () => {
    const record = records[0]!;
    const { commitment, contributions } = record.fair!;
    const own = new Map([[0, contributions[0]!]]);
    expect(check(record, commitment, own)).toBe("ok");
    expect(check(record, null, new Map())).toBe("alone"); // who watched, or plays at a second device
    expect(check(record, commitment, new Map())).toBe("alone");
    expect(check(record, null, own)).toBe("alone");
  });
});

/** The same action with its first piece replaced by another. */
function swapped(action: string): string {
  return action.replace(/([A23456789TJQK][CDHS])|([0-6]-[0-6])/, (piece) => (piece.includes("-") ? (piece === "0-0" ? "6-6" : "0-0") : piece === "AC" ? "KS" : "AC"));
}
