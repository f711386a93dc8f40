import { expect, test } from 'vitest';
import { degrees } from '#content/catalog/degrees.ts';
import { vocationalTitles } from '#content/catalog/vocational-titles.ts';
import { copy } from '#content/dictionaries/es/career.ts';
import { careersOfDegree } from './careers-of-study.ts';
import { degreeGlance, titleGlance } from './study-glance.ts';

const degreeOf = (id: string) => {
  const found = degrees.find((each) => each.id === id);
  if (!found) throw new Error(`no degree ${id}`);
  return degreeGlance(found, 'es', copy).map(({ value }) => value.replaceAll('\u00a0', ' '));
};

test('a degree begins with where it is taught, its grade, its price and its years', () => {
  expect(degreeOf('derecho')).toEqual(['44 públicas', '8,04–11,56', '1.534–6.823 €', '4 años']);
  expect(degreeOf('estudios-superiores-de-diseno')).toEqual([
    'Pregunta',
    'Pregunta',
    'Pregunta',
    '4 años',
  ]);
  for (const { id } of degrees) expect(degreeOf(id)).not.toContain('');
});

test('a vocational title begins with its length, its price and what those who have it earn', () => {
  for (const title of vocationalTitles) {
    const glance = titleGlance(title, 'es', copy);
    expect(glance.map(({ value }) => value)).not.toContain('');
    expect(glance).toHaveLength(3);
  }
});

test('the career that a degree is for stands first', () => {
  expect(careersOfDegree('psicologia', 'es')[0]?.name).toBe('Psicología clínica');
});
