// Writes what a table changes into the records that its rows come from, in the form of all records.
import type { z } from 'zod';
import type { Citation, ForeignPrice, ResidentPrice, Tuition } from '#content/facts/tuition.ts';
import { kinds, type Records } from '#tools/content/kinds.ts';
import { readRecord, told } from '#tools/content/record.ts';
import { writeRecord } from '#tools/content/write-record.ts';
import type { Change } from './check-table.ts';
import type { Cells } from './fact-table.ts';
import { readExamples, readFigure } from './read-figure.ts';
import { inSpanish } from './refusals-in-spanish.ts';
import { newNames } from './rename-ids.ts';

export type Written = {
  /** The records that change, by path. */
  readonly texts: ReadonlyMap<string, string>;
  /** What their schemas refuse, in Spanish. */
  readonly mistakes: readonly string[];
};

export function writeChanges(changes: readonly Change[], records: Records): Written {
  const byId = new Map(changes.map((change) => [change.row.cells.id, change]));
  const names = new Map(newNames(changes).map(({ from, to }) => [from, to]));

  /** A record in which whatever has the id of a change says what that says. */
  function changed(said: unknown): unknown {
    if (Array.isArray(said)) return said.map(changed);
    if (typeof said !== 'object' || said === null) return said;
    const id = 'id' in said ? String(said.id) : '';
    const change = byId.get(id);
    if (change) return { ...said, id: names.get(id) ?? id, ...valuesOf(change, said) };
    return Object.fromEntries(Object.entries(said).map(([name, each]) => [name, changed(each)]));
  }

  const texts = new Map<string, string>();
  const mistakes: string[] = [];
  for (const kind of ['facts', 'countries', 'ways', 'answers', 'tuition'] as const)
    for (const [name, before] of records[kind]) {
      const after = 'regions' in before ? changedPrices(before, byId) : changed(before);
      if (JSON.stringify(before) === JSON.stringify(after)) continue;
      const path = `content/${kind}/${name}.yaml`;
      const schema: z.ZodType = kinds[kind];
      const text = writeRecord(schema, after);
      texts.set(path, text);
      const read = readRecord(path, text, schema);
      if ('mistakes' in read)
        mistakes.push(...read.mistakes.map((each) => told(inSpanish(each), text)));
    }
  return { texts, mistakes };
}

/** What changed of a fact or a sentence. */
function valuesOf({ row, cells, changed }: Change, before: object): Record<string, unknown> {
  const touches = (name: string) => changed.some((column) => column.startsWith(name));
  const both = (name: 'qué' | 'dónde') => ({
    es: cells[`${name} (es)`],
    en: cells[`${name} (en)`],
  });
  const isNumber = !['text', 'day'].includes(row.cells.unidad);
  const value = isNumber ? readFigure(cells.valor) : cells.valor;
  return {
    ...(touches('fuente') && { source: cells.fuente }),
    ...(touches('dirección') && { url: cells.dirección }),
    ...(touches('marca') && { mark: cells.marca }),
    ...(row.place.kind === 'fact' && { said: saidBy(cells.marca, before) }),
    ...(touches('revisado') && { checked: cells.revisado }),
    ...(touches('mirar antes de') && { staleAfter: cells['mirar antes de'] }),
    ...(touches('año') && { year: cells.año }),
    ...(touches('valor') && { value }),
    ...(touches('qué') && { [row.place.kind === 'way' ? 'says' : 'what']: both('qué') }),
    ...(touches('dónde') && { where: both('dónde') }),
  };
}

/** Only what is marked S says who says it; the table does not: of what was V it is others, without a date. */
function saidBy(mark: string, before: object) {
  if (mark !== 'S') return undefined;
  return 'said' in before ? before.said : { by: 'other' };
}

/** A price is written anew as a whole: its form may be another one. */
function changedPrices(tuition: Tuition, byId: ReadonlyMap<string, Change>) {
  function price<Price>(
    place: string,
    before: Price,
    written: (cells: Cells, before: Price) => object,
  ): Price | object {
    const change = byId.get(`tuition-${place}`);
    return change ? written(change.cells, before) : before;
  }
  const { spain, census, stay, regions } = tuition;
  return {
    spain: price('spain-resident', spain, resident),
    census: price('spain-foreign', census, cited),
    levels: tuition.levels,
    stay: price('stay-foreign', stay, cited),
    regions: regions.map((row) => ({
      ...row,
      resident: price(`${row.region}-resident`, row.resident, resident),
      foreign: price(`${row.region}-foreign`, row.foreign, foreign),
    })),
  };
}

/** Keeps what the table does not have. */
function cited<Cited extends Citation>(cells: Cells, before: Cited) {
  return { ...before, ...citation(cells, before) };
}

function citation(cells: Cells, before: Pick<Citation, 'url' | 'note'> | null) {
  return {
    publisher: cells.fuente,
    published: cells.publicado,
    sourceKind: cells.marca === 'V' ? 'official' : 'press',
    url: cells.dirección,
    mark: cells.marca,
    checked: cells.revisado,
    staleAfter: cells['mirar antes de'],
    // A note is on its source.
    note: before?.url === cells.dirección ? before.note : undefined,
    year: cells.año === '' ? undefined : cells.año,
  };
}

function resident(cells: Cells, before: ResidentPrice | null) {
  return {
    ...citation(cells, before),
    per: cells.unidad === 'EUR/credit' ? 'credit' : 'year',
    form: cells.forma,
    low: readFigure(cells.valor),
    high: readFigure(cells.hasta),
  };
}

function foreign(cells: Cells, before: ForeignPrice) {
  const { forma: kind, valor, hasta } = cells;
  if (kind === 'unknown') return { kind };
  const announcedCut = before.kind === 'examples' ? before.announcedCut : undefined;
  const amounts = {
    examples: { examples: readExamples(valor), announcedCut },
    times: { times: readFigure(valor), fullCostFrom: hasta === '' ? undefined : Number(hasta) },
    'up-to-times': { times: readFigure(valor) },
  };
  const amount = Object.entries(amounts).find(([name]) => name === kind)?.[1] ?? {};
  return { kind, ...citation(cells, before.kind === 'unknown' ? null : before), ...amount };
}
