import { describe, expect, test } from 'vitest';
import { degrees } from '#content/catalog/degrees.ts';
import { vocationalTitles } from '#content/catalog/vocational-titles.ts';
import {
  areasAfterwards,
  everyDegree,
  fieldsAfterwards,
  placeOfDegree,
} from './degree-afterwards.ts';
import { summarise } from './degree-summary.ts';
import { offer } from './offer.ts';
import { offers } from './offers.ts';
import { titleAfterwards } from './title-afterwards.ts';
import { titleOutcomes } from '#content/compiled/studies/outcomes.js';
import { universities } from './universities.ts';

const degreeIds = degrees.filter(({ branch }) => branch !== 'artistic').map(({ id }) => id);
const titleIds = vocationalTitles.map(({ id }) => id);

describe('where degrees are taught', () => {
  test('is known of degrees of the catalogue, of nearly all of them', () => {
    expect(Object.keys(offers).filter((id) => !degreeIds.includes(id))).toEqual([]);
    expect(Object.keys(offers).length).toBeGreaterThan(degreeIds.length * 0.95);
  });

  test('names each university once in a city, and every university is named', () => {
    const named = new Set<string>();
    for (const [id, known] of Object.entries(offers)) {
      const places = known.map(({ university, city }) => `${university} in ${city}`);
      expect([id, new Set(places).size]).toEqual([id, places.length]);
      for (const { university } of known) named.add(university);
    }
    expect([...named].toSorted()).toEqual(Object.keys(universities).toSorted());
  });

  test('has grades from 5 to 14, and places, of public universities alone', () => {
    for (const { university, places, grades } of Object.values(offers).flat()) {
      const isKnown = places !== undefined || grades.some((grade) => grade !== undefined);
      expect([university, isKnown && !universities[university].isPublic]).toEqual([
        university,
        false,
      ]);
      expect(places ?? 1).toBeGreaterThan(0);
      for (const grade of grades) {
        expect(grade ?? 5).toBeGreaterThanOrEqual(5);
        expect(grade ?? 5).toBeLessThanOrEqual(14);
      }
    }
  });

  test('is what the Ministry published: medicine in Granada, read by hand', () => {
    expect(offers['medicina']).toContainEqual(
      offer('granada', 'Granada', 253, [12.669, 12.772, 12.75, 12.671, 12.904, 13.27, 13.319]),
    );
  });
});

describe('a summary of offers', () => {
  test('counts universities once, adds places, and takes each year’s lowest, middle and highest grade', () => {
    const summary = summarise([
      offer('granada', 'Granada', 100, [5, null, null, null, null, null, 9]),
      offer('granada', 'Ceuta', 20, [null, null, null, null, null, null, 5]),
      offer('sevilla', 'Sevilla', null, [8, null, null, null, null, null, 12.5]),
      offer('deusto', 'Bilbao'),
    ]);
    expect(summary).toEqual({
      publicUniversities: 2,
      privateUniversities: 1,
      places: 120,
      years: [
        { year: 2015, lowest: 5, middle: 5, highest: 8, offers: 2 },
        { year: 2021, lowest: 5, middle: 9, highest: 12.5, offers: 3 },
      ],
    });
  });

  test('of universities that publish nothing has no places and no years, instead of zeros', () => {
    expect(summarise([offer('deusto', 'Bilbao')])).toMatchObject({ places: undefined, years: [] });
  });
});

describe('how it goes afterwards', () => {
  test('areas add up to the people that the report counts, but for the small ones it leaves out', () => {
    const counted = Object.values(areasAfterwards).reduce(
      (sum, { graduates }) => sum + graduates,
      0,
    );
    expect(counted / everyDegree.graduates).toBeGreaterThan(0.99);
    expect(counted).toBeLessThanOrEqual(everyDegree.graduates);
    for (const { affiliated, base } of Object.values(areasAfterwards)) {
      expect(affiliated.year4).toBeGreaterThan(affiliated.year1);
      expect(base?.year4).toBeGreaterThan(base?.year1 ?? Infinity);
    }
  });

  test('every degree of a university has an area, and some a field', () => {
    const placed = Object.keys(placeOfDegree);
    expect(placed.filter((id) => !degreeIds.includes(id))).toEqual([]);
    expect(placed.length).toBeGreaterThan(degreeIds.length * 0.95);
    expect(placeOfDegree['enfermeria']).toEqual(['health', 'enfermeria']);
    expect(fieldsAfterwards.enfermeria.affiliated).toEqual({ year1: 48.1, year4: 73.2 });
  });

  test('bases after a title are euros of a year of full days, and belong to titles of the catalogue', () => {
    for (const [id, { base }] of Object.entries(titleAfterwards)) {
      expect(titleIds).toContain(id);
      expect(base).toBeGreaterThan(15_876);
      expect(base).toBeLessThan(45_000);
    }
  });

  test('no two groups of titles have the same base: a figure that stands twice was copied to the wrong row', () => {
    const groups = new Map(
      Object.values(titleAfterwards).map(({ group, base }) => [group, base] as const),
    );
    expect(new Set(groups.values()).size).toBe(groups.size);
  });
});

test('official outcomes stand on a page of TodoFP, or in the decree of the title', () => {
  expect(Object.keys(titleOutcomes)).toEqual(titleIds);
  for (const [id, { origin, page, outcomes }] of Object.entries(titleOutcomes)) {
    const [number, year] = origin.slice('RD '.length).split('/');
    const decree = `^https://www\\.boe\\.es/eli/es/rd/${year}/\\d{2}/\\d{2}/${number}$`;
    const address = origin === 'todofp' ? '^https://www\\.todofp\\.es/' : decree;
    expect([id, page]).toEqual([id, expect.stringMatching(new RegExp(address))]);
    expect([id, outcomes.length]).toEqual([id, new Set(outcomes).size]);
    expect(outcomes.length).toBeGreaterThan(0);
  }
});
