// Which field of study the register gives a degree, the most frequent of those of its offers.
import { tables } from '#tools/tables/tables.ts';
import type { Importer } from '../importer.ts';
import { degreeOfFirstName } from '../degree-of-name.ts';
import { byDegree } from '../degree-order.ts';
import { readRegister } from './register.ts';

export const degreeFields: Importer = {
  table: tables.degreeFields,
  files: ['register.csv'],
  rowsOf([text = '']) {
    const placed = readRegister(text).flatMap((row) => {
      const degree_id = degreeOfFirstName(row.degree);
      return degree_id === undefined
        ? []
        : [{ degree_id, field_code: row.field_code, field: row.field }];
    });
    return [...Map.groupBy(placed, ({ degree_id }) => degree_id).values()]
      .flatMap((rows) => {
        const byField = [...Map.groupBy(rows, ({ field_code }) => field_code).values()];
        const [most] = byField.toSorted((a, b) => b.length - a.length);
        return most?.[0] ?? [];
      })
      .toSorted(byDegree);
  },
  problemsOf: (rows) =>
    rows
      .filter(({ field_code = '', field }) => !/^\d{6}$/.test(field_code) || !field)
      .map(({ degree_id }) => `${degree_id}: no tiene campo`),
};
