import type { ForeignPrice, Tuition } from '#content/facts/tuition.ts';
import type { Change } from './check-table.ts';
import type { Cells } from './fact-table.ts';
import { readExamples, readFigure } from './read-figure.ts';
import { dropUnused } from './drop-unused.ts';
import {
  applyEdits,
  findProperty,
  findRecord,
  literal,
  parse,
  replace,
  setProperties,
  type Edit,
} from './set-properties.ts';
import ts from 'typescript';

/** Sources of `content/facts` and `content/ways`, by path. */
export type Sources = ReadonlyMap<string, string>;

const tableOfRegions = 'content/facts/tuition-by-region.ts';

/** The sources that change, with every figure in the record that it came from. Throws where one is written nowhere. */
export function writeChanges(
  changes: readonly Change[],
  sources: Sources,
  tuition: Tuition,
): Map<string, string> {
  const edits = new Map<string, Edit[]>();
  for (const change of changes) {
    const { path, edits: more } = editsOf(change, sources, tuition);
    edits.set(path, [...(edits.get(path) ?? []), ...more]);
  }
  return new Map(
    [...edits].map(([path, each]) => {
      const text = applyEdits(sources.get(path) ?? '', each);
      return [path, path === tableOfRegions ? dropUnused(path, text) : text];
    }),
  );
}

function editsOf(change: Change, sources: Sources, tuition: Tuition) {
  const { place, cells } = change.row;
  if (place.kind === 'tuition') {
    return { path: tableOfRegions, edits: tuitionEdits(change, place.path, sources, tuition) };
  }
  for (const [path, text] of sources) {
    const record = findRecord(parse(path, text), 'id', cells.id);
    if (!record) continue;
    const said = place.kind === 'way' ? wayValues(change) : factValues(change);
    return { path, edits: setProperties(record, said) };
  }
  throw new Error(`${cells.id} is written in no file of content`);
}

/** Only what changed: a record that takes its source from its neighbours goes on doing so. */
function datedValues({ cells, changed }: Change): Record<string, unknown> {
  const all = { fuente: 'source', dirección: 'url', marca: 'mark', revisado: 'checked' } as const;
  const names = { ...all, 'mirar antes de': 'staleAfter', año: 'year' } as const;
  return Object.fromEntries(
    Object.entries(names).flatMap(([column, name]) => {
      const found = changed.find((each) => each === column);
      return found ? [[name, cells[found]]] : [];
    }),
  );
}

function wayValues(change: Change): Record<string, unknown> {
  const { cells, changed } = change;
  return {
    ...datedValues(change),
    ...(changed.includes('qué (es)') ? { es: cells['qué (es)'] } : {}),
    ...(changed.includes('qué (en)') ? { en: cells['qué (en)'] } : {}),
  };
}

function factValues(change: Change): Record<string, unknown> {
  const { row, cells, changed } = change;
  const isNumber = !['text', 'day'].includes(row.cells.unidad);
  const both = (name: 'qué' | 'dónde') => ({
    es: cells[`${name} (es)`],
    en: cells[`${name} (en)`],
  });
  const touches = (name: string) => changed.some((column) => column.startsWith(name));
  return {
    ...datedValues(change),
    ...(touches('valor') ? { value: isNumber ? readFigure(cells.valor) : cells.valor } : {}),
    ...(touches('qué') ? { what: both('qué') } : {}),
    ...(touches('dónde') ? { where: both('dónde') } : {}),
  };
}

/** A price of the table of regions is written anew as a whole: its form may be another one. */
function tuitionEdits(
  { row, cells }: Change,
  path: readonly string[],
  sources: Sources,
  tuition: Tuition,
): Edit[] {
  const [first = '', side] = path;
  const file = parse(tableOfRegions, sources.get(tableOfRegions) ?? '');
  const record = side ? findRecord(file, 'region', first) : findTuition(file);
  const property = record && findProperty(record, side ?? first);
  if (!property || row.place.kind !== 'tuition') throw new Error(`${row.cells.id} has no row`);
  const { price } = row.place;
  if (price === 'citation') {
    const kept = first === 'census' ? tuition.census : tuition.stay;
    return [replace(property.initializer, literal({ ...kept, ...citation(cells) }))];
  }
  const region = tuition.regions.find((each) => each.region === first);
  const said = price === 'resident' ? resident(cells) : foreign(cells, region?.foreign);
  return [replace(property.initializer, literal(said))];
}

function findTuition(file: ts.SourceFile): ts.ObjectLiteralExpression | undefined {
  const found = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find(({ name }) => name.getText() === 'tuition')?.initializer;
  return found && ts.isObjectLiteralExpression(found) ? found : undefined;
}

function citation(cells: Cells) {
  return {
    sourceKind: cells.marca === 'V' ? 'official' : 'press',
    mark: cells.marca,
    publisher: cells.fuente,
    published: cells.publicado,
    url: cells.dirección,
    checked: cells.revisado,
    staleAfter: cells['mirar antes de'],
    year: cells.año === '' ? undefined : cells.año,
  };
}

function resident(cells: Cells) {
  return {
    ...citation(cells),
    per: cells.unidad === 'EUR/credit' ? 'credit' : 'year',
    form: cells.forma,
    low: readFigure(cells.valor),
    high: readFigure(cells.hasta),
  };
}

function foreign(cells: Cells, before: ForeignPrice | undefined) {
  const { forma: kind, valor, hasta } = cells;
  if (kind === 'unknown') return { kind };
  const cut = before?.kind === 'examples' ? before.announcedCut : undefined;
  const amounts = {
    examples: { examples: readExamples(valor), announcedCut: cut },
    times: { times: readFigure(valor), fullCostFrom: hasta === '' ? undefined : Number(hasta) },
    'up-to-times': { times: readFigure(valor) },
  };
  const amount = Object.entries(amounts).find(([name]) => name === kind)?.[1] ?? {};
  return { kind, ...citation(cells), ...amount };
}
