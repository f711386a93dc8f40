// Skills and areas of knowledge as O*NET names them, with the names that we give them: ids and words are kept from the table.
import { locales } from '#domain/locale.ts';
import { readTable } from '#tools/tables/table.ts';
import { tables } from '#tools/tables/tables.ts';
import type { Importer } from '../importer.ts';

export const elements: Importer = {
  table: tables.elements,
  files: ['skills-knowledge.tsv'],
  rowsOf([text = ''], before) {
    const theirs = readTable(text, ['domain', 'element_id', 'element_en']).filter(
      ({ domain }) => domain === 'skill' || domain === 'knowledge',
    );
    const named = new Map(theirs.map((row) => [row.element_id, row]));
    const known = new Set(before.map(({ element }) => element));
    return [
      ...before.filter(({ element = '' }) => named.has(element)),
      ...[...named].filter(([element]) => !known.has(element)).map(([element]) => ({ element })),
    ].map((row) => ({
      ...row,
      kind: named.get(row.element ?? '')?.domain ?? '',
      title: named.get(row.element ?? '')?.element_en ?? '',
    }));
  },
  problemsOf: (rows) =>
    rows
      .filter((row) => !row['id'] || locales.some((locale) => !row[locale]))
      .map(({ element, title }) => `${element} ${title}: no tiene id ni palabras nuestras`),
};
