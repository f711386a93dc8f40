// Attempts as a test saves and submits them.
import type { Queries } from '#server/database/database.ts';

export type SavedAttempt = {
  id: string;
  state: string;
  rev: number;
  answers: Record<string, number>;
  item_times: Record<string, { at: number; ms: number }>;
  submitted_at: string | null;
};

/** The header of an attempt, as the browser sends it. */
export function attemptHeader(id: string = crypto.randomUUID()) {
  return { id, instrument: 'riasec', version: 1, form: 'full', locale: 'es' };
}

/** One answer of a patch; times are epoch milliseconds. */
export function answer(value: number | null, at = 1000, ms = 50) {
  return { value, at, ms };
}

/** save_answers as the caller that the queries stand for. */
export async function saveAnswers(
  as: Queries,
  header: object,
  patch: object,
): Promise<SavedAttempt> {
  return callJson(as, 'save_answers($1::jsonb, $2::jsonb)', [header, patch]);
}

/** A function that answers with one JSON value. */
export async function callJson<Value>(
  as: Queries,
  call: string,
  params: unknown[],
): Promise<Value> {
  const [row] = await as.query<{ value: Value }>(`select public.${call} as value`, params);
  if (!row) throw new Error('no answer');
  return row.value;
}
