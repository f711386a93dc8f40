// One run of `npm run import`: reads the files of a table, tells in Spanish what changes or why nothing is written, and writes
// the table with its origin.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { readTableFile } from '#tools/facts/read-table-file.ts';
import { NoTableError, writeTable, type NoTable, type Row } from '#tools/tables/table.ts';
import { rowsIn, tables } from '#tools/tables/tables.ts';
import { regionIds } from '#domain/regions.ts';
import { otherCutOffs } from './districts/other-cut-offs.ts';
import type { Importer } from './importer.ts';
import { importers } from './importers.ts';
import { makeTable, type MadeTable } from './make-table.ts';
import { newestAddress } from './newest-address.ts';
import { isPdf, NoListError, pdfText } from './pdf-text.ts';
import { editionOf, isEdition, writeOrigin } from './origin.ts';
import { tableDifference } from './table-difference.ts';

export type Run = {
  /** 0: written. 1: refused. 2: not understood. */
  readonly code: 0 | 1 | 2;
  readonly lines: readonly string[];
};

/** `args`: as the command takes them. `root`: of the clone. `today`: `YYYY-MM-DD`. */
export async function runImport(
  args: readonly string[],
  root: string,
  today: string,
): Promise<Run> {
  const asked = readArguments(args);
  if (!asked) return { code: 2, lines: usage() };
  const { importer, files, accepts, edition, address } = asked;
  const absent = files.filter((file) => !existsSync(file));
  if (absent.length > 0) return refused(absent.map((file) => `No existe el archivo ${file}`));
  const bytes = files.map((file) => readFileSync(file));
  const { table } = importer;
  const before = existsSync(join(root, table.path)) ? rowsIn(root, table) : [];
  try {
    const given = { address: address ?? newestAddress(root, table), before };
    const texts = await Promise.all(
      files.map((file, index) => textOf(importer, file, bytes[index], given)),
    );
    const made = makeTable(importer, texts, before, rowsIn(root, tables.leftOut));
    const faults = faultsOf(made, accepts);
    if (faults.length > 0) return refused(faults);
    const changes = tableDifference(before, made.rows, table, importer.edition);
    writeFileSync(join(root, table.path), writeTable(table.columns, made.rows));
    writeOrigin(root, {
      table,
      edition: edition ?? editionOf(made.rows, table, root),
      files: files.map((file) => basename(file)),
      bytes,
      today,
      rows: made.rows.length,
    });
    const notices = importer.noticesOf?.(made.rows, texts) ?? [];
    return { code: 0, lines: [...changes, ...endOf(made, changes.length, table.path), ...notices] };
  } catch (error) {
    if (error instanceof NoTableError) return refused([noTableInSpanish(error.why)]);
    if (error instanceof NoListError) return refused([error.message]);
    throw error;
  }
}

function readArguments(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    strict: false,
    options: {
      accept: { type: 'boolean' },
      edition: { type: 'string' },
      address: { type: 'string' },
      district: { type: 'string' },
    },
  });
  const [name = '', ...files] = positionals;
  const { edition, address, district } = values;
  const importer = importerOf(name, district);
  const isKnown = Object.keys(values).every((option) =>
    ['accept', 'edition', 'address', 'district'].includes(option),
  );
  if (!importer || importer.files.length !== files.length || !isKnown) return undefined;
  if (edition !== undefined && (typeof edition !== 'string' || !isEdition(edition)))
    return undefined;
  if (address !== undefined && (typeof address !== 'string' || !URL.canParse(address)))
    return undefined;
  return { importer, files, accepts: values['accept'] === true, edition, address };
}

/** Of a district that has no table of its own, by its name. */
function importerOf(name: string, district: string | boolean | undefined): Importer | undefined {
  if (district === undefined) return importers[name];
  const region = regionIds.find((id) => id === district);
  return name === 'cut-offs' && region ? otherCutOffs(region) : undefined;
}

function usage(): readonly string[] {
  const commands = Object.entries(importers).map(
    ([name, { files }]) => `  ${name} ${files.map((file) => `<${file}>`).join(' ')}`,
  );
  return [
    'Uso: npm run import -- <tabla> <archivo…> [--edition 2026-27] [--accept] [--address https://…]',
    'Notas de corte de otra comunidad: npm run import -- cut-offs <archivo> --district galicia',
    'De un PDF oficial se leen: madrid-cutoffs y catalonia-cutoffs; --address dice de dónde lo bajaste.',
    'Tablas y sus archivos:',
    ...commands,
  ];
}

function faultsOf({ problems, doubts }: MadeTable, accepts: boolean): readonly string[] {
  const open = accepts ? [] : doubts.map(({ text }) => text);
  const toAccept =
    open.length === 0
      ? []
      : [
          `Compáralo con el documento oficial (${open.length}). Si el archivo se equivoca, corrígelo; si el documento lo dice así, repite con --accept.`,
        ];
  return [...problems, ...open, ...toAccept];
}

function refused(faults: readonly string[]): Run {
  return { code: 1, lines: [...faults, 'No se escribe nada.'] };
}

function endOf({ rows, doubts, idle }: MadeTable, changes: number, path: string) {
  const accepted = doubts.map(({ kind, text }) =>
    kind === 'hole' ? `Aceptado, y su fila queda fuera: ${text}` : `Aceptado: ${text}`,
  );
  return [
    ...accepted,
    ...idle.map((row) => `${tables.leftOut.path} nombra ${row}, que no está en ningún archivo`),
    `${path}: ${rows.length} filas${changes === 0 ? ', nada cambia' : ''}. Su origen está en data/origins.csv.`,
  ];
}

/** UTF-8, or what a spreadsheet saves instead; a PDF as the rows of its list. */
async function textOf(
  importer: Importer,
  file: string,
  bytes: Buffer | undefined,
  given: { address: string | undefined; before: readonly Row[] },
): Promise<string> {
  if (!bytes) return '';
  if (isPdf(bytes)) return pdfText(importer, bytes, given);
  const read = readTableFile(file.endsWith('.gz') ? gunzipSync(bytes) : bytes, () => true);
  return read.kind === 'text' ? read.text : '';
}

function noTableInSpanish(why: NoTable): string {
  return why.kind === 'quote'
    ? `La línea ${why.line} no se puede leer: hay una comilla sin cerrar.`
    : `No es el archivo de esta tabla: faltan las columnas ${why.absent.join(', ')}.`;
}
