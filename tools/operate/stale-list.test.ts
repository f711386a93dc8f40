import { expect, test } from 'vitest';
import { everyFact } from '#content/facts/every-fact.ts';
import type { Looked } from '#content/facts/look-again.ts';
import { wayFacts } from '#content/ways/registry.ts';
import { pastTheirDate } from '#app/features/admin/known-facts.ts';
import { staleList } from './stale-list.ts';

const fact: Looked = {
  id: 'rent',
  source: 'A paper',
  url: 'https://paper.example/rent',
  mark: 'S',
  checked: '2026-01-01',
  staleAfter: '2027-03-31',
  unit: 'EUR/month',
};

test('a price is stale from the day after the one it names, and somebody should have looked at it', () => {
  expect(staleList([fact], '2027-03-31')).toMatchObject({ stale: [], overduePrices: 0 });
  const { stale, overduePrices } = staleList([fact], '2027-04-01');
  expect(overduePrices).toBe(1);
  expect(stale).toEqual([
    '2027-03-31\tS\tprecio\tquien asesora\trent\tA paper\thttps://paper.example/rent',
  ]);
});

test('a price of a year that has ended is listed, and nobody is late before its day', () => {
  const { stale, overduePrices } = staleList([{ ...fact, year: '2026' }], '2027-01-01');
  expect(stale[0]).toContain('2026-12-31');
  expect(overduePrices).toBe(0);
});

test('other facts are listed, and no one is stopped by them; what will be stale is announced', () => {
  const { unit: _unit, ...sentence } = fact;
  expect(staleList([sentence], '2027-04-01')).toMatchObject({ overduePrices: 0 });
  const { stale, soon } = staleList([sentence], '2027-03-01');
  expect(stale).toEqual([]);
  expect(soon[0]).toContain('rent');
});

test('what nobody verified is printed nowhere, and is what somebody must read first', () => {
  const { stale, first, table } = staleList([{ ...fact, mark: 'U' }, fact], '2028-01-01');
  expect(stale).toHaveLength(1);
  expect(first).toEqual(['sin comprobar\tA paper\thttps://paper.example/rent\trent rent']);
  expect(table).toEqual([
    'marca\tal día\tpronto\tpasados\tde ejemplo\ttodos',
    'V\t0\t0\t0\t0\t0',
    'S\t0\t0\t1\t0\t1',
    'U\t0\t0\t1\t0\t1',
    'todos\t0\t0\t2\t0\t2',
  ]);
});

test('on the day on which these were written nobody is late, and in ten years everybody is', () => {
  const all = [...everyFact, ...wayFacts];
  expect(staleList(all, '2026-11-23').overduePrices).toBe(0);
  const later = staleList(all, '2036-11-23');
  expect(later.stale).toHaveLength(all.filter(({ mark }) => mark !== 'U').length);
  expect(later.overduePrices).toBeGreaterThan(20);
});

test('the administrators’ overview counts what the command counts', () => {
  const all = [...everyFact, ...wayFacts];
  for (const today of ['2026-11-26', '2028-07-01']) {
    const past = pastTheirDate(today).map(({ id }) => id);
    expect(past.length).toBeGreaterThan(20);
    expect(staleList(all, today).stale.map((line) => line.split('\t')[4])).toEqual(past);
  }
});

test('a fact that is past its day is told with the official document that would verify it', () => {
  const document = 'https://office.example/prices.pdf';
  const { stale } = staleList([fact], '2027-04-01', (id) => (id === 'rent' ? document : undefined));
  expect(stale[0]?.split('\t').at(-1)).toBe(document);
});
