// The files that tables and records were made of are not part of the project; where they lie beside it, tests hold tables and
// records against them (`beside-source.ts`).
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const sourceFolder =
  process.env['CATALOG_DATA'] ?? new URL('../../shared/data', import.meta.url).pathname;

export const areSourcesHere = existsSync(sourceFolder);

export function sourceBytes(file: string): Buffer {
  return readFileSync(join(sourceFolder, file));
}

/** The text of a file; one that ends in `.gz` is unpacked. */
export function sourceText(file: string): string {
  const bytes = sourceBytes(file);
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}
