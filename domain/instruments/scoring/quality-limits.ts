// From where on a way of answering is strange: one set of limits for all ages, wide enough for the youngest (decision 131).
// On 48 questions the 99th percentile of 18,231 real people of all ages was a run of 15, a spread of .68 and a repetition of
// .76, but of those of 13 to 17 one in ten lay beyond; run, spread and repetition are wider here, and what careless
// answers have in common is looked for instead: a pattern beyond chance, or no difference between what is asked
// (`npm run bench:recovery`). Only the interest generator was fitted to real answers; for values and personality it is
// assumed, and so are all response times.
import type { Form } from '#domain/instruments/instrument.ts';
import type { Scatter } from './answering-indices.ts';

export type QualityLimits = {
  /** Flagged above. */
  readonly longestRun: number;
  /** Flagged below. */
  readonly spread: number;
  /** Flagged above, for an answer that equals the one two to twelve questions before. */
  readonly lagRepetition: number;
  /** The same for five and ten questions before, where the order of asking brings the scale back then. */
  readonly lagFive?: number;
  /** Flagged where answers scatter more inside the scales and the scales lie less apart than that. */
  readonly scatter: Scatter;
  /** Flagged below, ms. A matter of reading speed, so the same for every length. */
  readonly medianTime: number;
};

/** The limits of an instrument; a form without its own is judged by those for 48 questions. */
export type LimitsByForm = { readonly [Asked in Form]?: QualityLimits };

export const MEDIAN_TIME = 1_500;

/** For 48 questions; see above. Answers by lot scatter by 1.41 inside the scales, those of attentive people by about 1. */
export const LIMITS_ON_48: QualityLimits = {
  longestRun: 19,
  spread: 0.5,
  lagRepetition: 0.78,
  scatter: { ratio: 1.15, within: 1.25 },
  medianTime: MEDIAN_TIME,
};

/**
 * A pattern comes back more often than the person's own choices would by chance, at any lag. Set where generated people who
 * answer in a pattern, one answer in ten by lot, lie above and attentive ones below (`npm run bench:recovery`), and never below
 * three standard errors, for few pairs of answers repeat by chance. Where the order of asking brings the scale back, five and ten
 * questions before, a person who likes one type alone repeats too: there the answers to different scales must repeat as well.
 */
export const PATTERN = {
  beyondChance: 0.45,
  standardErrors: 3,
  atLagFive: { beyondChance: 0.55, acrossScales: 0.6 },
};

/** From here on one sign is enough to doubt an attempt: a pattern nearly without a break, or more than half one choice. */
export const DOUBTFUL_ALONE = { repetition: 0.9, runOfAnswers: 0.5 } as const;

/** A run in a short form: 9 of 24 questions, one more for every three further ones, never more than on 48. */
const SHORT_RUN = { base: 9, from: 24, perQuestion: 1 / 3 } as const;

/** The limits for an attempt with so many answers. */
export function limitsFor(limits: LimitsByForm, form: Form, answered: number): QualityLimits {
  const found = limits[form] ?? LIMITS_ON_48;
  if (form === 'full') return found;
  const further = Math.max(0, answered - SHORT_RUN.from) * SHORT_RUN.perQuestion;
  return {
    ...found,
    longestRun: Math.min(found.longestRun, Math.floor(SHORT_RUN.base + further)),
  };
}
