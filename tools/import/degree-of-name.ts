// Which degree of the catalogue an official list means. Lists add the campus, the language or the mode in brackets and call
// teaching degrees after the teacher; a double degree, a mention or a programme with a master is another degree.
import { degrees } from '#content/catalog/degrees.ts';

/** What lists write instead of the registered name. */
const otherwise: readonly (readonly [RegExp, string])[] = [
  [/^(Maestro|Maestra|Maestro\/a|Maestro o Maestra|Magisterio) (en|de) /i, ''],
  [/^(Educación Primaria) y \1 mención .*$/i, '$1'],
  [/\bCom\. Corporativa$/i, 'Comunicación Corporativa'],
  [/\bDesarrollo de Producto$/i, 'Desarrollo de Productos'],
];

const known = new Map(
  degrees.map(({ id, name }) => [lettersOf(name.replace(/^Grado en /, '')), id]),
);

/** The id of the degree, or nothing where the catalogue has none of exactly that name. */
export function degreeOfName(official: string): string | undefined {
  const bare = official
    .replace(/^Grado en /, '')
    .replaceAll(/\s*\([^)]*\)/g, '')
    .trim();
  const name = otherwise.reduce((text, [from, to]) => text.replace(from, to), bare);
  return known.get(lettersOf(name));
}

function lettersOf(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]+/gi, '')
    .toLowerCase();
}
