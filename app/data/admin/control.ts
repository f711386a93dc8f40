import { judged, type Ask } from './ask.ts';

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

const refusals: Readonly<Record<string, ControlOutcome>> = {
  PT404: 'gone',
  '22023': 'own',
  PT409: 'last',
  PT422: 'named',
};

/** An account that was so already answers `false`, or with no name of what was changed. */
async function act(ask: Ask): Promise<ControlOutcome> {
  const { outcome, data } = await judged(ask, refusals);
  return data === false || (Array.isArray(data) && data.length === 0) ? 'unchanged' : outcome;
}

export function correctPerson(person: string, why: string, changes: Correction) {
  return act((client) => client.rpc('admin_correct_person', { person, changes, why }));
}

/** `isMinor`: the account of a child under the age of consent, for whom a case is opened in the register. */
export function freezePerson(person: string, why: string, isMinor: boolean) {
  return act((client) => client.rpc('admin_freeze_person', { person, is_minor: isMinor, why }));
}

export function unfreezePerson(person: string, why: string) {
  return act((client) => client.rpc('admin_unfreeze_person', { person, why }));
}

export function erasePerson(person: string, why: string) {
  return act((client) => client.rpc('admin_erase_person', { person, why }));
}
