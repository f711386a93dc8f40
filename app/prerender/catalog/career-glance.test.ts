import { expect, test } from 'vitest';
import { catalog } from '#content/catalog/registry.ts';
import { tuition } from '#content/compiled/tuition/public-degrees.js';
import { newestGradesOf, newestRangeOf } from '#content/catalog/studies/newest-grades.ts';
import { copy as copyEn } from '#content/dictionaries/en/career.ts';
import { copy as copyEs } from '#content/dictionaries/es/career.ts';
import { foreignYearOf, yearOf } from '#content/facts/tuition.ts';
import { careerGlance } from './career-glance.ts';
import { degreePlacesInShort } from './degree-places.ts';

const glanceOf = (id: string) => {
  const entry = catalog.find(({ career }) => career.id === id);
  if (!entry) throw new Error(`no career ${id}`);
  return careerGlance(entry, 'es', copyEs.glance).map(({ value, text }) =>
    `${value} · ${text}`.replaceAll('\u00a0', ' '),
  );
};

test('a career begins with its years, its grades, what people earn or whether they work, and what a year costs', () => {
  expect(glanceOf('enfermeria').slice(0, 3)).toEqual([
    '4 años · Universidad, hasta poder ejercer',
    expect.stringMatching(/^\d+,\d+–\d+,\d+ · De 14, en las públicas \(2025-26\)$/),
    expect.stringMatching(/^\d\d\.\d{3} € · Promedio al año de quienes terminaron en 2014$/),
  ]);
  expect(glanceOf('peluqueria')).toEqual([
    '2 años · Técnica (FP)',
    'Pregunta · Al instituto: no tenemos la suya',
    '17.179 € · Promedio al año de quienes terminaron la FP en 2020',
    '360–400 € · En un instituto público',
  ]);
});

test('pay is named by whom it counts and by the year it was counted', () => {
  const labelOf = (id: string) => {
    const entry = catalog.find(({ career }) => career.id === id);
    return entry && careerGlance(entry, 'es', copyEs.glance)[2]?.label;
  };
  expect(labelOf('enfermeria')).toBe('Sueldo en su área, 2018');
  expect(labelOf('peluqueria')).toBe('Sueldo en 2024');
});

test('a specialty and a master’s degree are part of the years, and of what is studied in them', () => {
  expect(glanceOf('pediatria')[0]).toBe(
    '10–11 años · Universidad y residencia, hasta poder ejercer',
  );
  expect(glanceOf('abogacia')[0]).toBe('5–6 años · Universidad y máster, hasta poder ejercer');
  expect(glanceOf('ingenieria-industrial')[0]).toMatch(
    /^4–6 años · Universidad, a veces con máster/,
  );
  // Nobody tells how long this one takes.
  expect(glanceOf('medicina-deportiva')[0]).toMatch(/^6 años o más · Universidad y residencia/);
});

test('grades are of the newest lists where two universities or more stand in them, the same as those of the places', () => {
  const listed = newestGradesOf('enfermeria');
  const range = newestRangeOf(listed);
  expect(range?.year).toBeGreaterThanOrEqual(2025);
  const grades = [...listed.values()].flatMap(({ own }) =>
    own?.year === range?.year ? [own] : [],
  );
  expect(range?.highest).toBe(Math.max(...grades.map((own) => own?.grade ?? 0)));
  expect(newestRangeOf(new Map([...listed].slice(0, 1)))).toBeUndefined();
});

test('the grades of the places are of the same year as those of the head, and the same', () => {
  const entry = catalog.find(({ career }) => career.id === 'enfermeria');
  const [degree] = entry?.degrees ?? [];
  if (!degree) throw new Error('nursing has no degree');
  const places = degreePlacesInShort(degree, 'es', copyEs.places).join(' ');
  const [, lowest, highest] =
    /^([\d,]+)–([\d,]+) · .*2025-26/.exec(glanceOf('enfermeria')[1] ?? '') ?? [];
  expect(places).toContain(`en 2025-26, donde se publica: de ${lowest} a ${highest}.`);
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

test('the price of a degree is that without a passport of the Union, and beside it that with one', () => {
  const known = (side: 'resident' | 'foreign') =>
    tuition.regions.flatMap((region) => {
      if (side === 'foreign') return foreignYearOf(region) ?? [];
      return region.resident ? yearOf(region.resident) : [];
    });
  const whole = (amount: number) => Math.round(amount).toLocaleString('de');
  const [least, most] = [known('foreign'), known('resident')].map((years) =>
    whole(Math.min(...years.map(({ low }) => low))),
  );
  const told = glanceOf('abogacia')[3] ?? '';
  expect(told).toMatch(new RegExp(`^${least}–\\d\\.\\d{3} € · Pública. Con pasaporte europeo, `));
  expect(told).toMatch(new RegExp(`europeo, ${most}–\\d\\.\\d{3} €$`));
});
