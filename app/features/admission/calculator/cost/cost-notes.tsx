import { europeanListIn } from '#content/wording/formats.ts';
import { lowerFirst } from '#content/wording/lower-first.ts';
import type { CostPart } from '#domain/cost/cost-parts.ts';
import { fill } from '#app/i18n/fill.ts';
import type { FormSaid } from '../grade-words.ts';

/** What is not in the sum, and whom to ask for it. */
export function CostNotes({
  unknown,
  hasVisa,
  said: { locale, copy },
}: {
  /** Parts without a price. */
  unknown: readonly CostPart[];
  /** Whether a visa is asked for. */
  hasVisa: boolean;
  said: Pick<FormSaid, 'locale' | 'copy'>;
}) {
  const words = copy.cost;
  const missing = unknown.map((part) => lowerFirst(copy.parts[part]));
  const parts = europeanListIn(locale).format([
    ...missing,
    ...(hasVisa ? [words.visaFee] : []),
    words.deposit,
  ]);
  return (
    <p className="answer-small">
      {fill(words.without, { parts })} {words.askThem}
    </p>
  );
}
