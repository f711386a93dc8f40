import * as z from '#domain/zod.ts';
import { centreQuery, staffAnswer } from './ask-staff.ts';

/** The list of a group, by alias alone, in its order. */
export const rosterQuery = (group: string) =>
  centreQuery(['roster', group], (client) => client.rpc('roster', { group }), z.array(z.string()));

/** Replaces the list; an empty one takes it away. How many stand in it. Rejects with `shape` where one of them may not. */
export async function setRoster(group: string, aliases: readonly string[]): Promise<number> {
  const list = { group, aliases: [...aliases] };
  return z.int().parse(await staffAnswer((client) => client.rpc('set_roster', list)));
}
