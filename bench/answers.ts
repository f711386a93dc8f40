/**
 * Many people answering at once through the product's own server, the generator beside it on the same machine: 500
 * on an owner's PostgreSQL and on the embedded one, each with one answer every 4 s for 120 s. A save must be acknowledged within a
 * second for 99 of 100, none may fail, none may be lost. `--seconds=20` for a quick look, `--only=embedded` for one of
 * the two. Exits 1 when a limit is missed.
 */
import { availableParallelism } from 'node:os';
import { fullOrder } from '#content/instruments/interests/v1/order.ts';
import {
  databaseKinds,
  startAuthServer,
  type AuthServer,
  type DatabaseKind,
} from './auth/auth-server.ts';
import { slownessNow } from './processor/quiet-machine.ts';

const options = Object.fromEntries(
  process.argv.slice(2).map((word) => word.replace(/^--/, '').split('=')),
);
const seconds = Number(options.seconds ?? 120);
const everyMs = 4_000;
const limit = { p99: 1_000 * slownessNow() };
const failures: string[] = [];

console.log(
  `one answer each ${everyMs / 1000} s for ${seconds} s, ${availableParallelism()} processors\n`,
);
console.log('backend       people   saves  errors   lost    p50 ms    p95 ms    p99 ms    max ms');
for (const kind of databaseKinds.filter((each) => each === (options.only ?? each))) {
  await run(kind, Number(options.people ?? 500));
}
for (const failure of failures) console.error(`MISSED  ${failure}`);
process.exit(failures.length > 0 ? 1 : 0);

type Taker = { token: string; attempt: string; given: Map<string, number> };

async function run(kind: DatabaseKind, people: number): Promise<void> {
  const server = await startAuthServer({ kind, mailPause: 0 });
  try {
    const takers = await makeTakers(server, people);
    const times: number[] = [];
    const errors: string[] = [];
    const end = performance.now() + seconds * 1_000;
    await Promise.all(
      takers.map((taker, index) =>
        take(server, taker, (index / people) * everyMs, { end, times, errors }),
      ),
    );
    let lost = 0;
    await fewAtATime(takers, async (taker) => {
      const count = await countLost(server, taker);
      lost += count;
    });
    report(server.kind, people, { times, errors, lost });
  } finally {
    await server.stop();
  }
}

async function makeTakers(server: AuthServer, people: number): Promise<Taker[]> {
  const takers: Taker[] = [];
  await fewAtATime([...Array(people).keys()], async (index) => {
    const token = await server.makePerson(`person${index}@example.test`);
    takers.push({ token, attempt: crypto.randomUUID(), given: new Map() });
  });
  return takers;
}

async function fewAtATime<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const left = [...items];
  async function workOn(): Promise<void> {
    for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item);
  }
  await Promise.all(Array.from({ length: 16 }, workOn));
}

/** One person: an answer, a pause, the next answer; what was acknowledged is remembered. */
async function take(
  server: AuthServer,
  taker: Taker,
  startAfter: number,
  seen: { end: number; times: number[]; errors: string[] },
): Promise<void> {
  await pause(startAfter);
  for (let n = 0; performance.now() < seen.end; n += 1) {
    const begun = performance.now();
    const item = fullOrder[n % fullOrder.length] ?? '';
    const value = n % 5;
    const patch = { [item]: { value, at: Date.now(), ms: everyMs } };
    const { status, ms } = await save(server, taker, patch).catch(() => ({ status: 0, ms: 0 }));
    if (status === 200) {
      seen.times.push(ms);
      taker.given.set(item, value);
    } else seen.errors.push(String(status));
    await pause(Math.max(0, everyMs - (performance.now() - begun)));
  }
}

function save(server: AuthServer, { token, attempt }: Taker, patch: object) {
  const header = { id: attempt, instrument: 'riasec', version: 1, form: 'full', locale: 'es' };
  return server.ask('/rest/v1/rpc/save_answers', { attempt: header, patch }, token);
}

async function countLost(server: AuthServer, taker: Taker): Promise<number> {
  const { status, body } = await save(server, taker, {});
  // A server that is asked too much at once says so; that is no answer lost.
  if (status !== 200) throw new Error(`could not read what was kept: ${status}`);
  const kept = body && typeof body === 'object' && 'answers' in body ? body.answers : undefined;
  const answers = new Map(Object.entries(kept ?? {}));
  return [...taker.given].filter(([item, value]) => answers.get(item) !== value).length;
}

function report(
  kind: string,
  people: number,
  { times, errors, lost }: { times: number[]; errors: string[]; lost: number },
): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
  const cells = [at(0.5), at(0.95), at(0.99), at(1)].map((ms) => ms.toFixed(0).padStart(10));
  console.log(
    kind.padEnd(12) +
      [people, times.length, errors.length, lost].map((n) => String(n).padStart(8)).join('') +
      cells.join(''),
  );
  if (!(at(0.99) < limit.p99)) failures.push(`${kind}: p99 ${at(0.99).toFixed(0)} ms`);
  if (errors.length > 0) failures.push(`${kind}: errors ${[...new Set(errors)].join(', ')}`);
  if (lost > 0) failures.push(`${kind}: ${lost} answers lost`);
}

function pause(ms: number): Promise<void> {
  return new Promise((resume) => setTimeout(resume, ms));
}
