/**
 * What a row costs at the least: node:http and the driver, the same two batches, the same bytes. Everything that a
 * request would have to be understood for is given before: its opening per person and its statement per path. Run as
 * a process of its own, with all of that in BARE.
 */
import { createServer, type IncomingMessage } from 'node:http';
import postgres from 'postgres';
import type { RestRow, Statement } from '#server/database/database.ts';

/** A path, and what answers it; the values of a call are its body. */
export type Bare = {
  host: string;
  url: string;
  openings: Statement[];
  reads: Record<string, Statement>;
  calls: Record<string, string>;
};

const bare: Bare = JSON.parse(process.env['BARE'] ?? '{}');
const pool = postgres(bare.url, { host: bare.host, max: 10 });

const server = createServer((incoming, outgoing) => {
  void answer(incoming).then((body) => {
    outgoing.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    });
    outgoing.end(body);
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' && address ? address.port : 0);
});
process.once('disconnect', () => process.exit(0));

async function answer(incoming: IncomingMessage): Promise<string> {
  const person = Number(incoming.headers['x-person']);
  const path = incoming.url ?? '';
  const opening = bare.openings[person];
  const read = bare.reads[path];
  const call = bare.calls[path];
  const statement = call ? { text: call, values: [`[${await bodyOf(incoming)}]`] } : read;
  if (!opening || !statement) throw new Error(`nothing is known of ${path} for ${person}`);
  const connection = await pool.reserve();
  try {
    await Promise.all([send(connection, { text: 'begin', values: [] }), send(connection, opening)]);
    const [rows] = await Promise.all([
      send(connection, statement),
      send(connection, { text: 'commit', values: [] }),
    ]);
    return String(rows[0]?.['body']);
  } finally {
    connection.release();
  }
}

function send(connection: postgres.ReservedSql, { text, values }: Statement) {
  return connection.unsafe<RestRow[]>(text, [...values], { prepare: true });
}

async function bodyOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
