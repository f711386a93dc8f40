import { europeanListIn } from '#content/wording/formats.ts';
import { lowerFirst } from '#content/wording/lower-first.ts';
import type { CostPart } from '#domain/cost/cost-parts.ts';
import { fill } from '#app/i18n/fill.ts';
import type { FormSaid } from '../grade-words.ts';

/** What is not in the sum. */
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
  const missing = europeanListIn(locale).format([
    ...unknown.map((part) => lowerFirst(copy.parts[part])),
    ...(hasVisa ? [words.visaFee] : []),
    words.deposit,
  ]);
  return (
    <p className="answer-small" data-told="">
      {`${fill(words.without, { parts: missing })} ${words.askThem}`}
    </p>
  );
}
