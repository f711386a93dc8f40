// How many offers of public universities had exactly the name of a degree of the catalogue.
import { degrees } from '#content/catalog/degrees.ts';
import { readTable } from '#tools/tables/table.ts';
import { tables } from '#tools/tables/tables.ts';
import type { Importer } from '../importer.ts';

export const publicDegrees: Importer = {
  table: tables.publicDegrees,
  files: ['public-degrees.csv'],
  rowsOf([text = '']) {
    const offers = new Map(
      readTable(text, ['grado', 'n_ofertas']).map((row) => [row.grado, row.n_ofertas]),
    );
    return degrees.flatMap(({ name }) => {
      const found = offers.get(name);
      return found === undefined ? [] : [{ name, offers: found }];
    });
  },
  problemsOf: (rows) =>
    rows
      .filter(({ offers = '' }) => !/^[1-9]\d*$/.test(offers))
      .map(({ name, offers }) => `${name}: no es un recuento: ${offers}`),
};
