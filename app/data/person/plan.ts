import { queryOptions } from '@tanstack/react-query';
import { parsePlan, type Plan } from '#domain/pathway/plan.ts';
import { backend } from '#app/data/backend/backend.ts';
import { guestPlan, saveGuestPlan, unclaimedPlan } from '#app/data/guest/guest-plan.ts';

/** The kept pathway of a person, or of this browser's guest; `null` where none is kept. */
export function planQuery(owner: string | null) {
  return queryOptions({
    queryKey: ['plan', owner],
    queryFn: async () => (await (owner === null ? guestPlan() : accountPlan(owner))) ?? null,
    networkMode: owner === null ? 'always' : 'online',
  });
}

/** Keeps the plan, or with `null` forgets it. Rejects when that did not happen. */
export async function savePlan(owner: string | null, plan: Plan | null): Promise<void> {
  if (owner === null) return saveGuestPlan(plan);
  const client = await backend();
  const { error } = plan
    ? await client.from('plans').upsert(rowOf(plan), { onConflict: 'user_id' })
    : await client.from('plans').delete().eq('user_id', owner);
  if (error) throw error;
}

/** What was not said is emptied, too. */
function rowOf({ choice, ticks, stay, region }: Plan) {
  return { ...choice, ticks, stay: stay ?? null, region: region ?? null };
}

async function accountPlan(owner: string): Promise<Plan | undefined> {
  const client = await backend();
  const { data, error } = await client
    .from('plans')
    .select('country,diploma,aim,start,ticks,stay,region')
    .eq('user_id', owner)
    .maybeSingle();
  if (error) throw error;
  return parsePlan(data);
}

/**
 * For claiming a result: the guest's plan goes with it where the account has none. Otherwise it stays here, and the
 * page of the plan asks.
 */
export async function claimGuestPlan(owner: string): Promise<void> {
  const plan = await unclaimedPlan(owner);
  if (!plan || (await accountPlan(owner))) return;
  await savePlan(owner, plan);
  await saveGuestPlan(null);
}
