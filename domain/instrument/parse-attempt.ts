// The border between the domain and whatever stored an attempt (this browser's storage, a database row, a held payload).
import * as z from 'zod/mini';
import { locales } from '#domain/locale.ts';
import { attemptStates, type Attempt } from './attempt.ts';
import { forms } from './instrument.ts';

// Zod otherwise tries `new Function`, which a strict content security policy reports as a violation.
z.config({ jitless: true });

const itemId = z.string().check(z.regex(/^[a-z][a-z0-9_-]{0,39}$/));
const milliseconds = z.number().check(z.int(), z.nonnegative());
const moment = z.iso.datetime({ offset: true });

const attemptSchema = z.object({
  id: z.uuid(),
  instrument: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/)),
  version: z.number().check(z.int(), z.positive()),
  form: z.enum(forms),
  locale: z.enum(locales),
  state: z.enum(attemptStates),
  answers: z.record(itemId, z.nullable(z.number().check(z.int(), z.nonnegative(), z.lte(10)))),
  itemTimes: z.record(itemId, z.object({ at: milliseconds, ms: milliseconds })),
  startedAt: moment,
  submittedAt: z.nullable(moment),
});

export type ParsedAttempt =
  | { readonly kind: 'attempt'; readonly attempt: Attempt }
  /** `problems`: paths and codes for a log, never for a person. */
  | { readonly kind: 'invalid'; readonly problems: readonly string[] };

/**
 * Reads an attempt from outside. Unknown keys are dropped; whether instrument, version and items exist is not judged
 * here (an old page may read a newer attempt), see `validateResponses`.
 */
export function parseAttempt(value: unknown): ParsedAttempt {
  const result = attemptSchema.safeParse(value);
  if (result.success) return { kind: 'attempt', attempt: result.data };
  return {
    kind: 'invalid',
    problems: result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`),
  };
}
