import { useQuery } from '@tanstack/react-query';
import { rosterQuery } from '#app/data/centre/roster.ts';
import type { BoardSeat } from '#app/data/centre/sessions.ts';
import { useArea } from '#app/features/centre/frame/area.ts';
import { fill } from '#app/i18n/fill.ts';

/** Who of the group's list has not come yet; nothing where there is no list. */
export function RosterMissing({ group, seats }: { group: string; seats: readonly BoardSeat[] }) {
  const { copy } = useArea();
  const { data: roster = [] } = useQuery(rosterQuery(group));
  const here = new Set(seats.map(({ alias }) => alias.toLowerCase()));
  const missing = roster.filter((alias) => !here.has(alias.toLowerCase()));
  if (missing.length === 0) return null;
  return <p>{fill(copy.people.roster.missing, { names: missing.join(', ') })}</p>;
}
