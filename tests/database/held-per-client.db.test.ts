import { expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { attemptHeader } from './attempts-for-tests.ts';
import { startEmptiedDatabase } from './start-database.ts';

/** Holds as the data API of a Supabase project does it: as a guest, with the request's headers in a setting. */
async function hold(database: Database, n: number, headers?: Record<string, string>) {
  const payload = [{ ...attemptHeader(), state: 'draft', answers: { r1: 3 }, item_times: {} }];
  return database.transaction(async (tx) => {
    await tx.query(
      `select set_config('role', 'anon', true), set_config('request.headers', $1, true)`,
      [headers ? JSON.stringify(headers) : ''],
    );
    await tx.query('select public.hold_guest_attempt($1, $2::jsonb)', [
      n.toString(16).padStart(64, '0'),
      payload,
    ]);
  });
}

async function accepted(times: number, attempt: (n: number) => Promise<void>): Promise<number> {
  const outcomes: string[] = [];
  for (let n = 0; n < times; n += 1) {
    const outcome = await attempt(n).then(
      () => 'accepted',
      (error: { code?: string }) => error.code ?? '',
    );
    outcomes.push(outcome);
  }
  expect(['accepted', 'PT429']).toEqual(expect.arrayContaining(outcomes));
  return outcomes.filter((outcome) => outcome === 'accepted').length;
}

const edge = (address: string) => ({ 'cf-connecting-ip': address });
const proxy = (list: string) => ({ 'x-forwarded-for': list });

test('A27: on a Supabase project one client’s guests are 60 in ten minutes, and others get in', async () => {
  const database = await startEmptiedDatabase();
  expect(await accepted(65, (n) => hold(database, n, edge('198.51.100.7')))).toBe(60);
  await hold(database, 1_000, edge('203.0.113.9'));
  await hold(database, 1_001);
});

test('A07: what a client writes into x-forwarded-for makes it no other; IPv6 counts by /64', async () => {
  const database = await startEmptiedDatabase();
  const spoofing = (n: number) => hold(database, n, proxy(`10.0.0.${n}, 198.51.100.7`));
  expect(await accepted(65, spoofing)).toBe(60);
  const home = (n: number) =>
    hold(database, 100 + n, proxy(`2001:db8:1:2:${(n + 1).toString(16)}::1`));
  expect(await accepted(65, home)).toBe(60);
  await hold(database, 500, proxy('2001:db8:1:3::1'));
  // What is no address counts as one client's, and is bounded with all.
  await hold(database, 501, proxy('unknown'));
});

test('A27: the last quarter of both caps is for clients that have had few', async () => {
  const database = await startEmptiedDatabase();
  const fill = (rows: number, at: string) =>
    database.query(
      `insert into private.held_attempts (secret_hash, payload, created_at)
       select lpad(n::text, 64, 'f'), '[]', ${at} from generate_series(1, ${rows}) n`,
    );
  expect(await accepted(11, (n) => hold(database, n, edge('198.51.100.7')))).toBe(11);
  await fill(445, 'now()');
  expect(await accepted(1, () => hold(database, 50, edge('198.51.100.7')))).toBe(0);
  await hold(database, 51, edge('203.0.113.9'));
  await database.query('delete from private.held_attempts');
  await fill(15_000, `now() - interval '1 hour'`);
  expect(await accepted(1, () => hold(database, 60, edge('198.51.100.7')))).toBe(0);
  await hold(database, 61, edge('203.0.113.9'));
});

test('an address is counted as a hash whose salt is gone the day after tomorrow', async () => {
  const database = await startEmptiedDatabase();
  await database.query(
    `insert into private.client_salts (day) values (current_date - 2), (current_date - 1)`,
  );
  await hold(database, 1, edge('198.51.100.7'));
  const rows = JSON.stringify(await database.query('select * from private.rate_limits'));
  expect(rows).toContain('held:');
  expect(rows).not.toContain('198.51.100.7');
  const [salts] = await database.query<{ days: number }>(
    'select count(*)::int as days from private.client_salts',
  );
  expect(salts?.days).toBe(2);
});
