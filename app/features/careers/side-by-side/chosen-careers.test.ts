import { expect, test } from 'vitest';
import { chosenIn, searchWith } from './chosen-careers.ts';
import type { ComparedCareer } from './compared-career.ts';

const blank = { line: '', asks: '', level: '', studies: '', years: '', grades: '', price: '' };
const careers = ['enfermeria', 'fisioterapia', 'podologia', 'logopedia'].map(
  (slug): ComparedCareer => ({
    ...blank,
    slug,
    name: slug,
    path: `/carreras/${slug}`,
    shares: [],
    skills: '',
    gives: '',
  }),
);
const data = { careers, parameter: 'con' };
const slugsIn = (search: string) => chosenIn(search, data).map(({ slug }) => slug);

test('an address names careers in its order, with commas or again and again', () => {
  expect(slugsIn('?con=podologia,enfermeria')).toEqual(['podologia', 'enfermeria']);
  expect(slugsIn('?con=podologia&con=enfermeria')).toEqual(['podologia', 'enfermeria']);
  expect(slugsIn('')).toEqual([]);
});

test('a name will do, as the built form sends it, with its accents or without', () => {
  expect(slugsIn('?con=Enfermer%C3%ADa')).toEqual(['enfermeria']);
  expect(slugsIn('?con=ENFERMERIA,podologia')).toEqual(['enfermeria', 'podologia']);
});

test('what is unknown, repeated or a fourth is left out', () => {
  expect(slugsIn('?con=enfermeria,nada,enfermeria,podologia,logopedia,fisioterapia')).toEqual([
    'enfermeria',
    'podologia',
    'logopedia',
  ]);
});

test('the address of a choice leads back to it', () => {
  const chosen = chosenIn('?con=logopedia,fisioterapia', data);
  expect(searchWith(chosen, data)).toBe('?con=logopedia,fisioterapia');
  expect(searchWith([], data)).toBe('');
});
