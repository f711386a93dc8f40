import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnv } from '#server/context.ts';
import { answerError } from './answer-error.ts';
import { echoBackend, startFront } from '#tests/server/start-front.ts';
import { createLog } from '#server/log.ts';

/** Sends a part of a request, then ends its side or hangs up; all that came back. */
function sendPart(port: number, text: string, how: 'end' | 'destroy'): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  let came = '';
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => {
    socket.write(text, () => setImmediate(() => socket[how]()));
  });
  socket.on('data', (chunk: Buffer) => (came += chunk.toString()));
  socket.on('error', () => {});
  socket.on('close', () => resolve(came));
  return promise;
}

const HEAD = 'Host: localhost\r\nContent-Type: application/csp-report\r\n';
const bodies: Record<string, string> = {
  'of a length that never comes': `${HEAD}Content-Length: 1000\r\n\r\n{"email":"a`,
  'in the middle of a chunk': `${HEAD}Transfer-Encoding: chunked\r\n\r\n20\r\n{"email":"a`,
  'between two chunks': `${HEAD}Transfer-Encoding: chunked\r\n\r\n3\r\n{"a\r\n`,
};
const paths = ['/auth/v1/echo', '/rest/v1/profiles', '/functions/v1/send-report', '/csp-report'];
const cases = Object.keys(bodies).flatMap((name) =>
  paths.flatMap((path) => (['end', 'destroy'] as const).map((how) => ({ name, path, how }))),
);

test('H23: a body that breaks off is 400 wherever it was sent, and nothing in the log calls it a failure', async () => {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const backend = echoBackend({
    rest: async (request) => Response.json({ length: (await request.text()).length }),
  });
  const functions = new Hono<AppEnv>();
  functions.onError(answerError);
  functions.post('/send-report', async (c) => c.json(await c.req.json()));
  await using front = await startFront({
    backend,
    functions,
    log: createLog({ level: 'info', destination }),
    env: { RATE_LIMITS: 'all=1000/60' },
  });
  for (const { name, path, how } of cases) {
    const text = `POST ${path} HTTP/1.1\r\n${bodies[name]}`;
    const came = await sendPart(front.port, text, how);
    // A client that hung up hears nothing; one that only ended its side is told, once.
    expect([path, name, came.match(/HTTP\/1\.1 \d+/g)]).toEqual([
      path,
      name,
      how === 'end' ? ['HTTP/1.1 400'] : null,
    ]);
  }
  await expect.poll(() => lines.length).toBeGreaterThanOrEqual(cases.length);
  const said = lines.map((line) => JSON.parse(line));
  expect(said.filter(({ event }) => event !== 'request')).toEqual([]);
  expect(new Set(said.map(({ status }) => status))).toEqual(new Set([400]));
  expect(lines.join('')).not.toContain('stack');
  const other = await fetch(`${front.url}/auth/v1/echo`, { method: 'POST', body: 'abc' });
  expect(await other.json()).toMatchObject({ bytes: 3 });
});
