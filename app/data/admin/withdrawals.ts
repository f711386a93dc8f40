// Addresses that left the list of mails, and whether the mailing service was told.
import * as z from '#domain/zod.ts';
import { adminQuery, answerTo } from './ask.ts';

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
export const withdrawalsQuery = adminQuery(
  ['withdrawals'],
  (client) => client.rpc('admin_withdrawals'),
  withdrawals,
);

/** The addresses themselves, for a stated reason. */
export async function exportWithdrawals(why: string): Promise<ToRemove[]> {
  const answer = await answerTo((client) => client.rpc('admin_export_withdrawals', { why }));
  return z.array(toRemove).parse(answer);
}

/** Says that they were removed from the service by hand. Returns how many were still open. */
export async function withdrawalsDone(ids: readonly number[]): Promise<number> {
  const asked = { withdrawals: [...ids] };
  return z.number().parse(await answerTo((client) => client.rpc('admin_withdrawals_done', asked)));
}
