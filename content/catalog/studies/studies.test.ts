import { describe, expect, test } from 'vitest';
import { degrees } from '#content/catalog/degrees.ts';
import { vocationalTitles } from '#content/catalog/vocational-titles.ts';
import {
  areasAfterwards,
  fieldsAfterwards,
  placeOfDegree,
} from '#content/compiled/studies/afterwards.js';
import { titleOutcomes } from '#content/compiled/studies/outcomes.js';
import { titleAfterwards } from '#content/compiled/studies/title-afterwards.js';
import { universities } from '#content/compiled/studies/universities.js';
import { summarise } from './degree-summary.ts';
import { offer } from './offer.ts';
import { offers } from './offers.ts';

const degreeIds = degrees.filter(({ branch }) => branch !== 'artistic').map(({ id }) => id);
const titleIds = vocationalTitles.map(({ id }) => id);

describe('where degrees are taught', () => {
  test('is known of nearly every degree, and every university is named', () => {
    const taught = degreeIds.filter((id) => offers[id]?.length);
    expect(taught.length).toBeGreaterThan(degreeIds.length * 0.95);
    const named = Object.values(offers).flatMap((known) =>
      known.map(({ university }) => university),
    );
    expect([...new Set<string>(named)].toSorted()).toEqual(Object.keys(universities).toSorted());
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
  test('every degree of a university has an area, and some a field', () => {
    const placed = Object.keys(placeOfDegree);
    expect(placed.length).toBeGreaterThan(degreeIds.length * 0.95);
    expect(placeOfDegree['enfermeria']).toEqual(['health', 'enfermeria']);
    expect(fieldsAfterwards.enfermeria.affiliated).toEqual({ year1: 48.1, year4: 73.2 });
    expect(areasAfterwards.health.base).toEqual({ year1: 24_152, year4: 29_531 });
  });

  test('a title has the base of its group, as it was read by hand', () => {
    expect(titleAfterwards['iluminacion-captacion-y-tratamiento-de-imagen']?.base).toBe(21_308);
    expect(titleAfterwards['actividades-comerciales']).toBeUndefined();
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
