// The links of seats, as they are sent to others or opened at another device.
import { get, passes, postOnce, refusal, Refused } from "../net";
import type { SeatLinks, TableAnswer } from "../wire";

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

export interface Links {
  of: Record<number, string>; // by seat
  alone: boolean; // nobody else reaches the server under the address of this page
}

/** The links that this browser may see at a table, looked at from a seat. */
export async function linksOf(path: string, seat: number | null): Promise<Links> {
  const answer = await get<SeatLinks>(`${path}/links${seat === null ? "" : `?seat=${seat}`}`);
  const here = LOOPBACK.test(location.hostname);
  const origin = here ? (answer.others ?? location.origin) : location.origin;
  return { of: Object.fromEntries(answer.links.map((one) => [one.seat, origin + one.link])), alone: here && answer.others === null };
}

/** Take the seat of a link. Whoever gets none may watch, and is told why. */
export async function claim(path: string, secret: string): Promise<Refused | null> {
  try {
    await postOnce<TableAnswer>(`${path}/claim`, { secret });
    return null;
  } catch (error) {
    if (passes(error)) throw error;
    const refused = refusal(error);
    return refused.code === "seat/taken" ? new Refused(refused.status, "seat/sits", "somebody has sat down by this link") : refused;
  }
}
