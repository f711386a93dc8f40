import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { movableClock } from '#tests/server/movable-clock.ts';
import type { AppEnv } from '#server/context.ts';
import { RECOVERY_CODE_PATH } from '#server/auth/identity.ts';
import { createLimits } from '#server/limits/rate-limits.ts';
import { defaultRateLimits } from '#server/rate-limit-settings.ts';
import { recoveryCodeLimit } from './recovery-code-limit.ts';

test('one client tries so many recovery codes, and other clients go on', async () => {
  const rules = { ...defaultRateLimits(false), recoveryCode: { points: 3, seconds: 900 } };
  const clock = movableClock(new Date('2026-11-22T12:00:00Z'));
  const app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    c.set('clientAddress', c.req.header('x-test-address') ?? '');
    c.set('requestId', 'test-request');
    await next();
  });
  app.use(RECOVERY_CODE_PATH, recoveryCodeLimit(createLimits({ rules, clock })));
  app.all('*', (c) => c.text('asked'));
  const ask = (address: string, path: string = RECOVERY_CODE_PATH) =>
    app.request(path, { method: 'POST', headers: { 'x-test-address': address } });

  const answers = [];
  for (let guess = 0; guess < 4; guess += 1) answers.push(await ask('192.0.2.1'));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
  expect(answers[3]?.headers.get('retry-after')).toBe('900');
  expect(await answers[3]?.json()).toMatchObject({ code: 'too_many_requests' });
  expect((await ask('192.0.2.2')).status).toBe(200);
  expect((await ask('192.0.2.1', '/rest/v1/rpc/my_sessions')).status).toBe(200);
  clock.advance(900_000);
  expect((await ask('192.0.2.1')).status).toBe(200);
});
