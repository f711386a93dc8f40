import { describe, expect, test } from 'vitest';
import { locales } from '#domain/locale.ts';
import { riasecLetters } from '#domain/instruments/interests/riasec.ts';
import { workValues } from '#domain/instruments/values/work-values.ts';
import { isReachedBy } from '#domain/matching/career.ts';
import { careerStudies } from '#content/compiled/careers/studies.js';
import { careerPageFacts } from '#content/compiled/careers/page-facts.js';
import { careers } from './careers.ts';
import { officialSearch, onetCredit, studiesNote, valuesDated } from './credit.ts';
import { degrees } from './degrees.ts';
import { familyNames } from '#content/classifications/families.ts';
import { catalog, type CatalogEntry } from './registry.ts';
import { vocationalTitles } from './vocational-titles.ts';

const nursing = { R: 3.46, I: 4.71, A: 1.34, S: 5.57, E: 2.38, C: 4.75 };
const ids = careers.map(({ id }) => id);

describe('the catalogue as a whole', () => {
  test('holds at least 260 careers in 25 families, 100 of them by FP, 110 degrees and 90 vocational titles', () => {
    expect(careers.length).toBeGreaterThanOrEqual(260);
    const byFp = careers.filter((career) => isReachedBy(career, 'vocational'));
    expect(byFp.length).toBeGreaterThanOrEqual(100);
    expect(new Set(careers.map(({ family }) => family)).size).toBeGreaterThanOrEqual(25);
    const atUniversities = degrees.filter(({ branch }) => branch !== 'artistic');
    expect(atUniversities.length).toBeGreaterThanOrEqual(110);
    const inFp = vocationalTitles.filter(({ grade }) => grade !== 'artistic');
    expect(inFp.length).toBeGreaterThanOrEqual(90);
  });

  test('uses every family', () => {
    expect(new Set(careers.map(({ family }) => family))).toEqual(new Set(Object.keys(familyNames)));
  });

  test('names every career once, and every occupation once', () => {
    expect(twice(ids)).toEqual([]);
    // Which two have one code, not how many there are.
    const codes = catalog.map(({ onet }) => onet);
    const shared = catalog.filter(({ onet }) => twice(codes).includes(onet));
    expect(shared.map(({ onet, career }) => `${onet} ${career.id}`)).toEqual([]);
  });

  test('gives every career an address of its own in each language', () => {
    for (const locale of locales) {
      const slugs = catalog.map(({ slug }) => slug[locale]);
      expect(twice(slugs)).toEqual([]);
      for (const slug of slugs) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
    }
  });

  test('gives every family, degree and title an id of its own', () => {
    const studies = [...degrees, ...vocationalTitles];
    for (const { id } of studies) expect(id).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
    expect(twice(degrees.map(({ id }) => id))).toEqual([]);
    expect(twice(vocationalTitles.map(({ id }) => id))).toEqual([]);
  });

  test('prints the credit that the licence of O*NET asks for', () => {
    expect(onetCredit.en).toMatch(/^This page includes information from the O\*NET Database by /);
    expect(onetCredit.en).toContain('Faro Vocacional has modified all or some');
    expect(onetCredit.es).toContain('CC BY 4.0');
    expect(valuesDated).toBe('2008-06');
  });

  test('says that the links to studies are a judgement, and points to official front doors', () => {
    expect(studiesNote.es).toContain('criterio nuestro');
    expect(studiesNote.en).toContain('our own judgement');
    for (const address of Object.values(officialSearch)) {
      expect(new URL(address).pathname).toBe('/');
      expect(new URL(address).hostname).toMatch(/\.gob\.es$|^www\.todofp\.es$/);
    }
  });
});

describe('figures', () => {
  test('lie between 1 and 7', () => {
    for (const { interests, values } of careers) {
      for (const letter of riasecLetters) {
        expect(interests[letter]).toBeGreaterThanOrEqual(1);
        expect(interests[letter]).toBeLessThanOrEqual(7);
      }
      for (const value of values ? workValues : []) {
        expect(values?.[value]).toBeGreaterThanOrEqual(1);
        expect(values?.[value]).toBeLessThanOrEqual(7);
      }
    }
  });

  test('are those that O*NET published: two careers read by hand', () => {
    expect(careers.find(({ id }) => id === 'enfermeria')?.interests).toEqual(nursing);
    expect(careers.find(({ id }) => id === 'ciencia-de-datos')).toMatchObject({
      interests: { R: 2.17, I: 6.98, A: 2.61, S: 1.66, E: 1.71, C: 5.39 },
    });
    expect(careers.find(({ id }) => id === 'ciencia-de-datos')).not.toHaveProperty('values');
  });
});

describe('studies', () => {
  test('that a career names exist, and all of them are named by some career', () => {
    const details = Object.values(careerStudies);
    expect(new Set(details.flatMap((career) => career.degrees))).toEqual(
      new Set(degrees.map(({ id }) => id)),
    );
    expect(new Set(details.flatMap((career) => career.titles))).toEqual(
      new Set(vocationalTitles.map(({ id }) => id)),
    );
  });
});

test('related careers exist, are at least two, and name each other', () => {
  for (const [id, { related }] of Object.entries(careerPageFacts)) {
    expect(related.length).toBeGreaterThanOrEqual(2);
    expect(related).not.toContain(id);
    for (const other of related) expect(careerPageFacts[other]?.related).toContain(id);
  }
});

describe('words', () => {
  test.each(locales)(
    'in %s tell a career in one line, and a day of 45 to 70 words in order',
    (locale) => {
      for (const { words } of catalog) {
        const { name, line, day } = words[locale];
        const told = day.map(({ what }) => what).join(' ');
        expect([name, lengthOf(told) >= 45 && lengthOf(told) <= 70]).toEqual([name, true]);
        expect([name, line.length <= 80 && !line.endsWith('.')]).toEqual([name, true]);
        // A shift may pass midnight, once.
        const backwards = day.filter(
          ({ at }, index) => index > 0 && at <= (day[index - 1]?.at ?? -1),
        );
        expect([name, backwards.length <= 1]).toEqual([name, true]);
      }
    },
  );

  test.each(locales)('in %s contain no figures, shares or long dashes', (locale) => {
    for (const { words } of catalog) {
      const { alsoCalled } = words[locale];
      for (const text of [...alsoCalled, ...sentencesOf(words[locale])]) {
        expect(text).not.toMatch(/[\d%—–]/);
      }
    }
  });

  test.each(locales)('in %s are nowhere the same for two careers', (locale) => {
    const texts = catalog.flatMap(({ words }) => sentencesOf(words[locale]));
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });
});

function sentencesOf(words: CatalogEntry['words']['es']): readonly string[] {
  const { line, does, day, tasks, likes = [], tires, grows, tries } = words;
  return [
    line,
    does,
    ...day.map(({ what }) => what),
    ...tasks,
    ...likes,
    ...tires,
    grows,
    ...tries,
  ];
}

function lengthOf(text: string): number {
  return text.split(' ').length;
}

function twice(names: readonly string[]): string[] {
  return names.filter((name, at) => names.indexOf(name) !== at);
}
