/**
 * What signing in costs (TRUST H18, A02, A03): sign-ins per second against the raw hash verifications per
 * second of the same run; how long somebody waits who only reads meanwhile; and whether the clock tells
 * known addresses from unknown ones, with a mail server that takes its time. `--rounds=1` for a quick look.
 * On PostgreSQL where its programs are found, else on PGlite. Exits 1 when a limit is missed.
 */
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { password, SLOW_MAIL, startAuthServer } from './auth-server.ts';
import { median } from './median.ts';

const [, roundsGiven = '3'] = /^--rounds=(\d+)$/.exec(process.argv[2] ?? '') ?? [];
const rounds = Number(roundsGiven);
const ARGON = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const PARALLEL = 20;
const SECONDS = 4;
const PAIRS = 25;
const limits = { share: 0.5, readerP99: 300, timing: 1.5 } as const;

const server = await startAuthServer({ mailPause: SLOW_MAIL });
const failures: string[] = [];
try {
  const email = 'known@example.test';
  const token = await server.makePerson(email);
  const stored = await hash(password, ARGON);

  const raw: number[] = [];
  const signIns: number[] = [];
  const reads: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // In turns, so that whatever else this machine does weighs on both.
    raw.push(await perSecond(availableParallelism(), () => verify(stored, password)));
    let isOver = false;
    const reader = readUntil(() => isOver);
    signIns.push(await perSecond(PARALLEL, signIn));
    isOver = true;
    reads.push(...(await reader));
  }
  const share = median(signIns.map((rate, round) => rate / (raw[round] ?? Number.NaN)));
  const p99 = reads.toSorted((a, b) => a - b)[Math.ceil(reads.length * 0.99) - 1] ?? Number.NaN;

  console.log(
    `${server.kind}, ${availableParallelism()} processors, medians of ${rounds} rounds\n`,
  );
  row('raw verifications', `${median(raw).toFixed(1)} /s`);
  row('sign-ins, 20 at a time', `${median(signIns).toFixed(1)} /s`);
  row('share of the raw ones', share.toFixed(2), `≥ ${limits.share}`, share >= limits.share);
  row(
    `reader's p99 of ${reads.length}`,
    `${p99.toFixed(0)} ms`,
    `< ${limits.readerP99} ms`,
    p99 < limits.readerP99,
  );

  console.log(`\n${''.padEnd(28)}known       unknown     ratio`);
  await compare('sign-in, wrong password', (to) =>
    server.ask('/auth/v1/token?grant_type=password', { email: to, password: 'not the right one' }),
  );
  await compare('sign-up', (to) => server.ask('/auth/v1/signup', { email: to, password }));
  await compare('recover', (to) => server.ask('/auth/v1/recover', { email: to }));
  await compare('resend', (to) => server.ask('/auth/v1/resend', { type: 'signup', email: to }));

  async function signIn(): Promise<void> {
    const answer = await server.ask('/auth/v1/token?grant_type=password', { email, password });
    if (answer.status !== 200) throw new Error(`a sign-in answered ${answer.status}`);
  }

  async function readUntil(isDone: () => boolean): Promise<number[]> {
    const times: number[] = [];
    while (!isDone()) {
      const { status, ms } = await server.ask(
        '/rest/v1/profiles?select=full_name',
        undefined,
        token,
      );
      if (status !== 200) throw new Error(`a read answered ${status}`);
      times.push(ms);
    }
    return times;
  }

  async function compare(
    what: string,
    ask: (to: string) => Promise<{ status: number; ms: number }>,
  ) {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    const statuses = new Set<number>();
    for (let pair = 0; pair < PAIRS; pair += 1) {
      const both = ['known', 'unknown'] as const;
      // Whichever comes first is a little colder.
      for (const who of pair % 2 ? both : both.toReversed()) {
        const to = who === 'known' ? email : `${crypto.randomUUID()}@example.test`;
        const { status, ms } = await ask(to);
        statuses.add(status);
        times[who].push(ms);
      }
    }
    const [known, unknown] = [median(times.known), median(times.unknown)];
    const ratio = Math.max(known, unknown) / Math.min(known, unknown);
    const cells = [known, unknown].map((ms) => `${ms.toFixed(1)} ms`.padEnd(12)).join('');
    console.log(what.padEnd(28) + cells + ratio.toFixed(2));
    if (!(ratio <= limits.timing))
      failures.push(`${what}: ${ratio.toFixed(2)}, limit ${limits.timing}`);
    if (statuses.size > 1) failures.push(`${what}: answers differ: ${[...statuses].join(', ')}`);
  }
} finally {
  await server.stop();
}
for (const failure of failures) console.error(`MISSED  ${failure}`);
process.exit(failures.length > 0 ? 1 : 0);

function row(what: string, value: string, limit = '', isKept = true): void {
  console.log(`${what.padEnd(28)}${value.padEnd(14)}${limit}`);
  if (!isKept) failures.push(`${what}: ${value}, limit ${limit}`);
}

/** How often `work` ends per second with so many at a time. */
async function perSecond(parallel: number, work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  const end = start + SECONDS * 1000;
  let count = 0;
  async function repeat(): Promise<void> {
    while (performance.now() < end) {
      await work();
      count += 1;
    }
  }
  await Promise.all(Array.from({ length: parallel }, repeat));
  return count / ((performance.now() - start) / 1000);
}
