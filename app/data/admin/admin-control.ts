import { backend } from '#app/data/backend/backend.ts';

/** What can be corrected; `null` takes away what was said. */
export type Correction = {
  full_name?: string;
  locale?: string;
  country?: string | null;
  age_band?: string | null;
  study_level?: string | null;
};

/**
 * What came of an act. `gone`: no such account any more. `own`: one's own account. `last`: the last admin. `named`: the
 * reason of an erasure has the name or the address in it.
 */
export type ControlOutcome = 'done' | 'unchanged' | 'gone' | 'own' | 'last' | 'named';

const outcomes: Record<string, ControlOutcome> = {
  PT404: 'gone',
  '22023': 'own',
  PT409: 'last',
  PT422: 'named',
};

type Answer = { data: unknown; error: { code: string } | null };

function outcomeOf({ data, error }: Answer, isChanged: boolean): ControlOutcome {
  const outcome = error && outcomes[error.code];
  if (outcome) return outcome;
  if (error) throw error;
  return data === false || !isChanged ? 'unchanged' : 'done';
}

export async function correctPerson(
  person: string,
  why: string,
  changes: Correction,
): Promise<ControlOutcome> {
  const answer = await (await backend()).rpc('admin_correct_person', { person, changes, why });
  return outcomeOf(answer, answer.data?.length !== 0);
}

/** `isMinor`: the account of a child under the age of consent, for whom a case is opened in the register. */
export async function freezePerson(
  person: string,
  why: string,
  isMinor: boolean,
): Promise<ControlOutcome> {
  const asked = { person, is_minor: isMinor, why };
  return outcomeOf(await (await backend()).rpc('admin_freeze_person', asked), true);
}

export async function unfreezePerson(person: string, why: string): Promise<ControlOutcome> {
  return outcomeOf(await (await backend()).rpc('admin_unfreeze_person', { person, why }), true);
}

export async function erasePerson(person: string, why: string): Promise<ControlOutcome> {
  return outcomeOf(await (await backend()).rpc('admin_erase_person', { person, why }), true);
}
