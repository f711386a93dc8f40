import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFailure } from '#app/data/backend/auth-failure.ts';
import { totpCode } from '#tests/auth/totp-code.ts';
import { startProject } from './project-for-tests.ts';

const SITE = 'https://faro.example';
const PROJECT = 'https://project.example';
const PASSWORD = 'una ballena en el tejado';

let project: Awaited<ReturnType<typeof startProject>>;
beforeAll(async () => {
  project = await startProject(PROJECT, SITE);
});
afterAll(() => project.close());

/** supabase-js as our pages use it. */
function client(key = project.config.anonKey) {
  return createClient(PROJECT, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: async (input, init) => project.app.fetch(new Request(input, init)) },
  });
}

/** The newest link to a mailbox, taken apart. */
function linkTo(email: string) {
  const mail = project.mails.findLast(
    ({ to, html }) => to === email && html.includes('token_hash'),
  );
  const [, href = ''] = /href="([^"]*token_hash[^"]*)"/.exec(mail?.html ?? '') ?? [];
  const fragment = new URLSearchParams(new URL(href.replaceAll('&amp;', '&')).hash.slice(1));
  return { token_hash: fragment.get('token_hash') ?? '', next: fragment.get('next') };
}

async function confirmed(email: string) {
  const supabase = client();
  await supabase.auth.signUp({ email, password: PASSWORD, options: { data: { locale: 'es' } } });
  const { token_hash } = linkTo(email);
  await supabase.auth.verifyOtp({ token_hash, type: 'signup' });
  return supabase;
}

const kindOf = ({ error }: { error: unknown }) => error && readFailure(error).kind;

test('what a project refuses at sign-up and sign-in is known to our words', async () => {
  const { auth } = client();
  const person = { email: 'ana@example.test', password: PASSWORD };
  expect(kindOf(await auth.signUp({ ...person, password: 'corta' }))).toBe('passwordShort');
  expect(kindOf(await auth.signUp({ ...person, password: 'larga'.repeat(20) }))).toBe(
    'passwordLong',
  );
  expect(kindOf(await auth.signUp({ ...person, email: 'no address' }))).toBe('emailInvalid');
  const options = {
    emailRedirectTo: `${SITE}/assessment?held=ab12`,
    data: { locale: 'es', browser: 'x' },
  };
  expect(kindOf(await auth.signUp({ ...person, options }))).toBeNull();
  expect(linkTo(person.email).next).toBe(options.emailRedirectTo);
  expect(kindOf(await auth.signUp(person))).toBe('rateLimit');
  expect(kindOf(await auth.signInWithPassword(person))).toBe('emailNotConfirmed');
  expect(kindOf(await auth.signInWithPassword({ ...person, password: 'otra' }))).toBe(
    'invalidCredentials',
  );

  // The first password stays, and a new mail voids the link before it.
  const { token_hash } = linkTo(person.email);
  project.clock.advance(61_000);
  expect(kindOf(await auth.signUp({ ...person, password: 'otra ballena azul' }))).toBeNull();
  expect(kindOf(await auth.verifyOtp({ token_hash, type: 'signup' }))).toBe('linkExpired');
  const opened = await auth.verifyOtp({
    token_hash: linkTo(person.email).token_hash,
    type: 'signup',
  });
  expect(opened.data.user?.user_metadata).toMatchObject({ browser: 'x' });
  expect(kindOf(await auth.signInWithPassword(person))).toBeNull();
  const before = project.mails.length;
  const again = await auth.signUp(person);
  expect(again.data.user?.identities).toEqual([]);
  expect(project.mails).toHaveLength(before);
});

test('a link works as long as the project’s setting says', async () => {
  const { auth } = client();
  await auth.signUp({ email: 'late@example.test', password: PASSWORD });
  project.clock.advance((project.settings.mailer_otp_exp + 1) * 1000);
  const { token_hash } = linkTo('late@example.test');
  expect(kindOf(await auth.verifyOtp({ token_hash, type: 'signup' }))).toBe('linkExpired');
});

test('what a project refuses of a password is known to our words', async () => {
  const email = 'password@example.test';
  const { auth } = await confirmed(email);
  expect(kindOf(await auth.updateUser({ password: PASSWORD }))).toBe('samePassword');
  await auth.signInWithPassword({ email, password: PASSWORD });
  const next = { password: 'tres faros junto al mar' };
  expect(kindOf(await auth.updateUser(next))).toBe('currentPassword');
  expect(kindOf(await auth.updateUser({ ...next, current_password: 'otra' }))).toBe(
    'currentPasswordWrong',
  );
  expect(kindOf(await auth.updateUser({ ...next, current_password: PASSWORD }))).toBeNull();
  expect(project.mails.at(-1)).toMatchObject({
    to: email,
    subject: expect.stringContaining('contraseña'),
  });

  project.clock.advance(25 * 3_600_000);
  await auth.refreshSession();
  const stale = await auth.updateUser({ password: PASSWORD, current_password: next.password });
  expect(stale.error?.code).toBe('reauthentication_needed');
});

test('what a project refuses about second factors is known to our words', async () => {
  const email = 'factor@example.test';
  const { auth } = await confirmed(email);
  const factor = await auth.mfa.enroll({ factorType: 'totp' });
  if (factor.error) throw factor.error;
  const { id: factorId, totp } = factor.data;
  const give = (code: string) => auth.mfa.challengeAndVerify({ factorId, code });
  expect(kindOf(await give('no code'))).toBe('codeWrong');
  expect(kindOf(await give(totpCode(totp.secret, project.clock.now())))).toBeNull();
  await auth.signInWithPassword({ email, password: PASSWORD });
  expect(kindOf(await auth.mfa.unenroll({ factorId }))).toBe('codeNeeded');
  const below = await auth.updateUser({ password: 'tres faros junto al mar' });
  expect([below.error?.status, kindOf(below)]).toEqual([401, 'codeNeeded']);
  expect(kindOf(await auth.updateUser({ data: { full_name: 'Ana' } }))).toBeNull();
});

test('the data API refuses in PostgREST’s shape, and a token outlives its session', async () => {
  const supabase = await confirmed('data@example.test');
  const shape = {
    code: expect.any(String),
    details: null,
    hint: null,
    message: expect.any(String),
  };
  const missing = await supabase.rpc('nothing_of_that_name');
  expect(missing).toMatchObject({ status: 404, error: { ...shape, code: 'PGRST202' } });
  const hidden = await client().from('attempts').select('id');
  expect(hidden).toMatchObject({ status: 401, error: { ...shape, code: '42501' } });

  const { data } = await supabase.auth.getSession();
  const ask = (token: string) =>
    project.app.request('/rest/v1/attempts?select=id', {
      headers: { apikey: project.config.anonKey, authorization: `Bearer ${token}` },
    });
  const token = data.session?.access_token ?? '';
  await project.database.query('delete from auth.sessions');
  expect((await ask(token)).status).toBe(200);
  project.clock.advance(901_000);
  const expired = await ask(token);
  expect([expired.status, await expired.json()]).toEqual([401, { ...shape, code: 'PGRST303' }]);
});

test('without the project’s key nothing answers, and a browser may not send what is not listed', async () => {
  const bare = await project.app.request('/auth/v1/settings');
  expect([bare.status, await bare.json()]).toEqual([
    401,
    { message: 'No API key found in request', hint: expect.any(String) },
  ]);
  const { error } = await client('nonsense').from('attempts').select('id');
  expect(error?.message).toBe('Invalid API key');
  const asked = await project.app.request('/auth/v1/token', {
    method: 'OPTIONS',
    headers: { origin: SITE },
  });
  expect(asked.headers.get('access-control-allow-origin')).toBe(SITE);
  expect(asked.headers.get('access-control-allow-headers')).not.toContain('x-browser-key');
});
