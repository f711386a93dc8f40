// The rows of a backup in one file: for each table a line of JSON that names it and its columns, then its rows as COPY writes
// them, a line each, then `\.`, which is no row; last of all a line that says so. Compressed as a whole.
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import type { Session } from '#server/database/queries.ts';
import { END_OF_ROWS, linesOf, unreadable } from './rows-lines.ts';
import { listed, tableName, type Table } from './tables.ts';

const headerShape = z.union([
  z.object({ table: z.string(), columns: z.array(z.string()) }),
  z.object({ end: z.literal(true) }),
]);

/** What a file says of a table, and its rows, which have to be read before the next one comes. */
export type Section = { table: string; columns: string[]; rows: AsyncIterable<Uint8Array> };

/** Writes all rows of the tables, as the transaction of the session sees them. */
export async function writeRows(
  session: Session,
  tables: readonly Table[],
  file: string,
): Promise<void> {
  const packed = createGzip();
  const written = pipeline(packed, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  written.catch(() => {});
  // Not as a part of the pipeline: that ends at a fault without waiting until the session is free again.
  for await (const chunk of sectionsOf(session, tables)) {
    if (!packed.write(chunk)) await Promise.race([once(packed, 'drain'), written]);
  }
  packed.end();
  await written;
}

async function* sectionsOf(session: Session, tables: readonly Table[]): AsyncGenerator<Uint8Array> {
  for (const table of tables) {
    const { columns } = table;
    yield Buffer.from(`${JSON.stringify({ table: tableName(table), columns })}\n`);
    yield* session.copyOut(`copy ${listed(table)} to stdout`);
    yield END_OF_ROWS;
  }
  yield Buffer.from(`${JSON.stringify({ end: true })}\n`);
}

/**
 * Reads such a file, table by table.
 *
 * @throws StartRefusal when it is no such file, or not whole.
 */
export async function* readRows(file: string): AsyncGenerator<Section> {
  const source = createReadStream(file);
  const plain = createGunzip();
  source.once('error', (error) => plain.destroy(error));
  const lines = linesOf(source.pipe(plain));
  try {
    for (;;) {
      const header = headerOf(await lines.one());
      if ('end' in header) break;
      const rows = lines.untilEnd();
      yield { ...header, rows };
      // Left by a reader that has no use for them.
      for await (const _ of rows);
    }
    if (!(await lines.isOver())) throw unreadable('something follows its end');
  } finally {
    source.destroy();
  }
}

/** Reads such a file to its end. */
export async function readWholeFile(file: string): Promise<void> {
  for await (const { rows } of readRows(file)) for await (const _ of rows);
}

function headerOf(line: string): z.infer<typeof headerShape> {
  try {
    return headerShape.parse(JSON.parse(line));
  } catch {
    throw unreadable('it names no table where one begins');
  }
}
