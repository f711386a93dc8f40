// Which degree of the catalogue an official list means. Lists add the campus, the language or the mode in brackets and call
// teaching degrees after the teacher; other spellings are judged by hand (`judged-names.ts`). A double degree, a mention or a
// programme with a master is another degree.
import { degrees } from '#content/catalog/degrees.ts';
import { bareName, judgedDegree } from './judged-names.ts';
import { lettersOf, withoutSecondName } from './names.ts';

/** What lists write instead of the registered name. */
const otherwise: readonly (readonly [RegExp, string])[] = [
  [/^(Maestro o Maestra|Maestro\/a|Maestro|Maestra|Magisterio) (en |de )?/i, ''],
  [/^(?:Grado (?=Educación)|Graduada en )/, ''],
  [/^Finanazas\b/, 'Finanzas'],
  [/^(Educación Primaria) y \1 mención .*$/i, '$1'],
  [/\bCom\. Corporativa$/i, 'Comunicación Corporativa'],
  [/\bDesarrollo de Producto$/i, 'Desarrollo de Productos'],
  // What leads to the master's that lets one sign as an architect has a name in each school.
  [/^(?:Fundamentos de )?Arquitectura(?: y Urbanismo)?$/i, 'Fundamentos de la Arquitectura'],
  [/^Estudios (?:en|de la) Arquitectura$/i, 'Estudios de Arquitectura'],
  [/^Ingeniería Náutica y Transporte Marítimo$/i, 'Náutica y Transporte Marítimo'],
];

const byName = new Map(degrees.map(({ id, name }) => [name, id]));
const byLetters = new Map(degrees.map(({ id, name }) => [lettersOf(name), id]));
const byLettersBare = new Map(
  degrees.map(({ id, name }) => [lettersOf(name.replace(/^Grado en /, '')), id]),
);

/** The id of the degree, or nothing where the catalogue has none of exactly that name; `university` is our id. */
export function degreeOfName(official: string, university?: string): string | undefined {
  const bare = bareName(official);
  const name = otherwise.reduce((text, [from, to]) => text.replace(from, to), bare);
  return (
    byLettersBare.get(lettersOf(name)) ?? (judgedDegree(bare, 'spain', university) || undefined)
  );
}

/** Of a list that writes names as they are registered, but for blanks. */
export function degreeOfRegisteredName(official: string): string | undefined {
  return byName.get(official.replaceAll(/\s+/g, ' ').trim());
}

/** Of a list that writes registered names, some without an accent or after the teacher. */
export function degreeOfListedName(official: string, university?: string): string | undefined {
  return degreeOfRegisteredName(official) ?? degreeOfName(official, university);
}

/** Of a list that adds a second name behind a slash or in brackets. */
export function degreeOfFirstName(official: string, university?: string): string | undefined {
  return (
    byLetters.get(lettersOf(withoutSecondName(official))) ?? degreeOfName(official, university)
  );
}
