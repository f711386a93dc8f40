// npm run import -- <table> <file.csv>: makes a table under `data/` and its module again from the file, and prints what changes.
// npm run import -- <table>: makes the module again from the table that is there.
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { affiliatedCentres } from './affiliated-centres.ts';
import type { Importer } from './importer.ts';
import { madridCutOffs } from './madrid-cutoffs.ts';
import { moduleText } from './module-text.ts';
import { readTable, writeTable, type Row } from './table.ts';
import { tableDifference } from './table-difference.ts';

const importers: Readonly<Record<string, Importer>> = {
  'madrid-cutoffs': madridCutOffs,
  'affiliated-centres': affiliatedCentres,
};

const root = resolve(import.meta.dirname, '../..');
const [name = '', file] = process.argv.slice(2);
const importer = importers[name];

if (importer) process.exitCode = await run(importer, file);
else {
  console.error(`Usage: npm run import -- <${Object.keys(importers).join('|')}> [file.csv]`);
  process.exitCode = 2;
}

async function run(to: Importer, from: string | undefined): Promise<number> {
  const path = resolve(root, to.table);
  const before = existsSync(path) ? readTable(await readFile(path, 'utf8'), to.columns) : [];
  const rows = from ? to.rowsOf(await readFile(from, 'utf8')).map((row) => keep(row, to)) : before;
  const problems = rows.length === 0 ? ['there are no rows'] : to.problemsOf(rows, before);
  if (problems.length > 0) {
    for (const problem of problems) console.error(problem);
    console.error(`Nothing is written: ${problems.length} problems.`);
    return 1;
  }
  const changes = tableDifference(before, rows, to.key);
  for (const change of changes) console.log(change);
  if (from) await writeFile(path, writeTable(to.columns, rows));
  await writeFile(resolve(root, to.module), await moduleText(to, rows));
  console.log(`${rows.length} rows in ${to.table}, ${changes.length} changed.`);
  return 0;
}

function keep(row: Row, { columns }: Importer): Row {
  return Object.fromEntries(columns.map((column) => [column, row[column] ?? '']));
}
