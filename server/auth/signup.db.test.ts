import { expect, test } from 'vitest';
import { OTHER_BROWSER, PASSWORD, SITE, startAuth } from '#tests/auth/auth-rig.ts';
import { signUpConsent } from '#tests/database/consent-words.ts';
import { repeatSignUp } from './pending-sign-ups.ts';
import { findUser } from './users.ts';

const DATA = {
  full_name: 'Ana Ruiz',
  locale: 'es',
  source: 'faro-vocacional-web',
  consent: signUpConsent(),
};

test('a sign-up gives no session, mails one link, and the link signs in', async () => {
  const { client, mailbox, lastLink } = await startAuth();
  const supabase = client();
  const signedUp = await supabase.auth.signUp({
    email: '  Ana@Example.test ',
    password: PASSWORD,
    options: { data: DATA, emailRedirectTo: `${SITE}/assessment` },
  });
  expect(signedUp.error).toBeNull();
  expect(signedUp.data.session).toBeNull();
  expect((await mailbox()).map(({ to }) => to)).toEqual(['ana@example.test']);
  const link = await lastLink();
  expect(link).toMatchObject({
    page: `${SITE}/auth?type=signup`,
    type: 'signup',
    next: '/assessment',
  });

  const { data, error } = await supabase.auth.verifyOtp({
    token_hash: link.tokenHash,
    type: 'signup',
  });
  expect(error).toBeNull();
  // The answer to a sign-up names an unused id.
  expect(data.user?.id).not.toBe(signedUp.data.user?.id);
  expect(data.user).toMatchObject({
    email: 'ana@example.test',
    user_metadata: DATA,
  });
  const again = await client().auth.signInWithPassword({
    email: 'ana@example.test',
    password: PASSWORD,
  });
  expect(again.data.user?.id).toBe(data.user?.id);
});

test('A01: a taken address answers like a free one, and its owner is told by mail', async () => {
  const { send, mailbox, signUpAndConfirm } = await startAuth();
  await signUpAndConfirm('known@example.test');
  const answer = async (email: string) => {
    const response = await send('/signup', { body: { email, password: PASSWORD, data: DATA } });
    return { status: response.status, body: await response.json() };
  };
  const free = await answer('free@example.test');
  const taken = await answer('known@example.test');
  expect(taken.status).toBe(free.status);
  expect(shape(taken.body)).toBe(shape(free.body));
  expect(taken.body).not.toHaveProperty('access_token');
  const mails = await mailbox();
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['free@example.test', 'Confirma tu correo en Faro Vocacional'],
    ['known@example.test', 'Ya tienes una cuenta en Faro Vocacional'],
  ]);
});

test('X12: the same sign-up twice at once is one account and one mail, and its link works', async () => {
  const { client, database, mailbox, lastLink } = await startAuth();
  const signUp = () => client().auth.signUp({ email: 'twice@example.test', password: PASSWORD });
  const answers = await Promise.all([signUp(), signUp(), signUp()]);
  expect(answers.map(({ error }) => error)).toEqual([null, null, null]);
  expect(await database.query('select id from auth.users')).toHaveLength(1);
  expect(await mailbox()).toHaveLength(1);
  const { tokenHash } = await lastLink();
  const { error } = await client().auth.verifyOtp({ token_hash: tokenHash, type: 'signup' });
  expect(error).toBeNull();
});

test('A24: neither password typed for one mailbox in two browsers signs in, and no typed name is kept or mailed', async () => {
  const { client, database, mailbox, lastLink, clock } = await startAuth();
  const email = 'owner@example.test';
  const strangers = 'the password of a stranger';
  await client('198.51.100.7', OTHER_BROWSER).auth.signUp({
    email,
    password: strangers,
    options: { data: { full_name: 'Buy at evil.example', locale: 'en' } },
  });
  clock.advance(20_000);
  await client().auth.signUp({ email, password: PASSWORD, options: { data: DATA } });
  clock.advance(61_000);
  await client().auth.signUp({ email, password: PASSWORD, options: { data: DATA } });
  const mails = await mailbox();
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Confirm your email address for Faro Vocacional',
    'Confirma tu correo en Faro Vocacional',
  ]);
  expect(JSON.stringify(mails)).not.toMatch(/evil|Ana/);
  const { tokenHash } = await lastLink();
  const owner = client();
  await owner.auth.verifyOtp({ token_hash: tokenHash, type: 'signup' });
  for (const password of [strangers, PASSWORD, '']) {
    const { error } = await client().auth.signInWithPassword({ email, password });
    expect([password, error?.code]).toEqual([password, 'invalid_credentials']);
  }
  const chosen = 'tres faros junto al mar';
  expect((await owner.auth.updateUser({ password: chosen })).error).toBeNull();
  const again = await client().auth.signInWithPassword({ email, password: chosen });
  expect(again.error).toBeNull();
  expect(await database.query('select full_name, locale from public.profiles')).toEqual([
    { full_name: '', locale: 'es' },
  ]);
  expect(await database.query('select 1 from private.pending_sign_ups')).toEqual([]);
});

test('a correction from the same browser counts: password, name, and one account', async () => {
  const { client, database, mailbox, lastLink, clock } = await startAuth();
  const email = 'twice@example.test';
  const mistyped = { email, password: 'a first password', options: { data: { full_name: 'An' } } };
  await client().auth.signUp(mistyped);
  clock.advance(15_000);
  await client().auth.signUp({ email, password: PASSWORD, options: { data: DATA } });
  expect(await mailbox()).toHaveLength(1);
  const { tokenHash } = await lastLink();
  await client().auth.verifyOtp({ token_hash: tokenHash, type: 'signup' });
  const signIn = async (password: string) =>
    (await client().auth.signInWithPassword({ email, password })).error?.code;
  expect(await signIn('a first password')).toBe('invalid_credentials');
  expect(await signIn(PASSWORD)).toBeUndefined();
  expect(await database.query('select full_name from public.profiles')).toEqual([
    { full_name: 'Ana Ruiz' },
  ]);
  const [identity] = await database.query('select identity_data from auth.identities');
  expect(identity).toMatchObject({ identity_data: { full_name: 'Ana Ruiz' } });
});

test('the first password that is chosen after confirming is not mailed about, the next one is', async () => {
  const { client, mailbox, lastLink } = await startAuth();
  const email = 'phone@example.test';
  await client().auth.signUp({ email, password: PASSWORD });
  const { tokenHash } = await lastLink();
  const phone = client('192.0.2.1', OTHER_BROWSER);
  await phone.auth.verifyOtp({ token_hash: tokenHash, type: 'signup' });
  expect((await phone.auth.updateUser({ password: PASSWORD })).error).toBeNull();
  expect(await mailbox()).toHaveLength(1);
  await phone.auth.updateUser({ password: 'tres faros', current_password: PASSWORD });
  expect((await mailbox()).at(-1)?.subject).toBe('Tu contraseña de Faro Vocacional cambió');
});

test('an account whose tab was closed before a password was chosen opens by resend and by recover', async () => {
  const { client, clock, database, mailbox, lastLink } = await startAuth();
  const email = 'closed@example.test';
  await client().auth.signUp({ email, password: PASSWORD });
  const first = await lastLink();
  const phone = () => client('192.0.2.1', OTHER_BROWSER);
  await phone().auth.verifyOtp({ token_hash: first.tokenHash, type: 'signup' });
  for (const ask of ['resend', 'recover'] as const) {
    clock.advance(61_000);
    if (ask === 'resend') await phone().auth.resend({ type: 'signup', email });
    else await phone().auth.resetPasswordForEmail(email);
    expect((await mailbox()).at(-1)?.subject).toBe('Crea una contraseña nueva en Faro Vocacional');
  }
  const { tokenHash } = await lastLink();
  const opened = phone();
  await opened.auth.verifyOtp({ token_hash: tokenHash, type: 'recovery' });
  // The session of the closed tab is not left behind.
  expect(await database.query('select 1 from auth.sessions')).toHaveLength(1);
  expect((await opened.auth.updateUser({ password: 'tres faros' })).error).toBeNull();
});

test('a recovery that confirms an address makes its confirmation link worthless', async () => {
  const { client, clock, lastLink } = await startAuth();
  const email = 'both@example.test';
  await client().auth.signUp({ email, password: PASSWORD });
  const confirmation = await lastLink();
  clock.advance(61_000);
  await client().auth.resetPasswordForEmail(email);
  const recovery = await lastLink();
  const press = async (link: { tokenHash: string }, type: 'signup' | 'recovery') =>
    (await client().auth.verifyOtp({ token_hash: link.tokenHash, type })).error?.code;
  expect(await press(recovery, 'recovery')).toBeUndefined();
  expect(await press(confirmation, 'signup')).toBe('otp_expired');
});

test('browsers without a key are not the same browser', async () => {
  const { client, lastLink } = await startAuth();
  const email = 'private@example.test';
  await client('192.0.2.1', null).auth.signUp({ email, password: PASSWORD });
  const { tokenHash } = await lastLink();
  await client('192.0.2.1', null).auth.verifyOtp({ token_hash: tokenHash, type: 'signup' });
  const { error } = await client().auth.signInWithPassword({ email, password: PASSWORD });
  expect(error?.code).toBe('invalid_credentials');
});

test('a sign-up that arrives just after the mailbox was confirmed takes no password away', async () => {
  const { client, database, signUpAndConfirm } = await startAuth();
  const { userId } = await signUpAndConfirm('raced@example.test');
  const user = await findUser(database, userId);
  if (user === undefined) throw new Error('no account');
  const person = { email: user.email, passwordHash: 'hash of a stranger', metadata: {} };
  await repeatSignUp(database, user, { person, browser: undefined, now: new Date() });
  const again = { email: user.email, password: PASSWORD };
  expect((await client().auth.signInWithPassword(again)).error).toBeNull();
});

test('A21, A22, H04: of the metadata only the known fields in their shape are kept', async () => {
  const { send, database } = await startAuth();
  const body = `{"email": "m@example.test", "password": "${PASSWORD}", "role": "service_role", "is_admin": true,
    "app_metadata": {"role": "admin"}, "data": {"full_name": "Ana\\r\\nBcc: x@y.z", "locale": "fr", "is_admin": true,
    "role": "admin", "__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 1}},
    "consent": {"text_version": "x", "text_hash": "short"}}}`;
  expect((await send('/signup', { body })).status).toBe(200);
  const [user] = await database.query(
    'select role, raw_user_meta_data, raw_app_meta_data, is_super_admin from auth.users',
  );
  expect(user).toEqual({
    role: 'authenticated',
    raw_user_meta_data: { full_name: 'Ana Bcc: x@y.z' },
    raw_app_meta_data: { provider: 'email', providers: ['email'] },
    is_super_admin: null,
  });
  expect(await database.query('select is_admin from public.profiles')).toEqual([
    { is_admin: false },
  ]);
  expect({}).not.toHaveProperty('polluted');
});

test.each([
  ['a version never shipped', { ...DATA.consent, text_version: 'never-shipped' }, 'es'],
  ['any text as its hash', { ...DATA.consent, text_hash: '0'.repeat(64) }, 'es'],
  ['the words of another language', DATA.consent, 'en'],
])(
  'P01, D17: a sign-up whose consent names %s is refused, and makes nothing',
  async (_what, consent, locale) => {
    const { client, database, mailbox } = await startAuth();
    const signedUp = await client().auth.signUp({
      email: 'odd@example.test',
      password: PASSWORD,
      options: { data: { full_name: 'Ana', locale, consent } },
    });
    expect(signedUp.error).toMatchObject({ status: 400, code: 'validation_failed' });
    expect(await database.query('select id from auth.users')).toEqual([]);
    expect(await mailbox()).toEqual([]);
  },
);

test('P01: the consent of a sign-up is kept with its words; without any there is an account and no row', async () => {
  const { client, database } = await startAuth();
  for (const [email, consent] of [
    ['with@example.test', signUpConsent('en')],
    ['without@example.test', undefined],
  ] as const) {
    const data = { locale: 'en', ...(consent ? { consent } : {}) };
    const options = { data };
    const { error } = await client().auth.signUp({ email, password: PASSWORD, options });
    expect(error).toBeNull();
  }
  const kept = await database.query(
    `select email, purpose, text_version, text_hash, channel from auth.users
     left join public.consents on user_id = auth.users.id order by email`,
  );
  expect(kept).toEqual([
    { email: 'with@example.test', purpose: 'account', ...signUpConsent('en'), channel: 'sign-up' },
    {
      email: 'without@example.test',
      purpose: null,
      text_version: null,
      text_hash: null,
      channel: null,
    },
  ]);
});

test('H02: odd bodies are refused with 400, never 500', async () => {
  const { send } = await startAuth();
  const bodies = [
    '{',
    '[]',
    'null',
    '"x"',
    '{"email": 1, "password": []}',
    '{"email": "a@b.co", "password": {"length": 8}}',
    '{"email": "a@b.co\\u0000", "password": "12345678 abc"}',
    '{"email": "a@b.co", "password": "nul \\u0000 inside"}',
    '{"email": "a@b.co,c@d.co", "password": "a good long one"}',
    `{"email": "a@b.co", "password": "${'x'.repeat(2000)}"}`,
    `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
  ];
  for (const body of bodies) {
    for (const path of [
      '/signup',
      '/token?grant_type=password',
      '/recover',
      '/resend',
      '/verify',
    ]) {
      const { status } = await send(path, { body, address: crypto.randomUUID() });
      const fits = body.startsWith('{"email": "a@b.co",') && /recover/.test(path);
      expect([path, body.slice(0, 60), status]).toEqual([
        path,
        body.slice(0, 60),
        fits ? 200 : 400,
      ]);
    }
  }
});

test('H14, A12: a link names SITE_URL, and a redirect outside the allow-list leads to the root', async () => {
  const { send, lastLink } = await startAuth();
  const targets = {
    'https://evil.example/steal': '/',
    'https://faro.example.evil.example/': '/',
    'https://faro.example@evil.example/': '/',
    '//evil.example': '/',
    'https://faro.example//evil.example': '/',
    'javascript:alert(1)': '/',
    'https://faro.example/assessment?claim=abc#part': '/assessment?claim=abc#part',
  };
  for (const [index, [target, next]] of Object.entries(targets).entries()) {
    const response = await send(`/signup?redirect_to=${encodeURIComponent(target)}`, {
      body: { email: `p${index}@example.test`, password: PASSWORD },
    });
    expect([target, response.status, await response.json()]).toMatchObject([target, 200, {}]);
    expect([target, await lastLink()]).toMatchObject([
      target,
      { page: `${SITE}/auth?type=signup`, next },
    ]);
  }
});

test('with confirmation off a sign-up is a session at once, and a taken address is said', async () => {
  const { client, mailbox } = await startAuth({ env: { AUTH_CONFIRM_EMAIL: 'off' } });
  const first = await client().auth.signUp({ email: 'now@example.test', password: PASSWORD });
  expect(first.data.session?.user.email_confirmed_at).toBeTruthy();
  const second = await client().auth.signUp({ email: 'now@example.test', password: PASSWORD });
  expect(second.error?.code).toBe('user_already_exists');
  expect(await mailbox()).toEqual([]);
});

test('A18, A19: weak and over-long passwords are refused at sign-up, 64 plain characters are not', async () => {
  const { client } = await startAuth();
  const signUp = async (password: string) =>
    (await client().auth.signUp({ email: 'pw@example.test', password })).error;
  expect(await signUp('corta')).toMatchObject({
    code: 'weak_password',
    status: 422,
    reasons: ['length'],
  });
  expect(await signUp('Contraseña1')).toMatchObject({ code: 'weak_password', reasons: ['pwned'] });
  expect(await signUp('ñ'.repeat(37))).toMatchObject({
    code: 'validation_failed',
    message: 'Password cannot be longer than 72 characters',
  });
  expect(await signUp('correcthorsebatterystaple'.repeat(3).slice(0, 64))).toBeNull();
});

test('A09: endpoints that the product does not use are not there', async () => {
  const { send } = await startAuth();
  for (const path of ['/otp', '/magiclink', '/invite', '/admin/users', '/sso', '/authorize']) {
    expect([path, (await send(path, { body: { email: 'a@example.test' } })).status]).toEqual([
      path,
      404,
    ]);
  }
});

// The answer without what must differ: the address that was asked for and the made-up id.
const shape = (text: unknown) =>
  JSON.stringify(text)
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')
    .replaceAll(/(known|free)@/g, 'x@');
