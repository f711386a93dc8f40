// The rows of a backup in one file: for each table a line of JSON that names it and its columns, then its rows as COPY writes
// them, a line each, then `\.`, which is no row; last of all a line that says so. Compressed as a whole.
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import type { Session } from '#server/database/queries.ts';
import { StartRefusal } from '#server/start-refusal.ts';
import { listed, tableName, type Table } from './tables.ts';

const headerShape = z.union([
  z.object({ table: z.string(), columns: z.array(z.string()) }),
  z.object({ end: z.literal(true) }),
]);
const END_OF_ROWS = Buffer.from('\\.\n');
const LINE_END = 10;

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
      // Whoever had no use for them leaves them.
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

function unreadable(why: string): StartRefusal {
  return new StartRefusal(`The rows of the backup cannot be read: ${why}. Nothing was changed.`);
}

function linesOf(stream: AsyncIterable<Buffer>) {
  const chunks = stream[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  let isOver = false;

  async function more(): Promise<boolean> {
    if (isOver) return false;
    const { done, value } = await chunks.next().catch((error: unknown) => {
      throw unreadable(error instanceof Error ? error.message : String(error));
    });
    isOver = done === true;
    if (value) rest = rest.length === 0 ? value : Buffer.concat([rest, value]);
    return !isOver;
  }

  function take(length: number): Buffer {
    const taken = rest.subarray(0, length);
    rest = rest.subarray(length);
    return taken;
  }

  return {
    async one(): Promise<string> {
      let end = rest.indexOf(LINE_END);
      while (end < 0) {
        if (!(await more())) throw unreadable('it ends too early');
        end = rest.indexOf(LINE_END);
      }
      return take(end + 1).toString();
    },
    /** Whole lines, until one says that there are no more. */
    async *untilEnd(): AsyncGenerator<Buffer> {
      for (;;) {
        const end = endIn(rest);
        if (end >= 0) {
          if (end > 0) yield take(end);
          take(END_OF_ROWS.length);
          return;
        }
        const whole = rest.lastIndexOf(LINE_END) + 1;
        if (whole > 0) yield take(whole);
        if (!(await more())) throw unreadable('it ends too early');
      }
    },
    async isOver(): Promise<boolean> {
      while (await more());
      return rest.length === 0;
    },
  };
}

/** Where the line begins that ends the rows; -1 where it is not there yet. */
function endIn(text: Buffer): number {
  if (text.subarray(0, END_OF_ROWS.length).equals(END_OF_ROWS)) return 0;
  const found = text.indexOf(Buffer.concat([Buffer.from('\n'), END_OF_ROWS]));
  return found < 0 ? -1 : found + 1;
}
