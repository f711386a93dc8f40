// Makes a study of one version out of the people who took it.
import type { Instrument } from '#domain/instruments/instrument.ts';
import { itemPlaces } from '#domain/instruments/item-places.ts';
import { rounded } from '#domain/research/protect-table.ts';
import type { RetestFigures, Study } from '#domain/research/study.ts';
import { retestOf } from '#lab/statistics/item-statistics.ts';
import { percentiles } from '#lab/statistics/percentiles.ts';
import { FEWEST_IN_GROUP, FEWEST_REPEATED } from './fewest-people.ts';
import { differencesBy, normsOf, type Layout } from './group-figures.ts';
import { partFrom, round, toEstimate } from './rounding.ts';
import { scaleFigures } from './scale-figures.ts';
import type { Repeated, StudiedPerson } from './studied-person.ts';

/** Of a person's median times: the first percentile, and what lies in the middle. */
const TIME_PERCENTS = [1, 5, 50];

/** Scales in the instrument's order, their items in the order of asking; what is not scored is of no scale. */
export function layoutOf(instrument: Instrument): Layout[] {
  const places = itemPlaces(instrument);
  return instrument.scales.map((scale, at) => ({
    scale,
    items: instrument.forms.full.filter((id) => places.get(id)?.scale === at),
  }));
}

/** `times`: median times of attentive people. `today`: the day of the study, 2026-11-22. */
export function makeStudy(
  instrument: Instrument,
  { people, times }: { people: readonly StudiedPerson[]; times: readonly number[] },
  today: string,
): Study {
  const layout = layoutOf(instrument);
  const everybody = { n: people.length, fewest: FEWEST_IN_GROUP, today };
  const repeated = people.flatMap((one) => (one.repeated ? [one.repeated] : []));
  const by = (groupOf: (one: StudiedPerson) => string | null) =>
    differencesBy(people, layout, groupOf, today);
  return {
    instrument: instrument.id,
    version: instrument.version,
    n: rounded(people.length),
    scales: partFrom(everybody, () =>
      layout.map(({ scale, items }, at) =>
        scaleFigures(
          scale,
          items,
          people.map((one) => one.items[at] ?? []),
        ),
      ),
    ),
    retest: partFrom({ n: repeated.length, fewest: FEWEST_REPEATED, today }, () =>
      retestFigures(instrument.scales, repeated),
    ),
    times: partFrom({ n: times.length, fewest: FEWEST_IN_GROUP, today }, () =>
      percentiles(times, TIME_PERCENTS).map(({ percent, value, low, high }) => ({
        percent,
        value: toTens(value),
        low: toTens(low),
        high: toTens(high),
      })),
    ),
    differences: {
      language: by(({ locale }) => locale),
      age: by(({ ageBand }) => ageBand),
      country: by(({ country }) => country),
    },
    norms: normsOf(people, layout, today),
  };
}

function retestFigures(scales: readonly string[], repeated: readonly Repeated[]): RetestFigures {
  const days = percentiles(
    repeated.map((one) => one.days),
    [25, 50, 75],
  );
  return {
    days: days.map(({ value }) => round(value, 0)),
    scales: scales.map((scale, at) => {
      const found = retestOf(
        repeated.map(({ first }) => first[at] ?? 0),
        repeated.map(({ second }) => second[at] ?? 0),
      );
      return { scale, r: toEstimate(found && { ...found, value: found.r }, 3) };
    }),
  };
}

/** A percentile of times is one person's time; no more of it is kept than a hundredth of a second. */
function toTens(ms: number): number {
  return round(ms / 10, 0) * 10;
}
