// npm run import -- <table> <file…>: makes a table under `data/` again from its files, and prints what changes. The files of a
// table, in their order, say `tools/import/importers.ts` and `data/README.md`; one that ends in `.gz` is unpacked.
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { writeTable } from '#tools/tables/table.ts';
import { rowsIn, tables } from '#tools/tables/tables.ts';
import type { Importer } from './importer.ts';
import { importers } from './importers.ts';
import { makeTable } from './make-table.ts';
import { tableDifference } from './table-difference.ts';

const root = resolve(import.meta.dirname, '../..');
const [name = '', ...files] = process.argv.slice(2);
const importer = importers[name];

if (importer && importer.files.length === files.length) process.exitCode = await run(importer);
else {
  for (const [name, { files }] of Object.entries(importers))
    console.error(`npm run import -- ${name} ${files.map((file) => `<${file}>`).join(' ')}`);
  process.exitCode = 2;
}

async function run(importer: Importer): Promise<number> {
  const { table } = importer;
  const path = resolve(root, table.path);
  const before = existsSync(path) ? rowsIn(root, table) : [];
  const texts = await Promise.all(files.map(textOf));
  const leftOut = rowsIn(root, tables.leftOut);
  const { rows, problems, idle } = makeTable(importer, texts, before, leftOut);
  if (problems.length > 0) {
    for (const problem of problems) console.error(problem);
    console.error(`Nothing is written: ${problems.length} problems.`);
    return 1;
  }
  for (const row of idle) console.log(`${tables.leftOut.path} names ${row}, which is in no file`);
  const changes = tableDifference(before, rows, table);
  for (const change of changes) console.log(change);
  await writeFile(path, writeTable(table.columns, rows));
  console.log(`${rows.length} rows in ${table.path}, ${changes.length} changed.`);
  return 0;
}

async function textOf(file: string): Promise<string> {
  const bytes = await readFile(file);
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}
