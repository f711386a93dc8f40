import { MEDIAN_TIME, type LimitsByForm } from '#domain/instruments/scoring/quality-limits.ts';

/**
 * 50 questions, half of them reversed, so attentive answers vary more (99th percentile of generated people: 6; .97; .45;
 * -.77). The halves are where one in a hundred of 19,718 real people lies who answered fifty public-domain items.
 */
export const personalityLimits: LimitsByForm = {
  full: {
    longestRun: 11,
    spread: 0.79,
    lagRepetition: 0.58,
    halves: -0.58,
    halvesOfReaders: -0.7,
    medianTime: MEDIAN_TIME,
  },
};
