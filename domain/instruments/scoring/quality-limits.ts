// From where on a way of answering is strange. The numbers for 48 questions are the 99th percentile of 18,231 real
// people who answered a public-domain 48-item interest form: run 15, spread .68, repetition .76, halves -.34, 1.5 s.
// For other lengths and instruments (`domain/instruments/<id>/quality-limits.ts`) they are moved as far as the 99th
// percentile of generated attentive people moves (`npm run bench:recovery`). Only the interest generator was fitted to
// real answers; for values and personality it is assumed, and so are all response times.
import type { Form } from '#domain/instruments/instrument.ts';

export type QualityLimits = {
  /** Flagged above. */
  readonly longestRun: number;
  /** Flagged below. */
  readonly spread: number;
  /** Flagged above, for an answer that equals the one two, three, four, six, seven or eight questions before. */
  readonly lagRepetition: number;
  /** The same for five questions before, where the order of asking brings the scale back then; else as the others. */
  readonly lagFive?: number;
  /** Flagged below. */
  readonly halves: number;
  /** The same where a question that names its choice was answered as asked, which says more; else as the others. */
  readonly halvesOfReaders?: number;
  /** Flagged below, ms. A matter of reading speed, so the same for every length. */
  readonly medianTime: number;
};

/** The limits of an instrument; a form without its own is judged by what was measured on 48 questions. */
export type LimitsByForm = { readonly [Asked in Form]?: QualityLimits };

export const MEDIAN_TIME = 1_500;

/** What was measured, on 48 questions (99th percentile of generated attentive people: 8; .84; .63; -.20). */
export const MEASURED_ON_48: QualityLimits = {
  longestRun: 15,
  spread: 0.68,
  lagRepetition: 0.76,
  halves: -0.34,
  medianTime: MEDIAN_TIME,
};

/**
 * A pattern comes back more often than the person's own choices would by chance, at any lag. Set where generated people who
 * answer in a pattern, one answer in ten by lot, lie above and attentive ones below (`npm run bench:recovery`). Five
 * questions before often stands the same scale, and a person who likes one type alone repeats there too: so at
 * lag five the answers to different scales must repeat as well.
 */
export const PATTERN = { beyondChance: 0.45, atLagFive: { beyondChance: 0.55, acrossScales: 0.6 } };

/** From here on one sign is enough to doubt an attempt: a pattern nearly without a break, or more than half one choice. */
export const DOUBTFUL_ALONE = { repetition: 0.9, runOfAnswers: 0.5 } as const;

/** A run in a short form: 8 of 24 questions, one more for every four further ones, never more than measured on 48. */
const SHORT_RUN = { base: 8, from: 24, perQuestion: 1 / 4 } as const;

/** The limits for an attempt with so many answers. */
export function limitsFor(limits: LimitsByForm, form: Form, answered: number): QualityLimits {
  const found = limits[form] ?? MEASURED_ON_48;
  if (form === 'full') return found;
  const further = Math.max(0, answered - SHORT_RUN.from) * SHORT_RUN.perQuestion;
  return {
    ...found,
    longestRun: Math.min(found.longestRun, Math.floor(SHORT_RUN.base + further)),
  };
}
