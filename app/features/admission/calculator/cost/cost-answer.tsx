import { Suspense } from 'react';
import { europeanListIn, wholeEurosIn } from '#content/wording/formats.ts';
import { lowerFirst } from '#content/wording/lower-first.ts';
import type { Fact } from '#content/facts/fact.ts';
import type { Cost, CostSum } from '#domain/cost/cost.ts';
import type { Aim } from '#domain/pathway/choices.ts';
import { fill } from '#app/i18n/fill.ts';
import { lazyComponent } from '#app/ui/loading/lazy-component.tsx';
import type { FormSaid } from '../grade-words.ts';
import type { Purse } from './purse.ts';
import { SumBar } from './sum-bar.tsx';

/** Rates are of no use before somebody says in what they count. */
const InCurrency = lazyComponent(async () => (await import('./in-currency.tsx')).InCurrency);

/** Before a place is chosen, what is certain is told from this share of the sum on. */
const tellable = 0.05;

/** "¿Cuánto cuesta?" at once: the first year as a range, a bar of what is certain of it, and the whole degree below. */
export function CostAnswer({
  cost: { unknown, firstYear, certain, degree },
  place,
  aim,
  purse,
  said,
}: {
  cost: Cost<Fact>;
  /** The city or region that was chosen. */
  place: string;
  aim: Aim | '';
  /** Nothing on a built page. */
  purse?: Purse;
  said: Pick<FormSaid, 'locale' | 'copy'>;
}) {
  const { locale, copy } = said;
  const words = copy.cost;
  const euros = wholeEurosIn(locale);
  const parts = europeanListIn(locale).format(unknown.map((part) => lowerFirst(copy.parts[part])));
  return (
    <section className="answer-night grid content-start gap-3" aria-labelledby="cost-answer">
      <h2 id="cost-answer" className="text-[1.05rem]">
        {place ? fill(words.firstYearIn, { place }) : words.firstYear}
      </h2>
      <div role="status" className="grid gap-3">
        <p className="answer-sum">{sumWords(firstYear, said)}</p>
        {purse && purse.currency !== '' && (
          <Suspense fallback={<p className="min-h-[7.25rem] md:min-h-[3.75rem]" />}>
            <InCurrency sum={firstYear} purse={purse} said={said} />
          </Suspense>
        )}
        <SumBar sum={firstYear} certain={certain} label={words.bar} />
        <ul className="bar-legend">
          {certain >= (place ? 1 : tellable * firstYear.amount.low) && (
            <li data-part="certain">
              {fill(words.legend.certain, { amount: euros.format(Math.floor(certain)) })}
            </li>
          )}
          <li data-part="likely">{words.legend.likely}</li>
          {!firstYear.isFloor && <li data-part="top">{words.legend.top}</li>}
        </ul>
        {aim !== 'language-first' && (
          <p>
            {words.whole[aim === 'vocational' ? 'vocational' : 'degree']}:{' '}
            <strong>{sumWords(degree, said)}</strong>
          </p>
        )}
      </div>
      {unknown.length > 0 && <p className="answer-small">{fill(words.without, { parts })}</p>}
    </section>
  );
}

/** In tens of euros: an estimate to the euro would be none. */
function sumWords(
  { amount, isFloor }: CostSum,
  { locale, copy }: Pick<FormSaid, 'locale' | 'copy'>,
): string {
  const euros = wholeEurosIn(locale);
  const [low, high] = [Math.floor(amount.low / 10) * 10, Math.ceil(amount.high / 10) * 10];
  if (isFloor) return fill(copy.cost.atLeast, { amount: euros.format(low) });
  if (amount.low === amount.high) return euros.format(amount.low);
  return fill(copy.cost.between, { low: euros.format(low), high: euros.format(high) });
}
