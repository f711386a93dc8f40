import { expect, test } from 'vitest';
import { wayFacts } from '#content/ways/registry.ts';
import { listed, lookOf, looks, verifyFirst, whoLooks, type Looked } from './look-again.ts';
import { everyFact } from './every-fact.ts';

const fact: Looked = {
  id: 'rent',
  source: 'A paper',
  url: 'https://paper.example/rent',
  mark: 'S',
  checked: '2026-01-01',
  staleAfter: '2028-06-30',
  year: '2026',
  unit: 'EUR/month',
};

test.each([
  ['2026-10-02', 'current'],
  ['2026-10-03', 'soon'],
  ['2026-12-31', 'soon'],
  ['2027-01-01', 'stale'],
  ['2028-06-30', 'stale'],
  ['2028-07-01', 'example'],
])('a price of 2026 is listed on %s as %s', (today, look) => {
  expect(lookOf(fact, today)).toBe(look);
});

test('each fact is in one list, the longest waiting first; what nobody verified is in none', () => {
  const all: Looked[] = [...everyFact, ...wayFacts];
  const today = '2027-04-15';
  const told = looks.flatMap((look) => listed(all, look, today));
  const verified = all.filter(({ mark }) => mark !== 'U');
  expect(told.map(({ id }) => id).toSorted()).toEqual(verified.map(({ id }) => id).toSorted());
  const older = { ...fact, id: 'a-year-before', year: '2025' };
  expect(listed([fact, older, { ...fact, mark: 'U' }], 'stale', '2027-01-01')).toEqual([
    older,
    fact,
  ]);
});

test('the same page is looked at again by an editor, what has to be found by a counsellor', () => {
  expect(whoLooks({ ...fact, mark: 'V' })).toBe('editor');
  expect(whoLooks(fact)).toBe('counsellor');
  expect(whoLooks({ ...fact, mark: 'V', url: 'https://www.boe.es/' })).toBe('counsellor');
});

test('first comes what nobody verified, what only names an office, and money from the press', () => {
  const { unit: _unit, ...sentence } = fact;
  const rest: Looked[] = [{ ...fact, mark: 'V' }, sentence];
  const first: Looked[] = [
    fact,
    { ...sentence, mark: 'U' },
    { ...fact, mark: 'V', url: 'https://www.boe.es' },
  ];
  expect(verifyFirst([...rest, ...first])).toEqual(first);
});
