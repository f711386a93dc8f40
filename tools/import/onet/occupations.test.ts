import { expect, test } from 'vitest';
import { rowsIn, tables } from '#tools/tables/tables.ts';
import { occupations } from './occupations.ts';

const interests =
  'onet_soc,title,R,I,A,S,E,C,job_zone_29.3,date\n29-1141.00,Nurses,3,4,1,5,2,4,4,02/2026\n';
const zones = 'O*NET-SOC Code,Title,Job Zone,Date\n29-1141.00,Nurses,4,08/2021\n';
const values =
  'onet_soc,title,Achievement,Working Conditions,Recognition,Relationships,Support,Independence\n29-1141.00,Nurses,1,2,3,4,5,6\n';

test('a row has the interests, the values in their order and the months of an occupation', () => {
  expect(occupations.rowsOf([interests, zones, values], [])).toEqual([
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
  ['a code that is none', interests.replace('29-1141.00', '29-1141'), '29-1141: no es un código'],
  [
    'an interest above 7',
    interests.replace(',3,4,', ',8,4,'),
    '29-1141.00: un interés no está entre 1 y 7',
  ],
  ['no date', interests.replace('02/2026', ''), '29-1141.00: sus intereses no tienen fecha'],
])('%s is refused', (_, text, problem) => {
  const rows = occupations.rowsOf([text, zones, values], []);
  expect(occupations.problemsOf(rows, [])).toContain(problem);
});

test('the table has all occupations, nursing as it was read by hand', () => {
  const table = rowsIn(process.cwd(), tables.occupations);
  expect(table.length).toBeGreaterThan(900);
  expect(table.find(({ code }) => code === '29-1141.00')).toMatchObject({
    title: 'Registered Nurses',
    R: '3.46',
    S: '5.57',
    relationships: '6.33',
    conditions: '4.83',
    job_zone: '4',
  });
});
