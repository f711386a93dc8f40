import { beforeAll, expect, test } from 'vitest';
import { careers } from '#content/catalog/careers.ts';
import { unpackNames } from '#content/catalog/search-words/packed-names.ts';
import { bothGenders } from '#content/catalog/search-words/search-words.ts';
import {
  givenSearches,
  misspelledSearches,
  ownSearches,
  type Search,
} from '#tests/search/searches.ts';
import { keyboardRuns, seeded, variantKinds } from '#tests/search/typed-variants.ts';
import { createCareerSearch, type CareerSearch } from './career-search.ts';
import { loadNames } from './load-names.ts';

const all = [...givenSearches, ...ownSearches];
let packed: string;
let search: CareerSearch;

beforeAll(async () => {
  packed = await loadNames('es');
  search = await createCareerSearch(packed);
});

const idsFor = (query: string) => search(query).hits.map(({ career }) => career);
const isAmongThree = ({ term, career }: Search) => idsFor(term).slice(0, 3).includes(career);

test('of the given searches and our own, 97 in 100 show their career among the first three', () => {
  const missed = all.filter((one) => !isAmongThree(one));
  expect(all).toHaveLength(300);
  expect(missed.slice(300 * 0.03).map(told)).toEqual([]);
});

test('of ways to type them that stand in no list, 90 in 100 do', () => {
  const listed = new Set(
    unpackNames(packed).flatMap(({ name }) => bothGenders(name.toLowerCase())),
  );
  const random = seeded(20_261_123);
  const typed = Object.values(variantKinds).flatMap((change) =>
    all
      .map(({ term, career }) => ({ before: term.toLowerCase(), career }))
      .map(({ before, career }) => ({ before, career, term: change(before, random) }))
      .filter(({ before, term }) => term !== before && !listed.has(term)),
  );
  const missed = typed.filter((one) => !isAmongThree(one));
  expect(typed.length).toBeGreaterThan(800);
  expect(missed.slice(typed.length * 0.1).map(told)).toEqual([]);
});

test('a hit says by which name it was found, in the gender that was asked for, and not by its own', () => {
  expect(search('cirujana').hits[0]).toEqual({ career: 'cirugia-ortopedica', by: 'cirujana' });
  expect(search('programador').hits[0]?.by).toBe('programador');
  expect(search('enfermería').hits[0]).toEqual({ career: 'enfermeria' });
});

test('of fifty ways in which people write by ear and in haste, 49 show their career among the first three', () => {
  const missed = misspelledSearches.filter((one) => !isAmongThree(one));
  expect(misspelledSearches).toHaveLength(50);
  expect(missed.slice(1).map(told)).toEqual([]);
});

test('the fewest mistakes come first, and one that is only heard before one that changes the sound', () => {
  expect(idsFor('pscologia')[0]).toBe('psicologia-clinica');
  expect(idsFor('sicología')).toEqual(idsFor('psicología'));
  expect(idsFor('sicologia')).not.toContain('microbiologia');
  expect(idsFor('pscologia')).not.toContain('cocteleria');
  expect(idsFor('istoria')[0]).toBe('historia');
});

test('what no career is called by is answered with what comes near, and said to be so', () => {
  expect(search('guardia de videojuegos submarinos')).toMatchObject({ kind: 'nearest' });
  expect(search('guardia de videojuegos submarinos').hits).toHaveLength(3);
  expect(search('periodista de guerra').hits[0]?.career).toBe('periodismo');
});

test('what comes near no name finds nothing', () => {
  const runs = keyboardRuns();
  expect(runs.length).toBeGreaterThan(70);
  for (const gibberish of [...runs, 'qwzxk', 'xqzwt', '9999', 'jajaja', 'dsfsdf', 'mnbvcx']) {
    expect([gibberish, search(gibberish)]).toEqual([gibberish, { kind: 'nothing', hits: [] }]);
  }
});

test('words that name no career yet are waited for, and a lone letter at the end changes nothing', () => {
  for (const begun of [' ', 'quiero ser', 'licenci', 'licenciatura en e', 'carrera de']) {
    expect([begun, search(begun)]).toEqual([begun, { kind: 'unsaid', hits: [] }]);
  }
  expect(idsFor('biología m')).toEqual(idsFor('biología'));
  expect(idsFor('quiero ser médica')[0]).toBe(idsFor('médica')[0]);
});

test('every name belongs to a career of the catalogue, and there are 2,500 in Spanish', () => {
  const names = unpackNames(packed);
  const known = new Set(careers.map(({ id }) => id));
  expect(names.filter(({ career }) => !known.has(career))).toEqual([]);
  const different = new Set(names.flatMap(({ name }) => bothGenders(name)));
  expect(different.size).toBeGreaterThanOrEqual(2_500);
});

function told({ term, career }: Search): string {
  return `${term}: ${career}, not ${idsFor(term).slice(0, 3).join(' ')}`;
}

test('psychology is among the first two in English, however it is written', async () => {
  const english = await createCareerSearch(await loadNames('en'));
  const first = (query: string) =>
    english(query)
      .hits.slice(0, 2)
      .map(({ career }) => career);
  const written = ['psychology', 'psycology', 'pscology', 'sychology', 'phsychology', 'psichology'];
  expect(written.filter((query) => !first(query).includes('psicologia-clinica'))).toEqual([]);
  expect(first('pscology')[0]).toBe('psicologia-clinica');
  expect(english('pscology').hits.map(({ career }) => career)).not.toContain('zoologia');
});
