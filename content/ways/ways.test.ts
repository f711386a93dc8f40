import { expect, test } from 'vitest';
import { copy as english } from '#content/dictionaries/en/country-way.ts';
import { copy as spanish } from '#content/dictionaries/es/country-way.ts';
import { wayFacts } from './registry.ts';
import { saidByArriving } from './slugs.ts';
import { believed } from './way.ts';

test('coming from the page of a country says which, and no other page says any', () => {
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

test('no sentence promises anything', () => {
  const promises = /garantiza|asegurad[oa]|sin duda|te admiten|guarantee|for sure|certainly/i;
  const said = wayFacts.flatMap(({ says }) => [says.es, says.en]);
  expect(said.filter((sentence) => promises.test(sentence))).toEqual([]);
});

test('what was not verified is not among what may be said', () => {
  const [first, ...rest] = wayFacts;
  if (!first) throw new Error('there are no facts');
  expect(believed([{ ...first, mark: 'U' }, ...rest])).toEqual(rest);
});

test('what every country’s page asks fits one that puts no apostille, too', () => {
  const texts = [spanish, english].flatMap(({ ask, topics }) => [
    ...Object.values(ask),
    topics.papers,
  ]);
  const alone = texts.filter((text) => /apostill/i.test(text) && !/legali[sz]/i.test(text));
  expect(texts.length).toBeGreaterThan(10);
  expect(alone).toEqual([]);
});
