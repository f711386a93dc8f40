// Centres that are affiliated to a public university without being part of it: the Ministry's table of places names the kind of
// each centre. They have entrances and often prices of their own, so that no figure of theirs is the university's.
import { universities } from '#content/catalog/studies/universities.ts';
import { degreeOfName } from './degree-of-name.ts';
import type { Importer } from './importer.ts';
import { readTable, type Row } from './table.ts';

const given = (
  'region university city centre centre_type degree_code degree ' +
  'field_isced places enrolled_by_preinscription enrolled_first_choice first_choice_applicants min_grade'
).split(' ');

const kept = ['key', 'degree_id', 'university', 'centre', 'city', 'degree', 'degree_code'] as const;

const ids = new Map(Object.keys(universities).map((id) => [id.replaceAll('-', ''), id]));

export const affiliatedCentres: Importer = {
  table: 'data/affiliated-centres-2020-21.csv',
  module: 'content/catalog/studies/affiliated-centres.ts',
  columns: kept,
  key: 'key',
  rowsOf: (text) => {
    const rows = readTable(text, given)
      .filter((row) => row['centre_type'] === 'Centro adscrito')
      .flatMap(rowOf);
    // Two groups of one centre stand as two rows.
    return [...new Map(rows.map((row) => [row['key'], row])).values()];
  },
  problemsOf,
  moduleOf,
};

/** None where the catalogue has no degree of that name. Madrid is left out: its own list is newer. */
function rowOf(row: Row): Row[] {
  const { university = '', centre = '', degree = '', region } = row;
  const id = degreeOfName(degree);
  if (!id || region === 'Madrid (Comunidad de)') return [];
  const [name = ''] = university.split('/');
  const letters = name
    .split(' (')[0]
    ?.normalize('NFD')
    .replaceAll(/[^a-z0-9]+/gi, '')
    .toLowerCase();
  const known = ids.get(letters ?? '') ?? '';
  const city = cityOf(row['city'] ?? '');
  const key = [id, known, centre, city].join(' · ');
  return [{ ...row, city, degree_id: id, university: known, key }];
}

/** `Almunia De Doña Godina (La)` and `Elche/Elx` as people write them. */
function cityOf(text: string): string {
  const [own = ''] = text.split('/');
  const [, name = own, article = ''] = /^(.*) \((.*)\)$/.exec(own) ?? [];
  return `${article} ${name}`
    .trim()
    .replaceAll(/ (De|Del|La|Las|Los|I|Y) /g, (small) => small.toLowerCase());
}

function problemsOf(rows: readonly Row[]): string[] {
  return rows.flatMap(({ key, university, centre, city }) => [
    ...(university ? [] : [`${key}: the university is unknown`]),
    ...(centre && city ? [] : [`${key}: a centre or a city is absent`]),
  ]);
}

function moduleOf(rows: readonly Row[]): string {
  const byDegree = Map.groupBy(rows, (row) => row['degree_id'] ?? '');
  const packed = [...byDegree]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([id, those]) => [id, those.map(lineOf).join('; ')]);
  return [
    '/** By the id of the degree: `valencia · Catarroja · Centro Florida Universitaria; …`, university, city and centre. */',
    `export const affiliatedCentres: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(packed))};`,
  ].join('\n');
}

function lineOf({ university, city, centre }: Row): string {
  return [university, city, centre].join(' · ');
}
