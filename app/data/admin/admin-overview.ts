import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { backend } from '#app/data/backend/backend.ts';

const count = z.number();
const overview = z.object({
  since: z.string(),
  people: count,
  synthetic: count,
  signups: z.array(z.object({ week: z.string(), people: count, confirmed: count })),
  languages: z.record(z.string(), count),
  attempts: z.array(
    z.object({ week: z.string(), instrument: z.string(), started: count, finished: count }),
  ),
  left_at: z.array(
    z.object({ instrument: z.string(), form: z.string(), answered: count, attempts: count }),
  ),
  kept_on: z.array(
    z.object({ instrument: z.string(), form: z.string(), started: count, finished: count }),
  ),
  mail: z.object({ sent: count, waiting: count, late: count, dead: count, retried: count }),
});

export type Overview = z.infer<typeof overview>;

/** Everything in the admin area is asked anew: others work there, too. Without a network it fails at once and says so. */
export const fresh = {
  staleTime: 0,
  refetchOnMount: 'always',
  retry: false,
  networkMode: 'always',
} as const;

/** How the service did in the last weeks, the running one included. */
export function overviewQuery(weeks: number) {
  return queryOptions({
    queryKey: ['admin', 'overview', weeks],
    queryFn: async (): Promise<Overview> => {
      const { data, error } = await (await backend()).rpc('admin_overview', { weeks });
      if (error) throw error;
      return overview.parse(data);
    },
    ...fresh,
  });
}
