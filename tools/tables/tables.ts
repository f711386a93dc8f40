// The tables under `data/`: where each stands, its columns, and which of them name a row. What each is made of says
// `data/README.md`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { riasecLetters } from '#domain/instruments/interests/riasec.ts';
import { workValues } from '#domain/instruments/values/work-values.ts';
import { locales } from '#domain/locale.ts';
import { areaColumns, newerAfterwardsColumns, offerYears, settingColumns } from './columns.ts';
import { readTable, type Row } from './table.ts';

export type Table<Column extends string = string> = {
  /** From the root of the clone. */
  readonly path: string;
  readonly columns: readonly Column[];
  /** Columns that name a row together, the same from year to year. */
  readonly key: readonly NoInfer<Column>[];
  /** The column that says in a difference what a row is of, where it is none of the key. */
  readonly thing?: NoInfer<Column>;
  /** The column that says in a difference where it is. */
  readonly where?: NoInfer<Column>;
};

/** What lists of lowest grades say of every row. */
const listed = [
  'academic_year',
  'group',
  'call',
  'round',
  'grade',
  'free_places',
  'source',
  'url',
  'mark',
] as const;
const dated = [...listed, 'checked'] as const; // the day on which a person read it

export const tables = {
  occupations: table(
    'onet/occupations.csv',
    [
      'code',
      'title',
      ...riasecLetters,
      'interests_dated',
      'job_zone',
      'job_zone_dated',
      ...workValues,
    ],
    ['code'],
    'title',
  ),
  elements: table('onet/elements.csv', ['element', 'kind', 'title', 'id', ...locales], ['element']),
  demands: table(
    'onet/demands.csv',
    ['code', 'kind', 'rank', 'element', 'importance'],
    ['code', 'kind', 'rank'],
  ),
  settings: table('onet/settings.csv', ['code', 'title', ...settingColumns], ['code'], 'title'),
  kindred: table('onet/kindred.csv', ['code', 'rank', 'kindred'], ['code', 'rank']),
  universities: table(
    'ministry/universities.csv',
    ['id', 'register_name', 'kind', 'name', 'code', 'name_in_admission', 'region'],
    ['id'],
  ),
  publicDegrees: table('ministry/public-degrees-2022.csv', ['name', 'offers'], ['name']),
  degreeFields: table(
    'ministry/degree-fields-2020.csv',
    ['degree_id', 'field_code', 'field'],
    ['degree_id'],
  ),
  offers: table(
    'ministry/offers.csv',
    ['degree_id', 'university', 'city', 'codes', 'places_2020', ...offerYears],
    ['degree_id', 'university', 'city'],
  ),
  offersSince2020: table(
    'ministry/offers-since-2020.csv',
    ['degree_id', 'university', 'city', 'since', 'status', 'source', 'url', 'mark', 'checked'],
    ['degree_id', 'university', 'city'],
  ),
  affiliatedCentres: table(
    'ministry/affiliated-centres-2020-21.csv',
    ['degree_id', 'university', 'centre', 'city', 'degree', 'degree_code'],
    ['degree_id', 'university', 'centre', 'city'],
    'degree',
  ),
  spainCutOffs: table(
    'ministry/cut-offs-2019-2021.csv',
    ['degree_id', 'university', 'year', 'codes', 'lowest', 'highest'],
    ['degree_id', 'university', 'year'],
  ),
  movements: table(
    'ministry/movements-2015-2021.csv',
    ['region', 'from', 'years', 'median', 'most', 'pairs'],
    ['region', 'years', 'from'],
  ),
  areasAfterwards: table('ministry/areas-afterwards-2013-14.csv', areaColumns, ['id'], 'name'),
  newerAfterwards: table('national/afterwards-2018-19.csv', newerAfterwardsColumns, ['scope']),
  fieldsAfterwards: table(
    'ministry/fields-afterwards-2013-14.csv',
    ['id', 'name', 'graduates', 'affiliated_year1', 'affiliated_year4'],
    ['id'],
    'name',
  ),
  titlesAfterwards: table(
    'educabase/titles-afterwards-2019-20.csv',
    ['title_id', 'level', 'group', 'lowest_fifth_year4', 'base_year4'],
    ['title_id'],
    'group',
  ),
  madridCutOffs: table(
    'districts/madrid-cut-offs.csv',
    ['code', 'university', 'kind', 'centre', 'campus', 'branch', 'degree', 'degree_id', ...listed],
    ['code'],
    'degree',
    'university',
  ),
  cataloniaCutOffs: table(
    'districts/catalonia-cut-offs.csv',
    ['university', 'offer', 'kind', 'centre', 'city', 'degree', 'degree_id', ...listed],
    ['university', 'offer'],
    'degree',
  ),
  otherCutOffs: table(
    'districts/other-cut-offs.csv',
    ['district', 'university', 'kind', 'centre', 'city', 'degree', 'degree_id', ...dated],
    ['district', 'university', 'centre', 'city', 'degree'],
  ),
  madridWeights: table(
    'districts/madrid-weights-2026.csv',
    ['degree_id', 'university', 'subject', 'weight', 'cell', 'degree'],
    ['degree_id', 'university', 'subject'],
    'degree',
  ),
  andalusiaWeights: table(
    'districts/andalusia-weights-2025.csv',
    ['degree_id', 'subject', 'weight', 'degree'],
    ['degree_id', 'subject'],
    'degree',
  ),
  exchangeRates: table(
    'national/exchange-rates.csv',
    ['currency', 'per_euro', 'day'],
    ['currency'],
  ),
  municipalities: table(
    'geography/municipalities.csv',
    ['city', 'ine_code', 'municipality', 'region', 'latitude', 'longitude'],
    ['city'],
  ),
  spainLines: table('geography/spain-lines.csv', ['line', 'kind', 'points'], ['line']),
  countryOutlines: table(
    'geography/country-outlines.csv',
    ['country', 'ring', 'points'],
    ['country', 'ring'],
  ),
  /** Names of lists that are no degree's own, judged by hand: `degree_id` is empty where it is none. `list`: `spain`, `catalonia`. */
  judgedNames: table(
    'judged-names.csv',
    ['list', 'name', 'university', 'degree_id', 'reason'],
    ['list', 'name', 'university'],
  ),
  // `about`: a table, a fact, a region (`regions/galicia`) or nothing; `named_by`: who says so, for none of them was opened here.
  officialPages: table(
    'official-pages.csv',
    ['about', 'what', 'edition', 'address', 'named_by', 'seen'],
    ['about', 'what', 'edition'],
  ),
  leftOut: table('left-out.csv', ['table', 'row', 'columns', 'reason'], ['table', 'row']),
} as const;

export type TableName = keyof typeof tables;

export type Tables = {
  readonly [Name in TableName]: readonly Row<(typeof tables)[Name]['columns'][number]>[];
};

/** All tables of the clone whose root is given. */
export function readTables(root: string): Tables {
  return {
    occupations: rowsIn(root, tables.occupations),
    elements: rowsIn(root, tables.elements),
    demands: rowsIn(root, tables.demands),
    settings: rowsIn(root, tables.settings),
    kindred: rowsIn(root, tables.kindred),
    universities: rowsIn(root, tables.universities),
    publicDegrees: rowsIn(root, tables.publicDegrees),
    degreeFields: rowsIn(root, tables.degreeFields),
    offers: rowsIn(root, tables.offers),
    offersSince2020: rowsIn(root, tables.offersSince2020),
    affiliatedCentres: rowsIn(root, tables.affiliatedCentres),
    spainCutOffs: rowsIn(root, tables.spainCutOffs),
    movements: rowsIn(root, tables.movements),
    areasAfterwards: rowsIn(root, tables.areasAfterwards),
    newerAfterwards: rowsIn(root, tables.newerAfterwards),
    fieldsAfterwards: rowsIn(root, tables.fieldsAfterwards),
    titlesAfterwards: rowsIn(root, tables.titlesAfterwards),
    madridCutOffs: rowsIn(root, tables.madridCutOffs),
    cataloniaCutOffs: rowsIn(root, tables.cataloniaCutOffs),
    otherCutOffs: rowsIn(root, tables.otherCutOffs),
    madridWeights: rowsIn(root, tables.madridWeights),
    andalusiaWeights: rowsIn(root, tables.andalusiaWeights),
    exchangeRates: rowsIn(root, tables.exchangeRates),
    municipalities: rowsIn(root, tables.municipalities),
    spainLines: rowsIn(root, tables.spainLines),
    countryOutlines: rowsIn(root, tables.countryOutlines),
    judgedNames: rowsIn(root, tables.judgedNames),
    officialPages: rowsIn(root, tables.officialPages),
    leftOut: rowsIn(root, tables.leftOut),
  };
}

export function rowsIn<Column extends string>(
  root: string,
  { path, columns }: Table<Column>,
): readonly Row<Column>[] {
  return readTable(readFileSync(join(root, path), 'utf8'), columns);
}

/** What names a row: `medicina · granada · Granada`. */
export function keyOf(row: Row, { key }: Pick<Table, 'key'>): string {
  return key.map((column) => row[column] ?? '').join(' · ');
}

/** What `data/left-out.csv` and `data/origins.csv` call a table: `districts/madrid-cut-offs`. */
export function nameOf({ path }: Pick<Table, 'path'>): string {
  return path.replace(/^data\//, '').replace(/\.csv$/, '');
}

export function table<const Column extends string>(
  path: string,
  columns: readonly Column[],
  key: readonly NoInfer<Column>[],
  thing?: NoInfer<Column>,
  where?: NoInfer<Column>,
): Table<Column> {
  return {
    path: `data/${path}`,
    columns,
    key,
    ...(thing !== undefined && { thing }),
    ...(where !== undefined && { where }),
  };
}
