// Two dimensions under the hexagon: Things/People and Data/Ideas (Prediger 1982, J Voc Behav 21, 259-287).
import type { ByLetter } from './riasec.ts';

export type Dimensions = {
  /** Positive towards things, negative towards people. */
  readonly thingsPeople: number;
  /** Positive towards data, negative towards ideas. */
  readonly dataIdeas: number;
};

/**
 * Places six scores of one unit in the plane. For scores from 0 to m, `thingsPeople` lies within ±4m and
 * `dataIdeas` within ±2√3·m; both are 0 for equal scores.
 */
export function dimensionsOf({ R, I, A, S, E, C }: ByLetter<number>): Dimensions {
  return {
    thingsPeople: 2 * R + I - A - 2 * S - E + C,
    dataIdeas: Math.sqrt(3) * (E + C - I - A),
  };
}
