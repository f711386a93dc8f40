/** Ten codes for a lost telephone (threat A29). */
import { expect, test } from 'vitest';
import { callJson } from './attempts-for-tests.ts';
import { asPerson, createPerson, type Person } from './people.ts';
import { giveFactor, signedIn, signedInWithFactor } from './signed-in.ts';
import { startEmptiedDatabase } from './start-database.ts';

const database = await startEmptiedDatabase();
type Used = { outcome: string; retry_after: number | null };

const make = (claims: Person['claims']) =>
  callJson<{ codes: string[]; made_at: string }>(
    asPerson(database, claims),
    'make_recovery_codes()',
    [],
  );
const left = (claims: Person['claims']) =>
  callJson<{ left: number; made_at: string | null }>(
    asPerson(database, claims),
    'my_recovery_codes()',
    [],
  );
const use = (claims: Person['claims'], code: string) =>
  callJson<Used>(asPerson(database, claims), 'use_recovery_code($1)', [code]);

async function withCodes() {
  const person = await createPerson(database);
  const above = await signedInWithFactor(database, person);
  const { codes } = await make(above);
  return { person, above, codes, below: await signedIn(database, person) };
}

test('ten codes are shown once and kept as hashes; new ones make the old ones void', async () => {
  const { person, above, codes } = await withCodes();
  expect(codes).toHaveLength(10);
  expect(new Set(codes).size).toBe(10);
  for (const code of codes)
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
  const kept = await database.query<{ line: string }>(
    'select c::text as line from private.recovery_codes c where user_id = $1',
    [person.id],
  );
  expect(kept).toHaveLength(10);
  for (const code of codes) expect(JSON.stringify(kept)).not.toContain(code);
  expect(await left(above)).toMatchObject({ left: 10 });
  await make(above);
  expect(await left(above)).toMatchObject({ left: 10 });
  expect(await use(await signedIn(database, person), codes[0] ?? '')).toMatchObject({
    outcome: 'wrong',
  });
});

test('codes are made after the second factor only, and by its owner', async () => {
  const person = await createPerson(database);
  await expect(make(await signedIn(database, person))).rejects.toMatchObject({ code: 'PT403' });
  await giveFactor(database, person);
  await expect(make(await signedIn(database, person))).rejects.toMatchObject({ code: 'PT403' });
  expect(await left(person.claims).catch((error: { code: string }) => error.code)).toBe('PT403');
});

test('a code takes factor and codes away, ends the other sessions, and tells the mailbox', async () => {
  const { person, above, below, codes } = await withCodes();
  // As people type it: no hyphens, small letters, an O for a zero.
  const typed = (codes[3] ?? '').replaceAll('-', ' ').toLowerCase().replaceAll('0', 'o');
  expect(await use(below, typed)).toEqual({ outcome: 'removed', retry_after: null });
  const of = (table: string) =>
    database.query(`select id from ${table} where user_id = $1`, [person.id]);
  expect(await of('auth.mfa_factors')).toEqual([]);
  expect(await of('private.recovery_codes')).toEqual([]);
  expect(await of('auth.sessions')).toEqual([{ id: below['session_id'] }]);
  expect(above['session_id']).not.toBe(below['session_id']);
  expect(
    await database.query('select template from private.mail_outbox where to_address = $1', [
      person.email,
    ]),
  ).toEqual([{ template: 'recovery-code-used' }]);
  // Served again, without a second factor.
  expect(await asPerson(database, below).query('select id from public.profiles')).toHaveLength(1);
  expect(await use(below, codes[4] ?? '')).toEqual({ outcome: 'wrong', retry_after: null });
});

test('a code of another person, and a wrong one, are answered in one shape and take nothing away', async () => {
  const ana = await withCodes();
  const eve = await withCodes();
  const answers = [
    await use(eve.below, ana.codes[0] ?? ''),
    await use(eve.below, 'nonsense'),
    await use(eve.below, ''),
  ];
  for (const answer of answers) expect(answer).toEqual({ outcome: 'wrong', retry_after: null });
  expect(await left(ana.above)).toMatchObject({ left: 10 });
  expect(await left(eve.above)).toMatchObject({ left: 10 });
});

test('ten wrong codes in a quarter of an hour are enough, side by side too; the right one keeps no other waiting', async () => {
  const { person, below, codes } = await withCodes();
  const guesses = await Promise.all(Array.from({ length: 12 }, (_, n) => use(below, `GUESS${n}`)));
  expect(guesses.filter(({ outcome }) => outcome === 'wrong')).toHaveLength(10);
  const [refused] = guesses.filter(({ outcome }) => outcome === 'too-many');
  expect(refused?.retry_after).toBeGreaterThan(0);
  expect(refused?.retry_after).toBeLessThanOrEqual(900);
  const keys = await database.query('select key from private.rate_limits');
  expect(keys.length).toBeGreaterThan(0);
  expect(JSON.stringify(keys)).not.toContain(person.id);
  // A thief of the password alone cannot keep the owner of the codes out by guessing.
  expect(await use(below, codes[0] ?? '')).toMatchObject({ outcome: 'removed' });
});

test('one code used twice at the same moment is told once, by one mail', async () => {
  const { person, below, codes } = await withCodes();
  const answers = await Promise.all([1, 2, 3].map(() => use(below, codes[0] ?? '')));
  expect(answers.map(({ outcome }) => outcome).sort()).toEqual(['removed', 'wrong', 'wrong']);
  const mails = await database.query(
    `select 1 from private.mail_outbox where to_address = $1 and template = 'recovery-code-used'`,
    [person.email],
  );
  expect(mails).toHaveLength(1);
});

test('codes go with the factor they were made for, however it is taken away', async () => {
  const { person, above, below, codes } = await withCodes();
  await database.query('delete from auth.mfa_factors where user_id = $1', [person.id]);
  expect(await left(below)).toEqual({ left: 0, made_at: null });
  await giveFactor(database, person);
  expect(await use(below, codes[0] ?? '')).toMatchObject({ outcome: 'wrong' });
  expect(above['aal']).toBe('aal2');
});
