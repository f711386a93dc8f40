import { SignJWT, type JWTPayload } from 'jose';
import { expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { createLog } from '#server/log.ts';
import { SITE } from '#tests/auth/auth-rig.ts';
import { signUpConsent } from '#tests/database/consent-words.ts';
import { startWithProvider } from '#tests/auth/provider-visit.ts';
import { CLIENT } from '#tests/auth/stand-in-provider.ts';

const ANA = { email: 'ana@gmail.com', email_verified: true };
const DATA = { consent: signUpConsent() };

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const signedHs256 = (claims: JWTPayload, secret: string) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', kid: 'one' })
    .sign(new TextEncoder().encode(secret));

const wrong = {
  'for another site': { claims: { aud: 'somebody else' } },
  'for several, of which we are not the one that asked': {
    claims: { aud: ['faro-client', 'another'], azp: 'another' },
  },
  'for another question': { claims: { nonce: 'another' } },
  'by another issuer': { claims: { iss: 'https://accounts.example' } },
  'that is over': { claims: { exp: Math.floor(Date.now() / 1000) - 120 } },
  'signed with an unknown key': { otherKey: true },
  'that is not signed at all': {
    idToken: (claims: object) => `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`,
  },
  'signed with our own secret for it': {
    idToken: (claims: JWTPayload) => signedHs256(claims, CLIENT.secret.padEnd(32)),
  },
  'signed with its public key as a secret': {
    idToken: (claims: JWTPayload, { n = '' }: { n?: string }) => signedHs256(claims, n),
  },
  'with its parts cut off': { idToken: () => 'a.b' },
  'without an end': { claims: { exp: undefined } },
  'without a time': { claims: { iat: undefined } },
  'without a subject': { claims: { sub: undefined } },
  'without an audience': { claims: { aud: undefined } },
  'without an issuer': { claims: { iss: undefined } },
  'to no question': { claims: { nonce: undefined } },
  'that begins in an hour': { claims: { nbf: Math.floor(Date.now() / 1000) + 3600 } },
  'that is a server error': { token: { status: 500, body: 'down for maintenance' } },
  'that is no JSON': { token: { status: 200, body: '<html>' } },
  'that does not come in time': { isSilent: true },
  'without an ID token': { token: { status: 200, body: '{"access_token":"a","token_type":"b"}' } },
};

test.for(Object.entries(wrong))('A31: an answer %s opens nothing', async ([, faults]) => {
  const { browser, standIn, database } = await startWithProvider();
  Object.assign(standIn.person, ANA);
  const hers = browser();
  const away = await hers.setOut();
  Object.assign(standIn.faults, faults);
  const back = await hers.comeBack(await standIn.visit(away.href));
  expect(back.origin + back.pathname).toBe(`${SITE}/auth`);
  expect(Object.fromEntries(back.searchParams)).toMatchObject({
    error: 'invalid_request',
    error_code: 'bad_oauth_callback',
  });
  expect(await database.query('select code_hash from private.provider_flows')).toEqual([
    { code_hash: null },
  ]);
  await expectNobody(database);
  // The same person gets in once the provider is right again.
  for (const name of Object.keys(standIn.faults)) Reflect.deleteProperty(standIn.faults, name);
  expect((await browser().signIn(DATA)).status).toBe(200);
});

test('a provider that cannot be reached is said on the page that was left, and asked again the next time', async () => {
  const { browser, standIn, database } = await startWithProvider();
  Object.assign(standIn.person, ANA);
  const found = standIn.switchOff();
  const back = await browser().setOut({ redirect_to: `${SITE}/en/auth` });
  expect(back.pathname).toBe('/en/auth');
  expect(back.searchParams.get('error_code')).toBe('bad_oauth_callback');
  await expectNobody(database);
  found();
  standIn.faults.isSilent = true;
  expect((await browser().setOut()).searchParams.get('error_code')).toBe('bad_oauth_callback');
  delete standIn.faults.isSilent;
  expect((await browser().signIn(DATA)).status).toBe(200);
});

test('A31: an answer is taken once, in the browser that set out, within ten minutes', async () => {
  const { browser, standIn, clock } = await startWithProvider();
  Object.assign(standIn.person, ANA);
  const [hers, another] = [browser(), browser()];
  const callback = await standIn.visit((await hers.setOut()).href);
  // Another person's return link, sent to a victim: with no cookie, and with that of a flow of their own.
  const refused = { error: 'invalid_request', error_code: 'bad_oauth_state' };
  expect(Object.fromEntries((await another.comeBack(callback)).searchParams)).toMatchObject(
    refused,
  );
  await another.setOut();
  expect(Object.fromEntries((await another.comeBack(callback)).searchParams)).toMatchObject(
    refused,
  );
  const back = await hers.comeBack(callback);
  expect(back.searchParams.get('code')).toMatch(/^[\w-]{43}$/);
  expect((await hers.comeBack(callback)).searchParams.get('error_code')).toBe('bad_oauth_state');
  const late = await standIn.visit((await hers.setOut()).href);
  clock.advance(601_000);
  expect((await hers.comeBack(late)).searchParams.get('error_code')).toBe('bad_oauth_state');
});

test.for([
  ['no state', (back: URLSearchParams) => back.delete('state')],
  ['an unknown state', (back: URLSearchParams) => back.set('state', 'a'.repeat(43))],
  ['two states', (back: URLSearchParams) => back.append('state', 'a'.repeat(43))],
  ['a state padded', (back: URLSearchParams) => back.set('state', `${back.get('state')}=`)],
  ['no code', (back: URLSearchParams) => back.delete('code')],
  ['another person’s code', (back: URLSearchParams) => back.set('code', crypto.randomUUID())],
  ['a second code', (back: URLSearchParams) => back.append('code', crypto.randomUUID())],
  [
    'the word of another provider',
    (back: URLSearchParams) => back.set('iss', 'https://evil.example'),
  ],
  ['a refusal as well', (back: URLSearchParams) => back.set('error', 'access_denied')],
  ['an ID token of its own', (back: URLSearchParams) => back.set('id_token', 'a.b.c')],
] as const)('A31: a way back with %s opens nothing', async ([, change]) => {
  const { browser, standIn, database } = await startWithProvider();
  Object.assign(standIn.person, ANA);
  const hers = browser();
  const callback = new URL(await standIn.visit((await hers.setOut()).href));
  change(callback.searchParams);
  const back = await hers.comeBack(callback.href);
  expect(back.origin + back.pathname).toBe(`${SITE}/auth`);
  expect(back.searchParams.get('error_code')).toMatch(/^(bad_oauth_\w+|access_denied)$/);
  expect(back.searchParams.has('code')).toBe(false);
  await expectNobody(database);
});

test('A31: a code opens an account only with the secret of the page that set out, and for a quarter of an hour', async () => {
  const { browser, standIn, clock, database } = await startWithProvider();
  Object.assign(standIn.person, ANA);
  const [hers, thief] = [browser(), browser()];
  const code = (await hers.goRound()).searchParams.get('code');
  expect((await thief.exchange(code, DATA)).body.error_code).toBe('bad_code_verifier');
  expect(await database.query('select 1 from auth.users')).toEqual([]);
  clock.advance(901_000);
  expect((await hers.exchange(code, DATA)).body.error_code).toBe('flow_state_not_found');
  expect((await hers.exchange('', DATA)).body.error_code).toBe('flow_state_not_found');
});

test('A31: the cookie is for this alone: no script reads it, and it goes after ten minutes', async () => {
  const { send } = await startWithProvider();
  const query = `provider=google&redirect_to=${SITE}/auth&code_challenge=${'c'.repeat(43)}&code_challenge_method=s256`;
  const answer = await send(`/authorize?${query}`, { method: 'GET' });
  expect(answer.headers.get('set-cookie')).toMatch(
    /^faro-provider=[\w-]{43}; Max-Age=600; Path=\/auth\/v1; HttpOnly; Secure; SameSite=Lax$/,
  );
});

test('A12: the way back ends on our own site, whatever was asked for', async () => {
  const { browser, standIn } = await startWithProvider();
  Object.assign(standIn.person, ANA);
  for (const redirect_to of [
    'https://evil.example/auth',
    '//evil.example',
    'javascript:alert(1)',
    '',
  ]) {
    const back = await browser().goRound({ redirect_to });
    expect(back.origin + back.pathname).toBe(`${SITE}/auth`);
  }
});

test('A31: without a challenge of the page no flow begins', async () => {
  const { browser } = await startWithProvider();
  for (const [name, value] of [
    ['code_challenge', 'short'],
    ['code_challenge_method', 'plain'],
  ] as const) {
    expect((await browser().setOut({ [name]: value })).searchParams.get('error_code')).toBe(
      'validation_failed',
    );
  }
});

test('a no at the provider leads back to the page that was left', async () => {
  const { browser, standIn } = await startWithProvider();
  standIn.faults.isDenied = true;
  const back = await browser().goRound({ redirect_to: `${SITE}/en/auth?next=%2Fen%2Fresults` });
  expect(back.pathname + back.search).toMatch(
    /^\/en\/auth\?next=%2Fen%2Fresults&error=access_denied&error_code=access_denied/,
  );
});

test('A31: an address that the provider does not answer for joins no account and makes none', async () => {
  const { browser, standIn, signUpAndConfirm, database } = await startWithProvider();
  await signUpAndConfirm('ana@example.test');
  for (const person of [
    { email: 'ana@example.test', email_verified: true },
    { email: 'ana@gmail.com', email_verified: false },
    { email: 'ana@gmail.com', email_verified: 'false' },
    { email: 'ana@gmail.com', email_verified: 'true' },
    { email: undefined, email_verified: true },
  ]) {
    Object.assign(standIn.person, person);
    expect((await browser().signIn(DATA)).body.error_code).toBe(
      'provider_email_needs_verification',
    );
  }
  expect(await database.query('select provider from auth.identities')).toEqual([
    { provider: 'email' },
  ]);
});

test('A31: Microsoft speaks for many issuers, and each token for its own tenant alone', async () => {
  const { browser, standIn, signUpAndConfirm } = await startWithProvider('azure');
  const { userId } = await signUpAndConfirm('ana@escuela.example');
  const issuerOf = (tid: string) => `https://login.microsoftonline.com/${tid}/v2.0`;
  const [school, evil] = ['11111111-aaaa-4aaa-8aaa-111111111111', 'evil'];
  const email = 'ana@escuela.example';
  Object.assign(standIn.person, { email, tid: school, iss: issuerOf(school), xms_edov: true });
  expect((await browser().signIn()).body.user.id).toBe(userId);
  // Any address can be written into a tenant of one's own.
  Object.assign(standIn.person, { sub: '2', tid: evil, iss: issuerOf(evil), xms_edov: undefined });
  expect((await browser().signIn()).body.error_code).toBe('provider_email_needs_verification');
  Object.assign(standIn.person, { tid: school, xms_edov: true });
  expect((await browser().goRound()).searchParams.get('error_code')).toBe('bad_oauth_callback');
});

test('A31: another person’s link begins no flow: what came back would be theirs to exchange', async () => {
  const { send, database } = await startWithProvider();
  const query = `provider=google&redirect_to=${SITE}/auth&code_challenge=${'c'.repeat(43)}&code_challenge_method=s256`;
  for (const fetchSite of ['cross-site', 'same-site', 'none']) {
    const answer = await send(`/authorize?${query}`, { method: 'GET', fetchSite });
    const back = new URL(answer.headers.get('location') ?? '');
    expect(back.origin + back.pathname).toBe(`${SITE}/auth`);
    expect(back.searchParams.get('error_code')).toBe('validation_failed');
    expect(answer.headers.get('set-cookie')).toBeNull();
  }
  expect(await database.query('select 1 from private.provider_flows')).toEqual([]);
  const own = await send(`/authorize?${query}`, { method: 'GET', fetchSite: 'same-origin' });
  expect(own.headers.get('set-cookie')).toMatch(/^faro-provider=/);
});

test('A31: neither codes nor tokens nor addresses are logged, whatever goes wrong', async () => {
  const lines: string[] = [];
  const write = (line: string) => void lines.push(line);
  const log = createLog({ level: 'info', destination: { write } });
  const { browser, standIn } = await startWithProvider('google', { log });
  Object.assign(standIn.person, ANA);
  const hers = browser();
  const back = await hers.goRound();
  const code = back.searchParams.get('code') ?? '';
  expect((await hers.exchange(code, DATA)).status).toBe(200);
  standIn.faults.token = {
    status: 400,
    body: '{"error":"invalid_grant","error_description":"ana@gmail.com"}',
  };
  await browser().goRound();
  standIn.faults.token = { status: 200, body: '<html>ana@gmail.com' };
  await browser().goRound();
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.join('')).not.toMatch(new RegExp(`ana|person-1|${code}`, 'i'));
});

/** No account is there, and nothing of one. */
async function expectNobody(database: Database): Promise<void> {
  for (const table of ['auth.users', 'auth.identities', 'auth.sessions', 'public.consents']) {
    expect(await database.query(`select 1 from ${table}`)).toEqual([]);
  }
}
