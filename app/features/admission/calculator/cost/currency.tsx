import { currencyOf } from '#content/compiled/countries/currency-of.js';
import { referenceRate } from '#content/cost/exchange-rates.ts';
import { currencyNamesIn, europeanLongDayIn } from '#content/wording/formats.ts';
import type { Calculation } from '#domain/situation/calculation.ts';
import { isRateFresh } from '#domain/cost/exchange.ts';
import { readRate } from '#domain/cost/read-rate.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { FactLines } from '#app/features/admission/fact-lines.tsx';
import { ChoiceField } from '../choice-field.tsx';
import type { Said } from '../grade-words.ts';
import { TypedField } from '../typed-field.tsx';
import type { Change } from '../use-calculation.ts';

/** Every currency of a country of ours once, in the order of their codes. */
const currencies = [...new Set(Object.values(currencyOf).flatMap((code) => code ?? []))].toSorted();

/** In what currency the sum is told besides euros, and at which rate: ours of one day, until the family types its own. */
export function CurrencyFields({
  calculation: { currency, rate, rateDay },
  change,
  today,
  said: { copy },
}: {
  /** With the currency of the family's country where none was chosen. */
  calculation: Calculation;
  change: Change;
  today: string;
  said: Said;
}) {
  const locale = useLocale();
  const words = copy.costParts.currency;
  const perEuro = readRate(rate);
  const isBad = rate !== '' && perEuro === undefined;
  const isOld = perEuro !== undefined && !isRateFresh({ currency, perEuro, day: rateDay }, today);
  const reference = referenceRate(currency);
  const isKnown = reference && isRateFresh(reference, today);
  const dayIn = (day: string) => europeanLongDayIn(locale).format(new Date(day));
  return (
    <section className="grid gap-3">
      <h3>{words.title}</h3>
      <div className="pathway-choices">
        <ChoiceField
          label={words.currency}
          value={currency === 'EUR' ? '' : currency}
          none={words.none}
          options={currencies.map((code) => ({
            value: code,
            label: `${code} · ${currencyNamesIn(locale).of(code) ?? code}`,
          }))}
          onChoose={(value) => change({ currency: value || 'EUR', rate: '', rateDay: '' })}
        />
        {currency !== '' && currency !== 'EUR' && (
          <TypedField
            label={words.rate}
            help={words.rateHelp}
            value={rate}
            problem={isBad ? fill(copy.form.unreadable, { text: rate.slice(0, 24) }) : undefined}
            onType={(text) => change({ rate: text, rateDay: today })}
          />
        )}
      </div>
      {isOld && <p className="pathway-stale">{fill(words.stale, { day: dayIn(rateDay) })}</p>}
      {currency !== '' && currency !== 'EUR' && (
        <p className="pathway-note">
          {isKnown
            ? fill(words.text, {
                day: dayIn(reference.day),
                source: reference.fact.source.split(' (')[0] ?? '',
              })
            : words.unknown}
        </p>
      )}
      {isKnown && <FactLines facts={[reference.fact]} copy={copy} />}
    </section>
  );
}
