import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bootstrap } from '#server/database/bootstrap.ts';
import type { Database } from '#server/database/database.ts';
import { migrate, readMigrations } from '#server/database/migrations.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { createPerson, type Person } from './people.ts';
import { createPostgresDatabase } from './start-database.ts';

const FIRST_CHECK = '20261122100400';
const own = new URL('../../supabase/migrations/', import.meta.url).pathname;

/** A database as it was before it checked what comes from outside. */
async function earlierDatabase(): Promise<Database> {
  const folder = mkdtempSync(join(tmpdir(), 'faro-earlier-'));
  for (const { version, name } of readMigrations()) {
    const file = `${version}_${name}.sql`;
    if (version < '20261122') copyFileSync(join(own, file), join(folder, file));
  }
  const database = await openPostgres(await createPostgresDatabase(), 2);
  await bootstrap(database);
  await migrate(database, { log: () => {}, migrationsDir: folder });
  rmSync(folder, { recursive: true });
  return database;
}

/** What the review planted, and what was not thought of. */
async function plant(database: Database, { id }: Person): Promise<void> {
  await database.query(
    `insert into public.attempts (id, user_id, instrument, version, form, locale, state, created_at, submitted_at, item_times)
     select gen_random_uuid(), $1, 'riasec', 1, 'full', 'es', state, at::timestamptz, handed::timestamptz, times::jsonb
     from (values
       ('submitted', '2026-11-21', '-infinity', '{}'),
       ('submitted', '0001-01-01', '0001-01-01', '{"r1": {"at": -5, "ms": 1}}'),
       ('submitted', '2026-11-21', '2026-11-20', '{"r1": {"at": 7, "ms": "x"}}'),
       ('draft', '-infinity', null, '{"r1": {"at": 1000, "ms": 50}}')
     ) as planted (state, at, handed, times)`,
    [id],
  );
  await database.query(
    `insert into private.held_attempts (secret_hash, payload) values (repeat('a', 64), $1::jsonb)`,
    [
      JSON.stringify([
        {
          id: crypto.randomUUID(),
          instrument: 'riasec',
          version: 1,
          form: 'full',
          locale: 'es',
          state: 'submitted',
          answers: { r1: 3 },
          submitted_at: '-infinity',
        },
      ]),
    ],
  );
  await database.query(
    `insert into public.plans (user_id, country, diploma, aim, start, ticks)
     values ($1, 'MX', 'ib', 'vocational', '2099-09', '{"visa": "9999-99-99", "x y": 1}')`,
    [id],
  );
  await database.query(
    `insert into public.research_releases (instrument, n, period_start, period_end, k, tables, published_at)
     values ('riasec', 300, '0001-01-01', '2026-11-21', 10, '{"from": "0001-01-01", "n": 300}', now())`,
  );
  await database.query(
    `update public.profiles set full_name = E'An\\u202Ea\\r\\nBcc', restricted_at = now() where id = $1`,
    [id],
  );
  await database.query(
    `insert into public.consents (user_id, purpose, granted, text_version, text_hash, locale, channel)
     values ($1, 'research', true, 'never-shipped', repeat('0', 64), 'es', 'profile')`,
    [id],
  );
}

test('a database with impossible rows is brought up to the checks, and no person’s data is lost (D16)', async () => {
  const database = await earlierDatabase();
  const ana = await createPerson(database);
  await plant(database, ana);
  const lines: string[] = [];
  await migrate(database, { log: (line) => lines.push(line) });
  expect(lines.join()).toContain(FIRST_CHECK);

  const attempts = await database.query(
    `select state, created_at >= '2026-01-01' and coalesce(submitted_at >= created_at and submitted_at <= now(), true) as possible,
       item_times from public.attempts order by length(item_times::text), item_times #>> '{r1,at}'`,
  );
  expect(attempts).toEqual([
    { state: 'submitted', possible: true, item_times: {} },
    { state: 'submitted', possible: true, item_times: { r1: { at: 0, ms: 1 } } },
    { state: 'submitted', possible: true, item_times: { r1: { at: 7, ms: 0 } } },
    { state: 'draft', possible: true, item_times: { r1: { at: 1000, ms: 50 } } },
  ]);
  const [listed] = await database.query(
    `select finished_at >= '2026-01-01' and finished_at <= now() as possible from private.people`,
  );
  expect(listed).toEqual({ possible: true });
  const [held] = await database.query<{ at: string }>(
    `select payload -> 0 ->> 'submitted_at' as at from private.held_attempts`,
  );
  expect(Date.parse(held?.at ?? '')).toBeGreaterThan(Date.parse('2026-01-01'));
  const today = new Date().toISOString().slice(0, 10);
  expect(
    await database.query('select start < $1 as near, ticks from public.plans', ['2099']),
  ).toEqual([{ near: true, ticks: { visa: today } }]);
  expect(
    await database.query(
      'select period_start::text as start, tables from public.research_releases',
    ),
  ).toEqual([{ start: '2026-01-01', tables: { from: '2026-01-01', n: 300 } }]);
  expect(await database.query('select full_name from public.profiles')).toEqual([
    { full_name: 'Ana Bcc' },
  ]);
  // Evidence stays as it was given; only new rows are checked.
  expect(await database.query('select text_version from public.consents')).toEqual([
    { text_version: 'never-shipped' },
  ]);
  await database.close();
});
