import { expect, test } from 'vitest';
import { pathwayCountries } from '#domain/pathway/choices.ts';
import { wayFacts, ways } from './registry.ts';
import { believed } from './way.ts';

test('every country of the four questions has its way, and European diplomas and the IB have one', () => {
  const codes = ways.map(({ code }) => code);
  const asked = pathwayCountries.filter((country) => country !== 'other');
  expect(codes.toSorted()).toEqual([...asked, 'eu-ib'].toSorted());
});

test('every sentence has a name of its own, a source, a mark and two days', () => {
  const ids = wayFacts.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id, source, mark, checked, staleAfter } of wayFacts) {
    expect([id, source.length > 3]).toEqual([id, true]);
    expect(['V', 'S', 'U']).toContain(mark);
    expect([id, staleAfter > checked]).toEqual([id, true]);
  }
});

test('every sentence leads to the page that says it, over https, and to no front page', () => {
  const fronts = wayFacts.filter(({ url }) => {
    const { protocol, pathname, search } = new URL(url);
    return protocol !== 'https:' || (pathname === '/' && search === '');
  });
  expect(fronts.map(({ id }) => id)).toEqual([]);
});

test('every sentence with a figure of a school year goes stale before the next one', () => {
  const years = ways.flatMap(({ year }) => year);
  expect(years.length).toBeGreaterThan(15);
  for (const { staleAfter } of years) expect(staleAfter <= '2027-03-31').toBe(true);
});

test('no sentence promises anything', () => {
  const promises = /garantiza|asegurad[oa]|sin duda|te admiten|guarantee|for sure|certainly/i;
  const said = wayFacts.flatMap(({ says }) => [says.es, says.en]);
  expect(said.filter((sentence) => promises.test(sentence))).toEqual([]);
});

test('what nobody verified is not among what may be said', () => {
  const [first, ...rest] = wayFacts;
  if (!first) throw new Error('there are no facts');
  expect(believed([{ ...first, mark: 'U' }, ...rest])).toEqual(rest);
});
