import { expect, test } from 'vitest';
import { staleFacts } from './fact.ts';
import { isFrontPage, verifyFirst } from './look-again.ts';
import { everyFact } from './every-fact.ts';
import { findFact } from './registry.ts';

test('a fact is stale from the day after the one it names', () => {
  const fact = findFact('iprem-month-2023');
  expect(staleFacts([fact], '2027-01-31')).toEqual([]);
  expect(staleFacts([fact], '2027-02-01')).toEqual([fact]);
});

test('every deadline is of a year', () => {
  const days = everyFact.filter(({ unit, year }) => unit === 'day' && year === undefined);
  // A ruling is of a day, and no deadline.
  expect(days.map(({ id }) => id)).toEqual(['means-ruling-2024']);
});

test('no more facts than these name only an office instead of the page that says it, and a person is told', () => {
  const fronts = everyFact.filter(({ url }) => isFrontPage(url));
  // Only ever fewer: a new fact names its page (`npm run facts:stale` lists these as to be verified first).
  expect(fronts.length).toBeLessThanOrEqual(54);
  expect(verifyFirst(everyFact)).toEqual(expect.arrayContaining(fronts));
});
