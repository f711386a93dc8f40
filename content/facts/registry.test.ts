import { expect, test } from 'vitest';
import { yearEnd } from '#domain/fact-age.ts';
import { staleFacts } from './fact.ts';
import { isFrontPage, verifyFirst } from './look-again.ts';
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

test('what is from a secondary source says who says it and when, and nothing else does', () => {
  const told = facts.filter(({ said }) => said).map(({ id }) => id);
  expect(told).toEqual(facts.filter(({ mark }) => mark === 'S').map(({ id }) => id));
  const days = facts.flatMap(({ said }) => said?.on ?? []);
  expect(days.filter((day) => !/^20\d\d(-\d\d(-\d\d)?)?$/.test(day))).toEqual([]);
});

test('a fact is stale from the day after the one it names', () => {
  const fact = findFact('iprem-month-2023');
  expect(staleFacts([fact], '2027-01-31')).toEqual([]);
  expect(staleFacts([fact], '2027-02-01')).toEqual([fact]);
});

test('every price and every deadline is of a year, which it names where it stands as an example', () => {
  const dated = facts.filter(({ unit, year }) => unit.startsWith('EUR') || unit === 'day' || year);
  const named = dated.filter(({ year = '', where }) => {
    const end = yearEnd(year);
    const years = [year.slice(0, 4), end?.slice(0, 4) ?? ''];
    return end && [where.es, where.en].every((place) => years.some((each) => place.includes(each)));
  });
  // A ruling is of a day, and no deadline.
  expect(dated.filter((fact) => !named.includes(fact)).map(({ id }) => id)).toEqual([
    'means-ruling-2024',
  ]);
  expect(named.length).toBeGreaterThan(60);
});

test('no more facts than these name only an office instead of the page that says it, and a person is told', () => {
  const fronts = facts.filter(({ url }) => isFrontPage(url));
  // Only ever fewer: a new fact names its page (`npm run facts:stale` lists these as to be verified first).
  expect(fronts.length).toBeLessThanOrEqual(57);
  expect(verifyFirst(facts)).toEqual(expect.arrayContaining(fronts));
});
