import { MEASURED_ON_48, type LimitsByForm } from '#domain/scoring/quality-limits.ts';

/** In brackets: the 99th percentile of generated attentive people (run; spread; repetition; halves). */
export const interestsLimits: LimitsByForm = {
  // 60 questions (8; .87; .60; -.07).
  full: { ...MEASURED_ON_48, spread: 0.7, lagRepetition: 0.73, halves: -0.21 },
  // 24 to 60 questions (9; .82; .65; -.22); the run grows with the length, see `limitsFor`.
  short: { ...MEASURED_ON_48, spread: 0.66, lagRepetition: 0.78, halves: -0.36 },
};
