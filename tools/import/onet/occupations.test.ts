import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { areSourcesHere, sourceFolder } from '#tests/source-files.ts';
import { occupationTable } from './onet.ts';
import { readTable } from './table.ts';

const table = readTable(readFileSync(occupationTable.table, 'utf8'), occupationTable.columns);

const interests =
  'onet_soc,title,R,I,A,S,E,C,job_zone_29.3,date\n29-1141.00,Nurses,3,4,1,5,2,4,4,02/2026\n';
const zones = 'O*NET-SOC Code,Title,Job Zone,Date\n29-1141.00,Nurses,4,08/2021\n';
const values =
  'onet_soc,title,Achievement,Working Conditions,Recognition,Relationships,Support,Independence\n29-1141.00,Nurses,1,2,3,4,5,6\n';

test('a row has the interests, the values in their order and the months of an occupation', () => {
  expect(occupationTable.rowsOf([interests, zones, values])).toEqual([
    expect.objectContaining({
      code: '29-1141.00',
      R: '3',
      C: '4',
      interests_dated: '2026-02',
      job_zone_dated: '2021-08',
      achievement: '1',
      independence: '6',
      conditions: '2',
    }),
  ]);
});

test.each([
  ['a code that is none', interests.replace('29-1141.00', '29-1141'), '29-1141: is no code'],
  [
    'an interest above 7',
    interests.replace(',3,4,', ',8,4,'),
    '29-1141.00: an interest is not from 1 to 7',
  ],
  ['no date', interests.replace('02/2026', ''), '29-1141.00: its interests have no date'],
])('%s is refused', (_, text, problem) => {
  expect(occupationTable.problemsOf(occupationTable.rowsOf([text, zones, values]))).toContain(
    problem,
  );
});

test('the table has every occupation once, as nursing was read by hand', () => {
  expect(table.length).toBeGreaterThan(900);
  expect(occupationTable.problemsOf(table)).toEqual([]);
  expect(table.find(({ code }) => code === '29-1141.00')).toMatchObject({
    title: 'Registered Nurses',
    R: '3.46',
    S: '5.57',
    relationships: '6.33',
    conditions: '4.83',
    job_zone: '4',
  });
});

test.skipIf(!areSourcesHere)('the table is what the files of O*NET make', () => {
  const files = [
    'onet_interests_2026-02.csv',
    'onet_job_zones_29.3.csv',
    'onet_work_values_29.3.csv',
  ];
  const texts = files.map((file) => readFileSync(join(sourceFolder, file), 'utf8'));
  const rows = occupationTable.rowsOf(texts);
  const { columns } = occupationTable;
  expect(rows.map((row) => columns.map((column) => row[column]))).toEqual(
    table.map((row) => columns.map((column) => row[column])),
  );
});
