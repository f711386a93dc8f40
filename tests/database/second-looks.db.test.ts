import { expect, test } from 'vitest';
import { bankItems } from '#domain/instruments/interests/second-look.ts';
import { answer, attemptHeader, callJson, saveAnswers } from './attempts-for-tests.ts';
import { anonymous, asPerson, createPerson } from './people.ts';
import { lookAgain, resultWithFields, saveSecondLook } from './second-looks-for-tests.ts';
import { startEmptiedDatabase } from './start-database.ts';

const database = await startEmptiedDatabase();

async function person() {
  const { id, claims } = await createPerson(database);
  return { id, claims, as: asPerson(database, claims) };
}

const looksOf = (attempt: string) =>
  database.query('select answers from public.second_looks where attempt = $1', [attempt]);

test('every item of the bank is taken, and the answers come back', async () => {
  const { as } = await person();
  const attempt = await resultWithFields(as);
  const patch = Object.fromEntries(bankItems.map(({ id }, index) => [id, answer(index % 5)]));
  const saved = await saveSecondLook(as, attempt, patch);
  expect(Object.keys(saved.answers)).toHaveLength(bankItems.length);
  expect(saved).toMatchObject({
    attempt,
    version: 1,
    answers: { 'machines-1': 0, 'machines-2': 1 },
  });
});

test('of two devices the last answer of an item wins, in whatever order they arrive', async () => {
  const { as } = await person();
  const attempt = await resultWithFields(as);
  const phone = { 'machines-1': answer(4, 2_000), 'music-1': answer(1, 1_000) };
  const laptop = { 'machines-1': answer(2, 1_000), 'music-1': answer(3, 3_000) };
  await saveSecondLook(as, attempt, phone);
  expect((await saveSecondLook(as, attempt, laptop)).answers).toEqual({
    'machines-1': 4,
    'music-1': 3,
  });
  expect((await saveSecondLook(as, attempt, phone)).answers).toEqual({
    'machines-1': 4,
    'music-1': 3,
  });
});

test.each([
  ['an unknown item', { 'machines-1': answer(3), 'machines-4': answer(3) }, 1],
  ['an item of the test', { r01: answer(3) }, 1],
  ['a choice that is none', { 'machines-1': answer(5) }, 1],
  ['no choice', { 'machines-1': answer(null) }, 1],
  ['an unknown version', { 'machines-1': answer(3) }, 2],
  ['answers without a shape', ['machines-1'], 1],
])('%s is refused, and nothing is stored', async (_what, patch, version) => {
  const { as } = await person();
  const attempt = await resultWithFields(as);
  await expect(saveSecondLook(as, attempt, patch, version)).rejects.toMatchObject({
    code: '22023',
  });
  expect(await looksOf(attempt)).toEqual([]);
});

test('only a submitted result of interests with fields, and only one’s own, is looked at again (D04)', async () => {
  const [ana, eve] = [await person(), await person()];
  const old = await resultWithFields(ana.as, 1);
  const values = { ...attemptHeader(), instrument: 'values', version: 2 };
  await saveAnswers(ana.as, values, { v01: answer(1) });
  await ana.as.query('select public.submit_attempt($1)', [values.id]);
  const draft = { ...attemptHeader(), version: 2 };
  await saveAnswers(ana.as, draft, { r01: answer(3) });
  const mine = await resultWithFields(ana.as);
  const patch = { 'machines-1': answer(3) };
  for (const attempt of [old, values.id, draft.id, crypto.randomUUID()]) {
    await expect(saveSecondLook(ana.as, attempt, patch)).rejects.toMatchObject({ code: 'PT404' });
  }
  await expect(saveSecondLook(eve.as, mine, patch)).rejects.toMatchObject({ code: 'PT404' });
  await expect(saveSecondLook(asPerson(database, anonymous), mine, patch)).rejects.toMatchObject({
    code: '42501',
  });
});

test('a person takes it back; no other does, and the attempt stays', async () => {
  const [ana, eve] = [await person(), await person()];
  const attempt = await lookAgain(ana.as);
  const take = 'delete from public.second_looks where attempt = $1 returning attempt';
  expect(await eve.as.query(take, [attempt])).toEqual([]);
  expect(await ana.as.query(take, [attempt])).toEqual([{ attempt }]);
  expect(await ana.as.query('select state from public.attempts where id = $1', [attempt])).toEqual([
    { state: 'submitted' },
  ]);
});

test('it goes when its attempt is withdrawn, and with the account', async () => {
  const { id, as } = await person();
  const [first, second] = [await lookAgain(as), await lookAgain(as)];
  await as.query('select public.withdraw_attempt($1)', [first]);
  expect(await looksOf(first)).toEqual([]);
  expect(await looksOf(second)).toHaveLength(1);
  await expect(saveSecondLook(as, first, { 'machines-1': answer(3) })).rejects.toMatchObject({
    code: 'PT404',
  });
  await database.query('delete from auth.users where id = $1', [id]);
  expect(await looksOf(second)).toEqual([]);
});

test('who asked that nothing be done with their data changes nothing', async () => {
  const { id, as } = await person();
  const attempt = await lookAgain(as);
  await database.query('update public.profiles set restricted_at = now() where id = $1', [id]);
  await expect(saveSecondLook(as, attempt, { 'music-1': answer(3) })).rejects.toMatchObject({
    code: 'PT423',
  });
});

test('a link shows it with the attempt that it belongs to, without the times', async () => {
  const { as } = await person();
  const attempt = await lookAgain(as);
  const token = crypto.randomUUID();
  await as.query(
    `select public.create_share($1::jsonb, encode(sha256(convert_to($2, 'UTF8')), 'hex'), '', 7)`,
    [JSON.stringify([attempt]), token],
  );
  const opened = () => callJson<object>(asPerson(database, anonymous), 'open_share($1)', [token]);
  expect(await opened()).toMatchObject({
    attempts: [{ id: attempt, second_look: { version: 1, answers: { 'machines-1': 3 } } }],
  });
  await as.query('delete from public.second_looks where attempt = $1', [attempt]);
  expect(JSON.stringify(await opened())).not.toContain('second_look');
});

const secret = 'a-secret-of-the-link';
const hold = (held: object) =>
  asPerson(database, anonymous).query(
    `select public.hold_guest_attempt(encode(sha256(convert_to($1, 'UTF8')), 'hex'), $2::jsonb)`,
    [secret, JSON.stringify([held])],
  );
const heldResult = () => ({
  ...attemptHeader(),
  version: 2,
  state: 'submitted',
  answers: { r01: 3 },
  item_times: {},
});

test('held with a guest’s result, it is claimed with it', async () => {
  const { as } = await person();
  const look = {
    version: 1,
    answers: { 'music-1': 4 },
    item_times: { 'music-1': { at: 9, ms: 5 } },
  };
  const held = { ...heldResult(), second_look: look };
  await hold(held);
  await as.query('select public.claim_held_attempt($1)', [secret]);
  expect(await looksOf(held.id)).toEqual([{ answers: { 'music-1': 4 } }]);
});

test.each([
  ['an unknown item', { version: 1, answers: { 'music-9': 4 } }],
  ['an unknown version', { version: 7, answers: { 'music-1': 4 } }],
  ['no version', { answers: { 'music-1': 4 } }],
  ['something else', 'music'],
])('a held second look with %s is refused', async (_what, look) => {
  await expect(hold({ ...heldResult(), second_look: look })).rejects.toMatchObject({
    code: '22023',
  });
});
