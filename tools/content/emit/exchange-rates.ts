// Reference rates as facts: each with its day, good for ninety.
import type { Tables } from '#tools/tables/tables.ts';
import { factSchema } from '#content/schemas/fact.ts';

const days = 90;

/** The facts of the subject `exchange-rates`, made of the table that its importer writes. */
export function ratesAsFacts({ exchangeRates }: Pick<Tables, 'exchangeRates'>) {
  return exchangeRates.map(({ currency, per_euro, day }) => {
    const release = day.split('-').map(Number).join('.');
    return factSchema.parse({
      id: `rate-${currency.toLowerCase()}-${day.slice(0, 'YYYY-MM'.length)}`,
      value: Number(per_euro),
      unit: 'per euro',
      what: { es: `${currency} por un euro`, en: `${currency} for one euro` },
      where: {
        es: `cambio de referencia del ${dayIn('es', day)}`,
        en: `reference rate of ${dayIn('en-GB', day)}`,
      },
      source: `Currency API (npm @fawazahmed0/currency-api ${release}), ${day.split('-').toReversed().join('-')}`,
      url: `https://www.npmjs.com/package/@fawazahmed0/currency-api/v/${release}`,
      mark: 'S',
      checked: day,
      staleAfter: new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10),
      said: { by: 'other', on: day },
    });
  });
}

function dayIn(locale: string, day: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );
}
