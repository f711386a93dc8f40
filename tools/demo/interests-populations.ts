// Six populations that answer the interest test. One was fitted to real people; the others are harder in one way each,
// and a claim of recovery is shown for all of them. Decision 064 says where each number comes from. They were fixed
// before an item of a second version was written, and do not change for one: a version is measured on what was there.
import { riasecPopulation as fitted } from '#tools/demo/interests-generator.ts';
import type { Population } from '#tools/demo/respondents.ts';

const overall = fitted.latentMean.reduce((sum, mean) => sum + mean, 0) / fitted.latentMean.length;

export const interestsPopulations = {
  'as fitted': fitted,
  /** Answers that depend less on what is asked for. */
  'error × 1.4': { ...fitted, errorSd: times(1.4, fitted.errorSd) },
  /** Types that are closer to each other: what everybody likes differs less, and so does what one person likes. */
  teenagers: {
    ...fitted,
    latentMean: drawnTogether(0.6),
    latentSd: times(0.8, fitted.latentSd),
  },
  /** Scales of five parts, and people who like one part and not the other. */
  'clusters of facets': { ...fitted, clusters: { perScale: 5, sd: 0.7 } },
  /** No type that everybody likes, so that nothing but the person decides what comes first. */
  'equal means': {
    ...fitted,
    latentMean: drawnTogether(0),
    latentSd: times(0.8, fitted.latentSd),
  },
  /** A habit of saying yes, or no, three times as strong. */
  'strong acquiescence': { ...fitted, acquiescenceSd: 3 * fitted.acquiescenceSd },
} satisfies Record<string, Population>;

function times(factor: number, values: readonly number[]): readonly number[] {
  return values.map((value) => factor * value);
}

/** The means of the types with this share of their distance from the mean of all six. */
function drawnTogether(share: number): readonly number[] {
  return fitted.latentMean.map((mean) => overall + share * (mean - overall));
}
