import { expect, test } from 'vitest';
import { catalog } from '#content/catalog/registry.ts';
import { tuition } from '#content/compiled/tuition/public-degrees.js';
import { copy as copyEn } from '#content/dictionaries/en/career.ts';
import { copy as copyEs } from '#content/dictionaries/es/career.ts';
import { foreignYearOf, yearOf } from '#content/facts/tuition.ts';
import { careerGlance } from './career-glance.ts';

const glanceOf = (id: string) => {
  const entry = catalog.find(({ career }) => career.id === id);
  if (!entry) throw new Error(`no career ${id}`);
  return careerGlance(entry, 'es', copyEs.glance).map(({ value, text }) =>
    `${value} · ${text}`.replaceAll('\u00a0', ' '),
  );
};

test('a career begins with its years, its grades, what people earn or whether they work, and what a year costs', () => {
  expect(glanceOf('enfermeria').slice(0, 3)).toEqual([
    '4 años · Grado universitario, hasta poder ejercer',
    '10,73–12,74 · De 14, en 2021-22',
    '89 % · Cotizaba a los 4 años. «Enfermería», 2017-18',
  ]);
  expect(glanceOf('peluqueria')).toEqual([
    '2 años · Formación profesional (FP)',
    'Pregunta · Al instituto: no tenemos la suya',
    '17.179 € · Al año, a los 4 años de la FP, 2019-20',
    '360–400 € · Cataluña 2023-24 y Madrid 2025-26',
  ]);
});

test('studies that nobody asks for are no length of the way', () => {
  expect(glanceOf('policia')[0]).toMatch(/^Depende · /);
});

test('of every career and in both languages four are told, and what is not known says whom to ask', () => {
  for (const entry of catalog) {
    for (const [locale, copy] of [['es', copyEs] as const, ['en', copyEn] as const]) {
      const glance = careerGlance(entry, locale, copy.glance);
      expect([entry.career.id, glance.length]).toEqual([entry.career.id, 4]);
      const told = glance.map(({ label, value, text }) => [label, value, text].join(' '));
      expect(told.join(' ')).not.toMatch(/NaN|undefined|\{|Infinity/);
      expect(glance.filter(({ text }) => text === '')).toEqual([]);
    }
  }
});

test('the price of a degree reaches from what residents pay to what the others pay', () => {
  const low = Math.min(
    ...tuition.regions.flatMap(({ resident }) => (resident ? yearOf(resident).low : [])),
  );
  const foreign = tuition.regions.flatMap((region) => foreignYearOf(region)?.high ?? []);
  const [from = 0, to = 0] = (glanceOf('abogacia')[3] ?? '')
    .replace(/ €.*/, '')
    .split('–')
    .map((figure) => Number(figure.replace('.', '')));
  expect(from).toBe(low);
  expect(to).toBeGreaterThan(4 * low);
  expect(to).toBeLessThanOrEqual(Math.round(Math.max(...foreign)));
});
