import { expect, test } from 'vitest';
import { readTables } from '#tools/tables/tables.ts';

const tables = readTables(process.cwd());

test('Catalonia asks exactly 5 in no year from 2019 to 2021 where another year or its own list asks 7 or more', () => {
  const catalan = new Set(
    tables.universities.filter(({ region }) => region === 'catalonia').map(({ code }) => code),
  );
  const key = ({ degree_id, university }: { degree_id: string; university: string }) =>
    `${degree_id} ${university}`;
  const newest = Map.groupBy(
    tables.cataloniaCutOffs.filter(({ kind, degree_id }) => kind === 'own' && degree_id !== ''),
    key,
  );
  const older = Map.groupBy(
    tables.spainCutOffs.filter(({ university }) => catalan.has(university)),
    key,
  );
  expect(older.size).toBeGreaterThan(150);
  const suspect = [...older].flatMap(([pair, rows]) => {
    const own = newest.get(pair)?.map(({ grade }) => Number(grade));
    return rows
      .filter(({ lowest, highest }) => Number(lowest) === 5 && Number(highest) === 5)
      .filter((row) =>
        [
          ...rows.filter((other) => other !== row).map(({ lowest }) => Number(lowest)),
          ...(own ? [Math.min(...own)] : []),
        ].some((grade) => grade >= 7),
      )
      .map(({ year }) => `${pair} ${year}`);
  });
  expect(suspect).toEqual([]);
});
