// The second voice on a career: whether what matters to a person is what the work offers. Profile correlation of the
// six work values with O*NET's; it adds to a suggestion and never filters one.
import type { ValuesProfile } from '#domain/instruments/values/profile.ts';
import { workValues, type WorkValue } from '#domain/instruments/values/work-values.ts';
import type { Career } from './career.ts';
import { isMatch, matchBand } from './match-band.ts';
import { profileCorrelation } from './profile-correlation.ts';

export type ValuesMatch =
  /** O*NET has no work values for the occupation: "sin datos". */
  | { readonly kind: 'no-data' }
  /** The person's six are not complete, or without clear priorities. */
  | { readonly kind: 'no-priorities' }
  | {
      readonly kind: 'compared';
      readonly r: number;
      /**
       * `agrees` from .61 (a good match, as for interests), `differs` from -.61, else `mixed`: the same critical values
       * both ways, because little agreement is not disagreement.
       */
      readonly voice: 'agrees' | 'mixed' | 'differs';
      /** Values above the mean on both sides, the largest contribution first; two at most. */
      readonly offered: readonly WorkValue[];
      /** Of the person's leading values, those that the work offers less than its other values. */
      readonly missing: readonly WorkValue[];
    };

/** Lays a person's values beside those of a career. */
export function matchValues(profile: ValuesProfile, career: Pick<Career, 'values'>): ValuesMatch {
  if (!career.values) return { kind: 'no-data' };
  if (profile.kind !== 'priorities') return { kind: 'no-priorities' };
  const compared = profileCorrelation(workValues, profile.centred, career.values);
  if (compared.kind === 'flat') return { kind: 'no-data' };
  const { r, contributions } = compared;
  const offered = workValues
    .filter((value) => profile.centred[value] > 0 && contributions[value] > 0)
    .toSorted((a, b) => contributions[b] - contributions[a])
    .slice(0, 2);
  const missing = profile.leading
    .flat()
    .filter((value) => profile.centred[value] > 0 && contributions[value] < 0);
  return { kind: 'compared', r, voice: voiceOf(r), offered, missing };
}

function voiceOf(r: number): 'agrees' | 'mixed' | 'differs' {
  if (isMatch(matchBand(r))) return 'agrees';
  return isMatch(matchBand(-r)) ? 'differs' : 'mixed';
}
