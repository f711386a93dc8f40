import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/**
 * The calls of the site against the answers that Supabase's documentation and auth-js' types describe,
 * where a hosted project answers otherwise than our own server.
 */
const user = {
  id: '11111111-1111-4111-8111-111111111111',
  aud: 'authenticated',
  role: '',
  email: 'ana@example.com',
  app_metadata: { provider: 'email', providers: ['email'] },
  user_metadata: {},
  identities: [],
  created_at: '2026-11-20T10:00:00Z',
  confirmation_sent_at: '2026-11-20T10:00:00Z',
};
const claims = { sub: user.id, exp: 4_102_444_800, session_id: 'x' };
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const accessToken = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}.c2ln`;
const session = {
  access_token: accessToken,
  refresh_token: 'r',
  token_type: 'bearer',
  expires_in: 900,
  expires_at: 4_102_444_800,
  user,
};

let answers: Record<string, () => Response>;
let asked: { path: string; body: unknown }[];

beforeEach(() => {
  answers = {};
  asked = [];
  vi.resetModules();
  vi.stubGlobal('location', new URL('https://faro.example/auth'));
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input, 'https://faro.example');
    if (url.pathname === '/config.json') {
      return Response.json({ url: 'https://abc.supabase.co', anonKey: 'sb_publishable_x' });
    }
    const path = `${init?.method ?? 'GET'} ${url.pathname.replace('/auth/v1', '')}`;
    asked.push({ path, body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined });
    return answers[path]?.() ?? Response.json({ message: 'not planned' }, { status: 404 });
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A refusal in the form of API version 2024-01-01. */
const refusal = (status: number, code: string, message: string, more: object = {}) =>
  Response.json(
    { code, message, ...more },
    { status, headers: { 'x-supabase-api-version': '2024-01-01' } },
  );

const signUp = async () => {
  const auth = await import('#app/data/account/auth.ts');
  return auth.signUp({
    email: user.email,
    password: 'una ballena en el tejado',
    metadata: { full_name: 'Ana', locale: 'es', consent: { text_version: '1', text_hash: 'a' } },
    redirectTo: 'https://faro.example/assessment',
  });
};

test('an obfuscated duplicate sign-up looks like any other: nothing is guessed from its identities', async () => {
  answers['POST /signup'] = () => Response.json(user);
  expect(await signUp()).toEqual({ kind: 'done', value: { isSignedIn: false } });
});

test('without confirmation a duplicate is told, in the newer and the older form', async () => {
  const message = 'User already registered';
  answers['POST /signup'] = () => refusal(422, 'user_already_exists', message);
  expect(await signUp()).toMatchObject({ failure: { kind: 'alreadyRegistered', status: 422 } });
  answers['POST /signup'] = () =>
    Response.json({ code: 422, error_code: 'user_already_exists', msg: message }, { status: 422 });
  expect(await signUp()).toMatchObject({ failure: { kind: 'alreadyRegistered' } });
  answers['POST /signup'] = () => Response.json({ code: 400, msg: message }, { status: 400 });
  expect(await signUp()).toMatchObject({ failure: { kind: 'alreadyRegistered' } });
});

test('too many mails to one address is the rate limit, with and without a wait', async () => {
  const words = 'For security purposes, you can only request this after 58 seconds.';
  answers['POST /signup'] = () => refusal(429, 'over_email_send_rate_limit', words);
  expect(await signUp()).toMatchObject({
    failure: { kind: 'rateLimit', status: 429, message: words, retryAfter: undefined },
  });
  const { resendConfirmation } = await import('#app/data/account/auth.ts');
  answers['POST /resend'] = () => {
    const response = refusal(429, 'over_email_send_rate_limit', words);
    response.headers.set('retry-after', '58');
    return response;
  };
  expect(await resendConfirmation(user.email, 'https://faro.example/')).toMatchObject({
    failure: { kind: 'rateLimit', retryAfter: 58_000 },
  });
});

test.each([
  [['length'], 'Password should be at least 8 characters.', 'passwordShort'],
  [
    ['length', 'characters'],
    'Password should contain at least one character of each',
    'passwordShort',
  ],
  [['characters'], 'Password should contain at least one character of each', 'passwordKinds'],
  [['pwned'], 'Password is known to be weak and easy to guess', 'passwordCommon'],
])('a weak password with the reasons %j says what is wrong', async (reasons, words, kind) => {
  answers['POST /signup'] = () =>
    refusal(422, 'weak_password', words, { weak_password: { reasons } });
  expect(await signUp()).toMatchObject({ failure: { kind, status: 422 } });
  answers['POST /signup'] = () =>
    Response.json(
      { code: 422, error_code: 'weak_password', msg: words, weak_password: { reasons } },
      { status: 422 },
    );
  expect(await signUp()).toMatchObject({ failure: { kind } });
});

test('a link that hands over a whole session (implicit flow) signs in with it', async () => {
  answers['GET /user'] = () => Response.json(user);
  const { openLink } = await import('#app/data/account/auth.ts');
  const link = { kind: 'session', accessToken, refreshToken: 'r', type: 'signup' } as const;
  expect(await openLink(link)).toEqual({
    kind: 'done',
    value: { kind: 'account', id: user.id, email: user.email, choosesPassword: false },
  });
  expect(asked.map(({ path }) => path)).toEqual(['GET /user']);
});

test('a session in a link whose account is gone is no session', async () => {
  answers['GET /user'] = () => refusal(403, 'user_not_found', 'User from sub claim does not exist');
  const { openLink } = await import('#app/data/account/auth.ts');
  const link = { kind: 'session', accessToken, refreshToken: 'r', type: 'recovery' } as const;
  expect(await openLink(link)).toMatchObject({ failure: { kind: 'sessionMissing' } });
  const { recoveryLatch } = await import('#app/data/account/recovery.ts');
  expect(recoveryLatch.read()).toBe(false);
});

test('the first of two links of an e-mail change opens no session', async () => {
  const msg = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';
  answers['POST /verify'] = () => Response.json({ code: 200, msg });
  const { openLink } = await import('#app/data/account/auth.ts');
  const link = { kind: 'token', tokenHash: 'abc', type: 'email_change' } as const;
  expect(await openLink(link)).toMatchObject({ kind: 'done', value: { kind: 'half' } });
});

test('where a project wants a fresh sign-in for a new password, the current one makes it', async () => {
  answers['POST /token'] = () => Response.json(session);
  const { signIn } = await import('#app/data/account/auth.ts');
  await signIn({ email: user.email, password: 'old' });
  const puts = [
    () => refusal(400, 'reauthentication_needed', 'Password update requires reauthentication'),
    () => Response.json(user),
  ];
  answers['PUT /user'] = () => puts.shift()?.() ?? Response.error();
  const { changePassword } = await import('#app/data/account/account.ts');
  const change = { email: user.email, current: 'old', next: 'tres faros junto al mar' };
  expect(await changePassword(change)).toEqual({ kind: 'done', value: undefined });
  const wanted = { password: change.next, current_password: 'old' };
  expect(asked.slice(1)).toMatchObject([
    { path: 'PUT /user', body: wanted },
    { path: 'POST /token', body: { email: user.email, password: 'old' } },
    { path: 'PUT /user', body: wanted },
  ]);

  puts.push(() => refusal(400, 'reauthentication_needed', 'Password update requires it'));
  answers['POST /token'] = () => refusal(400, 'invalid_credentials', 'Invalid login credentials');
  expect(await changePassword(change)).toMatchObject({ failure: { kind: 'invalidCredentials' } });
});

const FORGET = 'POST /rest/v1/rpc/forget_typed_password';

/** What GoTrue answers when a link has just confirmed this user. */
const confirmed = (metadata: object) => ({
  ...session,
  user: {
    ...user,
    email_confirmed_at: '2026-11-20T10:05:00.101Z',
    last_sign_in_at: '2026-11-20T10:05:00.116Z',
    user_metadata: metadata,
  },
});
const confirmation = { kind: 'token', tokenHash: 'abc', type: 'signup' } as const;
const account = { kind: 'account', id: user.id, email: user.email };

test('a sign-up names its browser by a hash in the metadata, never by the key or by a header', async () => {
  const headers: string[] = [];
  answers['POST /signup'] = () => Response.json(user);
  const plain = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    headers.push(...new Headers(init?.headers).keys());
    return plain(input, init);
  });
  await signUp();
  const { browserKey } = await import('#app/data/device/browser-key.ts');
  const hash = createHash('sha256').update(browserKey()).digest('hex');
  expect(asked).toMatchObject([{ path: 'POST /signup', body: { data: { browser: hash } } }]);
  expect(JSON.stringify(asked)).not.toContain(browserKey());
  expect(headers).not.toContain('x-browser-key');
});

test('A24: a link that is opened in the browser that signed up changes nothing and goes straight on', async () => {
  const { browserKeyHash } = await import('#app/data/device/browser-key.ts');
  const metadata = { browser: await browserKeyHash() };
  answers['POST /verify'] = () => Response.json(confirmed(metadata));
  const { openLink } = await import('#app/data/account/auth.ts');
  expect(await openLink(confirmation)).toEqual({
    kind: 'done',
    value: { ...account, choosesPassword: false },
  });
  expect(asked.map(({ path }) => path)).toEqual(['POST /verify']);
});

test.each([
  ['another browser', { browser: 'f'.repeat(64) }],
  ['a browser without a key', {}],
  ['something else', { browser: { nested: true } }],
])(
  'A24: the password of a sign-up by %s is forgotten at once, without a mail of it',
  async (_, metadata) => {
    answers['POST /verify'] = () => Response.json(confirmed(metadata));
    answers[FORGET] = () => new Response(null, { status: 204 });
    answers['PUT /user'] = () => Response.json(user);
    const { openLink, setPassword } = await import('#app/data/account/auth.ts');
    expect(await openLink(confirmation)).toEqual({
      kind: 'done',
      value: { ...account, choosesPassword: true },
    });
    expect(asked[1]?.path).toBe(FORGET);
    await setPassword('tres faros junto al mar');
    expect(asked[2]).toMatchObject({ body: { password: 'tres faros junto al mar' } });
  },
);

test('A24: a project that will not forget gets an unknown password, and the person chooses in any case', async () => {
  answers['POST /verify'] = () => Response.json(confirmed({}));
  answers[FORGET] = () => refusal(403, '42501', 'only by the link that has just confirmed');
  answers['PUT /user'] = () => Response.json(user);
  const { openLink } = await import('#app/data/account/auth.ts');
  expect(await openLink(confirmation)).toMatchObject({ value: { choosesPassword: true } });
  expect(asked.map(({ path }) => path)).toEqual(['POST /verify', FORGET, FORGET, 'PUT /user']);
  expect(asked[3]?.body).toEqual({
    password: expect.stringMatching(/^[\w-]{43}aA1!$/),
    data: { browser: null },
    code_challenge: null,
    code_challenge_method: null,
  });
  answers[FORGET] = answers['PUT /user'] = () => Response.error();
  expect(await openLink(confirmation)).toMatchObject({ value: { choosesPassword: true } });
});

test('A24: a recovery that confirms an address replaces its password too, one of an old account does not', async () => {
  const { browserKeyHash } = await import('#app/data/device/browser-key.ts');
  const metadata = { browser: await browserKeyHash() };
  answers['POST /verify'] = () => Response.json(confirmed(metadata));
  answers[FORGET] = () => new Response(null, { status: 204 });
  const { openLink } = await import('#app/data/account/auth.ts');
  const recovery = { kind: 'token', tokenHash: 'abc', type: 'recovery' } as const;
  expect(await openLink(recovery)).toMatchObject({ value: { choosesPassword: true } });
  asked.length = 0;
  const settled = confirmed(metadata);
  settled.user.email_confirmed_at = '2025-01-01T10:00:00Z';
  answers['POST /verify'] = () => Response.json(settled);
  expect(await openLink(recovery)).toMatchObject({ value: { choosesPassword: false } });
  expect(asked.map(({ path }) => path)).toEqual(['POST /verify']);
});

test('a link to recover an account that was confirmed a moment before asks for a new password, not for the first', async () => {
  const settled = confirmed({});
  const opened = { ...settled.user, recovery_sent_at: '2026-11-20T10:05:00.110Z' };
  answers['POST /verify'] = () => Response.json({ ...settled, user: opened });
  const { openLink } = await import('#app/data/account/auth.ts');
  const recovery = { kind: 'token', tokenHash: 'abc', type: 'recovery' } as const;
  expect(await openLink(recovery)).toMatchObject({ value: { choosesPassword: false } });
  expect(asked.map(({ path }) => path)).toEqual(['POST /verify']);
});

test('A24: the link of a sign-up confirms, however long the project takes over it', async () => {
  const slow = confirmed({});
  slow.user.last_sign_in_at = '2026-11-20T10:05:04.300Z';
  answers['POST /verify'] = () => Response.json(slow);
  answers[FORGET] = () => new Response(null, { status: 204 });
  const { openLink } = await import('#app/data/account/auth.ts');
  expect(await openLink(confirmation)).toMatchObject({ value: { choosesPassword: true } });
});
