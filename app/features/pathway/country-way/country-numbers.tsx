import type { Copy } from '#content/dictionaries/es/country-way.ts';
import type { ToldAmount, ToldNumbers } from '#content/ways/tell-numbers.ts';
import { fill } from '#content/wording/fill.ts';

/** Three numbers that everybody asks for first: months of preparation, a month of living, a year of tuition. */
export function CountryNumbers({
  months,
  told: { month, year, rate },
  copy,
}: {
  months: number;
  told: ToldNumbers;
  copy: Copy['numbers'];
}) {
  return (
    <section className="country-numbers" aria-label={copy.title}>
      <dl>
        <div>
          <dt>{copy.time.title}</dt>
          <dd>
            <strong>{fill(copy.time.figure, { n: months })}</strong>
            <span>{copy.time.text}</span>
          </dd>
        </div>
        {month && (
          <div>
            <dt>{copy.month.title}</dt>
            <dd>
              <Amount amount={month} until={rate?.until} />
              <span>{fill(copy.month.text, { years: month.years })}</span>
            </dd>
          </div>
        )}
        {year && (
          <div>
            <dt>{copy.year.title}</dt>
            <dd>
              <Amount amount={year} until={rate?.until} />
              <span>
                {fill(copy.year.text, {
                  resident: year.resident,
                  cheapest: year.cheapest,
                  dearest: year.dearest,
                })}
              </span>
            </dd>
          </div>
        )}
      </dl>
      {rate && (
        <p className="country-rate" data-stale-after={rate.until}>
          {rate.text}
        </p>
      )}
    </section>
  );
}

/** In the country's currency as long as its rate holds, which the browser knows; in euros always. */
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
      <em>{euros}</em>
    </>
  );
}
