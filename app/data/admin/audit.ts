// What admins looked at and changed, as the server lists it, newest first.
import { infiniteQueryOptions } from '@tanstack/react-query';
import * as z from '#domain/zod.ts';
import { answerTo, fresh } from './ask.ts';

const text = z.nullable(z.string());
const entry = z.object({
  id: z.number(),
  action: z.string(),
  why: text,
  at: z.string(),
  actor: text,
  person: text,
  actor_email: text,
  /** Of an admin whose account was erased: the same for all that they did. */
  actor_pseudonym: text,
  person_email: text,
});

export type AuditEntry = z.infer<typeof entry>;

const newest = Number.MAX_SAFE_INTEGER;

/** The audit, newest first, fifty rows at a time; without an action everything but pages of the list. */
export function auditQuery(action: string) {
  return infiniteQueryOptions({
    queryKey: ['admin', 'audit', action],
    queryFn: async ({ pageParam: before }) =>
      z
        .array(entry)
        .parse(await answerTo((client) => client.rpc('admin_audit', { action, before }))),
    initialPageParam: newest,
    getNextPageParam: (rows) => (rows.length < 50 ? undefined : rows.at(-1)?.id),
    ...fresh,
  });
}
