import { expect, test } from 'vitest';
import { OTHER_BROWSER, PASSWORD, startAuth } from '#tests/auth/auth-rig.ts';

const NEXT = 'tres faros junto al mar';

test('A17, A05: guesses of the current password end in 429 by the thirtieth, wherever they come from', async () => {
  const { client, clock, send, signUpAndConfirm } = await startAuth();
  const email = 'owner@example.test';
  const { session } = await signUpAndConfirm(email);
  const put = async (current_password: string, address: string) =>
    send('/user', {
      method: 'PUT',
      token: session.access_token,
      body: { password: NEXT, current_password },
      address,
    });
  const statuses: number[] = [];
  for (let guess = 0; guess < 32; guess += 1) {
    statuses.push((await put(`guess number ${guess}`, `198.51.100.${guess}`)).status);
    clock.advance(1_000);
  }
  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(400));
  expect(statuses.slice(20)).toEqual(Array(12).fill(429));
  const refused = await put(PASSWORD, '203.0.113.9');
  expect([refused.status, Number(refused.headers.get('retry-after')) <= 900]).toEqual([429, true]);
  // It locks no account: signing in and recovering do not ask this count.
  const supabase = client('203.0.113.10');
  expect((await supabase.auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  clock.advance(15 * 60_000);
  await supabase.auth.refreshSession();
  const changed = await supabase.auth.updateUser({ password: NEXT, current_password: PASSWORD });
  expect(changed.error).toBeNull();
});

test('A17: guesses side by side are no way around it', async () => {
  const { send, signUpAndConfirm } = await startAuth();
  const { session } = await signUpAndConfirm('owner@example.test');
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, guess) =>
      send('/user', {
        method: 'PUT',
        token: session.access_token,
        body: { password: NEXT, current_password: `guess number ${guess}` },
        address: `198.51.100.${guess}`,
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(20);
});

test('a right password, however often it is used, spends nothing of the guesses', async () => {
  const { send, signUpAndConfirm } = await startAuth();
  const { session } = await signUpAndConfirm('often@example.test');
  const spellings = Array.from({ length: 26 }, (_, n) => `${NEXT} ${n}`);
  let current = PASSWORD;
  for (const password of spellings) {
    const { status } = await send('/user', {
      method: 'PUT',
      token: session.access_token,
      body: { password, current_password: current },
      address: '203.0.113.9',
    });
    expect(status).toBe(200);
    current = password;
  }
});

test('A05: over many accounts, one client has 25 guesses of the current password', async () => {
  const { client, clock, send, signUpAndConfirm } = await startAuth();
  const statuses: number[] = [];
  for (const name of ['one', 'two', 'three']) {
    const { session } = await signUpAndConfirm(`${name}@example.test`);
    for (let guess = 0; guess < 10; guess += 1) {
      const body = { password: NEXT, current_password: `guess number ${guess}` };
      const init = { method: 'PUT', token: session.access_token, body, address: '198.51.100.7' };
      statuses.push((await send('/user', init)).status);
      clock.advance(1_000);
    }
  }
  expect(statuses).toEqual([...Array(25).fill(400), ...Array(5).fill(429)]);
  expect(client).toBeDefined();
});

test('A17: guesses of others do not stand in the way of a mailed link', async () => {
  const { send, signUpAndConfirm, lastLink, clock } = await startAuth({ afterwardsPause: 20 });
  const school = '198.51.100.7';
  const email = 'owner@example.test';
  const guess = async (token: string, address: string) => {
    const body = { password: NEXT, current_password: 'a guess' };
    return (await send('/user', { method: 'PUT', token, body, address })).status;
  };
  const choose = async (type: string, tokenHash: string) => {
    const body = { type, token_hash: tokenHash };
    const opened = await send('/verify', { body, address: school, browser: OTHER_BROWSER });
    const { access_token: token } = await opened.json();
    const put = { method: 'PUT', token, body: { password: NEXT }, address: school };
    return (await send('/user', put)).status;
  };
  const { session } = await signUpAndConfirm(email);
  const statuses: number[] = [];
  for (let n = 0; n < 21; n += 1) statuses.push(await guess(session.access_token, school));
  // The account's part is used up, and now the part of this client, too.
  const other = await signUpAndConfirm('other@example.test');
  for (let n = 0; n < 6; n += 1) statuses.push(await guess(other.session.access_token, school));
  expect(statuses).toEqual([...Array(20).fill(400), 429, ...Array(5).fill(400), 429]);

  await send('/recover', { body: { email } });
  expect(await choose('recovery', (await lastLink()).tokenHash)).toBe(200);
  clock.advance(61_000);
  await send('/signup', { body: { email: 'new@example.test', password: PASSWORD } });
  expect(await choose('signup', (await lastLink()).tokenHash)).toBe(200);
});

test('A05: a client that has had its guesses spends none of another account', async () => {
  const { send, signUpAndConfirm } = await startAuth({
    env: { RATE_LIMITS: 'currentPassword=3/900,currentPasswordClient=1/900' },
  });
  const { session } = await signUpAndConfirm('owner@example.test');
  const put = async (current_password: string, address: string) => {
    const body = { password: NEXT, current_password };
    return (await send('/user', { method: 'PUT', token: session.access_token, body, address }))
      .status;
  };
  const statuses: number[] = [];
  for (let n = 0; n < 5; n += 1) statuses.push(await put('a guess', '198.51.100.7'));
  expect(statuses).toEqual([400, 429, 429, 429, 429]);
  expect(await put(PASSWORD, '203.0.113.9')).toBe(200);
});

test('A05: a refused change of the account costs its client two points, as a refused sign-in does', async () => {
  const { send, signUpAndConfirm } = await startAuth({ env: { RATE_LIMITS: 'token=10/300' } });
  const { session } = await signUpAndConfirm('owner@example.test');
  const statuses: number[] = [];
  for (let n = 0; n < 6; n += 1) {
    const body = { password: NEXT, current_password: 'a guess' };
    const init = { method: 'PUT', token: session.access_token, body, address: '198.51.100.7' };
    statuses.push((await send('/user', init)).status);
  }
  expect(statuses).toEqual([...Array(5).fill(400), 429]);
});
