// What is waited for, where there is nothing to do at the own seat.
import type { View } from "../wire";
import type { Teller } from "../words/teller";
import { say } from "../words/words.svelte";
import type { Match } from "./match.svelte";

export function waitText(match: Match, teller: Teller, view: View): string {
  if (match.sending.late) return say("page-sending");
  // A seat that is to act and cannot has just moved, or its line is cut: nobody else is waited for then.
  if (match.busy || (match.seat !== null && view.actors.includes(match.seat))) return "";
  const names = view.actors.filter((seat) => seat >= 0).map((seat) => teller.names[seat]!);
  return names.length ? say("page-wait", { names: names.join(", ") }) : "";
}
