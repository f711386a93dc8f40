// When each job of the server last ran, and what it said.
import * as z from '#domain/zod.ts';
import { adminQuery } from './ask.ts';

const text = z.nullable(z.string());
const jobs = z.object({
  states: z.array(
    z.object({
      job: z.string(),
      state: z.enum(['ok', 'never', 'failed', 'late']),
      well_at: text,
      error: text,
    }),
  ),
  /** Open ones, and those that ended within a week. */
  faults: z.array(z.object({ fault: z.string(), since: z.string(), over_at: text })),
  /** The last good run of what a timer of the machine calls; null where it never ran. */
  timers: z.record(z.string(), text),
  runs: z.array(
    z.object({
      id: z.number(),
      job: z.string(),
      started_at: z.string(),
      finished_at: text,
      runner: z.enum(['server', 'command', 'pg_cron']),
      outcome: z.record(z.string(), z.number()),
      error: text,
    }),
  ),
});
export type Jobs = z.infer<typeof jobs>;

/** How it stands with what runs by itself each day, and the last runs. */
export const jobsQuery = adminQuery(['jobs'], (client) => client.rpc('admin_jobs'), jobs);
