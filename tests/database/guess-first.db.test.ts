import { createHash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Queries } from '#server/database/database.ts';
import { answer, attemptHeader, callJson, saveAnswers } from './attempts-for-tests.ts';
import { anonymous, asPerson, createPerson } from './people.ts';
import { signedIn } from './signed-in.ts';
import { startEmptiedDatabase } from './start-database.ts';

const database = await startEmptiedDatabase();
const visitor = asPerson(database, anonymous);
const guess = 'SAIERC';

/** A person with a result of interests and a link to it that asks for a guess. */
async function asking(score = 3, name = 'Ana') {
  const person = await createPerson(database, { metadata: { full_name: name } });
  const { id } = person;
  const as = asPerson(database, await signedIn(database, person));
  const header = attemptHeader();
  await saveAnswers(as, header, { r1: answer(score), i1: answer(4 - score) });
  await as.query('select public.submit_attempt($1)', [header.id]);
  const token = randomBytes(32).toString('hex');
  const { id: share } = await callJson<{ id: string }>(as, 'create_share($1::jsonb, $2, $3, 7)', [
    [header.id],
    createHash('sha256').update(token).digest('hex'),
    name,
  ]);
  await ask(as, share, true);
  return { id, as, attempt: header.id, share, token };
}

const ask = (as: Queries, share: string, wanted: boolean) =>
  as.query('select public.ask_guess($1, $2)', [share, wanted]);
const agree = (as: Queries, share: string) => as.query('select public.agree_guess($1)', [share]);
const open = (token: string, as: Queries = visitor, again = false) =>
  callJson<Record<string, unknown>>(as, 'open_share($1, $2)', [token, again]);
const send = (token: string, letters: string | null = guess, as: Queries = visitor) =>
  callJson<Record<string, unknown>>(as, 'guess_share($1, $2)', [token, letters]);
const seen = async (as: Queries) =>
  (await as.query('select guess_first, guess, guess_agreed_at from public.shares'))[0];

test('a link that asks for a guess tells nothing until the child agrees, and then both', async () => {
  const { as, share, token } = await asking();
  expect(await open(token)).toMatchObject({ kind: 'guess', is_sent: false });
  expect(await send(token)).toEqual({ kind: 'guess', is_sent: true });
  expect(await open(token)).toMatchObject({ kind: 'guess', is_sent: true });
  expect(await seen(as)).toMatchObject({ guess });
  await agree(as, share);
  expect(await open(token)).toMatchObject({ kind: 'live', guess, name: 'Ana' });
});

test('before it is agreed every answer is byte-equal for different people and results (P23)', async () => {
  const said = [];
  for (const [score, name] of [
    [0, 'Ana'],
    [4, 'Benjamín Ordóñez'],
  ] as const) {
    const { token } = await asking(score, name);
    const answers = [
      await open(token),
      await send(token, 'RIASE').catch(wordsOf),
      await send(token),
      await send(token).catch(wordsOf),
      await open(token, visitor, true),
    ];
    said.push(JSON.stringify(answers).replaceAll(/"expires_at": ?"[^"]*"/g, ''));
  }
  expect(said[0]).toContain('guess');
  expect(said[1]).toBe(said[0]);
});

/** What a refusal says, code and words. */
const wordsOf = (error: unknown) => [
  String(error),
  error instanceof Object && Object.entries(error).filter(([key]) => key === 'code'),
];

test('an order that is not exactly the six, each once, is refused, and so is a second one', async () => {
  const { as, token } = await asking();
  for (const wrong of ['', 'RIASE', 'RIASEE', 'riasec', 'RIASECR', 'RIASEX', null]) {
    await expect(send(token, wrong)).rejects.toMatchObject({ code: '22023' });
  }
  expect(await seen(as)).toMatchObject({ guess: null });
  await send(token);
  await expect(send(token, 'RIASEC')).rejects.toMatchObject({ code: 'PT409' });
  expect(await seen(as)).toMatchObject({ guess });
});

test('only the child asks, agrees and reads the guess, and does not guess for others', async () => {
  const [ana, ben] = [await asking(), await asking()];
  await expect(send(ana.token, guess, ana.as)).rejects.toMatchObject({ code: '42501' });
  await send(ana.token);
  for (const refused of [
    () => agree(ben.as, ana.share),
    () => ask(ben.as, ana.share, false),
    () => agree(ben.as, ben.share),
  ]) {
    await expect(refused()).rejects.toMatchObject({ code: 'PT404' });
  }
  await expect(agree(visitor, ana.share)).rejects.toMatchObject({ code: '42501' });
  await expect(ask(visitor, ana.share, false)).rejects.toMatchObject({ code: '42501' });
  expect(await seen(ben.as)).toMatchObject({ guess: null });
  expect(await open(ana.token)).toMatchObject({ kind: 'guess' });
});

test('switched off the link shows the report without the guess; on again it keeps the one there is', async () => {
  const { as, share, token } = await asking();
  await send(token);
  await ask(as, share, false);
  expect(await open(token)).toMatchObject({ kind: 'live', guess: null });
  await ask(as, share, true);
  expect(await open(token)).toMatchObject({ kind: 'guess', is_sent: true });
});

test('a guess ends with its link, and with the result that was guessed', async () => {
  const [ended, deleted] = [await asking(), await asking()];
  for (const { token } of [ended, deleted]) await send(token);
  await ended.as.query('select public.revoke_share($1)', [ended.share]);
  await deleted.as.query('select public.withdraw_attempt($1)', [deleted.attempt]);
  for (const { as, token, share } of [ended, deleted]) {
    expect(await seen(as)).toMatchObject({ guess: null, guess_agreed_at: null });
    expect(await open(token)).toEqual({ kind: 'revoked' });
    expect(await send(token)).toEqual({ kind: 'revoked' });
    await expect(agree(as, share)).rejects.toMatchObject({ code: 'PT404' });
  }
});

test('an expired link takes no guess, none is agreed to any more, and what was guessed goes within the day', async () => {
  const { as, share, token } = await asking();
  await send(token);
  await database.query(
    `update public.shares set created_at = now() - interval '8 days', expires_at = now() - interval '1 hour'
     where id = $1`,
    [share],
  );
  expect(await send(token)).toEqual({ kind: 'expired' });
  expect(await open(token)).toEqual({ kind: 'expired' });
  await expect(agree(as, share)).rejects.toMatchObject({ code: 'PT404' });
  const clear = () =>
    database.query(`select private.retain('expired-guesses', now(), 100) as cleared`);
  expect(await clear()).toEqual([{ cleared: 1 }]);
  expect(await seen(as)).toMatchObject({ guess: null, guess_agreed_at: null });
  expect(await open(token)).toEqual({ kind: 'expired' });
  expect(await clear()).toEqual([{ cleared: 0 }]);
});

test('the guess of a link that still works is not cleared', async () => {
  const { as, token } = await asking();
  await send(token);
  await database.query(`select private.retain('expired-guesses', now(), 100)`);
  expect(await seen(as)).toMatchObject({ guess });
});

test('while the child’s data is frozen no guess is taken, asked for or agreed to', async () => {
  const { as, share, token } = await asking();
  await callJson(as, 'limit_processing($1, true)', ['restriction']);
  expect(await send(token)).toEqual({ kind: 'resting' });
  await expect(ask(as, share, false)).rejects.toMatchObject({ code: 'PT423' });
  await expect(agree(as, share)).rejects.toMatchObject({ code: 'PT423' });
});

test('only a link to a result of interests can ask for a guess', async () => {
  const as = asPerson(database, (await createPerson(database)).claims);
  const header = { ...attemptHeader(), instrument: 'values' };
  await saveAnswers(as, header, { r1: answer(3) });
  await as.query('select public.submit_attempt($1)', [header.id]);
  const hash = randomBytes(32).toString('hex');
  const { id } = await callJson<{ id: string }>(as, `create_share($1::jsonb, $2, '', 7)`, [
    [header.id],
    hash,
  ]);
  await expect(ask(as, id, true)).rejects.toMatchObject({ code: '22023' });
});

test('the guess is in the child’s export and goes with the account', async () => {
  const { id, as, token } = await asking();
  await send(token);
  const { tables } = await callJson<{ tables: Record<string, object[]> }>(as, 'my_data()', []);
  expect(tables.shares ?? tables['public.shares']).toMatchObject([{ guess, guess_first: true }]);
  await database.query('delete from auth.users where id = $1', [id]);
  expect(
    await database.query('select id from public.shares where guess = $1 and user_id = $2', [
      guess,
      id,
    ]),
  ).toEqual([]);
  expect(await open(token)).toEqual({ kind: 'unknown' });
});

test('a page loaded again is no new opening that day; the first counts whatever the page says', async () => {
  const { as, share, token } = await asking();
  await ask(as, share, false);
  const opens = async () => (await as.query('select opens from public.shares'))[0];
  await open(token, visitor, true);
  expect(await opens()).toEqual({ opens: 1 });
  await open(token, visitor, true);
  expect(await opens()).toEqual({ opens: 1 });
  await open(token);
  expect(await opens()).toEqual({ opens: 2 });
  await database.query(
    `update public.shares set opened_at = now() - interval '25 hours' where id = $1`,
    [share],
  );
  await open(token, visitor, true);
  expect(await opens()).toEqual({ opens: 3 });
});
