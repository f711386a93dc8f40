import { expect, test } from 'vitest';
import type { Instrument } from '#domain/instruments/instrument.ts';
import { parseStudy } from '#domain/research/study.ts';
import { madeUpAnswers } from '#lab/statistics/made-up-answers.vectors.ts';
import { makeStudy } from './make-study.ts';
import type { StudiedPerson } from './studied-person.ts';

const ids = ['x1', 'x2', 'x3', 'x4', 'x5', 'x6'];
/** One scale of six items, and an item that is asked but feeds no scale. */
const instrument: Instrument = {
  id: 'sample',
  version: 1,
  scales: ['X'],
  choices: { min: 0, max: 4 },
  items: ids.map((id) => ({ id, scale: 'X', reversed: false, facet: 'any' })),
  precision: { standardError: 1, tieMargin: 1 },
  forms: { full: [...ids, 'asked-only'] },
};
const today = '2026-11-22';

function people(count: number, about: (at: number) => Partial<StudiedPerson> = () => ({})) {
  return Array.from({ length: count }, (_, at): StudiedPerson => ({
    items: [madeUpAnswers[at % 1000] ?? []],
    locale: 'es',
    ageBand: null,
    country: null,
    repeated: undefined,
    ...about(at),
  }));
}

const study = (of: readonly StudiedPerson[], times: readonly number[] = []) =>
  makeStudy(instrument, { people: of, times }, today);

test('from 300 people on there are figures of items, below it how many are missing', () => {
  const { n, scales } = study(people(300));
  expect(n).toBe(300);
  expect(scales).toMatchObject({ kind: 'made', n: 300, asOf: today });
  const [scale] = scales.kind === 'made' ? scales.figures : [];
  expect(scale?.items.map(({ item }) => item)).toEqual(ids);
  for (const { mean, itemRest } of scale?.items ?? []) {
    expect(mean.low).toBeLessThan(mean.value);
    expect(itemRest?.high).toBeGreaterThan(itemRest?.value ?? NaN);
  }
  expect(study(people(287)).scales).toEqual({ kind: 'not-yet', missing: 15 });
  expect(study(people(299)).scales).toEqual({ kind: 'not-yet', missing: 5 });
  expect(study([]).scales).toEqual({ kind: 'not-yet', missing: 300 });
});

test('figures of the made-up thousand are those that R has, with their intervals', () => {
  const { scales } = study(people(1000));
  expect(scales.kind === 'made' && scales.figures[0]).toMatchObject({
    mean: { value: 13.09, low: 12.74, high: 13.44 },
    deviation: 5.63,
    alpha: { value: 0.777 },
    omega: { value: 0.781, low: 0.76, high: 0.802 },
  });
});

test('no group of 299 has figures, nor one that stands beside no other (P16)', () => {
  const byLocale = (english: number, all: number) =>
    study(people(all, (at) => ({ locale: at < english ? 'en' : 'es' }))).differences.language;
  expect(byLocale(299, 1000)).toEqual({ kind: 'not-yet', missing: 5 });
  expect(byLocale(0, 1000)).toEqual({ kind: 'not-yet', missing: 300 });
  // Seven people are told as none.
  expect(byLocale(7, 1000)).toEqual({ kind: 'not-yet', missing: 300 });
  expect(byLocale(300, 1000)).toMatchObject({
    kind: 'made',
    figures: { reference: { group: 'es', n: 700 }, groups: [{ group: 'en', n: 300 }] },
  });
});

test('a group that would leave fewer than ten others gives way (P16)', () => {
  const countries = (others: number) =>
    study(
      people(1000 + others, (at) => ({
        country: at < 400 ? 'MX' : at < 700 ? 'CO' : at < 1000 ? 'ES' : 'PE',
      })),
    ).differences.country;
  const groups = (found: ReturnType<typeof countries>) =>
    found.kind === 'made' ? found.figures.groups.map(({ group }) => group) : [];
  expect(groups(countries(0))).toEqual(['CO', 'ES']);
  expect(groups(countries(9))).toEqual(['CO']);
  expect(groups(countries(10))).toEqual(['CO', 'ES']);
});

test('norms stand in cells of 300, and no margin minus the shown ones finds a few people (P16)', () => {
  const cells = (peruvians: number) => {
    const { norms } = study(
      people(660 + peruvians, (at) => ({
        ageBand: '16-17',
        country: at < 350 ? 'MX' : at < 660 ? 'CO' : 'PE',
      })),
    );
    return norms.kind === 'made' ? norms.figures.map(({ country }) => country) : norms;
  };
  expect(cells(0)).toEqual(['CO', 'MX']);
  // One row of three cells: its total less the two shown ones would be the third.
  expect(cells(4)).toEqual({ kind: 'not-yet', missing: 5 });
});

test('norms carry mean, deviation and percentiles with intervals', () => {
  const { norms } = study(people(1000, () => ({ ageBand: '16-17', country: 'MX' })));
  const [cell] = norms.kind === 'made' ? norms.figures : [];
  expect(cell).toMatchObject({ ageBand: '16-17', country: 'MX', n: 1000 });
  expect(cell?.scales[0]?.percentiles.map(({ value }) => value)).toEqual([5, 9, 14, 17, 20]);
  expect(cell?.scales[0]?.mean).toEqual({ value: 13.1, low: 12.7, high: 13.4 });
});

test('from 200 people who took it twice on there is a correlation with its interval', () => {
  const twice = (count: number) =>
    study(
      people(300, (at) => {
        const points = at % 20;
        const second = [points + (at % 3)];
        return at < count ? { repeated: { days: 20 + (at % 5), first: [points], second } } : {};
      }),
    ).retest;
  expect(twice(190)).toEqual({ kind: 'not-yet', missing: 10 });
  const found = twice(200);
  expect(found).toMatchObject({ kind: 'made', n: 200, figures: { days: [21, 22, 23] } });
  const r = found.kind === 'made' ? found.figures.scales[0]?.r : null;
  expect(r?.value).toBeGreaterThan(0.95);
  expect(r?.low).toBeLessThan(r?.value ?? NaN);
});

test('times suggest a limit: the first percentile, to the hundredth of a second', () => {
  const { times } = study(
    people(300),
    Array.from({ length: 1000 }, (_, at) => 1503 + at),
  );
  expect(times.kind === 'made' && times.figures[0]).toEqual({
    percent: 1,
    value: 1510,
    low: 1510,
    high: 1520,
  });
});

test('what was stored is read as it was, and anything else is no study', () => {
  const made = study(people(1000, (at) => ({ locale: at % 2 ? 'en' : 'es' })));
  expect(parseStudy(JSON.parse(JSON.stringify(made)))).toEqual(made);
  expect(parseStudy({ ...made, norms: { kind: 'made' } })).toBeUndefined();
});
