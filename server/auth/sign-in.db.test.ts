import { expect, test } from 'vitest';
import { PASSWORD, startAuth } from '#tests/auth/auth-rig.ts';
import { createPasswordHashing } from './passwords/password-hashing.ts';

test('A02: an unknown address costs one verification, against a dummy, and the same words', async () => {
  const verified: string[] = [];
  const hashing = createPasswordHashing({
    argon: {
      hash: async (password) => `hash of ${password}`,
      verify: async (stored, password) => {
        verified.push(stored);
        return stored === `hash of ${password}`;
      },
    },
  });
  const { client, signUpAndConfirm } = await startAuth({ hashing });
  await signUpAndConfirm('known@example.test');
  const refused = async (email: string) => {
    verified.length = 0;
    const { error } = await client().auth.signInWithPassword({ email, password: 'wrong password' });
    return {
      code: error?.code,
      status: error?.status,
      message: error?.message,
      calls: verified.length,
    };
  };
  const known = await refused('known@example.test');
  expect(known).toEqual({
    code: 'invalid_credentials',
    status: 400,
    message: 'Invalid login credentials',
    calls: 1,
  });
  expect(await refused('nobody@example.test')).toEqual(known);
  expect(verified[0]).not.toBe(`hash of ${PASSWORD}`);
  expect(await refused('not an address')).toEqual(known);
});

test('A26: until the mailbox is confirmed the right password is refused like a wrong one, and counted', async () => {
  const { client, database } = await startAuth();
  const email = 'new@example.test';
  await client().auth.signUp({ email, password: PASSWORD });
  const signIn = async (password: string) =>
    (await client().auth.signInWithPassword({ email, password })).error?.code;
  expect(await signIn('wrong password')).toBe('invalid_credentials');
  expect(await signIn(PASSWORD)).toBe('invalid_credentials');
  const [counted] = await database.query(
    `select points from private.rate_limits where key like 'account:%'`,
  );
  expect(counted).toEqual({ points: 2 });
});

test('A04: guessing at one account ends in 429, elsewhere the owner gets in, and it passes in 15 minutes', async () => {
  const { client, clock, signUpAndConfirm } = await startAuth();
  const email = 'target@example.test';
  await signUpAndConfirm(email);
  const attempt = async (password: string, address: string) =>
    (await client(address).auth.signInWithPassword({ email, password })).error;
  let attempts = 0;
  let error = null;
  do {
    attempts += 1;
    clock.advance(5_000); // slower than the short-run limit, so that the account's own limit is met
    error = await attempt('wrong password', '198.51.100.7');
  } while (error?.status === 400 && attempts < 40);
  expect(error).toMatchObject({
    status: 429,
    code: 'over_request_rate_limit',
    message: 'Request rate limit reached',
  });
  expect(attempts).toBeLessThanOrEqual(30);
  expect(await attempt(PASSWORD, '198.51.100.7')).toMatchObject({ status: 429 });
  expect(await attempt(PASSWORD, '203.0.113.9')).toBeNull();
  clock.advance(15 * 60_000);
  expect(await attempt(PASSWORD, '198.51.100.7')).toBeNull();
});

test('A05: guessing at many accounts from one address ends at 75, because failures count double', async () => {
  const { send, clock } = await startAuth();
  const statuses: number[] = [];
  for (let index = 0; index < 80; index += 1) {
    clock.advance(1_000);
    const body = { email: `person${index}@example.test`, password: 'wrong password' };
    statuses.push((await send('/token?grant_type=password', { body })).status);
  }
  expect(statuses.indexOf(429)).toBe(75);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
});

test('a short run of more than 60 requests is held up, with the seconds to wait', async () => {
  const { send } = await startAuth();
  let response = await send('/token?grant_type=refresh_token', { body: { refresh_token: 'x' } });
  for (let index = 1; index < 61; index += 1) {
    expect(response.status).toBe(400);
    response = await send('/token?grant_type=refresh_token', { body: { refresh_token: 'x' } });
  }
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('retry-after'))).toBeLessThanOrEqual(10);
  const other = await send('/token?grant_type=refresh_token', {
    body: { refresh_token: 'x' },
    address: '203.0.113.9',
  });
  expect(other.status).toBe(400);
});

test('a PKCE code that was not issued is refused in the words of the protocol', async () => {
  const { send } = await startAuth();
  const response = await send('/token?grant_type=pkce', {
    body: { auth_code: 'x', code_verifier: 'y' },
  });
  expect([response.status, await response.json()]).toMatchObject([
    404,
    { error_code: 'flow_state_not_found' },
  ]);
});

test('X03: with no room to store anything, signing up says so and when to come back', async () => {
  const hash = async (password: string) => {
    if (password === PASSWORD) throw Object.assign(new Error('no room'), { code: '53100' });
    return `hash of ${password}`;
  };
  const hashing = createPasswordHashing({ argon: { hash, verify: async () => false } });
  const { send } = await startAuth({ hashing });
  const body = { email: 'ana@example.test', password: PASSWORD };
  const refused = await send('/signup', { method: 'POST', body });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
  expect(await refused.json()).toMatchObject({ error_code: 'over_capacity' });
});

test('A35: a password opens its account with letters and marks composed or apart, and an old hash of either', async () => {
  const { client, database, signUpAndConfirm } = await startAuth();
  const email = 'acentos@example.test';
  const composed = 'mañana-azul-4271';
  const apart = composed.normalize('NFD');
  await signUpAndConfirm(email);
  const hashing = createPasswordHashing();
  const signIn = async (password: string) =>
    (await client().auth.signInWithPassword({ email, password })).error?.code;
  const keep = (hash: string) =>
    database.query('update auth.users set encrypted_password = $2 where email = $1', [email, hash]);
  await keep(await hashing.hash(apart));
  expect([await signIn(composed), await signIn(apart)]).toEqual([undefined, undefined]);
  const { hash: rawHash } = await import('@node-rs/argon2');
  await keep(await rawHash(apart, { memoryCost: 19_456, timeCost: 2, parallelism: 1 }));
  expect([await signIn(composed), await signIn(apart)]).toEqual([undefined, undefined]);
  expect(await signIn('manana-azul-4271')).toBe('invalid_credentials');
});

test('A32: an address opens its account however it was copied', async () => {
  const { client, signUpAndConfirm } = await startAuth();
  await signUpAndConfirm('jose&maria@example.test');
  for (const email of [
    '\u202AJose&Maria@example.test\u202C',
    '<jose&maria@example.test>;',
    'mailto:jose&maria@exam\u200Bple.test',
  ]) {
    const { error } = await client().auth.signInWithPassword({ email, password: PASSWORD });
    expect([email, error]).toEqual([email, null]);
  }
});

test('A04, A07: changing addresses within a network gives no more guesses at an account than the network has', async () => {
  const { send, signUpAndConfirm } = await startAuth();
  await signUpAndConfirm('rotated@example.test');
  const guess = async (address: string, password = 'tres palabras falsas') =>
    (
      await send('/token?grant_type=password', {
        body: { email: 'rotated@example.test', password },
        address,
      })
    ).status;
  for (const of of [
    (n: number) => `2001:db8:a:${n.toString(16)}::/64`,
    (n: number) => `198.51.100.${n}`,
  ]) {
    const statuses: number[] = [];
    for (let n = 0; n < 70; n += 1) statuses.push(await guess(of(n)));
    // The one that finds nothing left is still looked at.
    expect(statuses.filter((status) => status === 400)).toHaveLength(61);
    expect(statuses.slice(61)).toEqual(Array(9).fill(429));
  }
  expect(await guess('203.0.113.9', PASSWORD)).toBe(200);
});
