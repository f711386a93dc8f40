// What an owner's spreadsheet changes, or why it may not: nothing is written while one row has a hole.
import { readCsv } from '#domain/read-csv.ts';
import {
  asDay,
  asKnownDay,
  asKnownFigure,
  asKnownText,
  dayOrderOf,
  type DayOrder,
} from './spreadsheet-formats.ts';
import { rowProblems } from './check-row.ts';
import { columns, mapColumns, type Cells, type Column, type FactRow } from './fact-table.ts';

export type Change = { row: FactRow; cells: Cells; changed: readonly Column[] };
export type CheckedTable = { problems: readonly string[]; changes: readonly Change[] };

/** Far above the whole table: more than this is something else, pasted by mistake. */
export const biggestTable = 1_000_000;

export function checkTable(text: string, known: readonly FactRow[], today: string): CheckedTable {
  const refused = (problem: string): CheckedTable => ({ problems: [problem], changes: [] });
  if (text.length > biggestTable) return refused('El archivo es demasiado grande: no se lee.');
  const read = readCsv(text);
  if (read.kind === 'unreadable') {
    return refused(`La línea ${read.line} no se puede leer: hay una comilla sin cerrar.`);
  }
  const [written = [], ...rows] = read.rows;
  const head = withoutEmptyEnd(written.map((name) => name.normalize('NFC')));
  const order = dayOrderOf(rows.flat());
  const absent = columns.filter((column) => !head.includes(column));
  if (absent.length > 0) return refused(`Faltan columnas: ${absent.join(', ')}.`);
  const twice = head.filter((name, index) => name !== '' && head.indexOf(name) !== index);
  if (twice.length > 0) return refused(`Columnas repetidas: ${twice.join(', ')}.`);

  const problems: string[] = [];
  const changes: Change[] = [];
  const seen = new Set<string>();
  for (const [index, row] of rows.entries()) {
    const typed = cellsOf(head, row);
    const found = known.find((each) => each.cells.id === typed.id);
    const cells = found ? asWritten(typed, found.cells, order) : typed;
    const say = (problem: string) =>
      problems.push(`Fila ${index + 2} (${cells.id.slice(0, 60) || 'sin id'}): ${problem}.`);
    if (row.slice(head.length).some((cell) => cell !== '')) {
      say('tiene más celdas que la cabecera');
    }
    if (seen.has(cells.id)) say('está dos veces');
    seen.add(cells.id);
    if (!found) {
      say('ese id no existe');
      continue;
    }
    const changed = columns.filter((column) => cells[column] !== found.cells[column]);
    if (changed.length === 0) continue;
    for (const problem of rowProblems(found, cells, changed, today)) say(problem);
    changes.push({ row: found, cells, changed });
  }
  return { problems, changes };
}

function cellsOf(head: readonly string[], row: readonly string[]): Cells {
  return mapColumns((column) => row[head.indexOf(column)] ?? '');
}

/** Whether a text has the heads of the table, in any order: what tells its encoding. */
export function hasHeads(text: string): boolean {
  const read = readCsv(text.slice(0, biggestTable));
  const [head = []] = read.kind === 'rows' ? read.rows : [];
  return columns.every((column) => head.some((name) => name.normalize('NFC') === column));
}

/** A spreadsheet ends each line with cells for columns that once were. */
function withoutEmptyEnd(head: readonly string[]): readonly string[] {
  return head.slice(0, head.findLastIndex((name) => name !== '') + 1);
}

function asWritten(saved: Cells, known: Cells, order: DayOrder): Cells {
  const typed = mapColumns((column) => asKnownText(saved[column], known[column]));
  const day = (column: Column) => asDay(asKnownDay(typed[column], known[column]), order);
  return {
    ...typed,
    valor: asKnownFigure(typed.unidad === 'day' ? day('valor') : typed.valor, known.valor),
    hasta: asKnownFigure(typed.hasta, known.hasta),
    año: asKnownFigure(typed.año, known.año),
    revisado: day('revisado'),
    'mirar antes de': day('mirar antes de'),
    publicado: known.publicado === '' ? typed.publicado : day('publicado'),
  };
}

/** What changes, a line each: "room-madrid-2025: valor 620 → 640; año 2025 → 2026". */
export function tellChange({ row, cells, changed }: Change): string {
  const told = changed.map((column) => {
    const [before, after] = [row.cells[column], cells[column]].map((text) => text || '(vacío)');
    return `${column} ${before} → ${after}`;
  });
  return `${row.cells.id}: ${told.join('; ')}`;
}
