import { queryOptions } from '@tanstack/react-query';
import { parsePlan, type Plan } from '#domain/route/plan.ts';
import { indexedDbStorage, type AttemptStorage } from './attempt-storage.ts';
import { backend } from './backend.ts';
import type { SessionState } from './session.ts';

/** Beside the attempts on this device, which pass over a record that is none. */
const key = 'route-plan';

/** Whose plan is meant: a person's, this browser's guest's (`null`), not known yet. */
export function planOwner(session: SessionState): string | null | undefined {
  if (session.kind === 'unknown') return undefined;
  return session.kind === 'person' ? session.session.user.id : null;
}

/** The kept route of a person, or of this browser's guest; `null` where none is kept. */
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
    ? await client
        .from('plans')
        .upsert({ ...plan.choice, ticks: plan.ticks }, { onConflict: 'user_id' })
    : await client.from('plans').delete().eq('user_id', owner);
  if (error) throw error;
}

async function accountPlan(owner: string): Promise<Plan | undefined> {
  const client = await backend();
  const { data, error } = await client
    .from('plans')
    .select('country,diploma,aim,start,ticks')
    .eq('user_id', owner)
    .maybeSingle();
  if (error) throw error;
  return parsePlan(data);
}

/** The plan of this browser's guest; a browser that keeps nothing has none. */
export async function guestPlan(
  storage: AttemptStorage = indexedDbStorage(),
): Promise<Plan | undefined> {
  const records = await storage.readAll().catch(() => []);
  for (const record of records) {
    if (typeof record !== 'object' || record === null || !(key in record)) continue;
    return parsePlan(record[key]);
  }
  return undefined;
}

export async function saveGuestPlan(
  plan: Plan | null,
  storage: AttemptStorage = indexedDbStorage(),
): Promise<void> {
  await storage.change(key, () =>
    plan ? { [key]: { ...plan.choice, ticks: plan.ticks } } : undefined,
  );
}
