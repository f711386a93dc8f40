import { queryOptions } from '@tanstack/react-query';
import { isSameChoice } from '#domain/pathway/choices.ts';
import { parsePlan, type Plan } from '#domain/pathway/plan.ts';
import { partsOf } from '#domain/parsers.ts';
import { createGuestRecord } from './guest-record.ts';

/** A guest's plan, as flat as a row of `plans`, and the people who said that it is not theirs. */
type GuestPlan = Plan['choice'] & Omit<Plan, 'choice'> & { readonly declinedBy: readonly string[] };

const record = createGuestRecord<GuestPlan>({
  name: 'faro-guest-plan',
  formerKey: 'route-plan',
  parse: parseKept,
  parseFormer: (value) => parseKept(partsOf(value)['route-plan']),
  join: (left, kept) => (isSameChoice(left, kept) ? declinedAlsoBy(left, kept.declinedBy) : left),
});

/** The plan of this browser's guest; a browser that keeps nothing has none. */
export async function guestPlan(): Promise<Plan | undefined> {
  return parsePlan(await record.read());
}

/** Keeps the plan on this device, or with `null` forgets it. Rejects when the browser refuses. */
export function saveGuestPlan(plan: Plan | null): Promise<void> {
  return record.change((kept) => {
    if (!plan) return undefined;
    // Another pathway is another question.
    const isSame = kept && isSameChoice(kept, plan.choice);
    return flat(plan, isSame ? kept.declinedBy : []);
  });
}

/**
 * A guest's plan in this browser that a signed-in person may claim; `null` where there is none, or where they have said
 * that it is not theirs.
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
export async function unclaimedPlan(owner: string): Promise<Plan | undefined> {
  const kept = await record.read();
  return kept?.declinedBy.includes(owner) ? undefined : parsePlan(kept);
}

/** Notes that the guest's plan is not this person's: it stays, and they are not asked again. */
export function declineGuestPlan(owner: string): Promise<void> {
  return record.change((kept) => kept && declinedAlsoBy(kept, [owner]));
}

function declinedAlsoBy(kept: GuestPlan, people: readonly string[]): GuestPlan {
  return { ...kept, declinedBy: [...new Set([...kept.declinedBy, ...people])] };
}

function parseKept(value: unknown): GuestPlan | undefined {
  const plan = parsePlan(value);
  const { declinedBy } = partsOf(value);
  const people = Array.isArray(declinedBy) ? declinedBy : [];
  return (
    plan &&
    flat(
      plan,
      people.filter((person) => typeof person === 'string'),
    )
  );
}

function flat({ choice, ...kept }: Plan, declinedBy: readonly string[]): GuestPlan {
  return { ...choice, ...kept, declinedBy };
}
