import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import type { Database as Tables } from '#supabase/database.types.ts';
import { createPerson, type PersonClaims } from './people.ts';
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

const plan = { country: 'MX', diploma: 'national', aim: 'public-degree', start: '2027-09' };

test('a plan is kept once per person, changed, read by its owner alone, and deleted', async () => {
  const [ana, ben] = [await createPerson(database), await createPerson(database)];
  const [hers, his] = [clientOf(ana.claims), clientOf(ben.claims)];
  const keep = (ticks: Record<string, string>) =>
    hers.from('plans').upsert({ ...plan, ticks }, { onConflict: 'user_id' });
  expect((await keep({})).error).toBeNull();
  expect((await keep({ 'request-visa': '2026-11-21' })).error).toBeNull();
  const read = 'country,diploma,aim,start,ticks';
  expect(await hers.from('plans').select(read).maybeSingle()).toMatchObject({
    error: null,
    data: { ...plan, ticks: { 'request-visa': '2026-11-21' } },
  });
  expect(await his.from('plans').select(read)).toMatchObject({ error: null, data: [] });
  expect((await his.from('plans').delete().eq('user_id', ana.id)).error).toBeNull();
  expect(await database.query('select country from public.plans')).toHaveLength(1);
  expect((await hers.from('plans').delete().eq('user_id', ana.id)).error).toBeNull();
  expect(await database.query('select country from public.plans')).toEqual([]);
});

test('no person keeps a plan for another, nor an odd one', async () => {
  const [ana, ben] = [await createPerson(database), await createPerson(database)];
  const client = clientOf(ana.claims);
  const foreign = await client.from('plans').insert({ ...plan, user_id: ben.id });
  expect(foreign.error).toMatchObject({ code: '42501' });
  for (const odd of [
    { start: '2027-13' },
    { aim: 'holiday' },
    { ticks: [] },
    { stay: 'italian' },
    { region: 'Madrid; or not' },
  ]) {
    const refused = await client.from('plans').insert({ ...plan, ...odd });
    expect(refused.error).toMatchObject({ code: '23514' });
  }
});

test('erasing the account takes the plan along', async () => {
  const ana = await createPerson(database);
  await clientOf(ana.claims).from('plans').insert(plan);
  await database.query('delete from auth.users where id = $1', [ana.id]);
  expect(await database.query('select country from public.plans')).toEqual([]);
});

test('a plan keeps how its owner may stay and where, and forgets it when that is taken back', async () => {
  const ana = await createPerson(database);
  const client = clientOf(ana.claims);
  const terms = async () => (await client.from('plans').select('stay,region').maybeSingle()).data;
  const keep = (kept: { stay: string | null; region: string | null }) =>
    client.from('plans').upsert({ ...plan, ...kept }, { onConflict: 'user_id' });
  await keep({ stay: 'union', region: 'castilla-la-mancha' });
  expect(await terms()).toEqual({ stay: 'union', region: 'castilla-la-mancha' });
  await keep({ stay: null, region: null });
  expect(await terms()).toEqual({ stay: null, region: null });
});
