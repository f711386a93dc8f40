import { createConnection, createServer } from 'node:net';
import { once } from 'node:events';

/** Long enough for a client to send all that it would send without an answer. */
const HOLD_MS = 25;

/**
 * Stands between a client and PostgreSQL's socket and counts trips: what a client sends after an answer. Answers are
 * held back a little, so that what is sent without waiting for them counts as one.
 */
export async function startCountingProxy(socketPath: string) {
  let trips = 0;
  const server = createServer((client) => {
    const database = createConnection(socketPath);
    let held: Buffer[] | undefined;
    client.on('data', (sent) => {
      database.write(sent);
      if (held) return;
      trips += 1;
      const answers: Buffer[] = (held = []);
      setTimeout(() => {
        held = undefined;
        for (const answer of answers) client.write(answer);
      }, HOLD_MS);
    });
    database.on('data', (answer: Buffer) => (held ? held.push(answer) : client.write(answer)));
    client.on('close', () => database.destroy());
    database.on('close', () => client.destroy());
    for (const end of [client, database]) end.on('error', () => {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    /** How many trips the work takes. */
    async count(work: () => Promise<unknown>): Promise<number> {
      const before = trips;
      await work();
      return trips - before;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
