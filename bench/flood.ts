/**
 * One client at full speed for two minutes, and 50 people from other addresses who sign up, confirm, answer and recover
 * meanwhile (threat A27): they meet no refusal and wait less than a second 99 times of 100; the one gets 429 with
 * Retry-After. The real server as a process of its own, its limits as shipped, on loopback only. `embedded` or `PostgreSQL`
 * for one of the two, `--seconds=40` for a quick look (too short for recovering), `--calm` without the one. Exits 1 when something is missed.
 */
import { availableParallelism } from 'node:os';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { onCluster } from './on-cluster.ts';
import { freePort, serverFolder } from '#tests/server/server-folder.ts';
import { startCluster } from '#tests/database/postgres-cluster.ts';
import { databaseKinds, startMailServer, type DatabaseKind } from './auth/auth-server.ts';
import type { FloodOrder, Tally } from './flood/flood-attacker.ts';
import { everyCall } from './flood/flood-calls.ts';
import { createClient, fieldOf } from './flood/flood-client.ts';
import { emailOf, livePerson, type Seen } from './flood/flood-person.ts';
import { slownessNow } from './processor/quiet-machine.ts';

const PEOPLE = 50;
const LANES = 6;
const SLOWEST = 1_000 * slownessNow();
const words = process.argv.slice(2);
const seconds = Number(/--seconds=(\d+)/.exec(words.join(' '))?.[1] ?? 120);
const named = databaseKinds.filter((kind) => words.includes(kind));
const kinds = named.length > 0 ? named : databaseKinds;
const isCalm = words.includes('--calm');
const failures: string[] = [];

for (const kind of kinds) {
  await run(kind);
}
for (const failure of failures) console.error(`MISSED  ${failure}`);
process.exit(failures.length > 0 ? 1 : 0);

async function run(kind: DatabaseKind): Promise<void> {
  const links = keepLinks();
  const mails = await startMailServer(0, links.keep);
  const cluster = kind === 'PostgreSQL' ? await startCluster() : undefined;
  using folder = serverFolder();
  const port = await freePort();
  const server = folder.start({
    PORT: String(port),
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    TRUSTED_PROXIES: '127.0.0.1',
    SMTP_URL: `smtp://127.0.0.1:${mails.port}?ignoreTLS=true`,
    MAIL_FROM: 'Faro <hola@faro.example>',
    ...(cluster && onCluster(cluster.url('postgres'))),
  });
  try {
    if (!(await server.served)) throw new Error(server.said());
    const config = await (await fetch(`http://localhost:${port}/config.json`)).text();
    const site = { port, anonKey: fieldOf(config, 'anonKey') };
    const token = await makeAttacker(site, links.next);
    const until = Date.now() + seconds * 1_000;
    const victims = Array.from({ length: PEOPLE }, (_, n) => emailOf(n));
    const address = '198.51.100.7';
    const order: FloodOrder = { site, address, until, lanes: LANES, token, victims };
    const flood = isCalm ? Promise.resolve({}) : attack(order);
    const seen: Seen[] = [];
    const lost = await Promise.all(
      victims.map((_, n) =>
        livePerson({ site, n, until, newLink: links.next }, (each) => seen.push(each)),
      ),
    );
    const missing = lost.reduce((sum, each) => sum + each, 0);
    report(kind, { seen, lost: missing, tallies: await flood });
  } finally {
    server.child.kill('SIGTERM');
    await server.ended;
    await mails.close();
    await cluster?.stop();
  }
}

async function attack(order: FloodOrder): Promise<Record<string, Tally>> {
  const thread = new Worker(new URL('./flood/flood-attacker.ts', import.meta.url), {
    workerData: order,
  });
  const tallies: Promise<Record<string, Tally>[]> = once(thread, 'message');
  return (await tallies)[0] ?? {};
}

/** The links that arrive in mailboxes; `next` resolves with the first one that comes from now on. */
function keepLinks() {
  const waiting = new Map<string, (link: string) => void>();
  return {
    keep: (to: string, link: string) => waiting.get(to)?.(link),
    next(to: string): Promise<string> {
      const { promise, resolve } = Promise.withResolvers<string>();
      waiting.set(to, resolve);
      return promise;
    },
  };
}

async function makeAttacker(
  site: FloodOrder['site'],
  newLink: (to: string) => Promise<string>,
): Promise<string> {
  const { ask, close } = createClient(site, '192.0.2.1', 1);
  const email = 'attacker@example.test';
  const link = newLink(email);
  await ask({ path: '/auth/v1/signup', body: { email, password: 'una ballena en el tejado' } });
  const body = { type: 'signup', token_hash: await link };
  const { text } = await ask({ path: '/auth/v1/verify', body });
  const token = fieldOf(text, 'access_token');
  // A server that has just started compiles what is asked for the first time; here it is asked once before.
  for (const { kind, call } of everyCall({ token, victims: [email] })) {
    const { ms } = await ask(call);
    if (words.includes('--verbose')) console.log(`first ${kind}: ${ms.toFixed(0)} ms`);
  }
  close();
  return token;
}

function report(
  kind: string,
  { seen, lost, tallies }: { seen: Seen[]; lost: number; tallies: Record<string, Tally> },
): void {
  console.log(`\n${kind}, ${availableParallelism()} processors, ${seconds} s, ${PEOPLE} others\n`);
  console.log(
    'others'.padEnd(16) +
      ['requests', 'refused', 'failed'].map(cell).join('') +
      ['p50', 'p99', 'max'].map((name) => cell(`${name} ms`)).join(''),
  );
  for (const action of [...new Set(seen.map((each) => each.action)), 'all']) {
    const part = seen.filter((each) => action === 'all' || each.action === action);
    const times = part.map(({ ms }) => ms).toSorted((a, b) => a - b);
    const at = (share: number) => times[Math.ceil(times.length * share) - 1] ?? Number.NaN;
    const refused = part.filter(({ status }) => status === 429).length;
    const failed = part.filter(
      ({ status }) => status !== 429 && !(status >= 200 && status < 300),
    ).length;
    const figures = [
      part.length,
      refused,
      failed,
      ...[0.5, 0.99, 1].map((share) => Math.round(at(share))),
    ];
    console.log(action.padEnd(16) + figures.map((figure) => cell(String(figure))).join(''));
    if (action !== 'all') continue;
    if (refused > 0) failures.push(`${kind}: ${refused} of the others were refused`);
    if (failed > 0) failures.push(`${kind}: ${failed} requests of the others failed`);
    if (!(at(0.99) < SLOWEST))
      failures.push(`${kind}: p99 ${at(0.99).toFixed(0)} ms, limit ${SLOWEST}`);
  }
  if (lost > 0) failures.push(`${kind}: ${lost} answers lost`);

  if (isCalm) return;
  console.log('\n' + 'the one'.padEnd(16) + ['accepted', '429', 'other'].map(cell).join(''));
  for (const [name, { accepted, refused, other }] of Object.entries(tallies)) {
    console.log(
      name.padEnd(16) + [accepted, refused, other].map((figure) => cell(String(figure))).join(''),
    );
    if (refused === 0) failures.push(`${kind}: ${name} was never refused`);
  }
  const all = Object.values(tallies);
  const sum = (of: (tally: Tally) => number) => all.reduce((total, each) => total + of(each), 0);
  const requests = sum(({ accepted, refused, other }) => accepted + refused + other);
  console.log(`${Math.round(requests / seconds)} requests a second`);
  const without = sum(({ noRetryAfter }) => noRetryAfter);
  if (without > 0) failures.push(`${kind}: ${without} times 429 without Retry-After`);
}

function cell(text: string): string {
  return text.padStart(10);
}
