import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { fresh } from './admin-overview.ts';
import { backend } from '#app/data/backend/backend.ts';

const count = z.number();
const tests = z.object({ started: count, left: count });
const glance = z.object({
  joined: z.object({ now: count, before: count }),
  finished: z.object({ now: count, before: count }),
  left: z.object({ now: tests, before: tests }),
  pending: z.object({ now: count, overdue: count, before: count }),
  way: z.object({ joined: count, began: count, finished: count, finished_another: count }),
});

export type Glance = z.infer<typeof glance>;

/** The last thirty days beside the thirty before, and how far those went who joined in them. */
export const glanceQuery = queryOptions({
  queryKey: ['admin', 'glance'],
  queryFn: async (): Promise<Glance> => {
    const { data, error } = await (await backend()).rpc('admin_glance');
    if (error) throw error;
    return glance.parse(data);
  },
  ...fresh,
});
