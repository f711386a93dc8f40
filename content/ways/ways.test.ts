import { expect, test } from 'vitest';
import { pathwayCountries } from '#domain/pathway/choices.ts';
import { wayFacts, ways } from './registry.ts';
import { saidByArriving } from './slugs.ts';
import { believed } from './way.ts';

test('who comes from the page of a country has said which, and no other page says any', () => {
  const origin = 'https://faro.example';
  const from = (path: string) => saidByArriving(origin + path, origin);
  expect(from('/ruta-a-espana/brasil')).toEqual({ country: 'BR' });
  expect(from('/en/route-to-spain/dominican-republic')).toEqual({ country: 'DO' });
  expect(from('/ruta-a-espana/titulo-europeo-o-ib')).toEqual({ diploma: 'ib' });
  expect(from('/ruta-a-espana')).toEqual({});
  expect(from('/carreras/mexico')).toEqual({});
  expect(saidByArriving('https://elsewhere.example/ruta-a-espana/chile', origin)).toEqual({});
  expect(saidByArriving('', origin)).toEqual({});
});

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

test('names of a country are known as its own words wherever an English sentence has them', () => {
  const places = /Bogotá|Galápagos/g;
  const left = ways.flatMap((way) =>
    [way.diploma, way.papers, way.year, way.more].flat().flatMap(({ id, says }) => {
      const bare = way.ownWords.toSorted((a, b) => b.length - a.length);
      const rest = bare.reduce((text, word) => text.replaceAll(word, ''), says.en);
      return /[áéíóúñ]/.test(rest.replaceAll(places, '')) ? [id] : [];
    }),
  );
  expect(left).toEqual([]);
  const said = ({ diploma, papers, year, more }: (typeof ways)[number]) =>
    [diploma, papers, year, more]
      .flat()
      .map(({ says }) => says.en)
      .join(' ');
  const unsaid = ways.flatMap((way) => way.ownWords.filter((word) => !said(way).includes(word)));
  expect(unsaid).toEqual([]);
});
