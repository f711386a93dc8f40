// From where on a way of answering is strange. The numbers for 48 questions are the 99th percentile of 18,231 real
// people who answered a public-domain 48-item interest form: run 15, spread .68, repetition .76, halves -.34, 1.5 s.
// For other lengths and instruments they are moved as far as the 99th percentile of generated attentive people moves
// (`npm run bench:recovery`; in brackets: that percentile). Only the interest generator was fitted to real answers; for
// values and personality it is assumed, and so are all response times.
import type { Form } from '#domain/instruments/instrument.ts';

export type QualityLimits = {
  /** Flagged above. */
  readonly longestRun: number;
  /** Flagged below. */
  readonly spread: number;
  /** Flagged above. */
  readonly lagRepetition: number;
  /** Flagged below. */
  readonly halves: number;
  /** Flagged below, ms. A matter of reading speed, so the same for every length. */
  readonly medianTime: number;
};

const medianTime = 1_500;

/** What was measured, on 48 questions (8; .84; .63; -.20); also for an instrument that is not named below. */
const measured: QualityLimits = {
  longestRun: 15,
  spread: 0.68,
  lagRepetition: 0.76,
  halves: -0.34,
  medianTime,
};

const limits: Readonly<Record<string, QualityLimits>> = {
  // 60 questions (8; .87; .60; -.07).
  'riasec/full': { ...measured, spread: 0.7, lagRepetition: 0.73, halves: -0.21 },
  // 24 to 60 questions (9; .82; .65; -.22); the run grows with the length, see below.
  'riasec/short': { ...measured, spread: 0.66, lagRepetition: 0.78, halves: -0.36 },
  // 30 questions, most of them called important (10; .56; .72; -.70); a run of 19 would be more than half of them, 12
  // lies between that and the 99.5th percentile (11).
  'values/full': {
    longestRun: 12,
    spread: 0.45,
    lagRepetition: 0.85,
    halves: -0.84,
    medianTime,
  },
  // 50 questions, half of them reversed, so attentive answers vary more (6; .97; .45; -.77).
  'personality/full': {
    longestRun: 11,
    spread: 0.79,
    lagRepetition: 0.58,
    halves: -0.91,
    medianTime,
  },
};

/** A run in a short form: 8 of 24 questions, one more for every four further ones, never more than measured on 48. */
const SHORT_RUN = { base: 8, from: 24, perQuestion: 1 / 4 } as const;

/** The limits for an attempt with so many answers. */
export function qualityLimits(instrument: string, form: Form, answered: number): QualityLimits {
  const name = `${instrument}/${form}`;
  const found = Object.hasOwn(limits, name) ? (limits[name] ?? measured) : measured;
  if (form === 'full') return found;
  const further = Math.max(0, answered - SHORT_RUN.from) * SHORT_RUN.perQuestion;
  return {
    ...found,
    longestRun: Math.min(found.longestRun, Math.floor(SHORT_RUN.base + further)),
  };
}
