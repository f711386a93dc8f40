// Calibrates every scale of a version; long, so that it tells how far it is.
import type { Instrument } from '#domain/instruments/instrument.ts';
import { FEWEST_CALIBRATED, type Calibration } from '#domain/research/calibration.ts';
import { rounded } from '#domain/research/protect-table.ts';
import { layoutOf } from './make-study.ts';
import { round } from './rounding.ts';
import { calibrate, type Progress } from '#lab/calibration/calibrate.ts';
import { difficulties, itemInformation, type GradedItem } from '#lab/calibration/graded-item.ts';
import { places, shares } from '#lab/calibration/quadrature.ts';
import { standardErrors } from '#lab/calibration/standard-errors.ts';
import { usedCategories } from '#lab/calibration/used-categories.ts';

type Scale = Calibration['scales'][number];

/**
 * `people`: keyed points, scale by scale, item by item. `undefined` with fewer than 1,000 people. `onRound` hears of each
 * round of each scale.
 */
export function makeCalibration(
  instrument: Instrument,
  people: readonly { readonly items: readonly (readonly number[])[] }[],
  today: string,
  onRound: (scale: string, progress: Progress) => void = () => undefined,
): Calibration | undefined {
  if (people.length < FEWEST_CALIBRATED) return undefined;
  return {
    instrument: instrument.id,
    version: instrument.version,
    n: rounded(people.length),
    asOf: today,
    scales: layoutOf(instrument).map(({ scale, items }, at) =>
      calibrateScale(
        { scale, items },
        people.map((one) => one.items[at] ?? []),
        (progress) => onRound(scale, progress),
      ),
    ),
  };
}

function calibrateScale(
  { scale, items }: { scale: string; items: readonly string[] },
  given: readonly (readonly number[])[],
  onRound: (progress: Progress) => void,
): Scale {
  const { answers, categories } = usedCategories(given);
  const fit = calibrate(answers, onRound);
  const errors = standardErrors(answers, fit.items);
  return {
    scale,
    rounds: fit.rounds,
    gradient: fit.gradient,
    items: fit.items.map((item, at) => ({
      item: items[at] ?? '',
      slope: { value: round(item.slope, 3), error: toError(errors?.[at]?.slope) },
      difficulties: difficulties(item).map((value, k) => ({
        category: categories[at]?.[k + 1] ?? 0,
        value: round(value, 3),
        error: toError(errors?.[at]?.difficulties[k]),
      })),
      information: round(meanInformation(item), 4),
    })),
  };
}

function toError(found: number | undefined): number | null {
  return found === undefined ? null : round(found, 3);
}

function meanInformation(item: GradedItem): number {
  return places.reduce(
    (sum, place, at) => sum + (shares[at] ?? 0) * itemInformation(item, place),
    0,
  );
}
