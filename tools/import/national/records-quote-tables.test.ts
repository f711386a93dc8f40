import { expect, test } from 'vitest';
import { tuition } from '#content/compiled/tuition/public-degrees.js';
import { everyFact } from '#content/facts/every-fact.ts';
import { accessRules, newTuition } from '#tools/tables/quoted-tables.ts';
import { rowsIn } from '#tools/tables/tables.ts';

const rules = rowsIn(process.cwd(), accessRules);
const prices = rowsIn(process.cwd(), newTuition);

/** Facts whose figure was typed from a row of the table, by its key. */
const quoted = [
  { fact: 'uned-credential-2026', row: 'fee-access-grade' },
  { fact: 'pce-one-exam-2026', row: 'fee-pce' },
  { fact: 'pce-six-exams-2026', row: 'fee-pce' },
  { fact: 'pce-2026-registration-start', row: 'pce-2026-registration' },
  { fact: 'pce-2026-registration-end', row: 'pce-2026-registration' },
  { fact: 'pce-2026-second-start', row: 'pce-2026-sept-registration' },
  { fact: 'pce-2026-second-end', row: 'pce-2026-sept-registration' },
  { fact: 'fp-year-madrid-2025', row: 'fp-fee-madrid' },
  { fact: 'vocational-year-madrid-2025', row: 'fp-fee-madrid' },
  { fact: 'nationality-years', row: 'nationality-two-years' },
  { fact: 'nationality-years-ibero-america', row: 'nationality-two-years' },
] as const;

test.each(quoted)(
  'the fact $fact is the figure of its row, with its mark and its year',
  ({ fact, row }) => {
    const found = everyFact.find(({ id }) => id === fact);
    const source = rules.find(({ rule_id }) => rule_id === row);
    if (!found || !source) throw new Error(`${fact} or ${row} is not there`);
    expect(figuresIn(`${source.value} ${source.detail}`)).toContain(String(found.value));
    expect(found.mark).toBe(source.mark);
    // A law is of no year.
    expect(found.year ?? source.year).toBe(source.year);
  },
);

test('prices of Madrid in 2026-27 are those of the table, by credit or by a year of sixty credits', () => {
  const madrid = tuition.regions.find(({ region }) => region === 'madrid');
  const rows = prices.filter((row) => row.region === 'madrid' && row.academic_year === '2026-27');
  const ofRow = (payer: string) =>
    rows
      .filter((row) => row.payer.startsWith(payer))
      .flatMap((row) => figuresIn(`${row.low} ${row.high} ${row.detail}`).map(Number));
  const [resident, foreign] = [ofRow('EU'), ofRow('not EU')];
  if (madrid?.foreign?.kind !== 'examples') throw new Error('Madrid has no examples');
  expect([madrid.resident?.low, madrid.resident?.high]).toEqual([16.92, 20.68]);
  expect(resident).toEqual(expect.arrayContaining([16.92, 20.68]));
  const yearly = (credits: readonly number[]) =>
    credits.map((credit) => Math.round(credit * 6000) / 100);
  expect(madrid.foreign.examples).toHaveLength(3);
  for (const example of madrid.foreign.examples) {
    expect(resident).toContain(example.resident);
    expect([...foreign, ...yearly(foreign)]).toContain(example.foreign);
  }
});

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
];

/** Numbers of a cell, the sum of all amounts with cents and the first one, and days: "1 - 22 July 2026" are two. */
function figuresIn(cell: string): string[] {
  const days = [...cell.matchAll(/(\d+)(?: (\w+))? - (\d+) (\w+) (20\d\d)/g)].flatMap(
    ([, from = '', first, to = '', last = '', year = '']) => [
      dayOf(year, first ?? last, from),
      dayOf(year, last, to),
    ],
  );
  const words = cell.replaceAll(/\bten years\b/g, '10 years');
  const numbers = [...words.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([text]) =>
    Number(text.replaceAll(',', '')),
  );
  const [first = 0] = numbers;
  const cents = [...cell.matchAll(/\d+\.\d\d\b/g)].map(Number);
  const sum = cents.reduce((all, each) => all + each, first);
  return [...days, ...numbers.map(String), String(Math.round(sum * 100) / 100)];
}

function dayOf(year: string, month: string, day: string): string {
  const number = `${months.indexOf(month) + 1}`.padStart(2, '0');
  return `${year}-${number}-${day.padStart(2, '0')}`;
}
