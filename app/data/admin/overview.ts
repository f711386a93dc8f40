// Counts of all people by week, step and test, as an admin is answered.
import * as z from '#domain/zod.ts';
import { adminQuery } from './ask.ts';

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

/** How the service did in the last weeks, the running one included. */
export function overviewQuery(weeks: number) {
  return adminQuery(
    ['overview', weeks],
    (client) => client.rpc('admin_overview', { weeks }),
    overview,
  );
}
