import { MEDIAN_TIME, type LimitsByForm } from '#domain/instruments/scoring/quality-limits.ts';

/**
 * 30 questions, most of them called important (99th percentile of generated people: run 10, spread .56); a run of 16
 * would be more than half of them, 12 lies between that and the 99.5th percentile (11).
 */
export const valuesLimits: LimitsByForm = {
  full: {
    longestRun: 12,
    spread: 0.45,
    lagRepetition: 0.8,
    scatter: { ratio: 1.2, within: 1.25 },
    medianTime: MEDIAN_TIME,
  },
};
