import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { echoBackend, sendRaw, startFront } from '#tests/server/start-front.ts';
import { createLog } from './log.ts';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; " +
  "img-src 'self' data:; font-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; " +
  "form-action 'self'; frame-ancestors 'none'; object-src 'none'; " +
  "require-trusted-types-for 'script'; trusted-types faro pdf; report-uri /csp-report";

test('H08: pages carry exactly the strict policy, with the hash of their own inlined style', async () => {
  await using front = await startFront();
  const auth = await fetch(`${front.url}/auth`);
  expect(auth.headers.get('content-security-policy')).toBe(POLICY);
  const landing = await fetch(`${front.url}/`);
  expect(landing.headers.get('content-security-policy')).toBe(
    POLICY.replace("style-src 'self'", "style-src 'self' 'sha256-abc='"),
  );
  expect(auth.headers.has('reporting-endpoints')).toBe(false);
});

test('H08: by https, Chromium too is told where violations are counted; without it, it would tell nothing', async () => {
  await using front = await startFront({ env: { SITE_URL: 'https://faro.example' } });
  for (const path of ['/auth', '/nowhere']) {
    const { headers } = await fetch(front.url + path);
    expect(headers.get('content-security-policy')).toBe(`${POLICY}; report-to csp`);
    expect(headers.get('reporting-endpoints')).toBe('csp="/csp-report"');
  }
});

test('H08: with a Supabase project the policy and /config.json name it, and nothing is mounted here', async () => {
  await using front = await startFront({
    env: { BACKEND_URL: 'https://abc.supabase.co', ANON_KEY: 'sb_publishable_x' },
    backend: undefined,
  });
  const policy = (await fetch(`${front.url}/auth`)).headers.get('content-security-policy');
  expect(policy).toBe(
    POLICY.replace("connect-src 'self'", "connect-src 'self' https://abc.supabase.co"),
  );
  expect(await (await fetch(`${front.url}/config.json`)).json()).toEqual({
    url: 'https://abc.supabase.co',
    anonKey: 'sb_publishable_x',
  });
  expect((await fetch(`${front.url}/rest/v1/profiles`)).status).toBe(404);
  expect((await fetch(`${front.url}/outbox`)).status).toBe(404);
});

test.each([
  '/',
  '/nowhere',
  '/assets/none.js',
  '/config.json',
  '/auth/v1/echo',
  '/auth/v1/fail',
  '/rest/v1/x',
  '/health/live',
])('H10, H11: %s carries every security header and names no software', async (path) => {
  await using front = await startFront();
  const { headers } = await fetch(front.url + path);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(headers.get('permissions-policy')).toContain('camera=()');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(headers.has('strict-transport-security')).toBe(false);
  expect(headers.has('server')).toBe(false);
  expect(headers.has('x-powered-by')).toBe(false);
});

test('H11: a site under https asks browsers to stay there for a year', async () => {
  await using front = await startFront({ env: { SITE_URL: 'https://faro.example' } });
  const { headers } = await fetch(`${front.url}/`);
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
});

test('A14: /auth sends no referrer, in both languages', async () => {
  await using front = await startFront();
  expect((await fetch(`${front.url}/auth`)).headers.get('referrer-policy')).toBe('no-referrer');
  expect((await fetch(`${front.url}/en/auth`)).headers.get('referrer-policy')).toBe('no-referrer');
});

test('H12: data answers are stored nowhere, config is always asked for again', async () => {
  await using front = await startFront();
  const cacheControl = async (path: string) =>
    (await fetch(front.url + path)).headers.get('cache-control');
  expect(await cacheControl('/auth/v1/echo')).toBe('no-store');
  expect(await cacheControl('/auth/v1/fail')).toBe('no-store');
  expect(await cacheControl('/rest/v1/profiles')).toBe('no-store');
  expect(await cacheControl('/health/ready')).toBe('no-store');
  expect(await cacheControl('/config.json')).toBe('no-cache');
});

test('H13: no answer allows another origin, not even one that the data API would allow', async () => {
  await using front = await startFront();
  const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
  for (const path of ['/', '/rest/v1/profiles', '/auth/v1/echo', '/config.json']) {
    const plain = await fetch(front.url + path, { headers });
    const preflight = await fetch(front.url + path, { headers, method: 'OPTIONS' });
    const names = [...plain.headers.keys(), ...preflight.headers.keys()];
    expect(names.filter((name) => name.startsWith('access-control-'))).toEqual([]);
  }
});

test('H14: an unknown Host gets 421; the site itself and, when trying out, loopback names do not', async () => {
  await using front = await startFront({ env: { SITE_URL: 'https://faro.example' } });
  const statusFor = async (host: string) =>
    (
      await sendRaw(front.port, `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
    ).slice(9, 12);
  expect(await statusFor('evil.example')).toBe('421');
  expect(await statusFor('faro.example.evil.example')).toBe('421');
  expect(await statusFor('faro.example')).toBe('200');
  expect(await statusFor('faro.example:443')).toBe('200');
  expect(await statusFor('localhost:8080')).toBe('200');
});

test('H14: with a database and a public address, loopback names are unknown too', async () => {
  await using front = await startFront({
    env: {
      BACKEND_URL: 'https://abc.supabase.co',
      ANON_KEY: 'sb_publishable_x',
      SITE_URL: 'https://faro.example',
    },
  });
  expect((await fetch(`${front.url}/`)).status).toBe(421);
  expect((await fetch(`${front.url}/health/live`)).status).toBe(200);
});

test('H14: an absolute request target cannot smuggle in another host', async () => {
  await using front = await startFront();
  const answer = await sendRaw(
    front.port,
    'GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 421/);
});

test('H19: an unexpected failure answers general words and the request id; the cause is in the log', async () => {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  await using front = await startFront({ log: createLog({ level: 'error', destination }) });
  const answer = await fetch(`${front.url}/auth/v1/fail`);
  const id = answer.headers.get('x-request-id');
  expect(answer.status).toBe(500);
  expect(await answer.json()).toEqual({
    code: 'internal',
    message: 'Internal error',
    request_id: id,
  });
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ event: 'failure', id, code: 'internal' });
  expect(lines[0]).toContain('duplicate key');
});

test.each([
  '/functions/v1/anything',
  '/storage/v1/object',
  '/functions/v1/webhook',
  '/realtime/v1/websocket',
  '/rest/v2/profiles',
  '/auth/v1/admin/users',
  '/_system/info',
])('D10, D14, F03, S12: what is not built answers 404 and no page: %s', async (path) => {
  await using front = await startFront();
  const answer = await fetch(front.url + path, { headers: { accept: 'text/html' } });
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-type')).not.toContain('html');
});

test('/config.json names the origin being visited, so that 127.0.0.1 stays on 127.0.0.1', async () => {
  await using front = await startFront();
  const config = await (await fetch(`${front.url}/config.json`)).json();
  expect(config).toMatchObject({ url: front.url, anonKey: expect.stringMatching(/^ey/) });
});

test('X04: readiness is 503 while the database is away, and the site still loads', async () => {
  const backend = echoBackend({
    pulse: { fault: () => Promise.reject(new Error('ECONNREFUSED')), canWrite: async () => true },
  });
  await using front = await startFront({ backend });
  expect((await fetch(`${front.url}/health/ready`)).status).toBe(503);
  expect((await fetch(`${front.url}/health/live`)).status).toBe(200);
  expect((await fetch(`${front.url}/`)).status).toBe(200);
});

test('X03: health says degraded while nothing can be stored, and the process stays in service', async () => {
  const backend = echoBackend({
    pulse: { fault: async () => undefined, canWrite: async () => false },
  });
  backend.auth.all('/full', () => {
    throw Object.assign(new Error('could not extend file'), { code: '53100' });
  });
  await using front = await startFront({ backend });
  const ready = await fetch(`${front.url}/health/ready`);
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'degraded' }]);
  const write = await fetch(`${front.url}/auth/v1/full`);
  expect(write.status).toBe(507);
  expect(await write.json()).toMatchObject({ code: 'storage_full' });
});

test('H16: a request line names no query, because old mail links carry tokens there', async () => {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  await using front = await startFront({ log: createLog({ level: 'info', destination }) });
  await fetch(`${front.url}/auth?access_token=sesame`);
  expect(lines.join('')).toContain('"path":"/auth"');
  expect(lines.join('')).not.toContain('sesame');
  expect(lines.join('')).not.toContain('127.0.0.1');
});

test('A29: the door of recovery codes stands before that call, and before no other', async () => {
  const backend = echoBackend();
  backend.recoveryCodeLimit = async (c) => c.text('the door', 429);
  await using front = await startFront({ backend });
  const ask = async (name: string) =>
    (await fetch(`${front.url}/rest/v1/rpc/${name}`, { method: 'POST', body: '{}' })).status;
  expect(await ask('use_recovery_code')).toBe(429);
  expect(await ask('my_recovery_codes')).toBe(200);
});
