import type { Copy } from '#content/dictionaries/es/country-way.ts';
import type { ToldAmount, ToldNumbers } from '#content/ways/tell-numbers.ts';
import { fill } from '#content/wording/fill.ts';
import type { CityId } from '#domain/cost/city-ids.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { CountryReach } from './country-reach.tsx';
import type { ToldCountry } from './told-country.ts';

/** A sum of so many letters stands large on a phone. */
const roomy = 18;

/** What everybody asks for first: the sum of a first year, when one gets there, a month of living and a year of tuition. */
export function CountryNumbers({
  usual,
  dated,
  told: { first, month, year, rate },
  cities,
  copy,
}: {
  /** How many months the way takes at leisure. */
  usual: number;
  dated: ToldCountry['dated'];
  told: ToldNumbers;
  /** Their names. */
  cities: Readonly<Record<CityId, string>>;
  copy: Copy['numbers'];
}) {
  const paths = usePaths();
  const until = rate?.until;
  return (
    <section className="country-numbers" aria-label={copy.title}>
      <dl>
        {first && (
          <div
            className="country-sum"
            data-long={(first.own ?? first.euros).length > roomy || undefined}
          >
            <dt>{fill(copy.first.title, { place: cities.madrid })}</dt>
            <dd>
              <Amount amount={first} until={until} />
              <span>
                {first.own && <em>{first.euros}</em>}
                <a href={paths.to('admission')}>{copy.first.link}</a>
              </span>
            </dd>
          </div>
        )}
        <CountryReach usual={usual} dated={dated} copy={copy.time} />
        {month && (
          <div>
            <dt>{fill(copy.month.title, { place: cities.madrid })}</dt>
            <dd>
              <Amount amount={month} until={until} />
              <span>
                {fill(copy.month.between, {
                  low: month.low,
                  high: month.high,
                  cheapest: cities[month.cheapest],
                  dearest: cities[month.dearest],
                })}
              </span>
            </dd>
          </div>
        )}
        {year && (
          <div>
            <dt>{copy.year.title}</dt>
            <dd>
              <Amount amount={year} until={until} />
              <span>
                {fill(copy.between, {
                  low: year.low,
                  high: year.high,
                  cheapest: year.cheapest,
                  dearest: year.dearest,
                })}
              </span>
            </dd>
          </div>
        )}
      </dl>
      <p className="country-rate">
        {month && fill(copy.month.text, { years: month.years })}{' '}
        {year && fill(copy.year.text, { resident: year.resident })}{' '}
        {rate && (
          <span className="country-own-money" data-stale-after={rate.until}>
            {rate.text}
          </span>
        )}
      </p>
    </section>
  );
}

/** In the country's currency as long as its rate holds, which the browser knows; then in euros. */
function Amount({
  amount: { own, euros },
  until,
}: {
  amount: ToldAmount;
  until: string | undefined;
}) {
  if (!own) return <strong>{euros}</strong>;
  return (
    <>
      <strong className="country-own-money" data-stale-after={until}>
        {own}
      </strong>
      <strong className="country-euros">{euros}</strong>
    </>
  );
}
