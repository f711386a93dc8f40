import { expect, test } from 'vitest';
import { catalog } from '#content/catalog/registry.ts';
import { vocationalTitles } from '#content/catalog/vocational-titles.ts';
import { copy as english } from '#content/dictionaries/en/career.ts';
import { copy as spanish } from '#content/dictionaries/es/career.ts';
import { copy as ofTitle } from '#content/dictionaries/es/vocational-title.ts';
import { professionOf } from '#content/professions/registry.ts';
import { careerFacts } from './career-facts.ts';
import { titleFacts } from './title-facts.ts';

const facts = (id: string) => {
  const entry = catalog.find(({ career }) => career.id === id);
  if (!entry) throw new Error(`no career is called ${id}`);
  return careerFacts(entry, 'es', spanish);
};

test('every career says what practice asks for with a source, or whom to ask, and none that the law asks for no more', () => {
  expect(catalog.length).toBeGreaterThan(250);
  for (const entry of catalog) {
    for (const [locale, copy] of [
      ['es', spanish],
      ['en', english],
    ] as const) {
      const { requirements, ask } = careerFacts(entry, locale, copy);
      const isRead = professionOf(entry.career.id) !== undefined;
      expect([entry.career.id, requirements.length > 0, ask === undefined]).toEqual([
        entry.career.id,
        isRead,
        isRead,
      ]);
      expect(ask ?? '').not.toMatch(/no pide nada más|asks for nothing more/);
    }
  }
});

test.each([
  ['higiene-bucodental', 'Ley 44/2003, artículos 2.3 y 4.2'],
  ['emergencias-sanitarias', 'Real Decreto 836/2012, artículo 4.1'],
  ['audioprotesis', 'Ley 44/2003, artículo 3'],
  ['cuidados-auxiliares-de-enfermeria', 'Ley 44/2003, artículo 3'],
])('%s asks for its title by %s, and for recognition of one from abroad', (id, norm) => {
  const [title] = facts(id).requirements;
  expect(title?.source).toContain(norm);
  expect(title?.text).toMatch(/homologa/);
});

test('police is entered after secondary school, though degrees help to prepare', () => {
  expect(facts('policia').entry).toBe('Bachillerato y oposición');
  expect(facts('enfermeria').entry).toBeUndefined();
});

test('totals are told: nursing assistants in hours, midwives with their residency', () => {
  expect(facts('cuidados-auxiliares-de-enfermeria').years).toContain('1.400 horas');
  expect(facts('cuidados-auxiliares-de-enfermeria').years).toContain(
    'en los cursos que fije tu comunidad autónoma',
  );
  expect(facts('matroneria').years).toBe('6 años hasta poder ejercer');
});

test('4.8 % of doctors after a year comes with the reason', () => {
  const told = facts('medicina-de-familia').afterwards.join(' ');
  expect(told).toMatch(/cotizaba en España el 4,8\s% un año después/);
  expect(told).toContain('casi todos preparan el MIR');
});

test('every vocational title says that it may be compulsory and one from abroad be recognised, dental prosthetics by its decree', () => {
  const pages = vocationalTitles.map((title) => titleFacts(title, 'es', ofTitle, spanish));
  expect(pages.length).toBeGreaterThan(100);
  for (const { id, practice } of pages) {
    const text = practice.map((each) => each.text).join(' ');
    expect([id, text]).toEqual([id, expect.stringMatching(/homologad?o?/)]);
  }
  const dental = pages.find(({ id }) => id === 'protesis-dentales');
  expect(dental?.practice[0]?.link?.name).toContain('Real Decreto 381/2024, artículo 9.1');
});
