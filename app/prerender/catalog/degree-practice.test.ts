import { expect, test } from 'vitest';
import { degrees } from '#content/catalog/degrees.ts';
import { catalog } from '#content/catalog/registry.ts';
import { copy as english } from '#content/dictionaries/en/degree.ts';
import { copy as spanish } from '#content/dictionaries/es/degree.ts';
import { professionOf } from '#content/professions/registry.ts';
import { practiceLines } from './degree-practice.ts';

const linesOf = (id: string, locale: 'es' | 'en' = 'es') => {
  const degree = degrees.find((each) => each.id === id);
  if (!degree) throw new Error(`no degree is called ${id}`);
  return practiceLines(degree, locale, (locale === 'es' ? spanish : english).practice);
};

test('a degree in Medicine says that specialists take a residency, and how long all of it takes', () => {
  const [first, ...others] = linesOf('medicina');
  expect(first).toContain('y 11 más: ');
  expect(first).toContain('una residencia con examen nacional');
  // As the pages of these careers have it.
  expect(first).toContain('y colegiarse, que es obligatorio. Con los estudios, de 10 a 11 años.');
  // Whether sports medicine takes a residency was not verified.
  expect(others).toEqual([
    'Medicina deportiva: un título concreto y colegiarse, que es obligatorio.',
  ]);
  expect(linesOf('medicina', 'en')[0]).toContain('With the studies, from 10 to 11 years.');
});

test('a way that is one of two is not asked of everybody: a master’s degree of clinical psychologists', () => {
  expect(linesOf('psicologia')[0]).toContain(
    'Neuropsicología clínica: una residencia con examen nacional y casi siempre la colegiación.',
  );
});

test('Law names the master, the examination of the State and the chamber; History of Art nothing', () => {
  expect(linesOf('derecho')[0]).toMatch(
    /un máster, un examen del Estado y casi siempre la colegiación/,
  );
  expect(linesOf('literatura-general-y-comparada')).toEqual([]);
});

test('every career behind a gate is counted on the page of each of its degrees', () => {
  // What only a part of the work takes stands on the page of the career alone.
  const gated = catalog.filter(({ career }) =>
    professionOf(career.id)?.gates.some(
      ({ forSome, source }) => forSome !== true && source.mark !== 'U',
    ),
  );
  const wrong = degrees.filter((degree) => {
    const careers = gated.filter(({ degrees: of }) => of.some(({ id }) => id === degree.id));
    return careers.length > 0 !== linesOf(degree.id).length > 0;
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});
