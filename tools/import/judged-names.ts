// Names of official lists that are spelled as no degree of the catalogue, each judged once by hand: which degree it is, or none;
// where one university teaches under that name what others teach beside the degree of ours, for that university alone.
import { resolve } from 'node:path';
import { rowsIn, tables } from '#tools/tables/tables.ts';
import { lettersOf } from './names.ts';

const root = resolve(import.meta.dirname, '../..');

/** A double degree, a mention, or a programme that goes on to a master: another degree, with an entrance of its own. */
export function isSeveralDegrees(official: string): boolean {
  return / [/+-] |\bM[aá]ster\b|\bPARS\b|^Programa Académico|\bDobles?\b|\bPCEO\b|\bconjunt|\bsimult/i.test(
    official,
  );
}

/** One degree of the register (RUCT) by its official code, whatever its name looks like. */
const isOneDegree = (code: string) => /^25\d{5}$/.test(code);

/** Without “Grado en”, the brackets in which a list puts campus, language or mode, an English name or the university’s behind it. */
export function bareName(official: string): string {
  return official
    .replace(/^(?:Grado en\s+)+/, '')
    .replaceAll(/\s*\([^)]*\)/g, '')
    .replace(/\s*\/\s*(?:Bachelor|Degree)\b.*$/, '')
    .replace(/\s+por la Mondragón Unibertsitatea$/, '')
    .trim();
}

/** Of which list: `spain` is every list that writes Spanish. */
export type JudgedList = 'spain' | 'catalonia';

const read = new Map<JudgedList, ReadonlyMap<string, string>>();

/** The id of the degree, `''` where it is none of ours, nothing where nobody has judged the name; `university` is our id. */
export function judgedDegree(name: string, list: JudgedList, university = ''): string | undefined {
  const verdicts = verdictsOf(list);
  return verdicts.get(keyOf(name, university)) ?? verdicts.get(keyOf(name, ''));
}

function keyOf(name: string, university: string): string {
  return `${lettersOf(name)} ${university}`;
}

function verdictsOf(list: JudgedList): ReadonlyMap<string, string> {
  const known = read.get(list);
  if (known) return known;
  const rows = rowsIn(root, tables.judgedNames).filter((row) => row.list === list);
  const verdicts = new Map(rows.map((row) => [keyOf(row.name, row.university), row.degree_id]));
  read.set(list, verdicts);
  return verdicts;
}

/** In Spanish, the names of a list that are no degree's own, are not several degrees in one, and that nobody has judged. */
export function unjudgedNames(
  rows: readonly {
    readonly degree: string;
    readonly degree_id: string;
    readonly degree_code?: string;
  }[],
  list: JudgedList,
): readonly string[] {
  const names = rows
    .filter(
      ({ degree, degree_id, degree_code: code = '' }) =>
        degree_id === '' && (isOneDegree(code) || !isSeveralDegrees(degree)),
    )
    .map(({ degree }) => (list === 'spain' ? bareName(degree) : degree))
    .filter((name) => judgedDegree(name, list) === undefined);
  return [...new Set(names)].map(
    (name) =>
      `Nombre sin decidir: ${name}. Añade a ${tables.judgedNames.path} qué grado del catálogo es, o que ninguno, y repite.`,
  );
}
