// All tables, with those that were published or are being checked in the place of the repository's.
import type { Overlay } from '#tools/content/read-records.ts';
import { readTable, type Row } from '#tools/tables/table.ts';
import { tables as described, type Table, type Tables } from '#tools/tables/tables.ts';

export function tablesWith(tables: Tables, overlay: Overlay): Tables {
  function of<Column extends string>(
    { path, columns }: Table<Column>,
    before: readonly Row<Column>[],
  ): readonly Row<Column>[] {
    const text = overlay.get(path);
    return typeof text === 'string' ? readTable(text, columns) : before;
  }
  return {
    ...tables,
    madridCutOffs: of(described.madridCutOffs, tables.madridCutOffs),
    cataloniaCutOffs: of(described.cataloniaCutOffs, tables.cataloniaCutOffs),
    otherCutOffs: of(described.otherCutOffs, tables.otherCutOffs),
    spainCutOffs: of(described.spainCutOffs, tables.spainCutOffs),
    madridWeights: of(described.madridWeights, tables.madridWeights),
    andalusiaWeights: of(described.andalusiaWeights, tables.andalusiaWeights),
    offers: of(described.offers, tables.offers),
    exchangeRates: of(described.exchangeRates, tables.exchangeRates),
  };
}
