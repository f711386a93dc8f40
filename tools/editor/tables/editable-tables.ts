// Tables that an editor brings in by upload, by the names of their importers, which are the ends of their keys: `tables/madrid-cutoffs`.
import { origins } from '#tools/tables/about-tables.ts';
import { tables, type Table } from '#tools/tables/tables.ts';

type Named = {
  readonly table: Table;
  readonly title: { readonly es: string; readonly en: string };
  /** The record and the fact in it that say of which course the table is. */
  readonly fact?: { readonly key: string; readonly id: string };
};

export const editableTables: Readonly<Record<string, Named>> = {
  'madrid-cutoffs': {
    table: tables.madridCutOffs,
    title: { es: 'Notas de corte de Madrid', en: 'Cut-off grades of Madrid' },
    fact: { key: 'facts/admission', id: 'cut-offs-madrid-2025' },
  },
  'catalonia-cutoffs': {
    table: tables.cataloniaCutOffs,
    title: { es: 'Notas de corte de Cataluña', en: 'Cut-off grades of Catalonia' },
    fact: { key: 'facts/admission', id: 'cut-offs-catalonia-2025' },
  },
  'cut-offs': {
    table: tables.otherCutOffs,
    title: {
      es: 'Notas de corte de otras comunidades',
      en: 'Cut-off grades of other regions',
    },
  },
  'spain-cutoffs': {
    table: tables.spainCutOffs,
    title: {
      es: 'Notas de corte de toda España, 2019 a 2021',
      en: 'Cut-off grades of Spain, 2019 to 2021',
    },
  },
  'madrid-weights': {
    table: tables.madridWeights,
    title: { es: 'Ponderaciones de Madrid', en: 'Weights of subjects in Madrid' },
  },
  'andalusia-weights': {
    table: tables.andalusiaWeights,
    title: { es: 'Ponderaciones de Andalucía', en: 'Weights of subjects in Andalusia' },
  },
  offers: {
    table: tables.offers,
    title: {
      es: 'Dónde se estudia cada grado, y cuántas plazas hay',
      en: 'Where each degree is taught, and its places',
    },
  },
  'exchange-rates': {
    table: tables.exchangeRates,
    title: { es: 'Tipos de cambio', en: 'Exchange rates' },
  },
};

/** What says of each table of which file it was made; written with every table, never edited by itself. */
export const ORIGINS = 'origins';

export function tableFileOf(id: string): string | undefined {
  return id === ORIGINS ? origins.path : editableTables[id]?.table.path;
}

/** The key of the table that a file holds. */
export function tableKeyOf(file: string): string | undefined {
  const ids = [ORIGINS, ...Object.keys(editableTables)];
  const id = ids.find((each) => tableFileOf(each) === file);
  return id && `tables/${id}`;
}

export function tableOf(key: string): Named | undefined {
  const [, id = ''] = /^tables\/(.+)$/.exec(key) ?? [];
  return editableTables[id];
}
