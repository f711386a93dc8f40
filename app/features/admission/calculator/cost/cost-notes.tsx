import { europeanListIn, wholeEurosIn } from '#content/wording/formats.ts';
import { lowerFirst } from '#content/wording/lower-first.ts';
import type { CostPart } from '#domain/cost/cost-parts.ts';
import { fill } from '#app/i18n/fill.ts';
import type { FormSaid } from '../grade-words.ts';

/** What is not in the sum, and what is shown to a consulate beside it. */
export function CostNotes({
  unknown,
  means,
  said: { locale, copy },
}: {
  /** Parts without a price. */
  unknown: readonly CostPart[];
  /** Euros a month; nothing where no visa is asked for. */
  means: number | undefined;
  said: Pick<FormSaid, 'locale' | 'copy'>;
}) {
  const words = copy.cost;
  const parts = europeanListIn(locale).format(unknown.map((part) => lowerFirst(copy.parts[part])));
  return (
    <>
      {unknown.length > 0 && (
        <p className="answer-small">
          {fill(words.without, { parts })} {unknown.includes('journey') && words.flights}
        </p>
      )}
      {means !== undefined && (
        <p className="answer-small">
          {fill(words.show, { amount: wholeEurosIn(locale).format(means) })}
        </p>
      )}
    </>
  );
}
