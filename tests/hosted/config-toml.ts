import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

export type TomlValue = string | number | boolean | string[];
export type TomlTables = Record<string, Record<string, TomlValue>>;

/** `supabase/config.toml`, table by table: as much of the format as that file uses. */
export function readConfigToml(text = readRoot('supabase/config.toml')): TomlTables {
  const tables: TomlTables = {};
  let table: Record<string, TomlValue> = (tables[''] = {});
  for (const [, name, key, value = ''] of text.matchAll(
    /^\[([\w.]+)\]$|^(\w+) = (\[[^\]]*\]|.+)$/gm,
  )) {
    if (name) table = tables[name] = {};
    else if (key) table[key] = valueOf(value);
  }
  return tables;
}

/** A file that `config.toml` names, from the root of the clone. */
export function readRoot(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

function valueOf(text: string): TomlValue {
  if (text.startsWith('[')) return [...text.matchAll(/"([^"]*)"/g)].map(([, one = '']) => one);
  if (/^["']/.test(text)) return text.slice(1, -1);
  if (text === 'true' || text === 'false') return text === 'true';
  return Number(text);
}
