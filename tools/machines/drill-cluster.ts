/**
 * npm run drill:cluster: three PostgreSQL under Patroni with etcd, HAProxy, PgBouncer, two servers and Caddy, by the files of
 * `deploy/cluster/`, each node in a network namespace with a disk of its own. Under load six faults, each three times (`--times 1`: once, `--only
 * disk`: those with the word; `--alerts`: each stays until the watch has told of it, five minutes at most). No acknowledged answer may be lost, no row be another person's, a save wait more than 30 s, nor a figure be older than it
 * says; ends with 1 otherwise. Needs root, Debian's packages and a built site; takes everything apart.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { allFaults } from './cluster/faults.ts';
import { startFront } from './cluster/front.ts';
import { foreignRows, longestWait, lostAnswers, staleReads } from './cluster/ledger.ts';
import { startLoad } from './cluster/load.ts';
import { makeNetwork } from './cluster/network.ts';
import { nodeNames, startNodes } from './cluster/nodes.ts';
import { createCluster } from './cluster/patroni.ts';
import {
  makeLoadPeople,
  prepareDatabase,
  readAttempts,
  readOpenFaults,
} from './cluster/people-and-rows.ts';

const MOST_WAIT_MS = 30_000;
const MOST_AGE_MS = 10_000;
const MOST_UNTOLD_MS = 300_000;
const PEOPLE = 16;
const { values: flags } = parseArgs({
  options: {
    times: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    keep: { type: 'boolean', default: false },
    alerts: { type: 'boolean', default: false },
  },
});
requirePrograms();
const began = performance.now();
const folder = mkdtempSync('/tmp/faro-cluster-');
execFileSync('chmod', ['755', folder]);
const failures: string[] = [];
const network = makeNetwork(nodeNames);
const nodes = startNodes(network, folder);
const cluster = createCluster(network);
const front = startFront(network, folder);
let isApart = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void takeApart(1));

try {
  await until('the cluster is whole', () => cluster.isWhole(), 180_000);
  await prepareDatabase(front.writerUrl);
  front.startServers();
  await until(
    'the servers answer',
    async () => (await fetch(`${front.url}/health/ready`)).ok,
    120_000,
  );
  tell('whole', `three nodes, two servers, load average ${loadavg()[0]?.toFixed(1)}`);
  await runFaults();
} catch (error) {
  failures.push(String(error));
  console.error(error);
}
for (const failure of failures) console.error(`MISSED  ${failure}`);
await takeApart(failures.length > 0 ? 1 : 0);

async function runFaults(): Promise<void> {
  const { people, admin } = await makeLoadPeople(front, PEOPLE);
  const load = startLoad({ url: front.url, anonKey: front.secrets.anonKey, people, admin });
  const faults = allFaults({ network, nodes, front, cluster });
  const chosen = faults.filter(({ name }) => name.includes(flags.only));
  console.log(
    '\nfault                             round   saves  longest wait  failed tries  reads at a replica, oldest   whole after  alert',
  );
  try {
    await pause(5_000);
    for (const fault of chosen) {
      for (let round = 1; round <= Number(flags.times); round += 1) {
        await runOnce(fault, round);
      }
    }
  } finally {
    await load.stop();
  }
  const kept = await readAttempts(front.writerUrl('faro'));
  const lost = lostAnswers(load.saves, kept);
  const foreign = foreignRows(kept, load.begun);
  const stale = staleReads(load.reads, load.saves, MOST_AGE_MS);
  const atReplica = load.reads.filter(({ age }) => age !== undefined);
  tell(
    'acknowledged',
    `${load.saves.length} answers in ${load.begun.size} attempts: ${lost.length} lost`,
  );
  tell('foreign', `${foreign.length} rows kept, ${load.shownForeign.length} shown`);
  tell(
    'figures',
    `${load.reads.length} read, ${atReplica.length} at a replica, ${stale.length} older than they said`,
  );
  if (load.saves.length === 0) failures.push('nothing was acknowledged');
  if (atReplica.length === 0) failures.push('no figure was read at a replica');
  if (lost.length > 0) failures.push(`${lost.length} acknowledged answers are lost`);
  if (foreign.length + load.shownForeign.length > 0) failures.push('rows of other people');
  if (stale.length > 0) failures.push(`${stale.length} figures were older than they said`);

  async function runOnce(fault: (typeof faults)[number], round: number): Promise<void> {
    await until('the cluster is whole', () => cluster.isWhole(), 180_000);
    // Of the first round also what the watch says, which looks once a minute.
    const isAlerting = round === 1 && flags.alerts;
    if (isAlerting)
      await until(
        `no ${fault.alert}`,
        async () => !(await openFaults()).includes(fault.alert),
        400_000,
      );
    const since = performance.now();
    const before = {
      saves: load.saves.length,
      refused: refusedBy(load.refused),
      reads: load.reads.length,
    };
    const end = await fault.begin();
    await pause(fault.lasts);
    await until('every person saves again', async () => savingSince(since + 5_000), 90_000);
    const told = isAlerting ? await tellsOf(fault, since) : '';
    await end();
    const ended = performance.now();
    await until('the cluster is whole', () => cluster.isWhole(), 240_000);
    const wait = longestWait(load.saves, since);
    const ages = load.reads.slice(before.reads).flatMap(({ age }) => age ?? []);
    if (wait > MOST_WAIT_MS) {
      failures.push(`${fault.name}, round ${round}: a save waited ${(wait / 1000).toFixed(1)} s`);
    }
    console.log(
      [
        fault.name.padEnd(34),
        String(round).padStart(4),
        String(load.saves.length - before.saves).padStart(8),
        `${(wait / 1000).toFixed(1)} s`.padStart(14),
        String(refusedBy(load.refused) - before.refused).padStart(13),
        `${ages.length}, ${(Math.max(0, ...ages) / 1000).toFixed(1)} s`.padStart(28),
        `${((performance.now() - ended) / 1000).toFixed(0)} s`.padStart(13),
        told,
      ].join(' '),
    );
  }

  /** Waits until the watch has told of it, and says when; past five minutes it has failed. */
  async function tellsOf({ name, alert }: (typeof faults)[number], since: number): Promise<string> {
    while (performance.now() - since < MOST_UNTOLD_MS) {
      if ((await openFaults()).includes(alert)) {
        return `  ${alert} told after ${((performance.now() - since) / 1000).toFixed(0)} s`;
      }
      await pause(1_000);
    }
    failures.push(`${name}: ${alert} was not told within five minutes`);
    return `  ${alert} NOT told`;
  }

  /** Every person has had a save acknowledged that was begun after this moment. */
  function savingSince(moment: number): boolean {
    const saving = new Set(
      load.saves.filter(({ began: at }) => at > moment).map(({ person }) => person),
    );
    return saving.size === PEOPLE;
  }
}

async function openFaults(): Promise<string[]> {
  return readOpenFaults(front.writerUrl('faro')).catch(() => []);
}

function refusedBy(refused: Readonly<Record<string, number>>): number {
  return Object.values(refused).reduce((sum, each) => sum + each, 0);
}

async function until(what: string, isSo: () => Promise<boolean>, ms: number): Promise<void> {
  const end = performance.now() + ms;
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > end) {
      throw new Error(
        `not within ${ms / 1000} s: ${what}; ${JSON.stringify(await cluster.members())}; logs in ${folder}`,
      );
    }
    await pause(500);
  }
}

function tell(what: string, said: string): void {
  const at = `${((performance.now() - began) / 1000).toFixed(0)} s`;
  console.log(`${at.padStart(6)}  ${what.padEnd(14)} ${said}`);
}

function requirePrograms(): void {
  const needed = [
    'etcd',
    'patroni',
    'haproxy',
    'pgbouncer',
    'caddy',
    '/usr/lib/postgresql/15/bin/postgres',
  ];
  const missing = needed.filter(
    (each) => spawnSync('sh', ['-c', `command -v ${each}`]).status !== 0,
  );
  if (process.getuid?.() === 0 && missing.length === 0) return;
  console.error(
    `Not begun: this needs root and Debian's postgresql-15 patroni etcd-server haproxy pgbouncer caddy (missing: ${missing.join(' ') || 'root'}).`,
  );
  process.exit(1);
}

async function takeApart(code: number): Promise<void> {
  if (isApart) return;
  isApart = true;
  await front.stop();
  await nodes.stop();
  network.remove();
  if (flags.keep || code !== 0) console.log(`logs: ${join(folder, '*.log')}`);
  else rmSync(folder, { recursive: true, force: true });
  process.exit(code);
}
