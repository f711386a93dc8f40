/**
 * What a row costs at the least: node:http and the driver, the same two batches, the same bytes. Everything that a
 * request would have to be understood for is given before: its opening per person and its statement per path. Run as
 * a process of its own, with all of that in BARE.
 */
import { createServer, type IncomingMessage } from 'node:http';
import { Pool, type PoolClient } from 'pg';
import type { RestRow, Statement } from '#server/database/database.ts';

/** A path, and what answers it; the values of a call are its body. */
export type Bare = {
  url: string;
  openings: Statement[];
  reads: Record<string, Statement>;
  calls: Record<string, string>;
};

const bare: Bare = JSON.parse(process.env['BARE'] ?? '{}');
const pool = new Pool({ connectionString: bare.url, max: 10, pipeline: true });

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
  const connection = await pool.connect();
  try {
    await Promise.all([send(connection, { text: 'begin', values: [] }), send(connection, opening)]);
    const [{ rows }] = await Promise.all([
      send(connection, statement),
      send(connection, { text: 'commit', values: [] }),
    ]);
    return String(rows[0]?.['body']);
  } finally {
    connection.release();
  }
}

const names = new Map<string, string>();

function send(connection: PoolClient, { text, values }: Statement) {
  const name = names.get(text) ?? `bare${names.size}`;
  names.set(text, name);
  return connection.query<RestRow>({ name, text, values: [...values] });
}

async function bodyOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
