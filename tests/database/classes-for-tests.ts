import { createHash, randomBytes } from 'node:crypto';
import type { Database, Queries } from '#server/database/database.ts';
import { callJson } from './attempts-for-tests.ts';
import { anonymous, asPerson, createPerson, type Person } from './people.ts';
import { signedInWithFactor } from './signed-in.ts';

export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** Somebody who works at centres: an account with a second factor that was just used. */
export async function makeStaff(
  database: Database,
  name: string,
): Promise<Person & { as: Queries }> {
  const person = await createPerson(database, { metadata: { full_name: name } });
  return { ...person, as: asPerson(database, await signedInWithFactor(database, person)) };
}

/** A centre with its lead, its agreement and one group. */
export async function makeCentre(
  database: Database,
  { name = 'IES Faro', country = 'ES', minimumAge = 14, authorisations = false } = {},
) {
  const lead = await makeStaff(database, 'Marta Lead');
  const centre = await callJson<string>(lead.as, `create_centre($1, $2, 'school')`, [
    name,
    country,
  ]);
  await callJson(lead.as, `accept_agreement($1, '1', $2, 'public-task', true, $3, $4)`, [
    centre,
    'a'.repeat(64),
    authorisations,
    minimumAge,
  ]);
  const group = await callJson<string>(lead.as, `create_group($1, '4A')`, [centre]);
  return { centre, group, lead };
}

export type Opened = { id: string; code: string };

/** Opens a session of the interests; `more` changes what is said of it. */
export async function openClass(
  as: Queries,
  group: string,
  more: { tests?: string[]; cap?: number; results?: string; mode?: string; form?: string } = {},
): Promise<Opened> {
  const { tests = ['riasec'], cap = 35, results = 'now', mode = 'personal', form = 'short' } = more;
  return callJson<Opened>(as, 'open_class_session($1, $2, $3, 1, $4, $5, $6)', [
    group,
    tests,
    form,
    cap,
    results,
    mode,
  ]);
}

export type Pupil = { secret: string; seat: string; alias: string | null };

/** A pupil without an account takes a seat. */
export async function join(database: Database, code: string, alias: string): Promise<Pupil> {
  const secret = randomBytes(32).toString('hex');
  const joined = await callJson<{ seat: string; alias: string | null }>(
    asPerson(database, anonymous),
    'join_class($1, $2, $3)',
    [code, alias, hashOf(secret)],
  );
  return { secret, ...joined };
}

/** One attempt as a pupil's browser sends it. */
export function sentAttempt(instrument = 'riasec', form = 'short') {
  return {
    id: crypto.randomUUID(),
    instrument,
    version: 2,
    form,
    locale: 'es',
    answers: { r01: 3, i01: 4 },
    item_times: { r01: { at: 1000, ms: 50 } },
    started_at: '2026-11-27T08:00:00Z',
  };
}

export function summaryOf(lead: string | null, families: string[] = ['health']) {
  return {
    letters: lead && `${lead}A`.slice(0, lead === 'A' ? 1 : 2),
    undecided: lead === null,
    families,
    values: [],
    lead,
  };
}

export type Submission = { attempts: object[]; summary: object | null; shared: string };

/** A pupil hands in. */
export async function submit(
  database: Database,
  secret: string,
  sent: Partial<Submission> = {},
): Promise<{ finished_at: string; shared: string }> {
  const { attempts = [sentAttempt()], summary = summaryOf('S'), shared = 'nothing' } = sent;
  return callJson(asPerson(database, anonymous), 'submit_class($1, $2::jsonb, $3::jsonb, $4)', [
    secret,
    JSON.stringify(attempts),
    JSON.stringify(summary),
    shared,
  ]);
}

/** The SQLSTATE of what is refused. */
export async function codeOf(tried: Promise<unknown>): Promise<string> {
  return tried.then(
    () => 'done',
    (error: { code?: string; message?: string }) => error.code ?? error.message ?? 'thrown',
  );
}
