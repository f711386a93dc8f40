import { MEDIAN_TIME, type LimitsByForm } from '#domain/instruments/scoring/quality-limits.ts';

/** Six questions: nothing but the time says much. */
export const toyLimits: LimitsByForm = {
  full: {
    longestRun: 6,
    spread: 0,
    lagRepetition: 1,
    scatter: { ratio: 0, within: 4 },
    medianTime: MEDIAN_TIME,
  },
};
