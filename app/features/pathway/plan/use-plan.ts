import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Plan } from '#domain/pathway/plan.ts';
import { planQuery, savePlan } from '#app/data/person/plan.ts';
import { useSession, type SessionState } from '#app/data/account/session.ts';

export type KeptPlan = {
  owner: string | null | undefined;
  /** Undefined while it is looked for, null where none is kept. */
  plan: Plan | null | undefined;
  /** The account could not be asked. */
  isMissing: boolean;
  save: (plan: Plan | null) => void;
  saving: 'idle' | 'pending' | 'success' | 'error';
};

/** The user's plan; what is ticked shows at once and is taken back when it cannot be kept. */
export function usePlan(): KeptPlan {
  const queries = useQueryClient();
  const owner = planOwner(useSession());
  const query = planQuery(owner ?? null);
  const { data, isError } = useQuery({ ...query, enabled: owner !== undefined });
  const { mutate, status } = useMutation({
    mutationFn: (plan: Plan | null) => savePlan(owner ?? null, plan),
    // One after the other: two quick ticks must not overtake each other on the way.
    scope: { id: 'plan' },
    networkMode: 'always',
    onMutate: (plan) => {
      const before = queries.getQueryData(query.queryKey);
      queries.setQueryData(query.queryKey, plan);
      return { before };
    },
    onError: (_error, _plan, context) =>
      queries.setQueryData(query.queryKey, context?.before ?? null),
  });
  const plan = owner === undefined ? undefined : data;
  return { owner, plan, isMissing: isError, save: mutate, saving: status };
}

/** Whose plan is meant: a person's, this browser's guest's (`null`), not known yet. */
function planOwner(session: SessionState): string | null | undefined {
  if (session.kind === 'unknown') return undefined;
  return session.kind === 'person' ? session.session.user.id : null;
}
