/**
 * Rows per second of the data API: one's own row, an answer saved, a page of the administrators' list; each beside a
 * bare node:http server that does the same two batches and gives the same bytes, and beside another commit where one
 * is given. All take turns in one run on one PostgreSQL, asked by one generator on the same machine.
 *
 *     npm run bench:rows -- [commit] [--rounds=5] [--seconds=3]
 *
 * Exits 1 when a limit is missed, or where PostgreSQL is not installed.
 */
import { parseArgs } from 'node:util';
import { startCluster } from '#tests/database/postgres-cluster.ts';
import { median } from './median.ts';
import { checkOut } from './other-checkout.ts';
import { load, type Round } from './rows/load.ts';
import { startBare, startOurs, type Target } from './rows/targets.ts';

const limits = { times: 3, share: 0.35, spread: 1.5 } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
  },
});
const [commit] = positionals;
const seconds = Number(values.seconds);
const failures: string[] = [];

const cluster = await startCluster();
const other = commit === undefined ? undefined : checkOut(commit);
const targets: Target[] = [];
try {
  const ours = await startOurs(cluster, 'ours');
  targets.push(ours, await startBare(cluster, ours));
  if (other && commit) targets.push(await startOurs(cluster, commit, other.root));

  for (const work of ['own row', 'save_answers', 'admin list'] as const) {
    const rounds = new Map<Target, Round[]>(targets.map((target) => [target, []]));
    for (const target of targets) await load(target.url, target.anonKey, target.calls[work], 1);
    for (let round = 0; round < Number(values.rounds); round += 1) {
      for (const target of targets) {
        const seen = await load(target.url, target.anonKey, target.calls[work], seconds);
        rounds.get(target)?.push(seen);
      }
    }
    report(work, rounds);
  }
} finally {
  for (const target of targets) await target.stop();
  other?.remove();
  await cluster.stop();
}
for (const failure of failures) console.error(`MISSED  ${failure}`);
process.exit(failures.length > 0 ? 1 : 0);

/** One table of medians, and what of it is held to a limit. */
function report(work: string, rounds: ReadonlyMap<Target, readonly Round[]>): void {
  console.log(`\n${work.padEnd(16)}     per s    p50 ms    p99 ms   p99/p50`);
  const seen = new Map<string, Round & { spread: number }>();
  for (const [{ name }, each] of rounds) {
    const of = (figure: (round: Round) => number) => median(each.map(figure));
    const row = {
      rate: of(({ rate }) => rate),
      p50: of(({ p50 }) => p50),
      p99: of(({ p99 }) => p99),
      spread: of(({ p50, p99 }) => p99 / p50),
    };
    seen.set(name, row);
    const cells = [row.rate.toFixed(0), row.p50.toFixed(2), row.p99.toFixed(2)];
    const padded = [...cells, row.spread.toFixed(2)].map((cell) => cell.padStart(10)).join('');
    console.log(name.slice(0, 16).padEnd(16) + padded);
  }
  const [ours, bare, before] = [...seen.values()];
  if (!ours || !bare) return;
  const share = ours.rate / bare.rate;
  const spread = ours.spread / bare.spread;
  console.log(`of the bare one ${(share * 100).toFixed(0)} %, spread ${spread.toFixed(2)} of its`);
  if (before) console.log(`times ${commit}: ${(ours.rate / before.rate).toFixed(2)}`);
  if (work === 'admin list') return;
  if (share < limits.share) failures.push(`${work}: ${(share * 100).toFixed(0)} % of bare`);
  if (spread > limits.spread) failures.push(`${work}: p99/p50 is ${spread.toFixed(2)} of bare's`);
  if (work === 'own row' && before && ours.rate < limits.times * before.rate) {
    failures.push(`${work}: ${(ours.rate / before.rate).toFixed(2)} times ${commit}`);
  }
}
