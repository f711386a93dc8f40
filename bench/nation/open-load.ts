import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** What was asked at a steady rate, whether answered soon or not. */
export type Measured = {
  /** Milliseconds from the moment at which each was due until its answer was read. */
  times: number[];
  /** Answers other than expected, by status or error. */
  wrong: Record<string, number>;
};

type Ask = (turn: number) => Promise<string>;

/**
 * Asks `rate` times a second for `seconds`, each at its time, whatever the ones before do: who waits in line counts from
 * the moment at which they came. Resolves when all are answered.
 */
export async function askSteadily(rate: number, seconds: number, ask: Ask): Promise<Measured> {
  const measured: Measured = { times: [], wrong: {} };
  const began = performance.now();
  const under: Promise<void>[] = [];
  for (let turn = 0; turn < rate * seconds; turn += 1) {
    const due = began + (turn * 1000) / rate;
    const early = due - performance.now();
    if (early > 1) await pause(early);
    under.push(askOnce(ask, turn, due, measured));
  }
  await Promise.all(under);
  return measured;
}

async function askOnce(ask: Ask, turn: number, due: number, { times, wrong }: Measured) {
  const said = await ask(turn);
  if (said === 'ok') times.push(performance.now() - due);
  else wrong[said] = (wrong[said] ?? 0) + 1;
}

/** So many addresses ask, as so many schools do: of one, only a few requests are under way at a time. */
const SCHOOLS = 200;

/** Clients of one site on loopback, which keep their connections. */
export function createClient(url: string, anonKey: string) {
  const { hostname, port } = new URL(url);
  const agents = Array.from({ length: SCHOOLS }, (_, school) => ({
    agent: new Agent({ keepAlive: true, maxSockets: 16 }),
    localAddress: `127.1.0.${school + 1}`,
  }));
  let turn = 0;

  function send(
    path: string,
    token?: string,
    body?: object,
  ): Promise<{ status: string; text: string }> {
    const { promise, resolve } = Promise.withResolvers<{ status: string; text: string }>();
    const payload = body && JSON.stringify(body);
    const school = agents[turn++ % SCHOOLS];
    const headers: Record<string, string> = token
      ? { apikey: anonKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      : { 'accept-encoding': 'br' };
    const asked = request(
      { hostname, port, path, headers, method: payload ? 'POST' : 'GET', ...school },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({ status: String(answer.statusCode), text: Buffer.concat(chunks).toString() }),
        );
        answer.on('error', () => resolve({ status: 'broken', text: '' }));
      },
    );
    asked.setTimeout(30_000, () => asked.destroy());
    asked.on('error', (error: NodeJS.ErrnoException) =>
      resolve({ status: error.code ?? 'broken', text: '' }),
    );
    asked.end(payload);
    return promise;
  }

  return { send, close: () => agents.forEach(({ agent }) => agent.destroy()) };
}
