import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { PASSWORD, startAuth } from '#tests/auth/auth-rig.ts';
import { silentLog } from '#tests/server/silent-log.ts';

type Refreshed = { refresh_token: string; access_token: string; error_code?: string };

async function startWithSession() {
  const lines: object[] = [];
  const log = { ...silentLog, warn: (line: object) => void lines.push(line) };
  const auth = await startAuth({ log });
  const { session, userId } = await auth.signUpAndConfirm('ana@example.test');
  const refresh = async (token: string, address = '192.0.2.1') => {
    const response = await auth.send('/token?grant_type=refresh_token', {
      body: { refresh_token: token },
      address,
    });
    const body: Refreshed = await response.json();
    return { status: response.status, ...body };
  };
  return { ...auth, session, userId, refresh, lines };
}

test('A15, X22: eight refreshes at once give one new token, time after time', async () => {
  const { session, refresh } = await startWithSession();
  let newest = session.refresh_token;
  for (let round = 0; round < 5; round += 1) {
    const given = newest;
    // From eight addresses, or the rows of the rate limiter would make them wait for each other.
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => refresh(given, `192.0.2.${index}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const tokens = new Set(answers.map((answer) => answer.refresh_token));
    expect(tokens.size).toBe(1);
    newest = [...tokens][0] ?? '';
    expect(newest).not.toBe(given);
  }
});

/** A family of three refresh tokens, oldest first, and what came with the newest. */
async function startFamily() {
  const started = await startWithSession();
  const second = await started.refresh(started.session.refresh_token);
  const newest = await started.refresh(second.refresh_token);
  const tokens = {
    newest: newest.refresh_token,
    parent: second.refresh_token,
    older: started.session.refresh_token,
  };
  return { ...started, tokens, newest };
}

type Given = 'newest' | 'parent' | 'older';

test.each<[Given, number]>([
  ['newest', 0],
  ['newest', 3600],
  ['parent', 0],
  ['parent', 59],
  ['parent', 60],
])('A15: of a family of refresh tokens, the %s is taken after %i s', async (given, seconds) => {
  const { clock, refresh, lines, tokens, newest } = await startFamily();
  clock.advance(seconds * 1000);
  const answer = await refresh(tokens[given]);
  expect([answer.status, lines]).toEqual([200, []]);
  // Two tabs, or an answer that was lost: the same child, not a second one.
  expect(answer.refresh_token === newest.refresh_token).toBe(given === 'parent');
  expect((await refresh(answer.refresh_token)).status).toBe(200);
});

test.each<[Given, number]>([
  ['parent', 61],
  // A phone that lost the answer and comes back: it cannot be told from a thief (decision 040).
  ['parent', 3600],
  ['older', 0],
  ['older', 61],
])('A15: of a family of refresh tokens, the %s ends it after %i s', async (given, seconds) => {
  const { clock, session, refresh, identify, config, lines, tokens, newest } = await startFamily();
  clock.advance(seconds * 1000);
  expect(await refresh(tokens[given])).toMatchObject({
    status: 400,
    error_code: 'refresh_token_already_used',
  });
  expect(lines).toEqual([{ event: 'auth.refresh_reuse', user: session.user.id }]);
  // All of it is over: the newest token, too, and the access token that came with it.
  expect(await refresh(newest.refresh_token)).toMatchObject({
    status: 400,
    error_code: 'refresh_token_not_found',
  });
  clock.advance(-seconds * 1000);
  expect(await identify(config.anonKey, newest.access_token)).toMatchObject({
    code: 'session_not_found',
  });
});

test('the database holds no refresh token that could be used', async () => {
  const { database, session, refresh } = await startWithSession();
  const { refresh_token: child } = await refresh(session.refresh_token);
  const rows = JSON.stringify(await database.query('select * from auth.refresh_tokens'));
  expect(rows).not.toContain(session.refresh_token);
  expect(rows).not.toContain(child);
  const [kept] = await database.query<{ token: string }>(
    'select token from auth.refresh_tokens where not revoked',
  );
  expect((await refresh(kept?.token ?? '')).status).toBe(400);
});

test('A16: after signing out the access token, the refresh token and the data API are shut', async () => {
  const { client, send, identify, config, refresh, signUpAndConfirm } = await startWithSession();
  const { supabase, session } = await signUpAndConfirm('bea@example.test');
  expect(await identify(config.anonKey, session.access_token)).toMatchObject({
    sub: session.user.id,
    role: 'authenticated',
    email: 'bea@example.test',
    aal: 'aal1',
  });
  const elsewhere = await client().auth.signInWithPassword({
    email: 'bea@example.test',
    password: PASSWORD,
  });

  expect((await supabase.auth.signOut({ scope: 'local' })).error).toBeNull();
  const user = await send('/user', { method: 'GET', token: session.access_token });
  expect([user.status, await user.json()]).toMatchObject([
    403,
    { error_code: 'session_not_found' },
  ]);
  expect((await refresh(session.refresh_token)).status).toBe(400);
  expect(await identify(config.anonKey, session.access_token)).toEqual({
    refused: 401,
    code: 'session_not_found',
    message: 'Session from session_id claim in JWT does not exist',
  });
  const other = elsewhere.data.session?.access_token ?? '';
  expect((await send('/user', { method: 'GET', token: other })).status).toBe(200);
});

test('A16: scope "others" leaves this session, scope "global" leaves none', async () => {
  const { client, send, database, session } = await startWithSession();
  const signIn = () =>
    client().auth.signInWithPassword({ email: 'ana@example.test', password: PASSWORD });
  await signIn();
  await signIn();
  const count = () => database.query('select id from auth.sessions');
  expect(await count()).toHaveLength(3);
  const token = session.access_token;
  expect((await send('/logout?scope=others', { token })).status).toBe(204);
  expect(await count()).toHaveLength(1);
  expect((await send('/logout?scope=everything', { token })).status).toBe(400);
  expect((await send('/logout?scope=global', { token })).status).toBe(204);
  expect(await count()).toHaveLength(0);
});

test('access tokens live 15 minutes and carry the claims of a Supabase token', async () => {
  const { clock, identify, config, session, userId } = await startWithSession();
  expect(session.expires_in).toBe(900);
  const claims = await identify(config.anonKey, session.access_token);
  expect(Object.keys(claims).toSorted()).toEqual([
    'aal',
    'amr',
    'app_metadata',
    'aud',
    'email',
    'exp',
    'iat',
    'is_anonymous',
    'iss',
    'phone',
    'role',
    'session_id',
    'sub',
    'user_metadata',
  ]);
  expect(claims).toMatchObject({ sub: userId, aud: 'authenticated', amr: [{ method: 'otp' }] });
  clock.advance(13 * 60_000 - 1_000); // signUpAndConfirm moved two minutes
  expect(await identify(config.anonKey, session.access_token)).toMatchObject({ sub: userId });
  clock.advance(1_000);
  expect(await identify(config.anonKey, session.access_token)).toMatchObject({
    refused: 401,
    code: 'bad_jwt',
  });
});

/** The same bytes in the alphabet of RFC 4648's section 4. */
function otherAlphabet(part: string): string {
  const standard = Buffer.from(part, 'base64url').toString('base64');
  return standard === part ? `${part}=` : standard;
}

/** The same 32 bytes: of the last of 43 letters two bits belong to none of them. */
function withLeftOverBits(part: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const last = letters.indexOf(part.at(-1) ?? '');
  return part.slice(0, -1) + letters.charAt(last + 1);
}

test('A20: forged access tokens are refused everywhere', async () => {
  const { clock, config, identify, send, session, userId } = await startWithSession();
  const [header = '', payload = '', signature = ''] = session.access_token.split('.');
  const claims: Record<string, unknown> = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const sign = (changes: Record<string, unknown>, secret = config.jwtSecret, alg = 'HS256') =>
    new SignJWT({ ...claims, ...changes })
      .setProtectedHeader({ alg })
      .sign(new TextEncoder().encode(secret));
  const now = Math.floor(clock.now().getTime() / 1000);
  const forged = {
    'alg none': `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`,
    'no signature': `${header}.${payload}.`,
    'edited role': `${header}.${encode({ ...claims, role: 'service_role' })}.${signature}`,
    'other key': await sign({}, 'x'.repeat(48)),
    'another algorithm': await sign({}, config.jwtSecret.padEnd(64, 'x'), 'HS512'),
    expired: await sign({ exp: now - 1 }),
    'from the future': await sign({ iat: now + 120, exp: now + 900 }),
    'other audience': await sign({ aud: 'someone-else' }),
    'other issuer': await sign({ iss: 'https://elsewhere.example/auth/v1' }),
    'service role with our key': await sign({ role: 'service_role' }),
    'no session': await sign({ session_id: undefined }),
    "another person's session": await sign({ sub: crypto.randomUUID() }),
    'a session that is not there': await sign({ session_id: crypto.randomUUID() }),
    garbage: 'not-a-token',
    'padded at its end': `${session.access_token}=`,
    'padded within': `${header}=.${payload}.${signature}`,
    'in the other alphabet': `${header}.${payload}.${otherAlphabet(signature)}`,
    'with left-over bits': `${header}.${payload}.${withLeftOverBits(signature)}`,
    'with a sign that is skipped': `${header}.${payload}.${signature.slice(0, 9)}~${signature.slice(9)}`,
    'with a fourth part': `${session.access_token}.`,
  };
  for (const [kind, token] of Object.entries(forged)) {
    expect([kind, await identify(config.anonKey, token)]).toMatchObject([kind, { refused: 401 }]);
    expect([kind, (await send('/user', { method: 'GET', token })).status]).toEqual([kind, 403]);
  }
  expect(await identify(config.anonKey, await sign({ iat: now + 30 }))).toMatchObject({
    sub: userId,
  });
});

test('the application key names the caller without a person', async () => {
  const { config, identify, session } = await startWithSession();
  expect(await identify(config.anonKey)).toEqual({ sub: '', role: 'anon' });
  expect(await identify(config.anonKey, config.anonKey)).toEqual({ sub: '', role: 'anon' });
  expect(await identify(config.serviceRoleKey)).toEqual({ sub: '', role: 'service_role' });
  expect(await identify(config.serviceRoleKey, session.access_token)).toMatchObject({
    role: 'authenticated',
  });
  expect(await identify(undefined)).toMatchObject({ refused: 401, code: 'invalid_api_key' });
  expect(await identify('', session.access_token)).toMatchObject({ refused: 401 });
  expect(await identify(session.access_token)).toMatchObject({ refused: 401 });
  const otherKey = await new SignJWT({ role: 'anon' })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(config.jwtSecret));
  expect(await identify(otherKey)).toMatchObject({ refused: 401 });
});

test('a session of a banned or deleted person is over', async () => {
  const { database, identify, config, session, userId, refresh } = await startWithSession();
  await database.query(
    `update auth.users set banned_until = now() + interval '1 day' where id = $1`,
    [userId],
  );
  expect(await identify(config.anonKey, session.access_token)).toMatchObject({ refused: 401 });
  expect((await refresh(session.refresh_token)).status).toBe(400);
  await database.query('delete from auth.users where id = $1', [userId]);
  expect(await identify(config.anonKey, session.access_token)).toMatchObject({ refused: 401 });
});

test('supabase-js reads its user, sees the open settings, and is told 401 without a session', async () => {
  const { send, signUpAndConfirm } = await startAuth();
  const { supabase } = await signUpAndConfirm('eva@example.test');
  const { data } = await supabase.auth.getUser();
  expect(data.user).toMatchObject({
    email: 'eva@example.test',
    user_metadata: { full_name: 'Ana' },
  });
  expect((await send('/user', { method: 'GET' })).status).toBe(401);
  expect(await (await send('/settings', { method: 'GET' })).json()).toMatchObject({
    mailer_autoconfirm: false,
  });
  expect(await (await send('/.well-known/jwks.json', { method: 'GET' })).json()).toEqual({
    keys: [],
  });
  const health = await send('/health', { method: 'GET' });
  expect([health.status, health.headers.get('cache-control')]).toEqual([200, 'no-store']);
});

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
