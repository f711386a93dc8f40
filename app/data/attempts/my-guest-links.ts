import { queryOptions } from '@tanstack/react-query';
import { listOf, moment, partsOf } from '#domain/parsers.ts';
import { backend } from '#app/data/backend/backend.ts';

/** Until when the links that a person made as a guest still show something (ISO 8601), the newest first. */
export function myGuestLinksQuery(owner: string) {
  return queryOptions({
    queryKey: ['shares', owner, 'guest'],
    queryFn: async (): Promise<string[]> => {
      const { data, error } = await (await backend()).rpc('my_guest_links');
      if (error) throw error;
      return listOf((row) => moment(partsOf(row)['expires_at']))(data) ?? [];
    },
  });
}

/** Ends them all, from whatever browser. */
export async function endMyGuestLinks(): Promise<void> {
  const { error } = await (await backend()).rpc('end_my_guest_links');
  if (error) throw error;
}
