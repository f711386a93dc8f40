// Results with a second look, as a test saves them.
import type { Queries } from '#server/database/database.ts';
import { answer, attemptHeader, callJson, saveAnswers } from './attempts-for-tests.ts';

type SavedLook = {
  attempt: string;
  version: number;
  answers: Record<string, number>;
  item_times: Record<string, { at: number; ms: number }>;
};

/** A submitted result of a version that has fields; its id. */
export async function resultWithFields(as: Queries, version = 2): Promise<string> {
  const header = { ...attemptHeader(), version };
  await saveAnswers(as, header, { r01: answer(3) });
  await as.query('select public.submit_attempt($1)', [header.id]);
  return header.id;
}

/** save_second_look as the caller that the queries stand for. */
export function saveSecondLook(
  as: Queries,
  attempt: string,
  patch: object,
  version = 1,
): Promise<SavedLook> {
  return callJson(as, 'save_second_look($1, $2, $3::jsonb)', [attempt, version, patch]);
}

/** A row of a second look, beside its submitted attempt. */
export async function lookAgain(as: Queries): Promise<string> {
  const attempt = await resultWithFields(as);
  await saveSecondLook(as, attempt, { 'machines-1': answer(3) });
  return attempt;
}
