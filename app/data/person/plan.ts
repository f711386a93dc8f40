import { queryOptions } from '@tanstack/react-query';
import { isSameChoice } from '#domain/pathway/choices.ts';
import { parsePlan, type Plan } from '#domain/pathway/plan.ts';
import { indexedDbStorage, type AttemptStorage } from '#app/data/answers/attempt-storage.ts';
import { backend } from '#app/data/backend/backend.ts';

/** Beside the attempts on this device, which pass over a record that is none. */
const key = 'route-plan';

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

/**
 * A guest's plan in this browser that a signed-in person may call their own; `null` where there is none, or where they
 * have said that it is not theirs.
 */
export function unclaimedPlanQuery(owner: string) {
  return queryOptions({
    queryKey: ['unclaimed-plan', owner],
    queryFn: async () => (await unclaimedPlan(owner)) ?? null,
    staleTime: 0,
    refetchOnMount: 'always',
    networkMode: 'always',
  });
}

/** The plan of this browser's guest, unless that person has declined it. */
export async function unclaimedPlan(
  owner: string,
  storage: AttemptStorage = indexedDbStorage(),
): Promise<Plan | undefined> {
  const record = await guestRecord(storage);
  return declinedBy(record).includes(owner) ? undefined : parsePlan(record);
}

/** Notes that the guest's plan is not this person's: it stays, and they are not asked again. */
export async function declineGuestPlan(
  owner: string,
  storage: AttemptStorage = indexedDbStorage(),
): Promise<void> {
  await storage.change(key, (stored) => {
    const record = recordIn(stored);
    const plan = parsePlan(record);
    return plan && asRecord(plan, [...declinedBy(record), owner]);
  });
}

/**
 * For claiming a result: the guest's plan goes with it where the account has none. Otherwise it stays here, and the
 * page of the plan asks.
 */
export async function moveGuestPlan(owner: string): Promise<void> {
  const plan = await unclaimedPlan(owner);
  if (!plan || (await accountPlan(owner))) return;
  await savePlan(owner, plan);
  await saveGuestPlan(null);
}

/** The plan of this browser's guest; a browser that keeps nothing has none. */
export async function guestPlan(
  storage: AttemptStorage = indexedDbStorage(),
): Promise<Plan | undefined> {
  return parsePlan(await guestRecord(storage));
}

export async function saveGuestPlan(
  plan: Plan | null,
  storage: AttemptStorage = indexedDbStorage(),
): Promise<void> {
  await storage.change(key, (stored) => {
    if (!plan) return undefined;
    const record = recordIn(stored);
    const before = parsePlan(record);
    // Another route is another question.
    const isSame = before && isSameChoice(before.choice, plan.choice);
    return asRecord(plan, isSame ? declinedBy(record) : []);
  });
}

async function guestRecord(storage: AttemptStorage): Promise<unknown> {
  const records = await storage.readAll().catch(() => []);
  return records.map(recordIn).find((record) => record !== undefined);
}

function recordIn(stored: unknown): unknown {
  return typeof stored === 'object' && stored && key in stored ? stored[key] : undefined;
}

function asRecord({ choice, ticks }: Plan, declined: readonly string[]) {
  return { [key]: { ...choice, ticks, declinedBy: declined } };
}

function declinedBy(record: unknown): string[] {
  if (typeof record !== 'object' || !record || !('declinedBy' in record)) return [];
  const { declinedBy: people } = record;
  return Array.isArray(people) ? people.filter((person) => typeof person === 'string') : [];
}
