import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import type { Database as Tables } from '#supabase/database.types.ts';
import { answer, attemptHeader } from './attempts-for-tests.ts';
import { decision } from './consent-words.ts';
import { anonymous, createPerson, type PersonClaims } from './people.ts';
import { startRest } from './rest-client.ts';
import { startEmptiedDatabase } from './start-database.ts';

const database = await startEmptiedDatabase();
const { rest } = startRest(database);

/** The browser's own client, its requests handed straight to the data API. */
function clientOf(claims: PersonClaims) {
  return createClient<Tables>('http://site.test', 'key', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      headers: { 'x-test-claims': JSON.stringify(claims) },
      fetch: (input, init) => rest(new Request(input, init)),
    },
  });
}

test('the calls that the site makes work through supabase-js', async () => {
  const ana = await createPerson(database, { metadata: { full_name: 'Ana' } });
  const client = clientOf(ana.claims);
  const flag = await client.from('profiles').select('is_admin').eq('id', ana.id).maybeSingle();
  expect(flag).toMatchObject({ error: null, data: { is_admin: false } });
  const nobody = await client
    .from('profiles')
    .select('is_admin')
    .eq('id', crypto.randomUUID())
    .maybeSingle();
  expect(nobody).toMatchObject({ error: null, data: null });
  const one = await client.from('profiles').select('id').eq('id', crypto.randomUUID()).single();
  expect(one.error).toMatchObject({ code: 'PGRST116' });

  const header = attemptHeader();
  const saved = await client.rpc('save_answers', { attempt: header, patch: { r01: answer(2) } });
  expect(saved).toMatchObject({
    error: null,
    data: { id: header.id, rev: 1, answers: { r01: 2 } },
  });
  const submitted = await client.rpc('submit_attempt', { attempt: header.id });
  expect(submitted).toMatchObject({ error: null, data: { state: 'submitted' } });
  const list = await client
    .from('attempts')
    .select('id, state, submitted_at', { count: 'exact' })
    .eq('instrument', 'riasec')
    .in('state', ['submitted'])
    .order('updated_at', { ascending: false })
    .range(0, 9);
  expect(list).toMatchObject({
    error: null,
    count: 1,
    data: [{ id: header.id, state: 'submitted' }],
  });
  // The one form of a time that every browser reads.
  expect(list.data?.[0]?.submitted_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/);

  const renamed = await client
    .from('profiles')
    .update({ full_name: 'Ana María' })
    .eq('id', ana.id)
    .select('full_name');
  expect(renamed).toMatchObject({ error: null, data: [{ full_name: 'Ana María' }] });
  const consent = decision('research');
  expect((await client.from('consents').insert(consent)).error).toBeNull();
  expect((await client.from('consents').insert([consent, consent])).error).toBeNull();
});

test('a guest holds, a person claims, through supabase-js', async () => {
  const secret = 'a secret that only the link knows';
  const hash = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(secret))).toString(
    'hex',
  );
  const header = attemptHeader();
  const payload = [
    {
      ...header,
      state: 'submitted',
      answers: { r01: 1 },
      item_times: {},
      started_at: null,
      submitted_at: null,
    },
  ];
  const held = await clientOf({ ...anonymous, sub: '' }).rpc('hold_guest_attempt', {
    secret_hash: hash,
    payload,
  });
  expect(held.error).toBeNull();
  const ana = await createPerson(database);
  const claimed = await clientOf(ana.claims).rpc('claim_held_attempt', { secret });
  expect(claimed).toMatchObject({ error: null, data: [header.id] });
});

test('an update without a filter is refused instead of meaning everything', async () => {
  const ana = await createPerson(database);
  const all = await clientOf(ana.claims).from('profiles').update({ full_name: 'All' });
  expect(all.status).toBe(400);
});
