// What is known of the tables themselves; nothing that the site reads.
import { table } from './tables.ts';

/** Of which files each table was made: names and SHA-256 of their bytes, in the order in which its importer takes them. */
export const origins = table(
  'origins.csv',
  ['table', 'edition', 'files', 'sha256', 'taken_over', 'rows'],
  ['table'],
);

/**
 * Where an official document stands: `about` names a table that it makes or a fact that it would verify, nothing where there is
 * no table yet. `named_by`: who says so, on the day `seen`, for none of them was opened here.
 */
export const officialPages = table(
  'official-pages.csv',
  ['about', 'what', 'edition', 'address', 'named_by', 'seen'],
  ['about', 'what', 'edition'],
);
