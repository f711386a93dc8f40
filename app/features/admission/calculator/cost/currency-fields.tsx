import { currencyNamesIn, europeanLongDayIn, wholeCurrency } from '#content/wording/formats.ts';
import type { Calculation } from '#domain/situation/calculation.ts';
import type { CostSum } from '#domain/cost/cost.ts';
import { inCurrency, isRateFresh, type Rate } from '#domain/cost/exchange.ts';
import { readRate } from '#domain/cost/read-rate.ts';
import { exactly } from '#domain/range.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { ChoiceField } from '../choice-field.tsx';
import type { Said } from '../grade-words.ts';
import { TypedField } from '../typed-field.tsx';
import type { Change } from '../use-calculation.ts';

/** Of the countries whose families come here, in the order of their codes. */
const currencies = 'ARS BOB BRL CLP COP CRC CUP DOP GTQ HNL MXN NIO PAB PEN PYG USD UYU VES'.split(
  ' ',
);

/** The family's currency, at a rate that it types itself: nobody here could vouch for one. */
export function CurrencyFields({
  calculation,
  change,
  today,
  said: { copy },
}: {
  calculation: Calculation;
  change: Change;
  today: string;
  said: Said;
}) {
  const locale = useLocale();
  const words = copy.cost.currency;
  const { currency, rate } = calculation;
  const known = rateOf(calculation);
  const isBad = rate !== '' && !known;
  const isOld = known && !isRateFresh(known, today);
  return (
    <section className="grid gap-3">
      <h3>{words.title}</h3>
      <p className="pathway-note">{words.text}</p>
      <div className="pathway-choices">
        <ChoiceField
          label={words.currency}
          value={currency}
          none={words.none}
          options={currencies.map((code) => ({
            value: code,
            label: `${code} · ${currencyNamesIn(locale).of(code) ?? code}`,
          }))}
          onChoose={(value) => change({ currency: value, rate: '', rateDay: '' })}
        />
        {currency !== '' && (
          <TypedField
            label={words.rate}
            help={words.rateHelp}
            value={rate}
            problem={isBad ? fill(copy.form.unreadable, { text: rate.slice(0, 24) }) : undefined}
            onType={(text) => change({ rate: text, rateDay: today })}
          />
        )}
      </div>
      {isOld && <p className="pathway-stale">{fill(words.stale, { day: dayIn(known) })}</p>}
    </section>
  );

  function dayIn({ day }: Rate): string {
    return europeanLongDayIn(locale).format(new Date(day));
  }
}

/** A sum once more in that currency; nothing without a fresh rate. */
export function InCurrency({
  sum,
  calculation,
  today,
  said: { locale, copy },
}: {
  sum: CostSum;
  calculation: Calculation;
  today: string;
  said: Said;
}) {
  const rate = rateOf(calculation);
  if (!rate) return null;
  const told = inCurrency(sum.isFloor ? exactly(sum.amount.low) : sum.amount, rate, today);
  if (!told) return null;
  const [low, high] = [told.low, told.high].map((each) =>
    wholeCurrency(each, rate.currency, locale),
  );
  const words = copy.cost;
  const both = low === high ? low : fill(words.range, { low: low ?? '', high: high ?? '' });
  const day = europeanLongDayIn(locale).format(new Date(rate.day));
  const least = sum.isFloor ? fill(words.atLeast, { amount: both ?? '' }) : both;
  return <> ({fill(words.currency.amount, { amount: least ?? '', day })})</>;
}

function rateOf({ currency, rate, rateDay }: Calculation): Rate | undefined {
  const perEuro = readRate(rate);
  return currency && perEuro ? { currency, perEuro, day: rateDay } : undefined;
}
