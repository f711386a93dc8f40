import { createHash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { answer, attemptHeader, callJson, saveAnswers } from './attempts-for-tests.ts';
import { anonymous, asPerson, createPerson } from './people.ts';
import { startDatabase, startEmptiedDatabase } from './start-database.ts';

const database = await startEmptiedDatabase();
const guest = asPerson(database, anonymous);
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');
const newSecret = () => randomBytes(32).toString('base64url');
const hold = (secret: string, payload: unknown) =>
  callJson<{ expires_at: string }>(guest, 'hold_guest_attempt($1, $2::jsonb)', [
    hashOf(secret),
    payload,
  ]);
const claimAs = (as: typeof guest, secret: string) =>
  callJson<string[]>(as, 'claim_held_attempt($1)', [secret]);
const person = async () => asPerson(database, (await createPerson(database)).claims);

function held(state: 'draft' | 'submitted' = 'submitted', id?: string) {
  return {
    ...attemptHeader(id),
    state,
    answers: { r1: 3, i1: 0 },
    item_times: { r1: { at: 100, ms: 40 }, i1: { at: 200, ms: 60 } },
    started_at: '2026-01-02T03:04:05.000Z',
    submitted_at: state === 'submitted' ? 1767323100000 : null,
  };
}

test('held answers become the person’s who brings the secret, ids and times kept', async () => {
  const secret = newSecret();
  const payload = [held('submitted'), held('draft')];
  await hold(secret, payload);
  const ana = await person();
  expect(await claimAs(ana, secret)).toEqual(payload.map(({ id }) => id));
  const rows = await ana.query(
    'select id, state, answers, item_times, created_at, submitted_at from public.attempts order by state desc',
  );
  expect(rows).toEqual([
    {
      id: payload[0]?.id,
      state: 'submitted',
      answers: { r1: 3, i1: 0 },
      item_times: payload[0]?.item_times,
      created_at: new Date('2026-01-02T03:04:05Z'),
      submitted_at: new Date(1767323100000),
    },
    {
      id: payload[1]?.id,
      state: 'draft',
      answers: { r1: 3, i1: 0 },
      item_times: payload[1]?.item_times,
      created_at: new Date('2026-01-02T03:04:05Z'),
      submitted_at: null,
    },
  ]);
});

test('A34: who brings the secret is shown what it holds, before and without claiming it', async () => {
  const secret = newSecret();
  const payload = [held('submitted'), { ...held('draft'), answers: { r1: 3, i1: null } }];
  await hold(secret, payload);
  const ana = await person();
  const look = (as: typeof guest, said: string) =>
    callJson<unknown[]>(as, 'look_at_held_attempt($1)', [said]);
  const shown = [
    {
      id: payload[0]?.id,
      instrument: payload[0]?.instrument,
      started_at: '2026-01-02T03:04:05+00:00',
      submitted_at: '2026-01-02T03:05:00+00:00',
      answered: 2,
    },
    {
      id: payload[1]?.id,
      instrument: payload[1]?.instrument,
      started_at: '2026-01-02T03:04:05+00:00',
      submitted_at: null,
      answered: 1,
    },
  ];
  expect(await look(ana, secret)).toEqual(shown);
  expect(await look(ana, secret)).toEqual(shown);
  expect(await look(ana, newSecret())).toEqual([]);
  expect(await look(ana, hashOf(secret))).toEqual([]);
  expect(await ana.query('select id from public.attempts')).toEqual([]);
  await expect(look(guest, secret)).rejects.toMatchObject({ code: '42501' });
  expect(await claimAs(ana, secret)).toHaveLength(2);
  expect(await look(ana, secret)).toEqual([]);
});

test('a secret works once: twice, at the same time, and for a second person there is nothing', async () => {
  const secret = newSecret();
  await hold(secret, [held()]);
  const [ana, ben] = [await person(), await person()];
  const both = await Promise.all([claimAs(ana, secret), claimAs(ana, secret)]);
  expect(both.map((ids) => ids.length).toSorted((a, b) => a - b)).toEqual([0, 1]);
  expect(await claimAs(ben, secret)).toEqual([]);
  expect(await ben.query('select id from public.attempts')).toEqual([]);
});

test('a wrong secret, or the hash in place of the secret, claims nothing', async () => {
  const secret = newSecret();
  await hold(secret, [held()]);
  const eve = await person();
  expect(await claimAs(eve, newSecret())).toEqual([]);
  expect(await claimAs(eve, hashOf(secret))).toEqual([]);
  expect(await claimAs(await person(), secret)).toHaveLength(1);
});

test('after 72 hours there is nothing to claim, and the next guest clears it away', async () => {
  const secret = newSecret();
  const { expires_at } = await hold(secret, [held()]);
  const hours = (new Date(expires_at).getTime() - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(71.9);
  expect(hours).toBeLessThanOrEqual(72);
  await database.query(
    `update private.held_attempts set expires_at = now() - interval '1 second' where secret_hash = $1`,
    [hashOf(secret)],
  );
  expect(await claimAs(await person(), secret)).toEqual([]);
  await hold(newSecret(), [held()]);
  const left = await database.query('select 1 from private.held_attempts where secret_hash = $1', [
    hashOf(secret),
  ]);
  expect(left).toEqual([]);
});

test('holding again with the same secret replaces, without a longer life', async () => {
  const secret = newSecret();
  const first = await hold(secret, [held('draft')]);
  const later = held('submitted');
  expect(await hold(secret, [later])).toEqual(first);
  expect(await claimAs(await person(), secret)).toEqual([later.id]);
});

test('an attempt saved meanwhile under the same id is merged, another person’s is left out', async () => {
  const [ana, ben] = [await createPerson(database), await person()];
  const asAna = asPerson(database, ana.claims);
  const [mine, theirs] = [held('draft'), held()];
  const { id, instrument, version, form, locale } = mine;
  await saveAnswers(
    asAna,
    { id, instrument, version, form, locale },
    { r1: answer(1, 500), a1: answer(2, 500) },
  );
  await saveAnswers(ben, attemptHeader(theirs.id), { r1: answer(4) });
  const secret = newSecret();
  await hold(secret, [mine, theirs]);
  expect(await claimAs(asAna, secret)).toEqual([mine.id]);
  expect(await asAna.query('select answers from public.attempts')).toEqual([
    { answers: { r1: 1, i1: 0, a1: 2 } },
  ]);
  expect(await ben.query('select answers from public.attempts')).toEqual([{ answers: { r1: 4 } }]);
});

test('what is held cannot be read, and guests claim nothing', async () => {
  await expect(guest.query('select * from private.held_attempts')).rejects.toMatchObject({
    code: '42501',
  });
  await expect(claimAs(guest, 'x')).rejects.toMatchObject({ code: '42501' });
  const ana = await person();
  await expect(ana.query('select * from private.held_attempts')).rejects.toMatchObject({
    code: '42501',
  });
});

test.each([
  ['nothing', []],
  ['seven attempts', Array.from({ length: 7 }, () => held())],
  ['an object', held()],
  ['a strange state', [{ ...held(), state: 'withdrawn' }]],
  ['strange answers', [{ ...held(), answers: { r1: 99 } }]],
  ['answers in a list', [{ ...held(), answers: [1] }]],
  ['no id', [{ ...held(), id: undefined }]],
  ['more than 64 KiB', [{ ...held(), note: 'x'.repeat(66_000) }]],
])('a payload of %s is refused', async (_what, payload) => {
  await expect(hold(newSecret(), payload)).rejects.toMatchObject({ code: '22023' });
});

test('odd times do not stop a claim: they count as now', async () => {
  const secret = newSecret();
  await hold(secret, [{ ...held(), started_at: 'yesterday', submitted_at: 9e15, item_times: {} }]);
  expect(await claimAs(await person(), secret)).toHaveLength(1);
});

test('a secret hash that is no sha-256 is refused', async () => {
  for (const hash of ['', 'A'.repeat(64), 'a'.repeat(63), null]) {
    const call = callJson(guest, 'hold_guest_attempt($1, $2::jsonb)', [hash, [held()]]);
    await expect(call).rejects.toMatchObject({ code: '22023' });
  }
});

test('strangers cannot fill the store: 600 in five minutes, then 429', async () => {
  const fresh = await startDatabase();
  await fresh.query(
    `insert into private.held_attempts (secret_hash, payload) select lpad(n::text, 64, '0'), '[]' from generate_series(1, 600) n`,
  );
  const call = callJson(asPerson(fresh, anonymous), 'hold_guest_attempt($1, $2::jsonb)', [
    hashOf('x'),
    [held()],
  ]);
  await expect(call).rejects.toMatchObject({ code: 'PT429' });
});
