import { afterEach, expect, test, vi } from 'vitest';
import { fetchNotingRetryAfter, readRetryAfter, takeRetryAfter } from './retry-after.ts';

afterEach(() => vi.unstubAllGlobals());

test('reads seconds and dates, and nothing out of anything else', () => {
  const now = Date.parse('2026-11-20T10:00:00Z');
  expect(readRetryAfter('12', now)).toBe(12_000);
  expect(readRetryAfter('Fri, 20 Nov 2026 10:00:30 GMT', now)).toBe(30_000);
  expect(readRetryAfter('Fri, 20 Nov 2026 09:00:00 GMT', now)).toBe(0);
  expect(readRetryAfter('soon', now)).toBeUndefined();
  expect(readRetryAfter(null, now)).toBeUndefined();
});

test('keeps the wait of a refused address until it is asked for, once', async () => {
  const refusal = () => new Response('{}', { status: 429, headers: { 'retry-after': '60' } });
  vi.stubGlobal('fetch', async () => refusal());
  await fetchNotingRetryAfter('https://faro.example/auth/v1/signup?redirect_to=x');
  expect(takeRetryAfter('/token')).toBeUndefined();
  expect(takeRetryAfter('/signup')).toBe(60_000);
  expect(takeRetryAfter('/signup')).toBeUndefined();
});

test('forgets the wait when the same address answers well', async () => {
  const answers = [
    new Response('{}', { status: 503, headers: { 'retry-after': '5' } }),
    new Response('{}', { status: 200 }),
  ];
  vi.stubGlobal('fetch', async () => answers.shift());
  await fetchNotingRetryAfter(new URL('https://faro.example/auth/v1/signup'));
  await fetchNotingRetryAfter(new Request('https://faro.example/auth/v1/signup'));
  expect(takeRetryAfter('/signup')).toBeUndefined();
});

test.each(['token', 'verify', 'signup', 'factors/0b1c/verify'])(
  'believes the server how long a session of /%s lasts, not when it ends (X10)',
  async (path) => {
    const session = { expires_in: 900, expires_at: 1_700_000_000 };
    vi.stubGlobal('fetch', async () => Response.json(session));
    const answer = await fetchNotingRetryAfter(`https://faro.example/auth/v1/${path}`);
    expect(await answer.json()).toEqual({ expires_in: 900 });
  },
);
