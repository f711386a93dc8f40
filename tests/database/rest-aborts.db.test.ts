import { request, type ClientRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { createHttpServer } from '#server/http/http-server.ts';
import { securityOptions } from '#server/http/security-headers.ts';
import type { RestTransactions } from '#server/database/queries.ts';
import { configForTests } from '#tests/server/start-front.ts';
import { anonymous, createPerson, type PersonClaims } from './people.ts';
import { startRest } from './rest-client.ts';
import { startDatabase } from './start-database.ts';

/** More than there are connections, so that each of them meets a client that leaves in the middle. */
const LEAVING = 12;

test('clients that leave in the middle leave nothing to the next one, and every connection serves on', async () => {
  const database = await startDatabase();
  const [ana, ben] = [await createPerson(database), await createPerson(database)];
  const asked: ClientRequest[] = [];
  let inTheMiddle = 0;
  const watched: RestTransactions = {
    run: (opening, next) =>
      database.rest.run(opening, (opened) => {
        // Between the two trips: the transaction is open, its role and claims are set.
        const { n } = JSON.parse(opening.values[1] ?? '{}');
        if (asked[n]) inTheMiddle += 1;
        asked[n]?.destroy();
        return next(opened);
      }),
  };
  const { rest } = startRest({ ...database, rest: watched });
  const server = createHttpServer((each) => rest(each), securityOptions(configForTests()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // oxlint-disable-next-line typescript/consistent-type-assertions -- it listens on a port
  const { port } = server.address() as AddressInfo;

  const open = (claims: PersonClaims, method: string, path: string, body?: string) => {
    const asks = request({ port, host: '127.0.0.1', method, path: `/rest/v1/${path}` });
    asks.setHeader('x-test-claims', JSON.stringify(claims));
    if (body) asks.setHeader('content-type', 'application/json');
    if (body) asks.setHeader('content-length', body.length);
    asks.on('error', () => {});
    return asks;
  };
  const read = async (claims: PersonClaims) => {
    const asks = open(claims, 'GET', 'profiles?select=id');
    asks.end();
    const [answer] = await once(asks, 'response');
    const parts: Buffer[] = [];
    for await (const part of answer) parts.push(part);
    return [answer.statusCode, JSON.parse(Buffer.concat(parts).toString())];
  };

  try {
    const left = Array.from({ length: LEAVING }, (_, n) => {
      const body = JSON.stringify({ full_name: `Ana ${n}` });
      const asks = open({ ...ana.claims, n }, 'PATCH', `profiles?id=eq.${ana.id}`, body);
      asked.push(asks);
      // Every third one leaves with half of the body sent.
      if (n % 3 === 0) asks.write(body.slice(0, 9), () => asks.destroy());
      else asks.end(body);
      return new Promise((resolve) => asks.on('close', resolve));
    });
    await Promise.all(left);
    expect(inTheMiddle).toBe((LEAVING * 2) / 3);

    const nexts = Array.from({ length: LEAVING }, (_, n) => (n % 2 ? ben.claims : anonymous));
    const seen = await Promise.all(nexts.map(read));
    const right = nexts.map(({ sub }) =>
      sub ? [200, [{ id: ben.id }]] : [401, { code: '42501' }],
    );
    expect(seen).toMatchObject(right);
    const who = `select current_user::text as role, nullif(current_setting('request.jwt.claims', true), '') as claims`;
    const bare = { text: 'select 1 as one', values: [] };
    const found = await database.rest.run(bare, () => ({ text: who, values: [] }));
    expect(found).toEqual({ role: 'postgres', claims: null });
  } finally {
    server.close();
    server.closeAllConnections();
  }
});
