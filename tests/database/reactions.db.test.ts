import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import type { Database as Tables } from '#supabase/database.types.ts';
import { asPerson, createPerson, type PersonClaims } from './people.ts';
import { startRest } from './rest-client.ts';
import { startEmptiedDatabase } from './start-database.ts';

const database = await startEmptiedDatabase();
const { rest } = startRest(database);

function clientOf(claims: PersonClaims) {
  return createClient<Tables>('http://site.test', 'key', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      headers: { 'x-test-claims': JSON.stringify(claims) },
      fetch: (input, init) => rest(new Request(input, init)),
    },
  });
}

test('a person reacts, thinks again and takes it back; the last word counts', async () => {
  const ana = await createPerson(database);
  const client = clientOf(ana.claims);
  const say = (reaction: string) =>
    client
      .from('reactions')
      .upsert({ career: 'enfermeria', reaction }, { onConflict: 'user_id,career' });
  const read = () => client.from('reactions').select('career,reaction').eq('user_id', ana.id);

  expect(await say('interested')).toMatchObject({ error: null });
  expect(await say('known')).toMatchObject({ error: null });
  expect(await read()).toMatchObject({ data: [{ career: 'enfermeria', reaction: 'known' }] });
  const taken = await client
    .from('reactions')
    .delete()
    .eq('user_id', ana.id)
    .eq('career', 'enfermeria');
  expect(taken.error).toBeNull();
  expect(await read()).toMatchObject({ data: [] });
});

test('no person writes, changes or deletes a reaction of another (D04)', async () => {
  const [ana, eve] = [await createPerson(database), await createPerson(database)];
  await asPerson(database, ana.claims).query(
    `insert into public.reactions (career, reaction) values ('derecho', 'no')`,
  );
  const asEve = asPerson(database, eve.claims);
  await expect(
    asEve.query(
      `insert into public.reactions (user_id, career, reaction) values ($1, 'medicina', 'no')`,
      [ana.id],
    ),
  ).rejects.toMatchObject({ code: '42501' });
  const changed = await asEve.query(
    `update public.reactions set reaction = 'known' where career = 'derecho' returning career`,
  );
  const deleted = await asEve.query(
    `delete from public.reactions where career = 'derecho' returning career`,
  );
  expect([changed, deleted]).toEqual([[], []]);
});

test.each([
  ['a career that is no name', 'x; drop table', 'no'],
  ['a word that is no reaction', 'derecho', 'love'],
])('%s is refused', async (_what, career, reaction) => {
  const { claims } = await createPerson(database);
  await expect(
    asPerson(database, claims).query(
      'insert into public.reactions (career, reaction) values ($1, $2)',
      [career, reaction],
    ),
  ).rejects.toMatchObject({ code: '23514' });
});

test('a thousand are enough, and they go with the account', async () => {
  const { id, claims } = await createPerson(database);
  const asAna = asPerson(database, claims);
  await asAna.query(
    `insert into public.reactions (career, reaction) select 'career-' || n, 'no' from generate_series(1, 1000) n`,
  );
  await expect(
    asAna.query(`insert into public.reactions (career, reaction) values ('one-more', 'no')`),
  ).rejects.toMatchObject({ code: 'PT429' });
  // Changing one of them is no thousand and first.
  await asAna.query(
    `insert into public.reactions (career, reaction) values ('career-7', 'known')
     on conflict (user_id, career) do update set reaction = excluded.reaction`,
  );
  await database.query('delete from auth.users where id = $1', [id]);
  expect(await database.query('select 1 from public.reactions where user_id = $1', [id])).toEqual(
    [],
  );
});

test('a career is tried one at a time; how it felt stays with its day, and whoever marks it as not for them tries it no more', async () => {
  const ana = await createPerson(database);
  const client = clientOf(ana.claims);
  const say = (career: string, said: { reaction?: string; trial?: string | null }) =>
    client
      .from('reactions')
      .upsert({ career, reaction: 'interested', ...said }, { onConflict: 'user_id,career' });
  const read = async () =>
    (await client.from('reactions').select('career,trial,trial_at').order('career')).data;

  expect(await say('enfermeria', { trial: 'open' })).toMatchObject({ error: null });
  expect(await say('derecho', { trial: 'open' })).toMatchObject({ error: { code: '23505' } });
  // Marking it once more takes nothing back.
  expect(await say('enfermeria', {})).toMatchObject({ error: null });
  expect(await read()).toEqual([
    { career: 'enfermeria', trial: 'open', trial_at: expect.any(String) },
  ]);
  expect(await say('enfermeria', { trial: 'more' })).toMatchObject({ error: null });
  expect(await say('derecho', { trial: 'open' })).toMatchObject({ error: null });
  expect(await say('derecho', { reaction: 'no' })).toMatchObject({ error: null });
  expect(await read()).toEqual([
    { career: 'derecho', trial: null, trial_at: null },
    { career: 'enfermeria', trial: 'more', trial_at: expect.any(String) },
  ]);
  expect(await say('medicina', { trial: 'great' })).toMatchObject({ error: { code: '23514' } });
});
