import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { origins } from '#tools/tables/about-tables.ts';
import { nameOf, rowsIn, tables } from '#tools/tables/tables.ts';
import { makeTable } from '../make-table.ts';
import { hashOf } from '../origin.ts';
import { exchangeRates } from './exchange-rates.ts';

const all = 'ars bob brl clp cop crc cup dop gtq hnl mxn nio pab pen pyg usd uyu ves'.split(' ');
const fileOf = (changed: Readonly<Record<string, number>> = {}) => {
  const eur = { ...Object.fromEntries(all.map((code) => [code, 10.123_456_7])), ...changed };
  return JSON.stringify({ date: '2027-01-04', eur });
};
const rowsOf = (text: string) => exchangeRates.rowsOf([text], []);

test('the table is what its file makes, or of a later day', () => {
  const root = process.cwd();
  // The package is CC0: its file is kept, as it was taken on 29 September 2026.
  const kept = gunzipSync(readFileSync('tools/import/national/eur.json.gz'));
  const table = rowsIn(root, exchangeRates.table);
  const leftOut = rowsIn(root, tables.leftOut);
  const { rows: made } = makeTable(exchangeRates, [kept.toString()], table, leftOut);
  const origin = rowsIn(root, origins).find((row) => row.table === nameOf(exchangeRates.table));
  const [day = ''] = table.map((row) => row.day ?? '');
  const isKept = day === made[0]?.['day'];
  expect(day >= (made[0]?.['day'] ?? '')).toBe(true);
  expect(isKept ? [table, origin?.sha256] : undefined).toEqual(
    isKept ? [made, hashOf(kept)] : undefined,
  );
});

test('rates of one day, rounded to six figures, one for each currency of a country’s page', () => {
  const rows = rowsOf(fileOf({ cop: 4512.349_99 }));
  expect(rows.find(({ currency }) => currency === 'COP')).toEqual({
    currency: 'COP',
    per_euro: '4512.35',
    day: '2027-01-04',
  });
  expect(exchangeRates.problemsOf(rows, [])).toEqual([]);
  const paid = readdirSync('content/countries').flatMap((name) => {
    const said: { currencies?: string[] } = parse(
      readFileSync(`content/countries/${name}`, 'utf8'),
    );
    return said.currencies ?? [];
  });
  const known = new Set(rows.map(({ currency }) => currency));
  expect(paid.length).toBeGreaterThan(18);
  expect(paid.filter((currency) => !known.has(currency))).toEqual([]);
});

test('a currency that the file lacks refuses it, one that doubled is doubted', () => {
  const { cop: _, ...eur } = JSON.parse(fileOf()).eur;
  const lacking = rowsOf(JSON.stringify({ date: '2027-01-04', eur }));
  expect(exchangeRates.problemsOf(lacking, [])).toEqual(['COP: el archivo no la trae']);
  const before = rowsOf(fileOf());
  const doubts = (rate: number) => exchangeRates.doubtsOf?.(rowsOf(fileOf({ ars: rate })), before);
  expect(doubts(11)).toEqual([]);
  expect(doubts(21)?.map(({ text }) => text)).toEqual(['ARS: el cambio salta de 10.1235 a 21']);
});
