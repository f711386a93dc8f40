// Opens a copy of an embedded database of an earlier version, by the library that wrote it.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { Snapshot } from '#server/backup/take-backup.ts';
import { PLAIN_FORMAT } from '#server/backup/tables.ts';
import type { Session } from '#server/database/queries.ts';

type Library = {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[]; blob?: Blob }>;
  exec(text: string): Promise<unknown>;
  close(): Promise<void>;
};
const moduleShape = z.object({
  PGlite: z.custom<{ create(options: { dataDir: string }): Promise<Library> }>(),
});

/**
 * Opens a copy of a folder of PGlite's, made at `copy`, with the library that lies in `folder`.
 *
 * @returns one view of what is in it, and what ends it.
 */
export async function openPgliteCopy(
  source: string,
  copy: string,
  folder: string,
): Promise<{ snapshot: Snapshot; library: Library }> {
  cpSync(source, copy, { recursive: true });
  const { PGlite } = moduleShape.parse(
    await import(pathToFileURL(join(folder, 'dist/index.js')).href),
  );
  const library = await PGlite.create({ dataDir: copy });
  const snapshot: Snapshot = async (work) => {
    await library.exec(`begin; ${PLAIN_FORMAT}`);
    const result = await work(sessionOf(library));
    await library.exec('rollback');
    return result;
  };
  return { snapshot, library };
}

function sessionOf(library: Library): Session {
  return {
    async query<Row>(text: string, values: readonly unknown[] = []) {
      const { rows } = await library.query(text, [...values]);
      // oxlint-disable-next-line typescript/consistent-type-assertions -- the caller knows the columns it asked for
      return rows as Row[];
    },
    async script(text) {
      await library.exec(text);
    },
    async *copyOut(text) {
      // It has no connection to write to; what it calls a device is a part of the answer.
      const { blob } = await library.query(text.replace(/ to stdout$/, " to '/dev/blob'"));
      if (blob) yield new Uint8Array(await blob.arrayBuffer());
    },
    async copyIn() {
      throw new Error('Nothing is written into a database of before.');
    },
  };
}
