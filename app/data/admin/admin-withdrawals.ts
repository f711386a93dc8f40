import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { fresh } from './admin-overview.ts';
import { backend } from '#app/data/backend/backend.ts';

const text = z.nullable(z.string());
const reason = z.enum(['withdrawn', 'erased', 'address-changed']);
const withdrawals = z.object({
  open: z.number(),
  by_hand: z.number(),
  oldest: text,
  last_error: text,
  receipts: z.array(
    z.object({
      id: z.number(),
      reason,
      done_at: z.string(),
      way: z.enum(['webhook', 'hand']),
      receipt: text,
    }),
  ),
});
export type Withdrawals = z.infer<typeof withdrawals>;

const toRemove = z.object({ id: z.number(), address: z.string(), reason, at: z.string() });
export type ToRemove = z.infer<typeof toRemove>;

/** How many exported addresses the mailing service has still to forget, and its receipts; no address. */
export function withdrawalsQuery() {
  return queryOptions({
    queryKey: ['admin', 'withdrawals'],
    queryFn: async () => {
      const { data, error } = await (await backend()).rpc('admin_withdrawals');
      if (error) throw error;
      return withdrawals.parse(data);
    },
    ...fresh,
  });
}

/** The addresses themselves, for a stated reason. */
export async function exportWithdrawals(why: string): Promise<ToRemove[]> {
  const { data, error } = await (await backend()).rpc('admin_export_withdrawals', { why });
  if (error) throw error;
  return z.array(toRemove).parse(data);
}

/** Says that they were removed from the service by hand. Returns how many were still open. */
export async function withdrawalsDone(ids: readonly number[]): Promise<number> {
  const { data, error } = await (
    await backend()
  ).rpc('admin_withdrawals_done', { withdrawals: [...ids] });
  if (error) throw error;
  return z.number().parse(data);
}
