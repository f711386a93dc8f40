import type { Database } from '#server/database/database.ts';
import type { Caller } from './access-expectations.ts';
import { answer, attemptHeader, saveAnswers } from './attempts-for-tests.ts';
import { saveSecondLook } from './second-looks-for-tests.ts';
import { signUpConsent } from './consent-words.ts';
import { anonymous, asPerson, createPerson, type PersonClaims } from './people.ts';

/** The four kinds of caller, and of the owner a row in every table that people have rows in. */
export async function makeAccessPeople(
  database: Database,
): Promise<{ callers: Record<Caller, PersonClaims>; ownerId: string }> {
  const consent = signUpConsent();
  const owner = await createPerson(database, { metadata: { full_name: 'Owner', consent } });
  const other = await createPerson(database);
  const admin = await createPerson(database, { admin: true });
  const asOwner = asPerson(database, owner.claims);
  await asOwner.query(
    `insert into public.requests (kind, text) values ('access', 'What do you have?')`,
  );
  await asOwner.query(
    `insert into public.reactions (career, reaction) values ('enfermeria', 'interested')`,
  );
  await asOwner.query(`insert into public.directions (family) values ('health')`);
  await asOwner.query(
    `insert into public.plans (country, diploma, aim, start) values ('MX', 'ib', 'vocational', '2027-09')`,
  );
  const attempt = { ...attemptHeader(), version: 2 };
  await saveAnswers(asOwner, attempt, { r1: answer(3) });
  await asOwner.query('select public.submit_attempt($1)', [attempt.id]);
  await asOwner.query('select public.create_share($1::jsonb, $2, $3, 7)', [
    JSON.stringify([attempt.id]),
    'a'.repeat(64),
    'Mamá',
  ]);
  await saveSecondLook(asOwner, attempt.id, { 'machines-1': answer(3) });
  await database.query(
    `insert into public.research_releases (instrument, n, period_start, period_end, k, tables, published_at)
     values ('riasec', 300, '2026-01-01', '2026-06-30', 10, '{}', now()),
       ('riasec', 310, '2026-01-01', '2026-07-31', 10, '{}', null)`,
  );
  const callers = { anonymous, owner: owner.claims, other: other.claims, admin: admin.claims };
  return { callers, ownerId: owner.id };
}
