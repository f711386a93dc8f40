import { createHash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Queries } from '#server/database/database.ts';
import { answer, attemptHeader, callJson, saveAnswers } from './attempts-for-tests.ts';
import { anonymous, asPerson, createPerson } from './people.ts';
import { startEmptiedDatabase } from './start-database.ts';

const database = await startEmptiedDatabase();
const visitor = asPerson(database, anonymous);
const newToken = () => randomBytes(32).toString('hex');
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
const person = async () =>
  asPerson(
    database,
    (await createPerson(database, { metadata: { full_name: '<b>Ana</b>' } })).claims,
  );

type Opened = {
  kind: string;
  name?: string;
  attempts?: { id: string; answers: object }[];
  plan?: object | null;
};

const plan = { country: 'MX', diploma: 'national', aim: 'public-degree', start: '2027-09' };
const keepPlan = (as: Queries, ticks: object) =>
  as.query(
    `insert into public.plans (country, diploma, aim, start, ticks) values ($1, $2, $3, $4, $5::jsonb)
     on conflict (user_id) do update set ticks = excluded.ticks`,
    [...Object.values(plan), ticks],
  );

async function finished(as: Queries, instrument = 'riasec'): Promise<string> {
  const header = { ...attemptHeader(), instrument };
  await saveAnswers(as, header, { r1: answer(3) });
  await as.query('select public.submit_attempt($1)', [header.id]);
  return header.id;
}

const share = (as: Queries, what: string[], token: string, days = 7, withPlan = false) =>
  callJson<{ id: string }>(as, 'create_share($1::jsonb, $2, $3, $4, $5)', [
    what,
    hashOf(token),
    'Para mamá',
    days,
    withPlan,
  ]);
const open = (token: string, as: Queries = visitor) =>
  callJson<Opened>(as, 'open_share($1)', [token]);
const opens = async (as: Queries) =>
  (await as.query<{ opens: number }>('select opens from public.shares')).map((row) => row.opens);

test('the holder of the link reads exactly what it shows, and the owner sees that it was opened', async () => {
  const ana = await person();
  const [shown] = [await finished(ana), await finished(ana, 'values')];
  const token = newToken();
  await share(ana, [shown], token);
  const opened = await open(token);
  expect(opened).toMatchObject({ kind: 'live', name: '<b>Ana</b>', is_own: false });
  expect(opened.attempts?.map(({ id }) => id)).toEqual([shown]);
  expect(Object.keys(opened.attempts?.[0] ?? {})).not.toContain('item_times');
  expect(await opens(ana)).toEqual([1]);
  expect(await open(token, ana)).toMatchObject({ kind: 'live', is_own: true });
  expect(await opens(ana)).toEqual([1]);
});

test('a revoked, an expired and an unknown link show nothing and say which they are', async () => {
  const ana = await person();
  const [revoked, expired] = [newToken(), newToken()];
  const attempt = await finished(ana);
  const { id } = await share(ana, [attempt], revoked);
  await share(ana, [attempt], expired, 30);
  await ana.query('select public.revoke_share($1)', [id]);
  await database.query(
    `update public.shares set created_at = now() - interval '31 days', expires_at = now() - interval '1 day'
     where token_hash = $1`,
    [hashOf(expired)],
  );
  expect(await open(revoked)).toEqual({ kind: 'revoked' });
  expect(await open(expired)).toEqual({ kind: 'expired' });
  expect(await open(newToken())).toEqual({ kind: 'unknown' });
  expect(await open('')).toEqual({ kind: 'unknown' });
});

test('no person ends, sees or makes a link to what is another’s', async () => {
  const [ana, ben] = [await person(), await person()];
  const token = newToken();
  const attempt = await finished(ana);
  const { id } = await share(ana, [attempt], token);
  await ben.query('select public.revoke_share($1)', [id]);
  expect(await open(token)).toMatchObject({ kind: 'live' });
  expect(await opens(ben)).toEqual([]);
  await expect(share(ben, [attempt], newToken())).rejects.toMatchObject({ code: 'PT404' });
  await expect(share(visitor, [attempt], newToken())).rejects.toMatchObject({ code: '42501' });
});

test('the token is not kept, and its hash is not shown', async () => {
  const ana = await person();
  const token = newToken();
  await share(ana, [await finished(ana)], token);
  await expect(ana.query('select token_hash from public.shares')).rejects.toMatchObject({
    code: '42501',
  });
  const rows = await database.query('select * from public.shares');
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('only finished results can be shown, one of each test, for 7, 30 or 90 days, ten links at a time', async () => {
  const ana = await person();
  const draft = attemptHeader();
  await saveAnswers(ana, draft, { r1: answer(3) });
  await expect(share(ana, [draft.id], newToken())).rejects.toMatchObject({ code: 'PT404' });
  const [one, two] = [await finished(ana), await finished(ana)];
  await expect(share(ana, [one, two], newToken())).rejects.toMatchObject({ code: 'PT404' });
  await expect(share(ana, [one], newToken(), 365)).rejects.toMatchObject({ code: '22023' });
  for (let made = 0; made < 10; made += 1) await share(ana, [one], newToken());
  await expect(share(ana, [one], newToken())).rejects.toMatchObject({ code: 'PT409' });
});

test('a link to a deleted result is over', async () => {
  const ana = await person();
  const token = newToken();
  const attempt = await finished(ana);
  await share(ana, [attempt], token);
  await database.query('delete from public.attempts where id = $1', [attempt]);
  expect(await open(token)).toEqual({ kind: 'revoked' });
});

test('links of a person with frozen data rest, for all but themselves, and work again afterwards (P07)', async () => {
  const ana = await person();
  const [token, ended] = [newToken(), newToken()];
  const attempt = await finished(ana);
  await share(ana, [attempt], token);
  const { id } = await share(ana, [attempt], ended);
  await callJson(ana, 'limit_processing($1, true)', ['restriction']);
  expect(await open(token)).toEqual({ kind: 'resting' });
  expect(await open(token, await person())).toEqual({ kind: 'resting' });
  expect(await open(token, ana)).toMatchObject({ kind: 'live', is_own: true });
  await ana.query('select public.revoke_share($1)', [id]);
  await callJson(ana, 'limit_processing($1, false)', ['restriction']);
  expect(await open(token)).toMatchObject({ kind: 'live', name: '<b>Ana</b>' });
  expect(await open(ended)).toEqual({ kind: 'revoked' });
  // It was not read while it rested, so nothing was counted.
  expect((await opens(ana)).toSorted((a, b) => a - b)).toEqual([0, 1]);
  await callJson(ana, 'limit_processing($1, true)', ['objection']);
  expect(await open(token)).toMatchObject({ kind: 'live' });
});

test('a link shows the plan as it stands, where its maker said so and while the link lives', async () => {
  const ana = await person();
  const attempt = await finished(ana);
  await keepPlan(ana, {});
  const [bare, full] = [newToken(), newToken()];
  await share(ana, [attempt], bare);
  const { id } = await share(ana, [attempt], full, 7, true);
  await keepPlan(ana, { 'check-official': '2026-11-21' });
  expect((await open(bare)).plan).toBeNull();
  expect((await open(full)).plan).toEqual({ ...plan, ticks: { 'check-official': '2026-11-21' } });
  await ana.query('select public.revoke_share($1)', [id]);
  expect(await open(full)).toEqual({ kind: 'revoked' });
});

test('a link shows with the plan what its steps and prices depend on, as far as that was kept', async () => {
  const ana = await person();
  const attempt = await finished(ana);
  await keepPlan(ana, {});
  const token = newToken();
  await share(ana, [attempt], token, 7, true);
  await ana.query(`update public.plans set stay = 'union'`);
  expect((await open(token)).plan).toEqual({ ...plan, ticks: {}, stay: 'union' });
});

test('a link never shows the plan of another person, nor one that came after it was made', async () => {
  const [ana, ben] = [await person(), await person()];
  await keepPlan(ana, {});
  const attempt = await finished(ben);
  const token = newToken();
  await share(ben, [attempt], token, 7, true);
  expect((await open(token)).plan).toBeNull();
  await keepPlan(ben, {});
  expect((await open(token)).plan).toBeNull();
  expect(await ben.query('select with_plan from public.shares')).toEqual([{ with_plan: false }]);
});

test('a page that knows nothing of plans still makes links, and they show none', async () => {
  const ana = await person();
  await keepPlan(ana, {});
  const token = newToken();
  await callJson(ana, 'create_share($1::jsonb, $2, $3, $4)', [
    [await finished(ana)],
    hashOf(token),
    '',
    7,
  ]);
  expect(await open(token)).toMatchObject({ kind: 'live', plan: null });
});
