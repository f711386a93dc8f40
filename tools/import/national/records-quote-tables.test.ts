import { expect, test } from 'vitest';
import { tuition } from '#content/compiled/tuition/public-degrees.js';
import { everyFact } from '#content/facts/every-fact.ts';
import { accessRules, newTuition } from '#tools/tables/quoted-tables.ts';
import { rowsIn, tables } from '#tools/tables/tables.ts';

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
  { fact: 'pce-2026-exams-start', row: 'pce-2026-exams' },
  { fact: 'pce-2026-exams-end', row: 'pce-2026-exams' },
  { fact: 'pce-2026-second-exams-start', row: 'pce-2026-sept-exams' },
  { fact: 'pce-2026-second-exams-end', row: 'pce-2026-sept-exams' },
  { fact: 'uned-window-2026-start', row: 'unedasiss-window' },
  { fact: 'uned-window-2026-end', row: 'unedasiss-window' },
  { fact: 'uned-weeks-before-2026', row: 'unedasiss-window' },
  { fact: 'public-deadline-2026', row: 'public-deadline-2026' },
  { fact: 'pce-modality-madrid', row: 'homologated-pce' },
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
    // A law is of no year, and a day of that in which its course begins.
    const years = [
      source.year,
      source.year.slice(0, 4),
      ...(source.year === 'every year' ? ['2026'] : []),
    ];
    expect(years).toContain(found.year ?? source.year);
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

test('the grades of Medicine that texts quote are those of Madrid’s table', () => {
  const table = rowsIn(process.cwd(), tables.madridCutOffs);
  for (const university of ['ucm', 'uam']) {
    const row = table.find((each) => each.degree === 'Medicina' && each.university === university);
    const fact = everyFact.find(({ id }) => id === `cut-off-medicine-${university}-2025`);
    expect([university, Number(fact?.value), fact?.mark]).toEqual([
      university,
      Number(row?.grade),
      row?.mark,
    ]);
    expect(fact?.where.es).toContain(row?.academic_year);
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
  'October',
  'November',
  'December',
];

/** Small numbers that rows write as words. */
const written: Readonly<Record<string, string>> = { three: '3', six: '6', ten: '10' };

/** Numbers of a cell, the sum of all amounts with cents and the first one, and days: "1 - 22 July 2026" are two. */
function figuresIn(cell: string): string[] {
  const spans = /(\d+)(?: ([A-Z]\w+))?(?: - (\d+) ([A-Z]\w+))?(?: (20\d\d))?/g;
  const days = [...cell.matchAll(spans)].flatMap(
    ([, from = '', first, to, last, year = '2026']) => [
      dayOf(year, first ?? last, from),
      dayOf(year, last ?? first, to ?? from),
    ],
  );
  const words = cell.replaceAll(/\b(?:three|six|ten)\b/g, (word) => written[word] ?? word);
  const numbers = [...words.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([text]) =>
    Number(text.replaceAll(',', '')),
  );
  const [first = 0] = numbers;
  const cents = [...cell.matchAll(/\d+\.\d\d\b/g)].map(Number);
  const sum = cents.reduce((all, each) => all + each, first);
  return [...days, ...numbers.map(String), String(Math.round(sum * 100) / 100)];
}

/** Where a month is not there, a day that no fact has. */
function dayOf(year: string, month: string | undefined, day: string): string {
  const number = `${months.indexOf(month ?? '') + 1}`.padStart(2, '0');
  return `${year}-${number}-${day.padStart(2, '0')}`;
}
