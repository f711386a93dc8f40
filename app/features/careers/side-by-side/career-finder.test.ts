import { expect, test } from 'vitest';
import { catalog } from '#content/catalog/registry.ts';
import { loadFinder } from './career-finder.ts';
import type { ComparedCareer } from './compared-career.ts';
import { findByName } from './find-by-name.ts';

const blank = { line: '', asks: '', level: '', studies: '', years: '', grades: '', price: '' };
const careers = catalog.map(({ slug, words }): ComparedCareer => ({
  ...blank,
  slug: slug.es,
  name: words.es.name,
  path: '',
  shares: [],
  skills: '',
  gives: '',
}));
const slugs = (found: { careers: readonly ComparedCareer[] }) =>
  found.careers.map(({ slug }) => slug);

test('a career is added by any name, and who begins its own name is offered it first', async () => {
  const find = await loadFinder(careers, 'es');
  expect(slugs(find('kinesiólogo'))[0]).toBe('fisioterapia');
  expect(slugs(find('conta'))[0]).toBe('contabilidad-y-auditoria');
  expect(slugs(find('enfermeria'))[0]).toBe('enfermeria');
  expect(find('militar').isNear).toBe(true);
  expect(slugs(find('qwxzk'))).toEqual([]);
});

test('before the search is there, the letters of names find it from A to Z', () => {
  const found = findByName('ingenieria', careers).careers.map(({ name }) => name);
  expect(found).toHaveLength(8);
  expect(found).toEqual(found.toSorted());
  expect(slugs(findByName('MEDICINA familia', careers))).toEqual(['medicina-de-familia']);
});
