// What a record refuses, for an owner who reads Spanish: schemas speak English, to authors of records.
import type { Mistake } from '#tools/content/record.ts';
import type { Column } from './fact-table.ts';

/** Reasons of the schemas of facts, prices, ways and countries. What zod itself says is Spanish by its own locale. */
export const reasonsInSpanish: Readonly<Record<string, string>> = {
  'is empty': 'está vacío',
  'has more than six words': 'tiene más de seis palabras',
  'is of nothing that is said': 'no resume ninguna frase',
  'has a space at an end, or a line break':
    'tiene un espacio al principio o al final, o un salto de línea',
  'is no id': 'no es un id (minúsculas, cifras y guiones)',
  'is no day (YYYY-MM-DD)': 'no es un día (AAAA-MM-DD)',
  'is no day, month or year: YYYY-MM-DD, YYYY-MM, YYYY':
    'no es un día, un mes ni un año (AAAA-MM-DD, AAAA-MM, AAAA)',
  'is no year, 2025, and no academic year, 2025-26': 'no es un año (2025) ni un curso (2025-26)',
  'is no address over https': 'no es una dirección https',
  'is not after checked': 'tiene que ser posterior a «revisado»',
  'is the same in both languages': 'es igual en los dos idiomas',
  'is not in its unit': 'no está en su unidad',
  'is missing: every price is of a year': 'falta: todo precio es de un año',
  'does not name the year': 'no nombra el año',
  'says who says what is marked S, and nothing else':
    'quién lo dice va con la marca S, y solo con ella',
  'is a home page': 'es una portada, no la página que lo dice',
  'has not each region once': 'no tiene cada comunidad una vez',
  'lacks a region that charges the same': 'falta una comunidad que cobra lo mismo',
  'is no code of a country': 'no es el código de un país',
  'is no code of a currency': 'no es el código de una moneda (tres letras, como PEN)',
  'is no time zone of IANA: America/Lima': 'no es una zona horaria de la IANA (como America/Lima)',
  'is after the March in which the next school year is looked up':
    'es posterior al marzo en que se mira el curso siguiente',
  'is no field of this kind of record': 'no es un campo de este registro',
  'is missing': 'falta',
};

/** Reasons that end with the words they are about. */
const begun: readonly (readonly [RegExp, string])[] = [
  [
    /^no English sentence has (.*)$/,
    'ninguna frase en inglés dice ya «$1», que está entre los nombres propios',
  ],
  [/^lacks a name of (.*)$/, 'falta un nombre propio de la frase $1'],
];

const columnOf: Readonly<Record<string, Column>> = {
  value: 'valor',
  low: 'valor',
  high: 'hasta',
  unit: 'unidad',
  year: 'año',
  source: 'fuente',
  publisher: 'fuente',
  published: 'publicado',
  url: 'dirección',
  mark: 'marca',
  checked: 'revisado',
  staleAfter: 'mirar antes de',
};

/** A mistake with its reason in Spanish and the column of the table, where the field has one. */
export function inSpanish(mistake: Mistake): Mistake {
  const { field, reason } = mistake;
  const column = field
    .split('.')
    .map((part) => columnOf[part])
    .findLast((each) => each !== undefined);
  const told =
    reasonsInSpanish[reason] ?? begun.reduce((text, [from, to]) => text.replace(from, to), reason);
  return { ...mistake, reason: column === undefined ? told : `${told} (columna «${column}»)` };
}
