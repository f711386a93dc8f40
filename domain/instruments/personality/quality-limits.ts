import { MEDIAN_TIME, type LimitsByForm } from '#domain/instruments/scoring/quality-limits.ts';

/**
 * 50 questions, half of them reversed, so attentive answers vary more (99th percentile of generated people: run 6, spread .97,
 * repetition .45).
 */
export const personalityLimits: LimitsByForm = {
  full: {
    longestRun: 11,
    spread: 0.79,
    lagRepetition: 0.58,
    scatter: { ratio: 1.1, within: 1.25 },
    medianTime: MEDIAN_TIME,
  },
};
