import { expect, test } from 'vitest';
import { everyFact } from '#content/facts/every-fact.ts';
import { regionIds } from '#domain/regions.ts';
import { origins, officialPages } from '#tools/tables/about-tables.ts';
import { rowsIn } from '#tools/tables/tables.ts';
import { documentOf, dueDocuments } from './due-documents.ts';

const pages = rowsIn(process.cwd(), officialPages);
const made = rowsIn(process.cwd(), origins);

const page = {
  about: 'districts/madrid-cut-offs',
  what: 'Madrid: notas de corte',
  edition: '2026-27',
  address: 'https://madrid.example/notas.pdf',
  named_by: 'a list',
  seen: '2026-08-31',
};
const origin = {
  table: 'districts/madrid-cut-offs',
  edition: '2025-26',
  files: 'notas.csv',
  sha256: '00',
  taken_over: '2026-11-26',
  rows: '602',
};

test('a document newer than its table is due until that edition is imported', () => {
  expect(dueDocuments([page], [origin])).toEqual([
    'Madrid: notas de corte\t2025-26 → 2026-27\tdistricts/madrid-cut-offs\thttps://madrid.example/notas.pdf\tsegún a list, 2026-08-31',
  ]);
  expect(dueDocuments([page], [{ ...origin, edition: '2026-27' }])).toEqual([]);
});

test('a document without a table is due; one that would verify a fact is told beside the fact', () => {
  expect(dueDocuments([{ ...page, about: '' }], [origin])[0]).toContain('sin tabla → 2026-27\t-\t');
  const ofFact = { ...page, about: 'ib-grade-2025' };
  expect(dueDocuments([ofFact], [origin])).toEqual([]);
  expect(documentOf([ofFact], 'ib-grade-2025')).toBe('https://madrid.example/notas.pdf');
});

test('every document is about a table, a region or a fact that there is', () => {
  const known = new Set([
    '',
    ...made.map(({ table }) => table),
    ...regionIds.map((region): string => `regions/${region}`),
    ...everyFact.map((fact): string => fact.id),
  ]);
  expect(pages.map(({ about }) => about).filter((about) => !known.has(about))).toEqual([]);
  expect(pages.filter(({ address }) => !URL.canParse(address))).toEqual([]);
});
