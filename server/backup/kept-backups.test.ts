import { expect, test } from 'vitest';
import { backupsToRemove } from './kept-backups.ts';

/** So many days, each one's backup, the last of them `until`. */
function nights(count: number, until: string): string[] {
  const last = Date.parse(`${until}T00:00:00Z`);
  return Array.from({ length: count }, (_, back) =>
    new Date(last - back * 86_400_000).toISOString().slice(0, 10),
  );
}

test('of forty nights seven days and three Sundays before them stay', () => {
  const all = nights(40, '2026-11-27');
  const gone = backupsToRemove(all, { today: '2026-11-27', mostDays: 30 });
  // 27 November 2026 is a Friday.
  expect(all.filter((day) => !gone.includes(day))).toEqual([
    ...nights(7, '2026-11-27'),
    '2026-11-15',
    '2026-11-08',
  ]);
});

test('where nights failed, the newest of each week stays, whatever its day', () => {
  const days = ['2026-10-30', '2026-11-03', '2026-11-04', '2026-11-12', '2026-11-27'];
  expect(backupsToRemove(days, { today: '2026-11-27', mostDays: 30 })).toEqual([]);
});

test('nothing older than the promised days stays, but for the last one there is', () => {
  const days = ['2026-06-01', '2026-06-02'];
  expect(backupsToRemove(days, { today: '2026-11-27', mostDays: 30 })).toEqual(['2026-06-01']);
});
