import { createHash } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { readMigrations } from '#server/database/migrations.ts';
import { StartRefusal } from '#server/start-refusal.ts';

/** The format that this version writes and reads. */
const VERSION = 3;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const manifestShape = z.object({
  format: z.literal('faro-backup'),
  version: z.literal(VERSION),
  madeAt: z.iso.datetime(),
  /** The version of this project, and of the database, that made it: for people. */
  product: z.string(),
  engine: z.string(),
  migrations: z.object({ count: z.int(), last: z.string().regex(/^\d{14}$/) }),
  tables: z.record(
    z.string(),
    z.object({ rows: z.int(), hash: z.string(), columns: z.array(z.string()) }),
  ),
  /** What sequences had given last. */
  sequences: z.record(z.string(), z.string().regex(/^\d+$/).nullable()),
  files: z.record(z.string(), z.object({ bytes: z.int(), sha256 })),
});

/** What is in a backup, by which it is checked before and after it is put back. */
export type Manifest = z.infer<typeof manifestShape>;

/** Names inside the folder of a backup. */
export const backupFiles = {
  manifest: 'manifest.json',
  rows: 'rows.gz',
} as const;

/** The version of this project. */
export function productVersion(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
}

/** The text of a manifest, with a hash of itself, so that a changed byte in it is noticed as well. */
export function sealed(manifest: Manifest): string {
  return `${JSON.stringify({ ...manifest, seal: hashOf(JSON.stringify(manifest)) }, null, 2)}\n`;
}

/** Size and hash of a file as it stands on the disk. */
export async function measure(path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(path)) {
    bytes += chunk.length;
    hash.update(chunk);
  }
  return { bytes, sha256: hash.digest('hex') };
}

/**
 * Reads the manifest of a backup and compares every file in the folder with it.
 *
 * @throws StartRefusal when there is no backup, one of another version, or one that is not as it was saved.
 */
export async function readBackup(folder: string): Promise<Manifest> {
  const manifest = readManifest(
    await readFile(join(folder, backupFiles.manifest), 'utf8').catch(() => {
      throw new StartRefusal(`There is no backup in ${folder}: it has no manifest.`);
    }),
    folder,
  );
  const file = backupFiles.rows;
  const expected = manifest.files[file];
  const found = await measure(join(folder, file)).catch(() => undefined);
  if (!expected || !found) throw damaged(folder, `${file} is missing`);
  if (found.bytes !== expected.bytes) {
    throw damaged(folder, `${file} has ${found.bytes} bytes instead of ${expected.bytes}`);
  }
  if (found.sha256 !== expected.sha256) throw damaged(folder, `${file} was changed`);
  refuseUnknownMigrations(manifest);
  return manifest;
}

function readManifest(text: string, folder: string): Manifest {
  const version = z.object({ format: z.literal('faro-backup'), version: z.int() });
  const told = version.safeParse(asJson(text));
  if (!told.success) throw damaged(folder, `${backupFiles.manifest} is no manifest`);
  if (told.data.version !== VERSION) {
    throw new StartRefusal(
      `The backup has format ${told.data.version}, this version reads ${VERSION}: restore it with the version that made it.`,
    );
  }
  const read = z.looseObject({ seal: sha256 }).safeParse(asJson(text));
  if (!read.success) throw damaged(folder, `${backupFiles.manifest} is no manifest`);
  const { seal, ...content } = read.data;
  if (hashOf(JSON.stringify(content)) !== seal) {
    throw damaged(folder, `${backupFiles.manifest} was changed`);
  }
  return manifestShape.parse(content);
}

function refuseUnknownMigrations({ migrations: { count, last }, product }: Manifest): void {
  const versions = readMigrations().map(({ version }) => version);
  const known = versions.filter((version) => version <= last);
  if (known.length === count && known.at(-1) === last) return;
  throw new StartRefusal(
    `The backup has ${count} migrations, the last ${last} (version ${product}); this version (${productVersion()}) knows ${known.length} of them. Restore it with the version that made it, or a later one.`,
  );
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function damaged(folder: string, what: string): StartRefusal {
  return new StartRefusal(`The backup in ${folder} is damaged: ${what}. Nothing was touched.`);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
