// What a refusal says to people.
import { Refused } from "../net";
import { say, words } from "../words/words.svelte";

export function troubleText(error: unknown): string {
  if (!(error instanceof Refused) || error.status === 0) return say("page-no-answer");
  const id = `page-error-${error.code.replace("/", "-")}`;
  if (words.has(id)) return say(id, { wait: Number(error.detail.wait ?? 0) });
  return say("page-error");
}
