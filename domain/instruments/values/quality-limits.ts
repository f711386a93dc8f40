import { MEDIAN_TIME, type LimitsByForm } from '#domain/instruments/scoring/quality-limits.ts';

/**
 * 30 questions, most of them called important (99th percentile of generated people: 10; .56; .72; -.70); a run of 19
 * would be more than half of them, 12 lies between that and the 99.5th percentile (11).
 */
export const valuesLimits: LimitsByForm = {
  full: {
    longestRun: 12,
    spread: 0.45,
    lagRepetition: 0.85,
    halves: -0.84,
    medianTime: MEDIAN_TIME,
  },
};
