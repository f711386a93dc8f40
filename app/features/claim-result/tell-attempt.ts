import type { Copy } from '#content/dictionaries/es/claim-result.ts';
import { longDateIn } from '#content/wording/formats.ts';
import type { HeldAttempt } from '#app/data/attempts/held-attempts.ts';
import { fill } from '#app/i18n/fill.ts';
import { instrumentName } from '#app/instruments/instrument-name.ts';
import type { Locale } from '#domain/locale.ts';

/** What an attempt is, in a sentence of a question about it or as one of several. */
export function tellAttempt(
  attempt: Omit<HeldAttempt, 'id'>,
  locale: Locale,
  copy: Pick<Copy['ask'], 'tests' | 'finished' | 'draft'>,
): string {
  const { instrument, startedAt, submittedAt, answered } = attempt;
  const day = submittedAt ?? startedAt;
  const date = longDateIn(locale).format(day === null ? new Date() : new Date(day));
  const test = instrumentName(copy.tests, instrument) ?? copy.tests.other;
  if (submittedAt !== null) return fill(copy.finished, { test, date });
  return fill(copy.draft, { test, n: answered, date });
}
