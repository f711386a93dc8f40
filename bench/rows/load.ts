import { Agent, request } from 'node:http';

/** One request of a load; `person` is whom it is for, as the bare server knows them. */
export type Call = { path: string; token: string; person: number; body?: string };

/** What a round saw: answers per second, and milliseconds until an answer was read. */
export type Round = { rate: number; p50: number; p99: number };

const CONNECTIONS = 8;

/** Asks `url` as fast as it answers, on eight connections, for so many seconds. Throws on any answer but 200. */
export async function load(
  url: string,
  anonKey: string,
  callOf: (turn: number) => Call,
  seconds: number,
): Promise<Round> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times: number[] = [];
  let turn = 0;
  const started = performance.now();
  const end = started + seconds * 1000;
  async function repeat(): Promise<void> {
    while (performance.now() < end) {
      const began = performance.now();
      const { status, text } = await ask(agent, url, anonKey, callOf(turn++));
      if (status !== 200) throw new Error(`${url} answered ${status}: ${text}`);
      times.push(performance.now() - began);
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, repeat));
  const took = (performance.now() - started) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.ceil(times.length * share) - 1] ?? Number.NaN;
  return { rate: times.length / took, p50: at(0.5), p99: at(0.99) };
}

/** One request, read to its end. */
export function ask(
  agent: Agent | undefined,
  url: string,
  anonKey: string,
  { path, token, person, body }: Call,
): Promise<{ status: number; text: string }> {
  const headers = {
    apikey: anonKey,
    authorization: `Bearer ${token}`,
    'x-person': String(person),
    ...(body ? { 'content-type': 'application/json', 'content-length': body.length } : {}),
  };
  return new Promise((resolve, reject) => {
    const asked = request(
      url + path,
      { agent, headers, method: body ? 'POST' : 'GET' },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
        );
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}
