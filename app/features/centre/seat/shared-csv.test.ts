import { expect, test } from 'vitest';
import { copy } from '#content/dictionaries/es/sheets.ts';
import type { SharedSheet } from '#content/report/sheets/shared-sheet.ts';
import { goldenPeople } from '#tests/report/golden-people.ts';
import { reportOfPerson, reportWords } from '#tests/report/print-report.ts';
import { sharedCsv } from './shared-csv.ts';

const sheet: SharedSheet = {
  alias: '=cmd|calc',
  centre: 'Colegio',
  group: '4.º B',
  finishedAt: '2026-11-20T12:00:00Z',
  summary: { letters: ['S', 'I'], isUndecided: false, families: ['health'], values: ['support'] },
  report: undefined,
  appointment: null,
  agreed: [],
};

test('the table has what was shared and runs nothing: points only of a whole result', async () => {
  const [, , , person] = goldenPeople;
  if (!person) throw new Error('there is nobody');
  const rows = sharedCsv(
    [sheet, { ...sheet, alias: 'Ana', report: await reportOfPerson(person) }],
    { words: reportWords.es, copy },
  ).split('\r\n');
  expect(rows[0]).toBe(
    '"alias","grupo","terminó","áreas","familias","valores","R","I","A","S","E","C"',
  );
  expect(rows[1]).toBe(
    `"'=cmd|calc","4.º B","2026-11-20","SI","Salud y terapias","Apoyo","","","","","",""`,
  );
  expect(rows[2]).toContain('"Ana"');
  expect(rows[2]).toMatch(/"18","36","20","12","8","20"$/);
});
