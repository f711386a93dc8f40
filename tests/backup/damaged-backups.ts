import { createHash } from 'node:crypto';
import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Stage } from './stage.ts';

type Damage = {
  name: string;
  says: RegExp;
  /** Whether `npm test` shows it as well. */
  isTelling?: boolean;
  /** Damages the copy of a good backup in `folder`. */
  damage(folder: string, stage: Stage): void;
};

const manifestOf = (folder: string) => join(folder, 'manifest.json');
const dumpOf = (folder: string) => join(folder, 'rows.gz');
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

/** Changes a manifest with the knowledge of how it is sealed. */
function forge(folder: string, changes: Record<string, unknown>): void {
  const { seal, ...manifest } = JSON.parse(readFileSync(manifestOf(folder), 'utf8'));
  if (seal !== sha256(JSON.stringify(manifest)))
    throw new Error('the seal is made another way now');
  const content = { ...manifest, ...changes };
  writeFileSync(
    manifestOf(folder),
    JSON.stringify({ ...content, seal: sha256(JSON.stringify(content)) }),
  );
}

/** Puts another dump into a backup, with a manifest that fits its size and hash. */
function forgeDump(folder: string, content: Buffer): void {
  writeFileSync(dumpOf(folder), content);
  forge(folder, { files: { 'rows.gz': { bytes: content.length, sha256: sha256(content) } } });
}

/** A file of rows as a backup has it: for each table one column with one row, or neither. */
function rowsOfTables(tables: Record<string, [] | [column: string, value: string]>): Buffer {
  const lines = Object.entries(tables).flatMap(([table, [column, value]]) => [
    JSON.stringify({ table, columns: column === undefined ? [] : [column] }),
    ...(value === undefined ? [] : [value]),
    '\\.',
  ]);
  return gzipSync([...lines, JSON.stringify({ end: true }), ''].join('\n'));
}

function changeByte(path: string, at: number): Buffer {
  const content = readFileSync(path);
  const place = Math.floor(at * (content.length - 1));
  content.writeUInt8(content.readUInt8(place) ^ 0x55, place);
  return content;
}

const tablesOf = (folder: string) => JSON.parse(readFileSync(manifestOf(folder), 'utf8')).tables;

export const damages: readonly Damage[] = [
  { name: 'no folder', says: /no backup/, damage: (folder) => rmSync(folder, { recursive: true }) },
  { name: 'no manifest', says: /no manifest/, damage: (folder) => rmSync(manifestOf(folder)) },
  {
    name: 'an empty manifest',
    says: /is no manifest/,
    damage: (folder) => writeFileSync(manifestOf(folder), ''),
  },
  {
    name: 'half a manifest',
    says: /is no manifest/,
    damage: (folder) => truncateSync(manifestOf(folder), 2000),
  },
  {
    name: 'a changed digit in the manifest',
    says: /manifest\.json was changed/,
    isTelling: true,
    damage(folder) {
      const text = readFileSync(manifestOf(folder), 'utf8');
      writeFileSync(manifestOf(folder), text.replace(/"rows": 5,/, '"rows": 6,'));
    },
  },
  {
    name: 'the format of before',
    says: /has format 1/,
    damage: (folder) => forge(folder, { version: 1 }),
  },
  {
    name: 'a later version of the site',
    says: /this version .* knows/,
    isTelling: true,
    damage: (folder) => forge(folder, { migrations: { count: 9999, last: '20991231000000' } }),
  },
  {
    name: 'a version with other migrations',
    says: /this version .* knows/,
    damage: (folder) => forge(folder, { migrations: { count: 13, last: '20261121100000' } }),
  },
  {
    name: 'no dump',
    says: /rows\.gz is missing/,
    damage: (folder) => rmSync(dumpOf(folder)),
  },
  {
    name: 'an empty dump',
    says: /has 0 bytes/,
    damage: (folder) => truncateSync(dumpOf(folder), 0),
  },
  {
    name: 'half a dump',
    says: /has \d+ bytes instead of/,
    isTelling: true,
    damage: (folder) =>
      truncateSync(dumpOf(folder), Math.floor(readFileSync(dumpOf(folder)).length / 2)),
  },
  {
    name: 'a dump without its last byte',
    says: /has \d+ bytes instead of/,
    damage: (folder) => truncateSync(dumpOf(folder), readFileSync(dumpOf(folder)).length - 1),
  },
  {
    name: 'a dump with a byte too many',
    says: /has \d+ bytes instead of/,
    damage: (folder) => writeFileSync(dumpOf(folder), 'x', { flag: 'a' }),
  },
  ...[0, 0.3, 0.6, 1].map((at) => ({
    name: `a changed byte at ${at * 100} % of the dump`,
    says: /rows\.gz was changed/,
    isTelling: at === 0.6,
    damage: (folder: string) => writeFileSync(dumpOf(folder), changeByte(dumpOf(folder), at)),
  })),
  ...[0.3, 0.6, 0.9].map((at) => ({
    name: `a changed byte at ${at * 100} %, and a manifest that fits`,
    says: /cannot be read|differs from what was saved|could not be put back/,
    damage: (folder: string) => forgeDump(folder, changeByte(dumpOf(folder), at)),
  })),
  {
    name: 'half a dump, and a manifest that fits',
    says: /cannot be read/,
    isTelling: true,
    damage(folder) {
      const content = readFileSync(dumpOf(folder));
      forgeDump(folder, content.subarray(0, content.length / 2));
    },
  },
  {
    name: 'rows of a table that no migration makes, and a manifest that fits',
    says: /a table, public\.foreign,/,
    damage: (folder) => forgeDump(folder, rowsOfTables({ 'public.foreign': [] })),
  },
  {
    name: 'rows that are none of their table, and a manifest that fits',
    says: /could not be put back/,
    damage: (folder) => forgeDump(folder, rowsOfTables({ 'auth.users': ['id', 'no uuid'] })),
  },
  {
    name: 'something that is no dump, and a manifest that fits',
    says: /cannot be read/,
    damage: (folder) => forgeDump(folder, Buffer.from('select 1;')),
  },
  {
    name: 'the rows of no database, and a manifest that fits',
    says: /differs from what was saved/,
    isTelling: true,
    damage: (folder) => forgeDump(folder, rowsOfTables({})),
  },
  {
    name: 'a manifest that knows of one row more',
    says: /differs from what was saved: auth\.users/,
    damage(folder) {
      const tables = tablesOf(folder);
      forge(folder, {
        tables: { ...tables, 'auth.users': { ...tables['auth.users'], rows: 6 } },
      });
    },
  },
];
