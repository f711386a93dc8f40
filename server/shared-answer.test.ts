import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { movableClock } from '#tests/server/movable-clock.ts';
import type { AppEnv } from './context.ts';
import { health } from './health.ts';
import { sharedAnswer } from './shared-answer.ts';

test('A27: however many ask for health, it is looked at once a second', async () => {
  const clock = movableClock(new Date('2026-11-26T12:00:00Z'));
  const asked = { ready: 0, jobs: 0 };
  let isAway = false;
  const fault = async () => {
    asked.ready += 1;
    if (isAway) throw new Error('away');
    return undefined;
  };
  const app = new Hono<AppEnv>();
  app.use('/health/ready', sharedAnswer(clock));
  app.use('/health/jobs', sharedAnswer(clock));
  app.route(
    '/health',
    health(
      { fault, canWrite: async () => true },
      {
        askJobs: async () => {
          asked.jobs += 1;
          return 'late';
        },
      },
    ),
  );
  const ask = async (path: string) => app.request(`/health/${path}`);
  const answers = await Promise.all(Array.from({ length: 64 }, () => ask('ready')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  for (const answer of answers) expect(await answer.json()).toEqual({ status: 'ok' });
  expect((await Promise.all([ask('jobs'), ask('jobs')])).map(({ status }) => status)).toEqual([
    503, 503,
  ]);
  expect(asked).toEqual({ ready: 1, jobs: 1 });
  isAway = true;
  clock.advance(999);
  expect((await ask('ready')).status).toBe(200);
  clock.advance(1);
  const away = await ask('ready');
  expect([away.status, await away.json(), away.headers.get('cache-control')]).toEqual([
    503,
    { status: 'unavailable', code: 'no_answer' },
    'no-store',
  ]);
  isAway = false;
  clock.advance(-60_000);
  expect((await ask('ready')).status).toBe(200);
  expect(asked.ready).toBe(3);
});
