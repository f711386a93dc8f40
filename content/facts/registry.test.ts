import { expect, test } from 'vitest';
import { staleFacts } from './fact.ts';
import { facts, findFact } from './registry.ts';

test('every fact has a name of its own', () => {
  const ids = facts.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThanOrEqual(12);
});

test.each(facts)('$id was checked on a real day and goes stale on a later one', (fact) => {
  for (const day of [fact.checked, fact.staleAfter]) {
    expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day);
  }
  expect(fact.staleAfter > fact.checked).toBe(true);
});

test.each(facts)('$id names its source and says in both languages what it is', (fact) => {
  expect(new URL(fact.url).protocol).toBe('https:');
  expect(fact.source.length).toBeGreaterThan(3);
  for (const words of [fact.what, fact.where]) {
    expect(words.es).not.toBe('');
    expect(words.en).not.toBe('');
  }
  expect(fact.what.es).not.toBe(fact.what.en);
});

test('a fact is stale from the day after the one it names', () => {
  const fact = findFact('iprem-month-2023');
  expect(staleFacts([fact], '2027-01-31')).toEqual([]);
  expect(staleFacts([fact], '2027-02-01')).toEqual([fact]);
});
