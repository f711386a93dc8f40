// An attempt: one person's way through one version of one instrument. Answers are the truth; scores are derived.
import type { Locale } from '#domain/locale.ts';
import type { Form, Responses } from './instrument.ts';

export const attemptStates = ['draft', 'submitted', 'withdrawn'] as const;
export type AttemptState = (typeof attemptStates)[number];

/** `at`: when the item was last answered (ms since 1970); `ms`: time spent on it so far. */
export type ItemTime = { readonly at: number; readonly ms: number };
export type ItemTimes = Readonly<Record<string, ItemTime>>;

/** The part of an attempt that two devices can both change. */
export type AnswerSheet = { readonly answers: Responses; readonly itemTimes: ItemTimes };

export type Attempt = AnswerSheet & {
  readonly id: string;
  readonly instrument: string;
  readonly version: number;
  readonly form: Form;
  readonly locale: Locale;
  readonly state: AttemptState;
  /** ISO 8601 with offset. */
  readonly startedAt: string;
  /** ISO 8601 with offset; `null` until submitted. */
  readonly submittedAt: string | null;
};
