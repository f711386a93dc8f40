// The figures of the world as a table that an owner edits in a spreadsheet: one row each, heads in Spanish. Prices of public
// degrees are rows of the table of regions (decision 044), sentences on a country stand under "qué".
import type { Fact } from '#content/facts/fact.ts';
import type { Citation, ForeignPrice, ResidentPrice, Tuition } from '#content/facts/tuition.ts';
import type { WayFact } from '#content/ways/way.ts';

export const columns = [
  'id',
  'valor',
  'hasta',
  'forma',
  'unidad',
  'año',
  'qué (es)',
  'qué (en)',
  'dónde (es)',
  'dónde (en)',
  'fuente',
  'publicado',
  'dirección',
  'marca',
  'revisado',
  'mirar antes de',
] as const;
export type Column = (typeof columns)[number];
export type Cells = Readonly<Record<Column, string>>;

/** What a row is of: a fact, a sentence on a country, a price of a public degree, or what prices rest on. */
export type Place =
  | { kind: 'fact' }
  | { kind: 'way' }
  | { kind: 'tuition'; price: 'resident' | 'foreign' | 'citation' };
export type FactRow = { place: Place; cells: Cells };

/** What an owner may change of each kind of row; the rest is there to be read. */
const everyRow = ['año', 'fuente', 'dirección', 'marca', 'revisado', 'mirar antes de'] as const;
export const editable: Readonly<Record<Place['kind'], readonly Column[]>> = {
  fact: ['valor', 'qué (es)', 'qué (en)', 'dónde (es)', 'dónde (en)', ...everyRow],
  way: ['qué (es)', 'qué (en)', ...everyRow],
  tuition: ['valor', 'hasta', 'forma', 'unidad', 'publicado', ...everyRow],
};

type Dated = {
  url: string;
  mark: string;
  checked: string;
  staleAfter: string;
  year?: string | undefined;
};

const none: Cells = {
  id: '',
  valor: '',
  hasta: '',
  forma: '',
  unidad: '',
  año: '',
  'qué (es)': '',
  'qué (en)': '',
  'dónde (es)': '',
  'dónde (en)': '',
  fuente: '',
  publicado: '',
  dirección: '',
  marca: '',
  revisado: '',
  'mirar antes de': '',
};

/** A row of the table, cell by cell. */
export function mapColumns(cellOf: (column: Column) => string): Cells {
  return { ...none, ...Object.fromEntries(columns.map((column) => [column, cellOf(column)])) };
}

export function factTable({
  facts,
  ways,
  tuition,
}: {
  facts: readonly Fact[];
  ways: readonly WayFact[];
  tuition: Tuition;
}): FactRow[] {
  return [
    // Rates are a table of their own, which a command makes.
    ...facts.filter(({ paidBy, unit }) => !paidBy && unit !== 'per euro').map(rowOfFact),
    ...tuitionRows(tuition),
    ...ways.map(rowOfWay),
  ];
}

/** As a spreadsheet of Spain reads a number. */
export function written(value: number | string): string {
  return typeof value === 'number' ? String(value).replace('.', ',') : value;
}

function datedCells({ url, mark, checked, staleAfter, year = '' }: Dated) {
  return {
    dirección: url,
    marca: mark,
    revisado: checked,
    'mirar antes de': staleAfter,
    año: year,
  };
}

function rowOfFact(fact: Fact): FactRow {
  const { id, value, unit, what, where, source } = fact;
  const cells = {
    ...none,
    ...datedCells(fact),
    id,
    valor: written(value),
    unidad: unit,
    'qué (es)': what.es,
    'qué (en)': what.en,
    'dónde (es)': where.es,
    'dónde (en)': where.en,
    fuente: source,
  };
  return { place: { kind: 'fact' }, cells };
}

function rowOfWay(fact: WayFact): FactRow {
  const { id, says, source } = fact;
  const said = { 'qué (es)': says.es, 'qué (en)': says.en };
  const cells = { ...none, ...datedCells(fact), ...said, id, fuente: source };
  return { place: { kind: 'way' }, cells };
}

function tuitionRows({ spain, census, stay, regions }: Tuition): FactRow[] {
  const cited = (id: string, citation: Citation): FactRow => ({
    place: { kind: 'tuition', price: 'citation' },
    cells: { ...none, ...citedCells(citation), id },
  });
  return [
    residentRow('spain', { es: 'España', en: 'Spain' }, spain),
    cited('tuition-spain-foreign', census),
    cited('tuition-stay-foreign', stay),
    ...regions.flatMap(({ region, name, resident, foreign }) => [
      residentRow(region, name, resident),
      foreignRow(region, name, foreign),
    ]),
  ];
}

function citedCells(citation: Citation) {
  return { ...datedCells(citation), fuente: citation.publisher, publicado: citation.published };
}

function residentRow(place: string, name: Fact['where'], price: ResidentPrice | null): FactRow {
  const known = price && {
    ...citedCells(price),
    valor: written(price.low),
    hasta: written(price.high),
    forma: price.form,
    unidad: price.per === 'credit' ? 'EUR/credit' : 'EUR/year',
  };
  const where = { 'dónde (es)': name.es, 'dónde (en)': name.en };
  const cells = { ...none, ...where, ...known, id: `tuition-${place}-resident` };
  return { place: { kind: 'tuition', price: 'resident' }, cells };
}

function foreignRow(place: string, name: Fact['where'], price: ForeignPrice): FactRow {
  const where = { 'dónde (es)': name.es, 'dónde (en)': name.en, forma: price.kind };
  const known = price.kind === 'unknown' ? {} : { ...citedCells(price), ...amountCells(price) };
  const cells = { ...none, ...where, ...known, id: `tuition-${place}-foreign` };
  return { place: { kind: 'tuition', price: 'foreign' }, cells };
}

function amountCells(price: Exclude<ForeignPrice, { kind: 'unknown' }>) {
  switch (price.kind) {
    case 'examples':
      return {
        valor: price.examples
          .map(({ degree, resident, foreign }) => `${degree}=${resident}/${foreign}`)
          .join(' '),
      };
    case 'times':
      return { valor: written(price.times), hasta: written(price.fullCostFrom ?? '') };
    case 'up-to-times':
      return { valor: written(price.times) };
    case 'more':
    case 'same':
      return {};
  }
}
