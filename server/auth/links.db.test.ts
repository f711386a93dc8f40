import { expect, test } from 'vitest';
import { PASSWORD, SITE, startAuth } from '#tests/auth/auth-rig.ts';

const HOUR = 3_600_000;

test('A03: recover and resend answer every address with the same bytes, before looking it up', async () => {
  const { send, signUpAndConfirm, auth, mailbox, client, database } = await startAuth();
  await signUpAndConfirm('known@example.test');
  await client().auth.signUp({ email: 'waiting@example.test', password: PASSWORD });
  await auth.settled();
  // The same count of statements before the answer, for each address: only the limiter's nine.
  let statements = 0;
  const query = database.query.bind(database);
  database.query = (sql, params) => {
    statements += 1;
    return query(sql, params);
  };
  const answer = async (path: string, email: string) => {
    await auth.settled();
    statements = 0;
    const response = await send(path, { body: { email, type: 'signup' } });
    const before = statements;
    return { status: response.status, text: await response.text(), before };
  };
  for (const path of ['/recover', '/resend']) {
    for (const email of ['known@example.test', 'waiting@example.test', 'nobody@example.test']) {
      expect([path, email, await answer(path, email)]).toEqual([
        path,
        email,
        { status: 200, text: '{}', before: 9 },
      ]);
    }
  }
  expect((await mailbox()).map(({ to }) => to)).toEqual([
    'waiting@example.test',
    'known@example.test',
  ]);
});

test('A03: the answer does not wait for a mail server that hangs', async () => {
  const hanging = Promise.withResolvers<void>();
  const transport = { send: () => hanging.promise, close() {} };
  const { send, auth, database } = await startAuth({ transport });
  const body = { email: 'a@example.test', password: PASSWORD };
  expect((await send('/signup', { body })).status).toBe(200);
  expect((await send('/recover', { body })).status).toBe(200);
  expect(await database.query('select sent_at from private.mail_outbox')).toEqual([
    { sent_at: null },
  ]);
  hanging.resolve();
  await auth.settled();
  const [row] = await database.query<{ sent_at: Date }>('select sent_at from private.mail_outbox');
  expect(row?.sent_at).toBeInstanceOf(Date);
});

test('A06: a mailbox gets one mail a minute, whichever endpoint is asked', async () => {
  const { send, clock, mailbox } = await startAuth();
  const body = { email: 'bombed@example.test', password: PASSWORD, type: 'signup' };
  for (const path of ['/signup', '/resend', '/recover', '/signup', '/resend']) {
    expect([path, (await send(path, { body })).status]).toEqual([path, 200]);
    clock.advance(10_000);
  }
  expect(await mailbox()).toHaveLength(1);
  clock.advance(11_000);
  await Promise.all([send('/recover', { body }), send('/resend', { body })]);
  expect(await mailbox()).toHaveLength(2);
});

test('A06: above the hourly limit of the whole server a sign-up gets 429, and recovery has its own', async () => {
  const { send, clock, mailbox } = await startAuth({ env: { RATE_LIMITS: 'mailOverall=3/3600' } });
  let people = 0;
  // Each from a network of its own: of one that asks for several, the last part of the limit is kept.
  const signUp = (email: string) =>
    send('/signup', { body: { email, password: PASSWORD }, address: `198.51.${(people += 1)}.7` });
  for (const name of ['a', 'b', 'c'])
    expect((await signUp(`${name}@example.test`)).status).toBe(200);
  const refused = await signUp('d@example.test');
  expect(await refused.json()).toMatchObject({ error_code: 'over_email_send_rate_limit' });
  expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true]);
  clock.advance(HOUR / 2);
  expect((await send('/recover', { body: { email: 'a@example.test' } })).status).toBe(200);
  expect(await mailbox()).toHaveLength(4);
  clock.advance(HOUR / 2);
  expect((await signUp('d@example.test')).status).toBe(200);
  expect(await mailbox()).toHaveLength(5);
});

test('A10: a resend is exactly one more mail, with the link that works, and it works once', async () => {
  const { client, clock, mailbox, lastLink } = await startAuth();
  const email = 'again@example.test';
  const supabase = client();
  await supabase.auth.signUp({ email, password: PASSWORD });
  const first = await lastLink();
  clock.advance(61_000);
  const { error } = await supabase.auth.resend({
    type: 'signup',
    email,
    options: { emailRedirectTo: `${SITE}/en/assessment` },
  });
  expect(error).toBeNull();
  expect(await mailbox()).toHaveLength(2);
  const second = await lastLink();
  expect(second).toMatchObject({ page: `${SITE}/en/auth?type=signup`, next: '/en/assessment' });
  expect(second.tokenHash).toBe(first.tokenHash);
  const verify = (token_hash: string) => client().auth.verifyOtp({ token_hash, type: 'signup' });
  expect((await verify(second.tokenHash)).error).toBeNull();
  expect((await verify(first.tokenHash)).error).toMatchObject({ code: 'otp_expired', status: 403 });
});

test('a link that is mailed again lives on from then, up to a day for recovery, and then another is mailed', async () => {
  const { client, clock, lastLink, signUpAndConfirm } = await startAuth();
  await signUpAndConfirm('again@example.test');
  const recover = async () => {
    await client().auth.resetPasswordForEmail('again@example.test');
    return (await lastLink()).tokenHash;
  };
  const first = await recover();
  let last = first;
  for (let half = 1; half < 48; half += 1) {
    clock.advance(HOUR / 2);
    last = await recover();
  }
  expect(last).toBe(first);
  clock.advance(HOUR / 2);
  const fresh = await recover();
  expect(fresh).not.toBe(first);
  const verify = async (token_hash: string) =>
    (await client().auth.verifyOtp({ token_hash, type: 'recovery' })).error?.code;
  expect(await verify(first)).toBe('otp_expired');
  expect(await verify(fresh)).toBeUndefined();
});

test('a link whose token only its mail knows is superseded by one that works', async () => {
  const { client, clock, database, lastLink } = await startAuth();
  const email = 'carried@example.test';
  await client().auth.signUp({ email, password: PASSWORD });
  await lastLink();
  await database.query(`update auth.one_time_tokens set token_hash = repeat('0', 64)`);
  clock.advance(61_000);
  await client().auth.resend({ type: 'signup', email });
  const { tokenHash } = await lastLink();
  const { error } = await client().auth.verifyOtp({ token_hash: tokenHash, type: 'signup' });
  expect(error).toBeNull();
});

test('a confirmation link of an account that is confirmed and has its password does nothing to it', async () => {
  const { client, database, lastLink } = await startAuth();
  await client().auth.signUp({ email: 'stale@example.test', password: PASSWORD });
  const { tokenHash } = await lastLink();
  await database.query('update auth.users set email_confirmed_at = now()');
  const used = await client().auth.verifyOtp({ token_hash: tokenHash, type: 'signup' });
  expect(used.error?.code).toBe('otp_expired');
  const again = { email: 'stale@example.test', password: PASSWORD };
  expect((await client().auth.signInWithPassword(again)).error).toBeNull();
});

test('A13: a scanner that opens the link spends nothing and is sent to the page with the button', async () => {
  const { client, send, lastLink } = await startAuth();
  await client().auth.signUp({ email: 's@example.test', password: PASSWORD });
  const { tokenHash, link } = await lastLink();
  expect(new URL(link).pathname).toBe('/auth');
  for (let scan = 0; scan < 2; scan += 1) {
    const opened = await send(
      `/verify?token=${tokenHash}&type=signup&redirect_to=https://evil.example/`,
      { method: 'GET' },
    );
    expect([opened.status, opened.headers.get('location')]).toEqual([303, link]);
  }
  const { error } = await client().auth.verifyOtp({ token_hash: tokenHash, type: 'signup' });
  expect(error).toBeNull();
});

test('a link works once, and only while it is young: 24 hours to confirm, one hour to recover', async () => {
  const { client, clock, lastLink } = await startAuth();
  const supabase = client();
  const verify = async (token_hash: string, type: 'signup' | 'recovery') =>
    (await client().auth.verifyOtp({ token_hash, type })).error?.code;
  await supabase.auth.signUp({ email: 'late@example.test', password: PASSWORD });
  const confirm = await lastLink();
  clock.advance(24 * HOUR);
  expect(await verify(confirm.tokenHash, 'signup')).toBe('otp_expired');

  await supabase.auth.resetPasswordForEmail('late@example.test');
  const slow = await lastLink();
  clock.advance(HOUR);
  expect(await verify(slow.tokenHash, 'recovery')).toBe('otp_expired');

  await supabase.auth.resetPasswordForEmail('late@example.test');
  const quick = await lastLink();
  clock.advance(HOUR - 1000);
  expect(await verify(quick.tokenHash, 'signup')).toBe('otp_expired');
  expect(await verify(quick.tokenHash, 'recovery')).toBeUndefined();
  expect(await verify(quick.tokenHash, 'recovery')).toBe('otp_expired');
});

test('the database holds no token that a link could be made of', async () => {
  const { client, database, lastLink } = await startAuth();
  await client().auth.signUp({ email: 'kept@example.test', password: PASSWORD });
  const { tokenHash } = await lastLink();
  const rows = JSON.stringify([
    await database.query('select * from auth.one_time_tokens'),
    await database.query('select * from auth.users'),
    await database.query('select * from private.mail_outbox'),
  ]);
  expect(rows).toContain('kept@example.test');
  expect(rows).not.toContain(tokenHash);
});

test('A08: guessing codes is 429 by the eleventh try, from other addresses too, and no code of digits opens an account', async () => {
  const { client, send, lastLink } = await startAuth();
  await client().auth.signUp({ email: 'code@example.test', password: PASSWORD });
  const { tokenHash } = await lastLink();
  expect(tokenHash).toMatch(/^[\w-]{43}$/);
  const statuses: number[] = [];
  for (let index = 0; index < 30; index += 1) {
    const token = index === 0 ? tokenHash : String(100_000 + index);
    const body = { type: 'signup', email: 'code@example.test', token };
    statuses.push((await send('/verify', { body })).status);
  }
  expect(statuses).toEqual([...Array(10).fill(403), ...Array(20).fill(429)]);
  const guess = { type: 'signup', email: 'Code+x@example.test', token: '100031' };
  expect((await send('/verify', { body: guess, address: '203.0.113.9' })).status).toBe(429);
  // The link works, even beside the guesser: 256 bits were not guessed.
  const right = { type: 'signup', token_hash: tokenHash };
  expect((await send('/verify', { body: right })).status).toBe(200);
});

test('A11: a recovery link leads to /auth?type=recovery, in the language of the page that asked', async () => {
  const { clock, lastLink, signUpAndConfirm } = await startAuth();
  const { supabase } = await signUpAndConfirm('r@example.test');
  await supabase.auth.resetPasswordForEmail('r@example.test', {
    redirectTo: `${SITE}/auth?type=recovery`,
  });
  expect(await lastLink()).toMatchObject({
    page: `${SITE}/auth?type=recovery`,
    type: 'recovery',
    next: null,
  });
  clock.advance(61_000);
  await supabase.auth.resetPasswordForEmail('r@example.test', {
    redirectTo: `${SITE}/en/auth?type=recovery`,
  });
  expect(await lastLink()).toMatchObject({ page: `${SITE}/en/auth?type=recovery` });
});
