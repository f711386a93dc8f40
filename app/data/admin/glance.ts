// Thirty days beside the thirty before: the first figures of the admin area.
import * as z from '#domain/zod.ts';
import { adminQuery } from './ask.ts';

const count = z.number();
const tests = z.object({ started: count, left: count });
const glance = z.object({
  joined: z.object({ now: count, before: count }),
  finished: z.object({ now: count, before: count }),
  left: z.object({ now: tests, before: tests }),
  pending: z.object({ now: count, overdue: count, before: count }),
  /** A day, a step and how often; a day without is not there. */
  steps: z.array(z.object({ day: z.string(), step: z.string(), count })),
  way: z.object({ joined: count, began: count, finished: count, finished_another: count }),
});

export type Glance = z.infer<typeof glance>;

/** The last thirty days beside the thirty before, and how far those who joined in them went. */
export const glanceQuery = adminQuery(['glance'], (client) => client.rpc('admin_glance'), glance);
