/** The second factor as supabase-js uses it, and what cannot be got past (threat A29). */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { totpCode } from '#tests/auth/totp-code.ts';
import { embeddedReports } from '#server/functions/embedded-reports.ts';
import { serverFunctions } from '#server/functions/server-functions.ts';
import { silentLog } from '#tests/server/silent-log.ts';
import { createLimits } from '#server/limits/rate-limits.ts';
import { createRest } from '#server/rest/rest.ts';
import { BROWSER, OTHER_BROWSER, PASSWORD, SITE, startAuth } from './auth-rig.ts';
import { enrolled, signedInAgain, withSecondFactor } from './second-factor.ts';

const rig = await startAuth();
const { clock, config, database } = rig;
const STEP = 30_000;
const DAY = 24 * 3600_000;

test('supabase-js enrolls, challenges, verifies, reaches aal2, lists and unenrolls', async () => {
  const { supabase } = await rig.signUpAndConfirm('whole@example.test');
  const level = async () => (await supabase.auth.mfa.getAuthenticatorAssuranceLevel()).data;
  expect(await level()).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });

  const { data: factor } = await supabase.auth.mfa.enroll({
    factorType: 'totp',
    friendlyName: 'Mi teléfono',
  });
  expect(factor).toMatchObject({ type: 'totp', friendly_name: 'Mi teléfono' });
  expect(factor?.totp.secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(factor?.totp.uri).toContain('otpauth://totp/faro.example:whole');
  expect(factor?.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /);
  const factorId = factor?.id ?? '';
  // Not proved yet: it counts for nothing.
  expect((await supabase.auth.mfa.listFactors()).data).toMatchObject({
    all: [{ id: factorId, status: 'unverified' }],
    totp: [],
  });
  expect(await level()).toMatchObject({ nextLevel: 'aal1' });

  const { data: challenge } = await supabase.auth.mfa.challenge({ factorId });
  expect(challenge?.expires_at).toBe(Math.floor(clock.now().getTime() / 1000) + 300);
  const code = totpCode(factor?.totp.secret ?? '', clock.now());
  const verified = await supabase.auth.mfa.verify({
    factorId,
    challengeId: challenge?.id ?? '',
    code,
  });
  expect(verified.error).toBeNull();
  expect(await level()).toMatchObject({
    currentLevel: 'aal2',
    nextLevel: 'aal2',
    currentAuthenticationMethods: [
      { method: 'totp', timestamp: Math.floor(clock.now().getTime() / 1000) },
      { method: 'otp' },
    ],
  });
  expect((await supabase.auth.mfa.listFactors()).data?.totp).toMatchObject([
    { id: factorId, friendly_name: 'Mi teléfono', status: 'verified', factor_type: 'totp' },
  ]);
  // A refresh keeps the level.
  clock.advance(60_000);
  await supabase.auth.refreshSession();
  expect(await level()).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });

  expect((await supabase.auth.mfa.unenroll({ factorId })).data).toEqual({ id: factorId });
  await supabase.auth.refreshSession();
  expect(await level()).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
  expect((await supabase.auth.mfa.listFactors()).data?.all).toEqual([]);
  const mails = (await rig.mailbox()).filter(({ to }) => to === 'whole@example.test');
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Verificación en dos pasos activada en Faro Vocacional',
    'Verificación en dos pasos desactivada en Faro Vocacional',
  ]);
});

test('a wrong code, a used code, an old challenge and a met one are refused, each by its code', async () => {
  const { supabase } = await rig.signUpAndConfirm('codes@example.test');
  const { factorId, secret } = await enrolled(supabase);
  const { mfa } = supabase.auth;
  const challenge = async () => (await mfa.challenge({ factorId })).data?.id ?? '';
  const verify = async (challengeId: string, code: string) => {
    const { error } = await mfa.verify({ factorId, challengeId, code });
    return error ? [error.status, error.code] : 'in';
  };
  const right = totpCode(secret, clock.now());
  const wrong = right === '000000' ? '000001' : '000000';

  const first = await challenge();
  expect(await verify(first, wrong)).toEqual([422, 'mfa_verification_failed']);
  expect(await verify(first, right)).toBe('in');
  expect(await verify(first, right)).toEqual([422, 'mfa_challenge_expired']);
  expect(await verify(await challenge(), right)).toEqual([422, 'mfa_verification_failed']);

  const old = await challenge();
  clock.advance(5 * 60_000);
  expect(await verify(old, totpCode(secret, clock.now()))).toEqual([422, 'mfa_challenge_expired']);
  expect(await verify(crypto.randomUUID(), totpCode(secret, clock.now()))).toEqual([
    422,
    'mfa_factor_not_found',
  ]);
  expect(await verify(await challenge(), totpCode(secret, clock.now()))).toBe('in');
});

test('the factor of another person is not there, for any of the calls', async () => {
  const ana = await withSecondFactor(rig, 'owner@example.test');
  const eve = await withSecondFactor(rig, 'eve@example.test');
  const { mfa } = eve.supabase.auth;
  const { factorId } = ana;
  const answers = [
    await mfa.challenge({ factorId }),
    await mfa.verify({ factorId, challengeId: crypto.randomUUID(), code: '123456' }),
    await mfa.unenroll({ factorId }),
    await mfa.challenge({ factorId: 'no-uuid' }).catch((error: unknown) => ({ error })),
  ];
  for (const { error } of answers.slice(0, 3)) {
    expect(error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' });
  }
  // Nor does a challenge of hers open his factor.
  const { data } = await ana.supabase.auth.mfa.challenge({ factorId });
  clock.advance(STEP);
  const mixed = await mfa.verify({
    factorId: eve.factorId,
    challengeId: data?.id ?? '',
    code: totpCode(eve.secret, clock.now()),
  });
  expect(mixed.error).toMatchObject({ status: 422, code: 'mfa_factor_not_found' });
});

test('a new factor gives way to the next until it is proved; then it needs aal2, another name, and room', async () => {
  const { supabase } = await rig.signUpAndConfirm('many@example.test');
  const enroll = (friendlyName: string, by = supabase) =>
    by.auth.mfa.enroll({ factorType: 'totp', friendlyName });
  await enroll('A');
  expect((await enroll('A')).error).toBeNull();
  expect((await supabase.auth.mfa.listFactors()).data?.all).toHaveLength(1);
  await enrolled(supabase, { friendlyName: 'A', prove: clock });
  expect((await enroll('A')).error).toMatchObject({
    status: 422,
    code: 'mfa_factor_name_conflict',
  });
  const passwordOnly = await signedInAgain(rig, 'many@example.test');
  expect((await enroll('B', passwordOnly)).error).toMatchObject({
    status: 403,
    code: 'insufficient_aal',
  });
  await enrolled(supabase, { friendlyName: 'B', prove: clock });
  expect((await enroll('C')).error).toMatchObject({
    status: 422,
    code: 'too_many_enrolled_mfa_factors',
  });
  const { data } = await supabase.auth.getSession();
  const phone = await rig.send('/factors', {
    token: data.session?.access_token ?? '',
    body: { factor_type: 'phone' },
  });
  expect(phone.status).toBe(400);
});

test('proving a factor ends the sessions below it; later sessions stay below until they prove it', async () => {
  const { supabase, session } = await rig.signUpAndConfirm('others@example.test');
  const other = await signedInAgain(rig, 'others@example.test');
  const { factorId, secret } = await enrolled(supabase, { prove: clock });
  expect((await other.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
  // The token from before the code is no more than it was, although its session is.
  expect(await rig.identify(config.anonKey, session.access_token)).toMatchObject({
    refused: 403,
    code: 'insufficient_aal',
  });

  const later = await signedInAgain(rig, 'others@example.test');
  expect((await later.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal2',
  });
  expect((await later.auth.mfa.unenroll({ factorId })).error).toMatchObject({
    status: 422,
    code: 'insufficient_aal',
  });
  clock.advance(STEP);
  const code = totpCode(secret, clock.now());
  expect((await later.auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
  // aal2 sessions elsewhere live on.
  expect((await supabase.auth.getUser()).error).toBeNull();
});

test('a session whose factor was taken away is below the other one, whatever its token still says', async () => {
  const email = 'two@example.test';
  const { supabase, secret, factorId: first } = await withSecondFactor(rig, email);
  const { factorId } = await enrolled(supabase, { friendlyName: 'B', prove: clock });
  // Raised by B last; the other session is raised by A, and takes B away.
  const stale = (await supabase.auth.getSession()).data.session?.access_token ?? '';
  expect(await rig.identify(config.anonKey, stale)).toMatchObject({ aal: 'aal2' });
  const other = await signedInAgain(rig, email);
  clock.advance(STEP);
  const code = totpCode(secret, clock.now());
  const a = { factorId: first, code };
  expect((await other.auth.mfa.challengeAndVerify(a)).error).toBeNull();
  expect((await other.auth.mfa.unenroll({ factorId })).error).toBeNull();
  expect(await rig.identify(config.anonKey, stale)).toMatchObject({
    refused: 403,
    code: 'insufficient_aal',
  });
});

test('below the second factor nothing is served but stepping up, reading the account and signing out', async () => {
  const { factorId } = await withSecondFactor(rig, 'door@example.test');
  const below = await signedInAgain(rig, 'door@example.test');
  const token = (await below.auth.getSession()).data.session?.access_token ?? '';
  const rest = createRest({ database, identify: rig.auth.identify, log: silentLog });
  const ask = (path: string, method: string) =>
    rest(
      new Request(`${SITE}/rest/v1/${path}`, {
        method,
        headers: {
          apikey: config.anonKey,
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
        },
        ...(method === 'GET' ? {} : { body: '{}' }),
      }),
    );
  for (const [path, method] of [
    ['profiles?select=id', 'GET'],
    ['attempts?select=id', 'GET'],
    ['rpc/my_data', 'POST'],
    ['rpc/my_sessions', 'POST'],
    ['rpc/my_recovery_codes', 'POST'],
  ] as const) {
    const answer = await ask(path, method);
    expect([path, answer.status]).toEqual([path, 403]);
    expect(await answer.json()).toMatchObject({ code: 'insufficient_aal' });
  }
  const limits = createLimits({ rules: config.rateLimits, clock });
  const parts = { ...rig, limits, rest, log: silentLog, identify: rig.auth.identify };
  const functions = serverFunctions({ config, clock, reports: embeddedReports(parts) });
  const report = await functions.request('/send-report', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: '{}',
  });
  expect([report.status, await report.json()]).toMatchObject([403, { code: 'insufficient_aal' }]);

  expect((await below.auth.getUser()).data.user?.factors).toMatchObject([{ id: factorId }]);
  expect((await below.auth.mfa.challenge({ factorId })).error).toBeNull();
  for (const change of [{ password: 'otra ballena distinta' }, { email: 'new@example.test' }]) {
    expect((await below.auth.updateUser(change)).error).toMatchObject({
      status: 401,
      code: 'insufficient_aal',
    });
  }
  expect((await below.auth.signOut()).error).toBeNull();
});

test('a recovery link alone sets no password; with the code it does, and only then', async () => {
  const { factorId, secret } = await withSecondFactor(rig, 'recover@example.test');
  clock.advance(8 * DAY);
  await rig.client().auth.resetPasswordForEmail('recover@example.test');
  const { tokenHash } = await rig.lastLink();
  const supabase = rig.client();
  await supabase.auth.verifyOtp({ token_hash: tokenHash, type: 'recovery' });
  const set = () => supabase.auth.updateUser({ password: 'otra ballena distinta' });
  expect((await set()).error).toMatchObject({ status: 401, code: 'insufficient_aal' });
  clock.advance(STEP);
  const code = totpCode(secret, clock.now());
  await supabase.auth.mfa.challengeAndVerify({ factorId, code });
  clock.advance(1_000);
  expect((await set()).error).toBeNull();
  await supabase.auth.refreshSession();
  expect((await supabase.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal2',
    currentAuthenticationMethods: [{ method: 'otp' }, { method: 'totp' }],
  });
});

test('a factor that a thief of the password has set up gives way to the mailbox, in its first days', async () => {
  const email = 'robbed@example.test';
  const { supabase: owner } = await rig.signUpAndConfirm(email);
  const thief = await signedInAgain(rig, email);
  await enrolled(thief, { prove: clock });
  expect((await owner.auth.getUser()).error).not.toBeNull();
  clock.advance(6 * DAY);
  const by = rig.client();
  await by.auth.resetPasswordForEmail(email);
  const { tokenHash } = await rig.lastLink();
  const opened = await by.auth.verifyOtp({ token_hash: tokenHash, type: 'recovery' });
  expect(opened.data.user?.factors ?? []).toEqual([]);
  expect((await by.auth.updateUser({ password: 'otra ballena distinta' })).error).toBeNull();
  expect((await thief.auth.getUser()).error).not.toBeNull();
  expect((await rig.mailbox()).map(({ subject }) => subject)).toContain(
    'Verificación en dos pasos desactivada en Faro Vocacional',
  );
});

test('an admin’s factor stands before the mailbox from the start', async () => {
  const email = 'boss@example.test';
  const { userId } = await withSecondFactor(rig, email);
  await database.query('update public.profiles set is_admin = true where id = $1', [userId]);
  clock.advance(60_000);
  const by = rig.client();
  await by.auth.resetPasswordForEmail(email);
  const { tokenHash } = await rig.lastLink();
  await by.auth.verifyOtp({ token_hash: tokenHash, type: 'recovery' });
  const set = await by.auth.updateUser({ password: 'otra ballena distinta' });
  expect(set.error).toMatchObject({ code: 'insufficient_aal' });
});

test('guesses are bounded per factor, from wherever they come, and side by side; one client leaves the owner some', async () => {
  const { factorId, secret } = await withSecondFactor(rig, 'guessed@example.test');
  clock.advance(15 * 60_000);
  const from = async (address: string, browser = OTHER_BROWSER) => {
    // A browser that has given no code yet: one that has shares its tries with no other.
    const supabase = rig.client(address, browser);
    await supabase.auth.signInWithPassword({ email: 'guessed@example.test', password: PASSWORD });
    const { data } = await supabase.auth.mfa.challenge({ factorId });
    return async (code: string) => {
      const said = { factorId, challengeId: data?.id ?? '', code };
      return (await supabase.auth.mfa.verify(said)).error?.code ?? 'in';
    };
  };
  const guess = async (address: string) => {
    const say = await from(address);
    const codes = await Promise.all(Array.from({ length: 10 }, (_, n) => say(`00000${n}`)));
    const counted = (code: string) => codes.filter((each) => each === code).length;
    return [counted('mfa_verification_failed'), counted('over_request_rate_limit')];
  };
  expect(await guess('198.51.100.7')).toEqual([7, 3]);
  const owner = await from('203.0.113.9', 'C'.repeat(43));
  expect(await owner(totpCode(secret, clock.now()))).toBe('in');
  expect(await guess('198.51.100.8')).toEqual([2, 8]);
});

test('A04: who has the password spends all tries from many addresses, and the owner gets in on a browser of theirs', async () => {
  const email = 'locked@example.test';
  const { secret, factorId, userId } = await withSecondFactor(rig, email);
  /** A guess, or with the right code the way in, by a session of the password alone. */
  async function tryCode(address: string, browser: string | null, code: string) {
    const supabase = rig.client(address, browser);
    const signedIn = await supabase.auth.signInWithPassword({ email, password: PASSWORD });
    if (signedIn.error) throw signedIn.error;
    await rig.auth.settled();
    const { data } = await supabase.auth.mfa.challenge({ factorId });
    const tried = await supabase.auth.mfa.verify({ factorId, challengeId: data?.id ?? '', code });
    return tried.error?.code ?? 'in';
  }
  // A thief's browsers are known by the password, and are more than are kept.
  const codes: string[] = [];
  for (let n = 0; n < 24; n += 1) {
    const browser = String(n).padStart(43, 't');
    codes.push(await tryCode(`198.51.100.${n % 4}`, browser, '000000'));
  }
  expect(codes.filter((code) => code === 'mfa_verification_failed').length).toBeLessThanOrEqual(10);
  expect(codes.at(-1)).toBe('over_request_rate_limit');
  clock.advance(STEP);
  const right = () => totpCode(secret, clock.now());
  // An unknown browser of the owner's waits, as the thief does; so does one that says no key.
  expect(await tryCode('203.0.113.5', 'N'.repeat(43), right())).toBe('over_request_rate_limit');
  expect(await tryCode('203.0.113.5', null, right())).toBe('over_request_rate_limit');
  expect(await tryCode('203.0.113.6', BROWSER, right())).toBe('in');
  // Its own tries are bounded as well.
  const own: string[] = [];
  for (let n = 0; n < 8; n += 1) own.push(await tryCode(`203.0.113.${n + 10}`, BROWSER, '000000'));
  expect(own.filter((code) => code === 'mfa_verification_failed')).toHaveLength(6);
  expect(own.at(-1)).toBe('over_request_rate_limit');
  // With the factor it is forgotten that a browser has had it.
  await database.query('delete from auth.mfa_factors where user_id = $1', [userId]);
  expect(
    await database.query(
      'select hash from private.known_devices where user_id = $1 and factor_id is not null',
      [userId],
    ),
  ).toEqual([]);
});

test('a recovery code is taken before a second factor, and opens the account', async () => {
  const { supabase } = await withSecondFactor(rig, 'lost@example.test');
  const rest = createRest({ database, identify: rig.auth.identify, log: silentLog });
  const call = async (by: typeof supabase, name: string, body: object) => {
    const { data } = await by.auth.getSession();
    const answer = await rest(
      new Request(`${SITE}/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers: {
          apikey: config.anonKey,
          authorization: `Bearer ${data.session?.access_token}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(body),
      }),
    );
    return {
      status: answer.status,
      body: z.record(z.string(), z.unknown()).parse(await answer.json()),
    };
  };
  const made = await call(supabase, 'make_recovery_codes', {});
  const [code] = z.array(z.string()).parse(made.body['codes']);
  const below = await signedInAgain(rig, 'lost@example.test');
  expect((await call(below, 'make_recovery_codes', {})).status).toBe(403);
  expect(await call(below, 'use_recovery_code', { code: 'AAAA-AAAA-AAAA-AAAA' })).toMatchObject({
    status: 200,
    body: { outcome: 'wrong', retry_after: null },
  });
  expect(await call(below, 'use_recovery_code', { code })).toMatchObject({
    status: 200,
    body: { outcome: 'removed', retry_after: null },
  });
  expect((await supabase.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
  expect((await call(below, 'my_recovery_codes', {})).body).toEqual({ left: 0, made_at: null });
  const { data } = await below.auth.refreshSession();
  expect(data.user?.factors).toBeUndefined();
  await rig.mail.flush();
  expect((await rig.mailbox()).at(-1)?.subject).toBe(
    'Se usó un código de recuperación en Faro Vocacional',
  );
});

test('what the database keeps of a factor makes no codes', async () => {
  const { factorId, secret } = await withSecondFactor(rig, 'stolen@example.test');
  const [row] = await database.query<{ line: string }>(
    'select f::text as line from auth.mfa_factors f where id = $1',
    [factorId],
  );
  expect(row?.line).not.toContain(secret);
  expect(row?.line).toContain('v1.');
});

test('an old tab that refreshes around the code is not taken for a thief', async () => {
  const { supabase, session } = await rig.signUpAndConfirm('tabs@example.test');
  await enrolled(supabase, { prove: clock });
  const { data } = await supabase.auth.getSession();
  const oldTab = rig.client();
  const { data: refreshed, error } = await oldTab.auth.refreshSession({
    refresh_token: session.refresh_token,
  });
  expect(error).toBeNull();
  expect(refreshed.session?.refresh_token).toBe(data.session?.refresh_token);
});
