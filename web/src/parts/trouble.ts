// What a refusal says to people.
import { Refused } from "../net";
import { optionText } from "../words/options";
import { say, words } from "../words/words.svelte";

/** The sentence of a code, where it has one. */
function ownText(error: Refused): string | null {
  if (error.code.startsWith("rules/")) return rulesText(error);
  const id = `page-error-${error.code.replace("/", "-")}`;
  return words.has(id) ? say(id, { wait: Number(error.detail.wait ?? 0) }) : null;
}

export function troubleText(error: unknown): string {
  if (!(error instanceof Refused) || error.status === 0) return say("page-no-answer");
  return ownText(error) ?? say("page-error");
}

/** Why a table does not open yet. */
export const openingText = (error: Refused): string =>
  `${ownText(error) ?? say("page-not-opened", { fault: error.status < 500 ? "no" : "yes" })} ${say("page-trying")}`;

/** Options that cannot be played by: which. */
function rulesText({ code, detail }: Refused): string {
  const [first = "", second = ""] = Array.isArray(detail.options) ? detail.options.map((name) => optionText(String(name))) : [];
  if (code === "rules/conflict") return `${say("page-error-rules-conflict", { first, second })} ${say("error-rules-conflict")}`;
  if (code === "rules/bad-value") return say("page-error-rules-bad-value", { option: optionText(String(detail.option)) });
  return say("page-error");
}
