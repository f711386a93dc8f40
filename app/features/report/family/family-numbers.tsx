import { useState } from 'react';
import { fill } from '#app/i18n/fill.ts';
import { euroRange } from '#content/wording/euro-range.ts';
import { useLocale, usePaths } from '#app/i18n/paths.tsx';
import { Link } from '#app/ui/navigation/link.tsx';
import { familyNumbers } from '#content/cost/family-numbers.ts';
import type { Copy } from '#content/dictionaries/es/shared-result.ts';
import type { Fact } from '#content/facts/fact.ts';
import { livingFact } from '#content/facts/find-living.ts';
import { referenceRate } from '#content/cost/exchange-rates.ts';
import { countryOfZone } from '#content/pathway/country-of-zone.ts';
import { ofCountries } from '#content/pathway/of-countries.ts';
import { ownMoneyIn } from '#content/cost/own-money.ts';
import { digitsOf } from '#content/wording/digits.ts';
import { longDateIn, monthOfYearIn } from '#content/wording/formats.ts';
import { isRateFresh } from '#domain/cost/exchange.ts';
import { monthsBetween } from '#domain/pathway/months.ts';
import { startsFor } from '#domain/pathway/choices.ts';
import type { Range } from '#domain/range.ts';

/**
 * A month of living, a year of tuition and the months left, each with what it is of; and what is known of safety. Amounts stand in
 * the money of the country that the device's clock says, at a rate of a day that is told, and in euros below.
 */
export function FamilyNumbers({
  start,
  copy: { numbers, safety },
}: {
  /** The month in which the shared plan starts, `YYYY-MM`; without one the next September. */
  start: string | undefined;
  copy: Copy['parents'];
}) {
  const locale = useLocale();
  const paths = usePaths();
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const { month, madrid, foreign, resident } = familyNumbers();
  const country = countryOfZone() ?? '';
  const { whole, number } = digitsOf(locale, country);
  const range = ({ low, high }: Range) => ({ low: whole.format(low), high: whole.format(high) });
  const reference = referenceRate(ofCountries.currencyOf[country] ?? '');
  const rate = reference && isRateFresh(reference, today) ? reference : undefined;
  const money = rate && ownMoneyIn(locale, country, rate);
  const told = (amount: Range, text: string) => {
    const { low, high } = range(amount);
    const inEuros = euroRange(low, high, numbers.range);
    return money
      ? {
          figure: money.range(amount, numbers.range),
          text: `${fill(numbers.inEuros, { amount: inEuros })} ${text}`,
        }
      : { figure: inEuros, text };
  };
  const lead = livingFact('student-visa-lead-months');
  const emergency = livingFact('emergency-number-1997');
  const isPlanned = start !== undefined && start > today.slice(0, 7);
  const begins = isPlanned ? start : (startsFor('public-degree', today)[0] ?? '');
  const left = monthsBetween(today.slice(0, 7), begins);
  const said = numbers.start;
  return (
    <>
      <section className="stack">
        <h2>{numbers.title}</h2>
        <dl className="family-numbers">
          {month && madrid && (
            <Figure
              title={numbers.month.title}
              {...told(month, fill(numbers.month.text, range(madrid)))}
            />
          )}
          {foreign && resident && (
            <Figure
              title={numbers.year.title}
              {...told(
                foreign,
                fill(numbers.year.text, {
                  ...range(resident),
                  cheapest: foreign.cheapest[locale],
                  dearest: foreign.dearest[locale],
                }),
              )}
            />
          )}
          <Figure
            title={isPlanned ? said.planned : said.title}
            figure={left === 1 ? said.one : fill(said.more, { n: left })}
            text={fill(said.text, {
              month: monthOfYearIn(locale).format(new Date(begins)),
              lead: lead.value,
            })}
          />
        </dl>
        {rate && (
          <p className="text-[0.95rem] text-muted">
            {fill(numbers.rate, {
              day: longDateIn(locale).format(new Date(rate.day)),
              rate: `${number.format(Math.round(rate.perEuro * 100) / 100)} ${rate.currency}`,
            })}
          </p>
        )}
        <p>
          <Link to={paths.to('admission')}>{numbers.reckon}</Link>
        </p>
        <Sources
          facts={[month, foreign, resident]
            .flatMap((each) => each?.facts ?? [])
            .concat(lead, emergency, rate?.fact ?? [])}
          text={numbers.sources}
        />
      </section>
      <section className="family-safety">
        <h2>{safety.title}</h2>
        <p>{fill(safety.number, { number: emergency.value })}</p>
        <p>{safety.ask}</p>
      </section>
    </>
  );
}

function Figure({ title, figure, text }: { title: string; figure: string; text: string }) {
  return (
    <div className="family-number">
      <dt>{title}</dt>
      <dd>
        <strong>{figure}</strong>
        {text}
      </dd>
    </div>
  );
}

/** Each source once, with its page and the years of what was taken from it; folded, as it is for who doubts. */
function Sources({ facts, text }: { facts: readonly Fact[]; text: string }) {
  const bySource = new Map(facts.map((fact) => [fact.source, fact]));
  return (
    <details className="fold max-w-(--measure)">
      <summary>{text}</summary>
      <ul className="list">
        {[...bySource].map(([source, { url }]) => (
          <li key={source} lang="es">
            <a href={url} target="_blank" rel="noopener">
              {source}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
