// What an entry of a table's log tells: of the seats, and of the match.
import type { EntryFrame, GameEvent } from "../wire";
import { tell, type Teller } from "./teller";
import { say } from "./words.svelte";

/** The lines of an entry; `events` are those of it that are to be told, after `starter` was turned up. */
export function happening(teller: Teller, frame: EntryFrame, events: readonly GameEvent[], starter: string | null = null): string[] {
  const entry = frame.entry;
  const seat = "seat" in entry ? entry.seat : null;
  const whom = { you: seat !== null && seat === teller.you ? "you" : "other", name: seat === null ? "" : (teller.names[seat] ?? "") };
  switch (entry.kind) {
    case "joined":
      return [say("page-log-joined", { ...whom, name: entry.name })];
    case "undone":
    case "returned":
    case "rematch":
      return [say(`page-log-${entry.kind}`, whom)];
    case "left":
    case "replaced":
      return [say(`page-log-${entry.kind}`, { ...whom, bot: entry.bot ? say("name-bot", { bot: entry.bot }) : "none" })];
    case "made":
    case "filled":
    case "said":
      return [];
    default:
      return tell(teller, events, starter);
  }
}
