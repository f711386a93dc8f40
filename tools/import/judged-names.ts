// Names of official lists that are spelled as no degree of the catalogue, each judged once by hand: which degree it is, or none.
import { resolve } from 'node:path';
import { rowsIn, tables } from '#tools/tables/tables.ts';
import { lettersOf } from './names.ts';

const root = resolve(import.meta.dirname, '../..');

/** Of which list: `spain` is every list that writes Spanish. */
export type JudgedList = 'spain' | 'catalonia';

const read = new Map<JudgedList, ReadonlyMap<string, string>>();

/** The id of the degree, `''` where it is none of ours, nothing where nobody has judged the name. */
export function judgedDegree(name: string, list: JudgedList): string | undefined {
  return verdictsOf(list).get(lettersOf(name));
}

function verdictsOf(list: JudgedList): ReadonlyMap<string, string> {
  const known = read.get(list);
  if (known) return known;
  const rows = rowsIn(root, tables.judgedNames).filter((row) => row.list === list);
  const verdicts = new Map(rows.map((row) => [lettersOf(row.name), row.degree_id]));
  read.set(list, verdicts);
  return verdicts;
}
