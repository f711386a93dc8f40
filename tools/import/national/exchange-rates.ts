// What a euro is worth in the currencies of the families that come here: the reference rates of one day, of the npm package
// `@fawazahmed0/currency-api`, file `…/currencies/eur.json`.
import { z } from 'zod';
import { ways } from '#content/compiled/countries/ways.js';
import type { Row } from '#tools/tables/table.ts';
import { tables } from '#tools/tables/tables.ts';
import type { Doubt, Importer } from '../importer.ts';

/** Those in which families of a country with a page count. */
const currencies = [...new Set(ways.flatMap((way) => way.currencies))].toSorted();

/** In a month no currency but a broken one doubles or halves. */
const impossibleJump = 2;

const file = z.object({ date: z.iso.date(), eur: z.record(z.string(), z.number().positive()) });

export const exchangeRates: Importer = {
  table: tables.exchangeRates,
  files: ['eur.json'],
  rowsOf([text = '']) {
    const { date, eur } = file.parse(JSON.parse(text));
    return currencies.map((currency) => ({
      currency,
      per_euro: shortened(eur[currency.toLowerCase()]),
      day: date,
    }));
  },
  problemsOf: (rows) =>
    rows.flatMap(({ currency, per_euro: rate }) =>
      rate === '' ? [`${currency}: el archivo no la trae`] : [],
    ),
  doubtsOf: (rows, before) => {
    const old = new Map(before.map((row) => [row['currency'], Number(row['per_euro'])]));
    return rows.flatMap((row) => doubtOf(row, old.get(row['currency'])));
  },
  edition: ['day'],
};

/** Six figures are more than a family can use. */
function shortened(rate: number | undefined): string {
  return rate === undefined ? '' : String(Number(rate.toPrecision(6)));
}

function doubtOf({ currency = '', per_euro: rate = '' }: Row, was: number | undefined): Doubt[] {
  const times = was === undefined ? 1 : Number(rate) / was;
  if (times < impossibleJump && times > 1 / impossibleJump) return [];
  return [
    { kind: 'jump', key: currency, text: `${currency}: el cambio salta de ${was} a ${rate}` },
  ];
}
