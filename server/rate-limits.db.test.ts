import { expect, test } from 'vitest';
import { startEmptiedDatabase } from '#tests/database/start-database.ts';
import { movableClock } from './clock.ts';
import { defaultRateLimits } from './rate-limit-settings.ts';
import { createLimits } from './rate-limits.ts';

const rules = { ...defaultRateLimits(false), recover: { points: 3, seconds: 60 } };

async function makeBoth() {
  const clock = movableClock(new Date('2026-11-20T12:00:00Z'));
  const database = await startEmptiedDatabase();
  return {
    clock,
    database,
    kinds: [createLimits({ rules, clock }), createLimits({ rules, clock, database })],
  };
}

test('in memory and in the database, points run out per key and name, and come back with the window', async () => {
  const { clock, kinds } = await makeBoth();
  for (const limits of kinds) {
    const take = async (key: string, points?: number) =>
      (await limits.take('recover', key, points)).kind;
    expect([await take('a'), await take('a', 2), await take('b', 3)]).toEqual([
      'allowed',
      'allowed',
      'allowed',
    ]);
    clock.advance(20_000);
    expect(await limits.take('recover', 'a')).toEqual({ kind: 'refused', retryAfter: 40 });
    expect(await limits.take('resend', 'a')).toEqual({ kind: 'allowed' });
    clock.advance(40_000);
    expect(await take('a')).toBe('allowed');
  }
});

test('peeking spends nothing and refuses exactly when taking would', async () => {
  const { kinds } = await makeBoth();
  for (const limits of kinds) {
    for (let count = 0; count < 3; count += 1) {
      for (let peeks = 0; peeks < 5; peeks += 1) {
        expect(await limits.peek('recover', 'x')).toEqual({ kind: 'allowed' });
      }
      await limits.take('recover', 'x');
    }
    expect(await limits.peek('recover', 'x')).toEqual({ kind: 'refused', retryAfter: 60 });
  }
});

test('several processes on one database count together, also at the same moment', async () => {
  const { clock, database } = await makeBoth();
  const processes = [1, 2, 3].map(() => createLimits({ rules, clock, database }));
  const verdicts = await Promise.all(
    Array.from({ length: 12 }, (_, index) => processes[index % 3]?.take('recover', 'shared')),
  );
  expect(verdicts.filter((verdict) => verdict?.kind === 'allowed')).toHaveLength(3);
});
