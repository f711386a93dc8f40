import { expect, test } from 'vitest';
import { catalog } from '#content/catalog/registry.ts';
import { copy as career } from '#content/dictionaries/es/career.ts';
import { copy } from '#content/dictionaries/es/compare-careers.ts';
import { copy as types } from '#content/instruments/interests/words/es/types.ts';
import { copy as valueTypes } from '#content/instruments/values/words/es/types.ts';
import { careerGlance } from './career-glance.ts';
import { comparedCareer } from './compared-career.ts';

const besideOthers = (id: string) => {
  const entry = catalog.find((each) => each.career.id === id);
  if (!entry) throw new Error(`no career ${id}`);
  const cells = comparedCareer(entry, 'es', { copy, career, types, valueTypes });
  return { cells, glance: careerGlance(entry, 'es', career.glance) };
};

test('beside others a career has the years, the grade and the price of its own page', () => {
  const { cells, glance } = besideOthers('enfermeria');
  expect(cells.years).toBe('4 años');
  expect(cells.grades).toMatch(/^\d+,\d+–\d+,\d+ · De 14, en las públicas \(2025-26\)$/);
  expect(cells.grades).toContain(glance[1]?.value);
  expect(cells.price).toMatch(/^[\d.]+–[\d.]+\u{A0}€ · Pública\./u);
});

test('a residency counts among the years, and what is not known says whom to ask', () => {
  expect(besideOthers('medicina-de-familia').cells.years).toBe('10–11 años');
  expect(besideOthers('peluqueria').cells.grades).toBe(
    'Pregunta · Al instituto: no tenemos la suya',
  );
});
