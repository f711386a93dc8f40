// What an owner's spreadsheet changes, or why it may not: nothing is written while one row has a hole.
import { readCsv } from '#domain/read-csv.ts';
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
  const [head = [], ...rows] = read.rows;
  const absent = columns.filter((column) => !head.includes(column));
  if (absent.length > 0) return refused(`Faltan columnas: ${absent.join(', ')}.`);
  const twice = head.filter((name, index) => head.indexOf(name) !== index);
  if (twice.length > 0) return refused(`Columnas repetidas: ${twice.join(', ')}.`);

  const problems: string[] = [];
  const changes: Change[] = [];
  const seen = new Set<string>();
  for (const [index, row] of rows.entries()) {
    const cells = cellsOf(head, row);
    const say = (problem: string) =>
      problems.push(`Fila ${index + 2} (${cells.id.slice(0, 60) || 'sin id'}): ${problem}.`);
    if (row.length > head.length) say('tiene más celdas que la cabecera');
    if (seen.has(cells.id)) say('está dos veces');
    seen.add(cells.id);
    const found = known.find((each) => each.cells.id === cells.id);
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

/** What changes, a line each: "room-madrid-2025: valor 620 → 640; año 2025 → 2026". */
export function tellChange({ row, cells, changed }: Change): string {
  const told = changed.map((column) => {
    const [before, after] = [row.cells[column], cells[column]].map((text) => text || '(vacío)');
    return `${column} ${before} → ${after}`;
  });
  return `${row.cells.id}: ${told.join('; ')}`;
}
