import { MEASURED_ON_48, type LimitsByForm } from '#domain/instruments/scoring/quality-limits.ts';

/**
 * The order of asking brings the same type back five questions later. On real people two of three flagged by lag five had
 * one strong interest, and .85 there took false alarms from 2.6 to 1.5 % (18,231 people, 48 questions).
 */
const LAG_FIVE = 0.85;

/** In brackets: the 99th percentile of generated attentive people (run; spread; repetition; halves). */
export const interestsLimits: LimitsByForm = {
  // 60 questions (8; .87; .60; -.07).
  full: { ...MEASURED_ON_48, spread: 0.7, lagRepetition: 0.73, lagFive: LAG_FIVE, halves: -0.21 },
  // 24 to 60 questions (9; .82; .65; -.22); the run grows with the length, see `limitsFor`.
  short: { ...MEASURED_ON_48, spread: 0.66, lagRepetition: 0.78, lagFive: LAG_FIVE, halves: -0.36 },
};
