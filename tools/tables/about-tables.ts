// What is known of the tables themselves.
import { table, tables } from './tables.ts';

/** Of which files each table was made: names and SHA-256 of their bytes, in the order in which its importer takes them. */
export const origins = table(
  'origins.csv',
  ['table', 'edition', 'files', 'sha256', 'taken_over', 'rows'],
  ['table'],
);

/** Where official documents stand; pages name those of lists that are newer than ours. */
export const officialPages = tables.officialPages;
