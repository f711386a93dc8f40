import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { copyTemplate, createDatabase } from '#tests/database/template-cluster.ts';
import { makeSecrets } from '#server/secrets.ts';

/** The environment of servers on a new database: with nothing in it, or with all migrations. */
export async function sharedEnvironment(
  cluster: string,
  isMigrated = false,
): Promise<Record<string, string>> {
  const url = isMigrated ? await copyTemplate(cluster) : await createDatabase(cluster);
  const { jwtSecret, anonKey, serviceRoleKey } = makeSecrets(new Date());
  return {
    DATABASE_URL: url,
    JWT_SECRET: jwtSecret,
    ANON_KEY: anonKey,
    SERVICE_ROLE_KEY: serviceRoleKey,
  };
}

/** What stands before them: hands every request to the next one in turn. Resolves once it listens on `port`. */
export function takeTurns(port: number, ports: readonly number[]): Promise<() => Promise<void>> {
  let turn = 0;
  const front = createServer((incoming, outgoing) => {
    turn += 1;
    const { method, url, headers } = incoming;
    const onward = request(
      { port: ports[turn % ports.length], path: url, method, headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  const close = () =>
    new Promise<void>((closed) => {
      front.close(() => closed());
      front.closeAllConnections();
    });
  return new Promise((listening) => front.listen(port, () => listening(close)));
}

/** A port that is free at the moment. */
export function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, () => {
      const { port } = addressOf(probe.address());
      probe.close(() => found(port));
    });
  });
}

function addressOf(address: string | AddressInfo | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address;
}
