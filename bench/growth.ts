/**
 * `npm run bench:growth`: what 200,000 people cost whoever is one of 2,000, in one run on one PostgreSQL, taking turns: own row, a save,
 * a sign-in, sessions; pages, searches and filters of the admin area; a day's jobs and what is due of the research release, with as much due in both. Medians;
 * exits 1 where one is slower than its limit allows. `--people` for a small run.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { peopleFilters } from '#app/data/admin/people.ts';
import { openDatabase, type Database } from '#server/database/database.ts';
import { fillWhole } from '#tests/database/many-people.ts';
import { startCluster } from '#tests/database/postgres-cluster.ts';
import { actsOn, type Act, type Acts } from './growth/acts.ts';
import { median } from './median.ts';

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '200000' },
    turns: { type: 'string', default: '40' },
  },
});
const FEW = 2_000;
const many = Number(values.people);
const turns = Number(values.turns);
/** How much slower it may be, and what is lost in the noise of a clock, in milliseconds. */
const limits = { own: 1.2, admin: 3, day: 3 } as const;
const NOISE_MS = 0.3;

const cluster = await startCluster({ durable: true });
const databases: Database[] = [];
const failures: string[] = [];
try {
  const few = await filled('few', FEW);
  const lots = await filled('lots', many);
  console.log(
    `\n${''.padEnd(30)}${FEW.toLocaleString('en')} people   ${many.toLocaleString('en')}   times   at most`,
  );
  for (const kind of ['own', 'admin', 'day'] as const) {
    for (const [name, act] of Object.entries(few[kind])) {
      const other = lots[kind][name];
      if (other) await compare(name, [act, other], kind);
    }
  }
  console.log(`load average ${loadavg()[0]?.toFixed(1)}`);
} finally {
  for (const database of databases) await database.close();
  await cluster.stop();
}
for (const failure of failures) console.error(`MISSED  ${failure}`);
if (failures.length > 0) process.exitCode = 1;

async function filled(name: string, people: number): Promise<Acts> {
  const admin = await openDatabase({ url: cluster.url('postgres'), dataDir: '', log: () => {} });
  await admin.query(`create database ${name}`);
  await admin.close();
  const database = await openDatabase({ url: cluster.url(name), dataDir: '', log: () => {} });
  databases.push(database);
  await fillWhole(database, people);
  return actsOn(database, peopleFilters);
}

/** In turns, each first every other time. */
async function compare(name: string, acts: readonly [Act, Act], kind: keyof Acts): Promise<void> {
  const times: [number[], number[]] = [[], []];
  const rounds = kind === 'day' ? Math.ceil(turns / 8) : turns;
  for (let turn = -2; turn < rounds; turn += 1) {
    for (const at of turn % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      await acts[at].prepare?.();
      const began = performance.now();
      await acts[at].run();
      if (turn >= 0) times[at].push(performance.now() - began);
    }
  }
  const [one, other] = [median(times[0]), median(times[1])];
  const isMet = other <= one * limits[kind] + NOISE_MS;
  console.log(
    `${name.padEnd(22)} ${one.toFixed(2).padStart(9)} ms ${other.toFixed(2).padStart(13)} ms ${(other / one).toFixed(2).padStart(8)}   ${limits[kind]} ${isMet ? '' : 'MISSED'}`,
  );
  if (!isMet) failures.push(`${name}: ${(other / one).toFixed(2)} times`);
}
