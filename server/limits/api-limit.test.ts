import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { echoBackend, startFront } from '#tests/server/start-front.ts';

const env = (limits: string) => ({ RATE_LIMITS: limits, TRUSTED_PROXIES: '127.0.0.1' });
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

test.each([
  ['/auth/v1/echo', 'auth', { code: 429, error_code: 'over_request_rate_limit' }],
  ['/auth/v1/echo', 'authBurst', { code: 429, error_code: 'over_request_rate_limit' }],
  ['/rest/v1/profiles', 'rest', { code: 'over_request_rate_limit', hint: null }],
  ['/rest/v1/profiles', 'restBurst', { code: 'over_request_rate_limit', hint: null }],
  ['/functions/v1/anything', 'functions', { code: 'too_many' }],
])('A27: %s is limited per client by "%s", in its own words', async (path, name, words) => {
  await using front = await startFront({ env: env(`${name}=3/60`) });
  for (let count = 0; count < 3; count += 1) {
    expect((await fetch(front.url + path, from('198.51.100.7'))).status).not.toBe(429);
  }
  const refused = await fetch(front.url + path, from('198.51.100.7'));
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(refused.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(await refused.json()).toMatchObject(words);
  expect((await fetch(front.url + path, from('203.0.113.9'))).status).not.toBe(429);
});

test('pages, files, configuration and health are behind no limit', async () => {
  await using front = await startFront({ env: env('all=1/3600') });
  for (const path of ['/', '/en', '/assets/app-1a2b3c.js', '/config.json', '/health/live']) {
    for (let count = 0; count < 5; count += 1) {
      expect((await fetch(front.url + path, from('198.51.100.7'))).status).toBe(200);
    }
  }
});

test('what is refused is refused before its body is read, however long it is announced to be', async () => {
  await using front = await startFront({ env: env('auth=1/60') });
  await fetch(`${front.url}/auth/v1/echo`);
  const { promise, resolve } = Promise.withResolvers<string>();
  const socket = connect(front.port, '127.0.0.1', () =>
    socket.write(
      'POST /auth/v1/echo HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n',
    ),
  );
  socket.once('data', (chunk: Buffer) => resolve(chunk.toString()));
  expect(await promise).toMatch(/^HTTP\/1\.1 429/);
  socket.destroy();
});

test('A27: one client has eight reads under way, and the next client does not wait for them', async () => {
  const waiting: (() => void)[] = [];
  const clients: string[] = [];
  const backend = echoBackend({
    rest: async (_request, _id, client) => {
      clients.push(client);
      if (client === '198.51.100.7') await new Promise<void>((resume) => waiting.push(resume));
      return Response.json([]);
    },
  });
  await using front = await startFront({ env: env('all=1000000/60'), backend });
  const ask = (address: string) => fetch(`${front.url}/rest/v1/profiles`, from(address));
  const flood = Array.from({ length: 30 }, () => ask('198.51.100.7'));
  while (waiting.length < 8) await new Promise((resume) => setImmediate(resume));
  expect((await ask('203.0.113.9')).status).toBe(200);
  expect(clients.filter((client) => client === '198.51.100.7')).toHaveLength(8);
  const timer = setInterval(() => waiting.splice(0).forEach((resume) => resume()), 1);
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  clearInterval(timer);
  expect(new Set(statuses)).toEqual(new Set([200]));
});
