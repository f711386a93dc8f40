// Where does the career stand that a made-up person would choose: by the six scores alone, and with the fields?
import { byLetter, type InterestsInstrument } from '#domain/instruments/interests/riasec.ts';
import { scoreScales } from '#domain/instruments/scoring/score-scales.ts';
import type { Career } from '#domain/matching/career.ts';
import { fieldLeanings } from '#domain/matching/field-leanings.ts';
import { rankCareers, type RankedCareer } from '#domain/matching/rank-careers.ts';
import { decimals, mean } from '#lab/statistics/print-share.ts';
import { withFields } from './fields-of-version-1.ts';
import {
  CALIBRATED,
  createChoosers,
  type Calibration,
  type Chooser,
} from './people-with-fields.ts';

/** What a review found of own majors on 18,231 real people: by six scores, and what fields add. */
const REVIEW = { six: 0.65, gain: 0.022 } as const;
/** What fields may cost where no person leans to any. */
const LOSS = 0.005;

type Found = { readonly six: number; readonly gain: number; readonly error: number };
type Made = { readonly people: number; readonly seed: number };

/** Prints what fields add, version by version, and what they cost where there are none; false when a goal is missed. */
export function ownCareerTable(
  versions: readonly InterestsInstrument[],
  careers: readonly Career[],
  made: Made,
): boolean {
  console.log(`\nWhere the own career stands: AUC of ${made.people} people`);
  let isMet = true;
  for (const version of versions) {
    for (const calibration of [CALIBRATED, { ...CALIBRATED, sd: 0 }]) {
      const { six, gain, error } = found(version, careers, calibration, made);
      const atLeast = calibration.sd > 0 ? REVIEW.gain : -LOSS;
      // Version 1 is what the leanings were fitted on: its gain is the review's but for rounding.
      const isReference = version.version === 1 && calibration.sd > 0;
      const isEnough = isReference ? Math.abs(gain - REVIEW.gain) < 0.001 : gain >= atLeast;
      console.log(
        `version ${version.version}, leanings of ${calibration.sd.toFixed(2)} steps`.padEnd(40) +
          ` six scores ${decimals(six)}   fields add ${gain.toFixed(4)} (± ${error.toFixed(4)})   ${isReference ? 'fitted to' : 'at least'} ${decimals(atLeast)} ${isEnough ? 'met' : 'MISSED'}`,
      );
      isMet = isMet && isEnough;
    }
  }
  return isMet;
}

function found(
  version: InterestsInstrument,
  careers: readonly Career[],
  calibration: Calibration,
  { people, seed }: Made,
): Found {
  const instrument = withFields(version);
  const next = createChoosers(instrument, careers, calibration, { seed });
  const each = Array.from({ length: people }, () => standing(instrument, careers, next()));
  const told = each.filter((one) => one !== undefined);
  const gains = told.map(({ six, both }) => both - six);
  const gain = mean(gains);
  const variance = mean(gains.map((one) => (one - gain) ** 2));
  return {
    six: mean(told.map(({ six }) => six)),
    gain,
    error: 1.96 * Math.sqrt(variance / told.length),
  };
}

/** The share of all other careers that the own one stands before; `undefined` for a person without any order. */
function standing(
  instrument: InterestsInstrument,
  careers: readonly Career[],
  { tests: [{ responses }], own }: Chooser,
): { six: number; both: number } | undefined {
  const scores = scoreScales(instrument, responses);
  const points = byLetter((letter) => {
    const score = scores.find(({ scale }) => scale === letter);
    return score?.kind === 'scored' ? score.raw : 0;
  });
  const leanings = fieldLeanings(instrument.items, responses);
  const share = (ranked: readonly RankedCareer[] | undefined) =>
    ranked && 1 - ranked.findIndex(({ career }) => career.id === own) / (ranked.length - 1);
  const six = share(rankCareers(points, careers));
  const both = share(rankCareers(points, careers, { pull: new Map(), leanings }));
  return six === undefined || both === undefined ? undefined : { six, both };
}
