// What the options of the rules are called, and their values.
import { say } from "./words.svelte";

export const optionText = (name: string): string => say(`option-${name}`);

/** A value as it is chosen, and as a table has it. Tiles dealt may be told for each number of seats; a table has one. */
export function valueText(name: string, value: unknown): string {
  if (typeof value === "boolean") return say(value ? "page-on" : "page-off");
  if (value !== null && typeof value === "object") return Object.values(value).join(", ");
  return say("page-value", { option: name, value: String(value).replace(",", "-") }); // "play,show": a key has no comma
}
