// The proof of the deals, checked in the page: crypto.subtle is not there on plain http. What sixtyone/fair.py draws from a
// seed and the contributions is drawn here again and compared with the record.
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

export interface RecordFile {
  game: string;
  variant?: string;
  rules?: Record<string, unknown>;
  seats: string[];
  first?: number;
  actions: string[];
  fair?: { commitment: string; seed: string; contributions: string[] };
}

/** `alone`: the record agrees with itself, and this machine has nothing of its own to hold it against. */
export type Check = "ok" | "alone" | "no-proof" | "commitment" | "promised" | "contribution" | "deal";

export const commitmentOf = (seed: string): string => bytesToHex(sha256(hexToBytes(seed)));

/** Numbers from one key: 32-bit words of HMAC-SHA256(key, block number), rejected where unfair. */
class Stream {
  #block = 0;
  #words: number[] = [];

  constructor(private readonly key: Uint8Array) {}

  below(n: number): number {
    const limit = 2 ** 32 - (2 ** 32 % n);
    for (;;) {
      if (!this.#words.length) {
        const count = new Uint8Array(8);
        new DataView(count.buffer).setUint32(4, this.#block++);
        const view = new DataView(hmac(sha256, this.key, count).slice().buffer);
        this.#words = Array.from({ length: 8 }, (_, index) => view.getUint32(4 * index)).reverse();
      }
      const word = this.#words.pop()!;
      if (word < limit) return word % n;
    }
  }
}

function dealKey(seed: string, game: string, deal: number, contributions: readonly string[]): Uint8Array {
  return hmac(sha256, hexToBytes(seed), utf8ToBytes(JSON.stringify([game, deal, ...contributions])));
}

const TILES = Array.from({ length: 7 }, (_, low) => Array.from({ length: 7 - low }, (_, more) => `${low}-${low + more}`)).flat();
const PACK = [..."A23456789TJQK"].flatMap((rank) => [..."CDHS"].map((suit) => rank + suit));

function shuffled(all: readonly string[], count: number, stream: Stream): string[] {
  const pack = [...all];
  for (let place = 0; place < count; place++) {
    const other = place + stream.below(pack.length - place);
    [pack[place], pack[other]] = [pack[other]!, pack[place]!];
  }
  return pack.slice(0, count);
}

/** Draw every lot, cut, deal, draw and starter of a record again; the index of the first that differs, or null. */
export function redraw(record: RecordFile): number | null {
  const { seed, contributions } = record.fair!;
  const seats = record.seats.length;
  let deals = 0;
  let stream: Stream | null = null;
  let dealt = false;
  let left: string[] = []; // what was not dealt
  let cut: string[] = [];
  let dealer = record.first ?? -1;
  let known = record.first !== undefined && record.first !== null;
  for (const [index, action] of record.actions.entries()) {
    const chance = /^(lot|cut|deal|draw|starter) (.*)$/.exec(action);
    if (!chance) continue;
    const [, verb, rest] = chance as unknown as [string, string, string];
    const opens = verb === "lot" || verb === "cut" || verb === "deal";
    if (stream === null || (dealt && opens)) {
      stream = new Stream(dealKey(seed, record.game, deals++, contributions));
      dealt = false;
    }
    let expected = "";
    if (verb === "lot") expected = `lot ${stream.below(seats)}`;
    else if (verb === "cut") {
      const cutting = rest.split(" ").map((one) => one.split(":") as [string, string]);
      const pack = PACK.filter((card) => !cut.includes(card));
      const drawn = cutting.map(([seat]) => `${seat}:${pack.splice(stream!.below(pack.length), 1)[0]}`);
      expected = `cut ${drawn.join(" ")}`;
      cut.push(...cutting.map(([, card]) => card));
      const lowest = lowestOf(record, cutting);
      if (lowest !== null) [dealer, known] = [lowest, true];
    } else if (verb === "deal") {
      dealt = true;
      const groups = rest.split(" / ");
      const crib = groups.at(-1)!.startsWith("crib:") ? groups.pop()!.slice(5).split(",") : [];
      const hands = groups.map((group) => group.split(","));
      const size = hands[0]!.length;
      if (record.game === "cribbage") {
        if (deals > 1 && known) dealer = (dealer + 1) % seats;
        const pack = shuffled(PACK, seats * size + crib.length, stream);
        const first = (dealer + 1) % seats;
        const told = hands.map((_, seat) => pack.slice(0, seats * size).filter((_card, at) => at % seats === (seat - first + seats) % seats).join(","));
        expected = `deal ${[...told, ...(crib.length ? [`crib:${pack.slice(seats * size).join(",")}`] : [])].join(" / ")}`;
        left = PACK.filter((card) => !hands.flat().includes(card) && !crib.includes(card));
      } else {
        const pack = shuffled(TILES, seats * size, stream);
        expected = `deal ${hands.map((_, seat) => pack.slice(seat * size, (seat + 1) * size).join(",")).join(" / ")}`;
        left = TILES.filter((tile) => !hands.flat().includes(tile));
      }
    } else {
      expected = `${verb} ${left[stream.below(left.length)]}`;
      left = left.filter((one) => one !== rest);
    }
    if (expected !== action) return index;
  }
  return null;
}

/** Who cut lowest; null where the lowest tie. */
function lowestOf(record: RecordFile, cutting: [string, string][]): number | null {
  const order = "A23456789TJQK";
  const pips = record.rules?.cut_tie === "pip";
  const value = (card: string): number => (pips ? Math.min(9, order.indexOf(card[0]!)) : order.indexOf(card[0]!));
  const least = Math.min(...cutting.map(([, card]) => value(card)));
  const lowest = cutting.filter(([, card]) => value(card) === least);
  return lowest.length === 1 ? Number(lowest[0]![0]) : null;
}

/** Everything that can be checked: what was promised, what this machine gave, and every piece that chance turned up. */
export function check(record: RecordFile, promised: string | null, given: Map<number, string>): Check {
  const fair = record.fair;
  if (!fair) return "no-proof";
  if (commitmentOf(fair.seed) !== fair.commitment.toLowerCase()) return "commitment";
  if (promised !== null && promised !== fair.commitment) return "promised";
  for (const [seat, contribution] of given) if (fair.contributions[seat] !== contribution) return "contribution";
  if (redraw(record) !== null) return "deal";
  return promised !== null && given.size ? "ok" : "alone";
}
