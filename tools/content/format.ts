// npm run content:format: writes every record as an editor of forms would save it. What is wrong with one is said and stays.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { z } from 'zod';
import { siteSchema } from '#content/schemas/site.ts';
import { kinds, siteFile } from './kinds.ts';
import { readRecord, told } from './record.ts';
import { writeRecord } from './write-record.ts';

const root = resolve(import.meta.dirname, '../..');
const kindsByFolder: Readonly<Record<string, z.ZodType>> = kinds;

for (const [kind, schema] of Object.entries(kindsByFolder)) {
  for (const name of readdirSync(resolve(root, 'content', kind))) {
    if (name.endsWith('.yaml')) format(`content/${kind}/${name}`, schema);
  }
}
format(siteFile, siteSchema);

function format(file: string, schema: z.ZodType): void {
  const path = resolve(root, file);
  const text = readFileSync(path, 'utf8');
  const read = readRecord(file, text, schema);
  if ('mistakes' in read) {
    for (const mistake of read.mistakes) console.error(told(mistake, text));
    process.exitCode = 1;
    return;
  }
  const written = writeRecord(schema, read.record);
  if (written === text) return;
  writeFileSync(path, written);
  console.log(file);
}
