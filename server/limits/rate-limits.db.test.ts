import { expect, test } from 'vitest';
import { startEmptiedDatabase } from '#tests/database/start-database.ts';
import { movableClock } from '#tests/server/movable-clock.ts';
import { defaultRateLimits } from '#server/rate-limit-settings.ts';
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

test('a point given back can be taken again, and a key that was refused for it is asked again', async () => {
  const { kinds } = await makeBoth();
  for (const limits of kinds) {
    for (let count = 0; count < 3; count += 1) await limits.take('recover', 'back');
    expect((await limits.take('recover', 'back')).kind).toBe('refused');
    await limits.give('recover', 'back');
    await limits.give('recover', 'back');
    expect((await limits.take('recover', 'back')).kind).toBe('allowed');
    expect((await limits.take('recover', 'back')).kind).toBe('refused');
  }
});

/** A database that counts its statements. */
async function counted() {
  const { clock, database } = await makeBoth();
  const seen = { statements: 0 };
  const counting = {
    ...database,
    query: <Row>(sql: string, params?: readonly unknown[]) => {
      seen.statements += 1;
      return database.query<Row>(sql, params);
    },
  };
  return { clock, database, counting, seen };
}

test('A27: a client that goes on after a refusal costs no statement until the window ends', async () => {
  const { clock, counting, seen } = await counted();
  const limits = createLimits({ rules, clock, database: counting });
  for (let count = 0; count < 4; count += 1) await limits.take('recover', 'flood');
  const before = seen.statements;
  clock.advance(10_000);
  for (let count = 0; count < 500; count += 1) {
    expect(await limits.take('recover', 'flood')).toEqual({ kind: 'refused', retryAfter: 50 });
  }
  expect(limits.known('recover', 'flood')).toEqual({ kind: 'refused', retryAfter: 50 });
  expect(seen.statements).toBe(before);
  clock.advance(50_000);
  expect(await limits.take('recover', 'flood')).toEqual({ kind: 'allowed' });
});

test('a large limit is fetched in parts, and processes that share it never let through more', async () => {
  const { clock, counting, seen } = await counted();
  const large = { ...rules, rest: { points: 1000, seconds: 60 } };
  const processes = [1, 2, 3].map(() => createLimits({ rules: large, clock, database: counting }));
  let allowed = 0;
  for (let count = 0; count < 1200; count += 1) {
    const verdict = await processes[count % 3]?.take('rest', 'school');
    if (verdict?.kind === 'allowed') allowed += 1;
  }
  expect(allowed).toBe(1000);
  expect(seen.statements).toBeLessThan(110);
});

test('H22: the database holds no address but a hash with the secret, the same for every process', async () => {
  const { clock, database } = await makeBoth();
  const make = (secret: string) => createLimits({ rules, clock, database, secret });
  for (let count = 0; count < 3; count += 1) await make('one').take('recover', '192.0.2.1');
  expect((await make('one').take('recover', '192.0.2.1')).kind).toBe('refused');
  expect((await make('two').take('recover', '192.0.2.1')).kind).toBe('allowed');
  const rows = JSON.stringify(await database.query('select * from private.rate_limits'));
  expect(rows).toContain('recover:');
  expect(rows).not.toContain('192.0.2.1');
});

test('while the database cannot be asked, this process counts for itself', async () => {
  const { clock, database } = await makeBoth();
  const query = () => Promise.reject(new Error('ECONNREFUSED'));
  const limits = createLimits({ rules, clock, database: { ...database, query } });
  const kinds: string[] = [];
  for (let count = 0; count < 4; count += 1) kinds.push((await limits.take('recover', 'a')).kind);
  expect(kinds).toEqual(['allowed', 'allowed', 'allowed', 'refused']);
});

test('several processes on one database count together, also at the same moment', async () => {
  const { clock, database } = await makeBoth();
  const processes = [1, 2, 3].map(() => createLimits({ rules, clock, database }));
  const verdicts = await Promise.all(
    Array.from({ length: 12 }, async (_, index) => processes[index % 3]?.take('recover', 'shared')),
  );
  expect(verdicts.filter((verdict) => verdict?.kind === 'allowed')).toHaveLength(3);
});
