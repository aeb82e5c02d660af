// A match against a bot from one press: the table is made, its commitment kept, then the seat is taken.
import { post, random } from "../net";
import { keep, settings } from "../settings.svelte";
import { say } from "../words/words.svelte";
import type { Answer, MakeTable } from "../wire";

const ownName = (): string => settings.get("name").trim().slice(0, 40) || say("page-guest");

export async function playAtOnce(table: Omit<MakeTable, "command_id">): Promise<string> {
  const made = (await post<Answer>("/api/tables", { ...table })).table;
  keep(`commitment.${made.id}`, made.commitment);
  const seat = made.holds[0] ?? 0;
  const contribution = random();
  keep(`contribution.${made.id}.${seat}`, contribution);
  await post<Answer>(`/api/tables/${made.id}/join`, { seat, name: ownName(), contribution });
  return made.id;
}
