// What people type, with the career that must come. `own-searches.csv` was written before there was an index, as families of
// seven countries and Spain ask; `given-searches.csv` came from outside: names of degrees (two in five from Peru's public
// classifier of careers, INEI 2017) and of occupations. `misspelled-searches.csv` has what people write by ear and in haste. Terms of careers that the catalogue has not taken up count as misses.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Search = { readonly term: string; readonly career: string };

export const ownSearches = readSearches('own-searches.csv');
export const givenSearches = readSearches('given-searches.csv');
export const misspelledSearches = readSearches('misspelled-searches.csv');

function readSearches(file: string): readonly Search[] {
  const [, ...lines] = readFileSync(join(import.meta.dirname, file), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const comma = line.lastIndexOf(',');
    return { term: line.slice(0, comma).replaceAll('"', ''), career: line.slice(comma + 1) };
  });
}
