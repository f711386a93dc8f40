import { expect, test } from 'vitest';
import {
  answer,
  attemptHeader,
  callJson,
  saveAnswers,
  type SavedAttempt,
} from './attempts-for-tests.ts';
import { anonymous, asPerson, createPerson } from './people.ts';
import { startEmptiedDatabase } from './start-database.ts';

const database = await startEmptiedDatabase();
const person = async () => asPerson(database, (await createPerson(database)).claims);
const submit = (as: Awaited<ReturnType<typeof person>>, id: string) =>
  callJson<SavedAttempt>(as, 'submit_attempt($1)', [id]);

test('the first save makes the draft, later ones add to it', async () => {
  const ana = await person();
  const header = attemptHeader();
  expect(await saveAnswers(ana, header, { r1: answer(3, 100, 40) })).toEqual({
    id: header.id,
    state: 'draft',
    rev: 1,
    answers: { r1: 3 },
    item_times: { r1: { at: 100, ms: 40 } },
    submitted_at: null,
  });
  const second = await saveAnswers(ana, header, { i1: answer(0, 200, 60) });
  expect(second).toMatchObject({ rev: 2, answers: { r1: 3, i1: 0 } });
  expect(await ana.query('select id, locale from public.attempts')).toEqual([
    { id: header.id, locale: 'es' },
  ]);
});

test('questions that count are counted: no check of reading, and no card', async () => {
  const ana = await person();
  const header = { ...attemptHeader(), instrument: 'values', version: 2 };
  const given = { ach01: answer(3), 'check-importance': answer(1), 'card-support': answer(1) };
  await saveAnswers(ana, header, given);
  expect(await ana.query('select answered from public.attempts')).toEqual([{ answered: 1 }]);
});

test('sending twice changes nothing and leaves one row (X01, X12)', async () => {
  const ana = await person();
  const header = attemptHeader();
  const patch = { r1: answer(3), r2: answer(1) };
  const saved = await Promise.all([1, 2, 3, 4].map(() => saveAnswers(ana, header, patch)));
  expect(new Set(saved.map(({ rev }) => rev))).toEqual(new Set([1]));
  expect(await ana.query('select rev from public.attempts')).toEqual([{ rev: 1 }]);
});

test('of one item the newest answer wins, in whatever order they arrive', async () => {
  const ana = await person();
  const header = attemptHeader();
  await saveAnswers(ana, header, { r1: answer(4, 300), r2: answer(1, 100) });
  const late = await saveAnswers(ana, header, { r1: answer(0, 200), r2: answer(2, 150) });
  expect(late.answers).toEqual({ r1: 4, r2: 2 });
  expect(late.item_times['r1']?.at).toBe(300);
});

test('an answer taken back is gone, and an older one does not bring it back', async () => {
  const ana = await person();
  const header = attemptHeader();
  await saveAnswers(ana, header, { r1: answer(4, 100) });
  expect((await saveAnswers(ana, header, { r1: answer(null, 200) })).answers).toEqual({});
  expect((await saveAnswers(ana, header, { r1: answer(4, 150) })).answers).toEqual({});
});

test('a clock that runs ahead is cut to now and does not win for ever (X10)', async () => {
  const ana = await person();
  const header = attemptHeader();
  const tomorrow = Date.now() + 86_400_000;
  const ahead = await saveAnswers(ana, header, { r1: answer(4, tomorrow) });
  expect(ahead.item_times['r1']?.at).toBeLessThan(tomorrow - 80_000_000);
  const rightClock = (ahead.item_times['r1']?.at ?? 0) + 1;
  expect((await saveAnswers(ana, header, { r1: answer(1, rightClock) })).answers).toEqual({
    r1: 1,
  });
});

test('submitting freezes: twice is once, and later answers change nothing (X12)', async () => {
  const ana = await person();
  const header = attemptHeader();
  await saveAnswers(ana, header, { r1: answer(4) });
  const [first, second] = await Promise.all([submit(ana, header.id), submit(ana, header.id)]);
  expect(first).toMatchObject({ state: 'submitted', answers: { r1: 4 } });
  expect(first.submitted_at).not.toBeNull();
  expect(second).toEqual(first);
  const after = await saveAnswers(ana, header, {
    r1: answer(0, Date.now()),
    r2: answer(1, Date.now()),
  });
  expect(after).toEqual(first);
});

test('a submitted attempt does not change even for the owner of the database', async () => {
  const ana = await person();
  const header = attemptHeader();
  await saveAnswers(ana, header, { r1: answer(4) });
  await submit(ana, header.id);
  const forge = database.query(`update public.attempts set answers = '{"r1": 0}' where id = $1`, [
    header.id,
  ]);
  await expect(forge).rejects.toMatchObject({ code: 'PT409' });
});

test('another person’s attempt is refused for saving and submitting, and stays as it is', async () => {
  const [ana, ben] = [await person(), await person()];
  const header = attemptHeader();
  const mine = await saveAnswers(ana, header, { r1: answer(4) });
  await expect(saveAnswers(ben, header, { r1: answer(0, 5000) })).rejects.toMatchObject({
    code: '42501',
  });
  await expect(submit(ben, header.id)).rejects.toMatchObject({ code: '42501' });
  await expect(submit(ben, crypto.randomUUID())).rejects.toMatchObject({ code: '42501' });
  expect(await saveAnswers(ana, header, {})).toEqual(mine);
});

test('guests have no attempts on the server', async () => {
  const guest = asPerson(database, anonymous);
  await expect(saveAnswers(guest, attemptHeader(), {})).rejects.toMatchObject({ code: '42501' });
  const nobody = asPerson(database, { role: 'authenticated' });
  await expect(saveAnswers(nobody, attemptHeader(), {})).rejects.toMatchObject({ code: '42501' });
});

test.each([
  ['a value over 10', { r1: answer(11) }],
  ['a negative value', { r1: answer(-1) }],
  ['half a point', { r1: answer(2.5) }],
  ['text', { r1: { ...answer(1), value: '3' } }],
  ['no value', { r1: { at: 1, ms: 1 } }],
  ['no time', { r1: { value: 1, ms: 1 } }],
  ['a negative time', { r1: answer(1, -5) }],
  ['a huge time', { r1: answer(1, 1e18) }],
  ['an odd item', { 'R 1': answer(1) }],
  ['a long item', { ['x'.repeat(41)]: answer(1) }],
  ['a bare number', { r1: 3 }],
  ['an array', [answer(1)]],
  ['121 items', Object.fromEntries(Array.from({ length: 121 }, (_, i) => [`q${i}`, answer(1)]))],
])('a patch with %s is refused and makes no row', async (_what, patch) => {
  const ana = await person();
  await expect(saveAnswers(ana, attemptHeader(), patch)).rejects.toMatchObject({ code: '22023' });
  expect(await ana.query('select id from public.attempts')).toEqual([]);
});

const items = (from: number) =>
  Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`q${from + i}`, answer(1)]));

test('items beyond 120 are refused over several saves too', async () => {
  const ana = await person();
  const header = attemptHeader();
  await saveAnswers(ana, header, items(0));
  await expect(saveAnswers(ana, header, items(100))).rejects.toMatchObject({ code: '22023' });
});

test.each([
  { id: 'x' },
  { instrument: 'RIASEC' },
  { instrument: '../x' },
  { version: 0 },
  { version: '1' },
  { version: 1.5 },
  { form: 'long' },
  { locale: 'fr' },
  { locale: null },
])('a header with %o is refused', async (wrong) => {
  const ana = await person();
  const header = { ...attemptHeader(), ...wrong };
  await expect(saveAnswers(ana, header, {})).rejects.toMatchObject({ code: '22023' });
});

test('an id in use for one instrument is not taken for another', async () => {
  const ana = await person();
  const header = attemptHeader();
  await saveAnswers(ana, header, { r1: answer(1) });
  await expect(saveAnswers(ana, { ...header, version: 2 }, {})).rejects.toMatchObject({
    code: '22023',
  });
});

test('one person keeps 500 attempts at most', async () => {
  const ben = await createPerson(database);
  await database.query(
    `insert into public.attempts (id, user_id, instrument, version, form, locale)
     select gen_random_uuid(), $1, 'riasec', 1, 'full', 'es' from generate_series(1, 500)`,
    [ben.id],
  );
  const save = saveAnswers(asPerson(database, ben.claims), attemptHeader(), { r1: answer(1) });
  await expect(save).rejects.toMatchObject({ code: 'PT429' });
});
