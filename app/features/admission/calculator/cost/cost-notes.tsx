import { europeanListIn } from '#content/wording/formats.ts';
import { lowerFirst } from '#content/wording/lower-first.ts';
import type { CostPart } from '#domain/cost/cost-parts.ts';
import { firstYearOf, type CostLine } from '#domain/cost/cost.ts';
import { fill } from '#app/i18n/fill.ts';
import type { FormSaid } from '../grade-words.ts';

/** Which prices are confirmed, what is not in the sum, and whom to ask for it. */
export function CostNotes({
  lines,
  unknown,
  hasVisa,
  said: { locale, copy },
}: {
  lines: readonly CostLine<unknown>[];
  /** Parts without a price. */
  unknown: readonly CostPart[];
  /** Whether a visa is asked for. */
  hasVisa: boolean;
  said: Pick<FormSaid, 'locale' | 'copy'>;
}) {
  const words = copy.cost;
  const named = (parts: readonly CostPart[], ...more: string[]) =>
    europeanListIn(locale).format([...parts.map((part) => lowerFirst(copy.parts[part])), ...more]);
  const confirmed = lines.filter((line) => firstYearOf([line]).certain > 0);
  const missing = named(unknown, ...(hasVisa ? [words.visaFee] : []), words.deposit);
  return (
    <p className="answer-small" data-told="">
      {confirmed.length > 0 &&
        `${fill(words.confirmed, { parts: named(confirmed.map(({ part }) => part)) })} `}
      {`${fill(words.without, { parts: missing })} ${words.askThem}`}
    </p>
  );
}
