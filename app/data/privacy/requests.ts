// Requests by one’s rights: which there are, sending one, one’s own with their answers.
import { queryOptions } from '@tanstack/react-query';
import { backend } from '#app/data/backend/backend.ts';

export const requestKinds = [
  'access',
  'rectification',
  'erasure',
  'restriction',
  'objection',
] as const;
export type RequestKind = (typeof requestKinds)[number];

/** A right that the person asked for, and what came of it. */
export type OwnRequest = {
  id: number;
  kind: RequestKind;
  text: string;
  at: Date;
  dueAt: Date;
  answeredAt: Date | undefined;
  outcome: string | undefined;
};

/** The person's part of the register, the newest first; always asked anew. */
export function requestsQuery(userId: string) {
  return queryOptions({
    queryKey: ['requests', userId],
    queryFn: async (): Promise<OwnRequest[]> => {
      const { data, error } = await (
        await backend()
      )
        .from('requests')
        .select('id,kind,text,at,due_at,answered_at,outcome')
        .eq('user_id', userId)
        .order('at', { ascending: false })
        .limit(100);
      if (error) throw error;
      return data.flatMap((row) => {
        const kind = requestKinds.find((known) => known === row.kind);
        if (!kind) return [];
        const { id, text, outcome, at, due_at, answered_at } = row;
        const answeredAt = answered_at === null ? undefined : new Date(answered_at);
        const times = { at: new Date(at), dueAt: new Date(due_at), answeredAt };
        return [{ id, kind, text, outcome: outcome ?? undefined, ...times }];
      });
    },
    staleTime: 0,
    refetchOnMount: 'always',
  });
}

/** Writes a request into the register. Rejects when it was not stored. */
export async function addRequest(kind: RequestKind, text: string): Promise<void> {
  const { error } = await (await backend()).from('requests').insert({ kind, text });
  if (error) throw error;
}

/** The two switches of a person; undefined while one is off. */
export type Limits = { restriction: Date | undefined; objection: Date | undefined };
/** `isHeld`: we froze it, so that the person cannot lift it. */
export type StandingLimits = Limits & { isHeld: boolean };

export function limitsQuery(userId: string) {
  return queryOptions({
    queryKey: ['limits', userId],
    queryFn: async (): Promise<StandingLimits> => {
      const { data, error } = await (
        await backend()
      )
        .from('profiles')
        .select('restricted_at,objected_at,held_at')
        .eq('id', userId)
        .maybeSingle();
      if (error) throw error;
      return {
        restriction: moment(data?.restricted_at ?? null),
        objection: moment(data?.objected_at ?? null),
        isHeld: (data?.held_at ?? null) !== null,
      };
    },
  });
}

/** Turns a switch. Rejects when it was not turned. */
export async function setLimit(kind: keyof Limits, wanted: boolean): Promise<void> {
  const { error } = await (await backend()).rpc('limit_processing', { kind, wanted });
  if (error) throw error;
}

function moment(text: string | null): Date | undefined {
  return text === null ? undefined : new Date(text);
}
