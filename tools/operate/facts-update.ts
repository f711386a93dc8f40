// npm run facts:update -- --export [file.csv]: all facts as a table for a spreadsheet.
// npm run facts:update -- file.csv [--write] [--accept]: what that table changes; with --write it stands in the records
// afterwards. A price that moves too far is refused without --accept.
import { existsSync, globSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { z } from 'zod';
import { everyFact } from '#content/facts/every-fact.ts';
import { tuition } from '#content/compiled/tuition/public-degrees.js';
import { wayFacts } from '#content/ways/registry.ts';
import { toCsv } from '#domain/csv.ts';
import { biggestTable, checkTable, hasHeads, tellChange } from '#tools/facts/check-table.ts';
import { readRecords } from '#tools/content/read-records.ts';
import { jumpsOf } from '#tools/facts/jumps.ts';
import { columns, factTable } from '#tools/facts/fact-table.ts';
import { officialPages } from '#tools/tables/about-tables.ts';
import { readTableFile } from '#tools/facts/read-table-file.ts';
import { newNames, renameIn, type Renamed } from '#tools/facts/rename-ids.ts';
import { writeChanges, type Written } from '#tools/facts/write-changes.ts';

// What zod says by itself of a record, too.
z.config(z.locales.es());

const root = resolve(import.meta.dirname, '../..');
const given = process.argv.slice(2);
const [file] = given.filter((each) => !each.startsWith('--'));
const known = factTable({ facts: everyFact, ways: wayFacts, tuition });

if (given.includes('--export')) await exportTable(file ?? 'datos.csv');
else if (file) {
  process.exitCode = await update(file, {
    writes: given.includes('--write'),
    accepts: given.includes('--accept'),
  });
} else {
  console.error('Uso: npm run facts:update -- --export [datos.csv]');
  console.error('     npm run facts:update -- datos.csv [--write] [--accept]');
  process.exitCode = 2;
}

async function exportTable(path: string): Promise<void> {
  const rows = known.map(({ cells }) => columns.map((column) => cells[column]));
  // The mark in front tells spreadsheets that it is UTF-8.
  await writeFile(path, `\u{FEFF}${toCsv(columns, rows, ';')}`);
  console.log(
    `${rows.length} datos en ${path}. Edítalo y ejecuta: npm run facts:update -- ${path}`,
  );
}

async function update(
  path: string,
  { writes, accepts }: { writes: boolean; accepts: boolean },
): Promise<number> {
  if (!existsSync(path)) {
    console.error(`No existe el archivo ${path}`);
    return 1;
  }
  const { size } = await stat(path);
  if (size > biggestTable * 4) {
    console.error('El archivo es demasiado grande: no se lee.');
    return 1;
  }
  const read = readTableFile(await readFile(path), hasHeads);
  if (read.kind === 'unreadable') {
    console.error(`No se puede leer en ninguna codificación conocida (${read.tried.join(', ')}).`);
    console.error('Guárdalo otra vez como «CSV UTF-8 (delimitado por comas)».');
    return 1;
  }
  const { text, encoding } = read;
  if (encoding !== 'utf-8') console.log(`El archivo está en ${encoding}; se lee así.`);
  const { problems, changes } = checkTable(text, known, new Date().toISOString().slice(0, 10));
  for (const change of changes) console.log(tellChange(change));
  const written = writeChanges(problems.length > 0 ? [] : changes, readRecords(root));
  const jumps = accepts ? [] : jumpsOf(changes);
  const mistakes = [...problems, ...written.mistakes, ...jumps];
  if (mistakes.length > 0) {
    for (const mistake of mistakes) console.error(mistake);
    if (jumps.length > 0)
      console.error('Si la página oficial dice esos precios, repite con --accept.');
    console.error(`\nNo se escribe nada: ${mistakes.length} cosas que corregir.`);
    return 1;
  }
  if (changes.length === 0) console.log('Nada cambia.');
  else if (!writes) console.log(`\n${changes.length} cambios. Para escribirlos, añade --write.`);
  else await write(written.texts, newNames(changes));
  return 0;
}

async function write(records: Written['texts'], names: readonly Renamed[]): Promise<void> {
  const written = new Map(records);
  // A new name goes wherever the old one stands.
  const code = '{app,content,tests,tools}/**/*.{ts,tsx,mdx}';
  const named = globSync(names.length > 0 ? [code, officialPages.path] : [], {
    cwd: root,
    exclude: ['content/compiled/**'],
  });
  for (const path of named) {
    const before = await readFile(resolve(root, path), 'utf8');
    const renamed = renameIn(before, names);
    if (renamed === before) continue;
    written.set(path, path.endsWith('.csv') ? renamed : await formatted(path, renamed));
  }
  for (const [path, text] of written) {
    await writeFile(resolve(root, path), text);
    console.log(`escrito: ${path}`);
  }
  for (const { from, to } of names) console.log(`${from} se llama ahora ${to}`);
  console.log('\nMira la diferencia con «git diff», y después: npm run check');
}

async function formatted(path: string, text: string): Promise<string> {
  return format(text, { ...(await resolveConfig(resolve(root, path))), filepath: path });
}
