import { expect, test } from 'vitest';
import { facts } from '#content/facts/registry.ts';
import { wayFacts } from '#content/ways/registry.ts';
import { staleList } from './stale-list.ts';

const fact = {
  id: 'rent',
  source: 'A paper',
  url: 'https://paper.example/rent',
  mark: 'S',
  staleAfter: '2027-03-31',
  unit: 'EUR/month',
} as const;

test('a price is stale from the day after the one it names, and is counted as one', () => {
  expect(staleList([fact], '2027-03-31')).toEqual({ lines: [], prices: 0 });
  const { lines, prices } = staleList([fact], '2027-04-01');
  expect(prices).toBe(1);
  expect(lines).toEqual(['2027-03-31\tS\tprice\trent\tA paper\thttps://paper.example/rent']);
});

test('other facts are listed, the longest stale first, and no one is stopped by them', () => {
  const { unit: _unit, ...sentence } = { ...fact, id: 'exam', staleAfter: '2026-12-31' };
  const { lines, prices } = staleList([fact, sentence], '2027-03-01');
  expect(prices).toBe(0);
  expect(lines.map((line) => line.split('\t')[3])).toEqual(['exam']);
  expect(staleList([fact, sentence], '2028-01-01').lines[0]).toContain('exam');
});

test('what nobody verified is printed nowhere and not listed', () => {
  expect(staleList([{ ...fact, mark: 'U' }], '2028-01-01').lines).toEqual([]);
});

test('on the day on which these were written nothing is stale, and in ten years everything is', () => {
  const all = [...facts, ...wayFacts];
  expect(staleList(all, '2026-11-23').lines).toEqual([]);
  const later = staleList(all, '2036-11-23');
  expect(later.lines).toHaveLength(all.filter(({ mark }) => mark !== 'U').length);
  expect(later.prices).toBeGreaterThan(20);
});
