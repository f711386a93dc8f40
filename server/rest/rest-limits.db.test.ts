import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { attemptHeader } from '#tests/database/attempts-for-tests.ts';
import { createPerson, type PersonClaims } from '#tests/database/people.ts';
import { startEmptiedDatabase } from '#tests/database/start-database.ts';
import type { Claims } from '#server/auth/sessions/claims.ts';
import { movableClock } from '#tests/server/movable-clock.ts';
import { silentLog } from '#tests/server/silent-log.ts';
import { parseRateLimits } from '#server/rate-limit-settings.ts';
import { createLimits } from '#server/limits/rate-limits.ts';
import { createRest } from './rest.ts';

const FLOOD = '198.51.100.7';
const OTHER = '203.0.113.9';

async function start(text = '') {
  const database = await startEmptiedDatabase();
  const clock = movableClock(new Date());
  const limits = createLimits({ rules: parseRateLimits(text, false), clock, database });
  const seen = { identified: 0 };
  const rest = createRest({
    database,
    limits,
    log: silentLog,
    async identify(request) {
      seen.identified += 1;
      const claims: Claims = JSON.parse(request.headers.get('x-test-claims') ?? '');
      return claims;
    },
  });
  async function call(
    claims: PersonClaims,
    method: string,
    path: string,
    more: { body?: object; client?: string; token?: string } = {},
  ) {
    const { body, client, token } = more;
    const request = new Request(`http://site.test/rest/v1/${path}`, {
      method,
      headers: {
        'x-test-claims': JSON.stringify({ sub: '', ...claims }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const answer = await rest(request, 'test-request', client);
    return { status: answer.status, wait: Number(answer.headers.get('retry-after')), answer };
  }
  return { database, clock, call, seen };
}

const guest: PersonClaims = { role: 'anon' };
const hash = (n: number) => n.toString(16).padStart(64, '0');
const held = () => ({ ...attemptHeader(), state: 'draft', answers: { r01: 3 }, item_times: {} });

test.each([
  ['consents', 'POST', 'consents', 30],
  ['shares', 'POST', 'rpc/create_share', 40],
  ['shares', 'POST', 'rpc/revoke_share', 40],
  ['shares', 'POST', 'rpc/ask_guess', 40],
  ['shares', 'POST', 'rpc/agree_guess', 40],
  ['restrictions', 'POST', 'rpc/limit_processing', 20],
])('D18: a person has so many of "%s" an hour (%s %s: %i)', async (_name, method, path, most) => {
  const { call, clock, database } = await start();
  const [ana, ben] = [await createPerson(database), await createPerson(database)];
  for (let n = 0; n < most; n += 1) {
    expect((await call(ana.claims, method, path, { body: {} })).status).not.toBe(429);
  }
  const { status, wait, answer } = await call(ana.claims, method, path, { body: {} });
  expect([status, wait]).toEqual([429, 3600]);
  expect(await answer.json()).toEqual({
    code: 'over_request_rate_limit',
    message: 'Too many requests',
    details: null,
    hint: null,
    request_id: 'test-request',
  });
  expect((await call(ben.claims, method, path, { body: {} })).status).not.toBe(429);
  // Nothing else of hers waits for it.
  expect((await call(ana.claims, 'GET', 'profiles?select=id')).status).toBe(200);
  clock.advance(3_600_000);
  expect((await call(ana.claims, method, path, { body: {} })).status).not.toBe(429);
});

test('A27: a person has so many requests over all addresses, and more cost neither token check nor statement', async () => {
  const { call, database, seen } = await start('restPerson=5/60');
  const [ana, ben] = [await createPerson(database), await createPerson(database)];
  // Signed with a key that is not ours: the refusal does not believe it, and does not need to.
  const token = await new SignJWT({ sub: ana.id })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode('x'.repeat(32)));
  const read = (client: string) => call(ana.claims, 'GET', 'profiles?select=id', { client, token });
  const statuses: number[] = [];
  for (let n = 0; n < 8; n += 1) statuses.push((await read(`198.51.100.${n}`)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  expect(seen.identified).toBe(6);
  expect((await call(ben.claims, 'GET', 'profiles?select=id')).status).toBe(200);
});

test('A27: one client’s guests are 60 in ten minutes, and a guest from elsewhere always gets in', async () => {
  const { call, clock, database } = await start('holdDay=100/86400');
  const hold = (n: number, client: string) =>
    call(guest, 'POST', 'rpc/hold_guest_attempt', {
      body: { secret_hash: hash(n), payload: [held()] },
      client,
    });
  let accepted = 0;
  for (let n = 0; n < 65; n += 1) if ((await hold(n, FLOOD)).status === 200) accepted += 1;
  expect(accepted).toBe(60);
  expect((await hold(1_000, OTHER)).status).toBe(200);
  // A whole day of it: the table that all share is not filled by one.
  for (let round = 0; round < 2; round += 1) {
    clock.advance(600_000);
    await database.query(
      `update private.held_attempts set created_at = created_at - interval '10 minutes'`,
    );
    for (let n = 0; n < 60; n += 1) {
      if ((await hold(2_000 + round * 60 + n, FLOOD)).status === 200) accepted += 1;
    }
  }
  expect(accepted).toBe(100);
  const [row] = await database.query<{ kept: number }>(
    'select count(*)::int as kept from private.held_attempts',
  );
  expect(row?.kept).toBe(101);
  expect((await hold(10_000, OTHER)).status).toBe(200);
});

test('A27: the last quarter of five minutes’ guests is for clients that have had few', async () => {
  const { call } = await start('holdOverall=40/300');
  const hold = (n: number, client: string) =>
    call(guest, 'POST', 'rpc/hold_guest_attempt', {
      body: { secret_hash: hash(n), payload: [held()] },
      client,
    });
  let accepted = 0;
  for (let n = 0; n < 40; n += 1) if ((await hold(n, FLOOD)).status === 200) accepted += 1;
  expect(accepted).toBe(30);
  const refused = await hold(50, FLOOD);
  expect([refused.status, refused.wait > 0]).toEqual([429, true]);
  for (let n = 0; n < 5; n += 1) expect((await hold(100 + n, OTHER)).status).toBe(200);
});
