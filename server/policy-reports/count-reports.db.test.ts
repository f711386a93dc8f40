import { expect, test } from 'vitest';
import { startEmptiedDatabase } from '#tests/database/start-database.ts';
import { movableClock } from '#tests/server/movable-clock.ts';
import { silentLog } from '#tests/server/silent-log.ts';
import { countReports } from './count-reports.ts';
import { countedDirectives } from './read-directives.ts';

const DAY = 24 * 3600 * 1000;

test('two servers count together, by day and directive; every name that may be counted is known', async () => {
  const database = await startEmptiedDatabase();
  const clock = movableClock(new Date('2026-11-22T23:59:00Z'));
  const [one, two] = [1, 2].map(() => countReports({ database, clock, log: silentLog }));
  one?.add(countedDirectives);
  one?.add(['img-src', 'img-src']);
  two?.add(['img-src']);
  await Promise.all([one?.flush(), two?.flush()]);
  clock.advance(DAY);
  two?.add(['img-src']);
  await two?.flush();
  await two?.flush();
  const rows = await database.query<{ day: string; reports: number }>(
    `select day::text as day, sum(reports)::int as reports from private.policy_reports group by day order by day`,
  );
  expect(rows).toEqual([
    { day: '2026-11-22', reports: countedDirectives.length + 3 },
    { day: '2026-11-23', reports: 1 },
  ]);
  const images = await database.query(
    `select reports from private.policy_reports where directive = 'img-src' order by day`,
  );
  expect(images).toEqual([{ reports: 4 }, { reports: 1 }]);
  const foreign = database.query(
    `insert into private.policy_reports values ('2026-11-22', 'https://evil.example', 1)`,
  );
  await expect(foreign).rejects.toMatchObject({ code: '23514' });
});
