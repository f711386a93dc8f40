// The files that the catalogue's figures were taken from are not part of the project; where they lie beside it, tests hold
// the figures against them.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

export const sourceFolder =
  process.env['CATALOG_DATA'] ?? new URL('../../shared/data', import.meta.url).pathname;

export const areSourcesHere = existsSync(sourceFolder);

export type SourceRow = Readonly<Record<string, string>>;

/** The rows of a table by the names of its columns; quoted cells are read as one, and `.tsv` is cut at tabs. */
export function sourceRows(file: string): readonly SourceRow[] {
  const bytes = readFileSync(join(sourceFolder, file));
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  const cut = file.endsWith('.tsv') ? (line: string) => line.split('\t') : cellsOf;
  const [heads = '', ...lines] = text
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/);
  const names = cut(heads);
  return lines.map((line) => Object.fromEntries(cut(line).map((cell, at) => [names[at], cell])));
}

/** First column to all columns. */
export function sourceCells(file: string): ReadonlyMap<string, readonly string[]> {
  return new Map(sourceRows(file).map((row) => [Object.values(row)[0] ?? '', Object.values(row)]));
}

/** Groups rows by what stands in one column. */
export function rowsBy(file: string, column: string): ReadonlyMap<string, readonly SourceRow[]> {
  return Map.groupBy(sourceRows(file), (row) => row[column] ?? '');
}

function cellsOf(line: string): string[] {
  const cells = line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g);
  return [...cells].map(([, quoted, plain]) => quoted ?? plain ?? '');
}
