import { createClient } from '@supabase/supabase-js';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { systemClock } from '#server/clock.ts';
import { createAuth } from '#server/auth/auth.ts';
import { totpCode } from '#tests/auth/totp-code.ts';
import type { AppEnv } from '#server/context.ts';
import { configForTests } from '#tests/server/start-front.ts';
import { silentLog } from '#tests/server/silent-log.ts';
import { createMailQueue } from '#server/mail/mail-queue.ts';
import type { OutgoingMail } from '#server/mail/mail-transport.ts';
import { createLimits } from '#server/limits/rate-limits.ts';
import { startSameDatabaseTwice } from '#tests/database/start-database.ts';
import { BROWSER_KEY_HEADER } from '#server/auth/browser-key.ts';
import { BROWSER, PASSWORD, readLink, SITE } from './auth-rig.ts';

/** Two servers as two processes would be: each with its own pool, counters, queue and mail server. */
async function startTwo(limits = 'all=1000000/60') {
  // The same secrets, because one environment starts both.
  const config = configForTests({ SITE_URL: SITE, RATE_LIMITS: limits });
  const databases = await startSameDatabaseTwice();
  return databases.map((database) => {
    const sent: OutgoingMail[] = [];
    const clock = systemClock;
    const transport = {
      async send(mail: OutgoingMail) {
        // Gives the other one a chance to take the same row.
        await database.query('select 1');
        sent.push(mail);
      },
      close() {},
    };
    const mail = createMailQueue({ database, config, clock, log: silentLog, transport });
    const rules = createLimits({ rules: config.rateLimits, clock, database });
    const auth = createAuth({ database, config, mail, limits: rules, clock, log: silentLog });
    const front = new Hono<AppEnv>();
    front.use(async (context, next) => {
      context.set('clientAddress', '192.0.2.1');
      context.set('requestId', 'test-request');
      context.set('log', silentLog);
      await next();
    });
    front.route('/auth/v1', auth.app);
    const client = () =>
      createClient(SITE, config.anonKey, {
        auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
        global: {
          headers: { [BROWSER_KEY_HEADER]: BROWSER },
          fetch: async (input, init) => front.fetch(new Request(input, init)),
        },
      });
    return { client, mail, sent, settled: auth.settled, database };
  });
}

test('what one server begins the other goes on with: link, session, refresh, sign-out', async () => {
  const [one, two] = await startTwo();
  if (!one || !two) throw new Error('two servers');
  await one.client().auth.signUp({ email: 'ana@example.test', password: PASSWORD });
  await one.settled();
  const { tokenHash } = readLink(one.sent[0]?.text ?? '');
  const onTwo = two.client();
  const opened = await onTwo.auth.verifyOtp({ token_hash: tokenHash, type: 'signup' });
  expect(opened.error).toBeNull();
  const again = await one.client().auth.verifyOtp({ token_hash: tokenHash, type: 'signup' });
  expect(again.error?.code).toBe('otp_expired');

  const { access_token = '', refresh_token = '' } = opened.data.session ?? {};
  const refreshed = await Promise.all(
    [one, two, one, two].map(({ client }) => client().auth.refreshSession({ refresh_token })),
  );
  const children = refreshed.map(({ data }) => data.session?.refresh_token);
  expect(children[0]).toMatch(/\S+/);
  expect(new Set(children).size).toBe(1);

  expect((await one.client().auth.getUser(access_token)).error).toBeNull();
  await onTwo.auth.signOut({ scope: 'global' });
  const gone = await one.client().auth.getUser(access_token);
  expect(gone.error?.name).toBe('AuthSessionMissingError');
});

test('two servers see one factor: a code used on one is used on the other, and its guesses count together', async () => {
  const [one, two] = await startTwo('all=1000000/60,factor=6/900,factorDevice=6/900');
  if (!one || !two) throw new Error('two servers');
  const supabase = one.client();
  await supabase.auth.signUp({ email: 'ana@example.test', password: PASSWORD });
  await one.settled();
  const { tokenHash } = readLink(one.sent[0]?.text ?? '');
  await supabase.auth.verifyOtp({ token_hash: tokenHash, type: 'signup' });
  const { data: factor } = await supabase.auth.mfa.enroll({ factorType: 'totp' });
  const factorId = factor?.id ?? '';
  const code = totpCode(factor?.totp.secret ?? '', new Date());

  const elsewhere = two.client();
  const credentials = { email: 'ana@example.test', password: PASSWORD };
  await elsewhere.auth.signInWithPassword(credentials);
  const { data: challenge } = await elsewhere.auth.mfa.challenge({ factorId });
  const first = await supabase.auth.mfa.challengeAndVerify({ factorId, code });
  expect(first.error).toBeNull();
  // Its session was below the factor when that was proved on the other server.
  const challengeId = challenge?.id ?? '';
  const ended = await elsewhere.auth.mfa.verify({ factorId, challengeId, code });
  expect(ended.error?.name).toBe('AuthSessionMissingError');

  await elsewhere.auth.signInWithPassword(credentials);
  const codes: (string | undefined)[] = [];
  for (let guess = 0; guess < 20 && codes.at(-1) !== 'over_request_rate_limit'; guess += 1) {
    const { client } = guess % 2 ? one : two;
    const by = client();
    await by.auth.setSession(
      (await elsewhere.auth.getSession()).data.session ?? { access_token: '', refresh_token: '' },
    );
    const answer = await by.auth.mfa.challengeAndVerify({ factorId, code });
    codes.push(answer.error?.code);
  }
  // A browser that gave a right code before has six of its own: counted apart they would be twelve.
  expect(codes.at(-1)).toBe('over_request_rate_limit');
  expect(new Set(codes.slice(0, -1))).toEqual(new Set(['mfa_verification_failed']));
  expect(codes.length).toBeLessThanOrEqual(7);
});

test('racing sign-ups with one address on both servers make one account and one mail (X12)', async () => {
  const servers = await startTwo('all=1000000/60,mailPerAddress=1/60');
  const answers = await Promise.all(
    [...servers, ...servers].map(({ client }) =>
      client().auth.signUp({ email: 'twice@example.test', password: PASSWORD }),
    ),
  );
  expect(answers.map(({ error }) => error)).toEqual([null, null, null, null]);
  await Promise.all(servers.map(({ settled }) => settled()));
  expect(servers.flatMap(({ sent }) => sent)).toHaveLength(1);
  expect(await servers[0]?.database.query('select id from auth.users')).toHaveLength(1);
});

test('guesses are counted together, whichever server they reach (A04)', async () => {
  const [one, two] = await startTwo('all=1000000/60,account=6/900');
  if (!one || !two) throw new Error('two servers');
  const codes: (string | undefined)[] = [];
  for (let guess = 0; guess < 8; guess += 1) {
    const { client } = guess % 2 ? one : two;
    const { error } = await client().auth.signInWithPassword({
      email: 'victim@example.test',
      password: `guess ${guess}`,
    });
    codes.push(error?.code);
  }
  expect(codes).toEqual([
    ...Array.from({ length: 6 }, () => 'invalid_credentials'),
    'over_request_rate_limit',
    'over_request_rate_limit',
  ]);
});

test('two servers that empty one outbox send every mail once (X19)', async () => {
  const servers = await startTwo();
  const [one] = servers;
  for (let n = 0; n < 20; n += 1) {
    await one?.mail.enqueue(one.database, {
      template: 'confirm-sign-up',
      to: `person-${n}@example.test`,
      locale: 'es',
      data: { link: `${SITE}/auth#token_hash=${n}` },
    });
  }
  await Promise.all(servers.map(({ mail }) => mail.flush()));
  const recipients = servers.flatMap(({ sent }) => sent.map(({ to }) => to));
  expect(recipients).toHaveLength(20);
  expect(new Set(recipients).size).toBe(20);
});
