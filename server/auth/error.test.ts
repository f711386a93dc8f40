import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { AuthRefusal, writeRefusal } from './error.ts';

const app = new Hono().get('/', (context) =>
  writeRefusal(
    context,
    new AuthRefusal('weak_password', 'Too short', { weakReasons: ['length'], retryAfter: 3 }),
  ),
);

test('clients that name an API version get the code under "code"', async () => {
  const response = await app.request('/', { headers: { 'x-supabase-api-version': '2024-01-01' } });
  expect(response.headers.get('x-supabase-api-version')).toBe('2024-01-01');
  expect(await response.json()).toEqual({
    code: 'weak_password',
    message: 'Too short',
    weak_password: { reasons: ['length'] },
  });
});

test('others get the status under "code" and the code under "error_code"', async () => {
  const response = await app.request('/');
  expect([response.status, response.headers.get('retry-after')]).toEqual([422, '3']);
  expect(await response.json()).toEqual({
    code: 422,
    error_code: 'weak_password',
    msg: 'Too short',
    weak_password: { reasons: ['length'] },
  });
});
