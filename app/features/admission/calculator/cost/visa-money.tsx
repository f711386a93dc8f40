import { wholeEurosIn } from '#content/wording/formats.ts';
import { largeSpan } from '#content/wording/spans.ts';
import { monthsOfYear } from '#domain/cost/cost-parts.ts';
import { fill } from '#app/i18n/fill.ts';
import type { FormSaid } from '../grade-words.ts';
import type { FamilyRate } from './family-rate.ts';
import { nameOfMoney } from './money-words.ts';

/** What a consulate asks to be shown for a year, in the family's money and as a sum of months; it is not spent. */
export function VisaMoney({
  month,
  rate,
  said,
}: {
  /** Euros. */
  month: number;
  rate: FamilyRate | undefined;
  said: Pick<FormSaid, 'locale' | 'copy'>;
}) {
  const { locale, copy } = said;
  const words = copy.cost;
  const euros = wholeEurosIn(locale);
  const months = monthsOfYear.high;
  const year = month * months;
  const own = year * (rate?.perEuro ?? 1);
  const amount = rate
    ? fill(words.about, {
        amount: largeSpan({ low: own, high: own }, words, locale),
        money: nameOfMoney(year, rate, said),
      })
    : euros.format(year);
  return (
    <p className="answer-visa">
      <b data-told="">{fill(words.visa, { amount })}</b>
      <small>
        {fill(words.visaSum, { year: euros.format(year), months, month: euros.format(month) })}
      </small>
    </p>
  );
}
