/**
 * What signing in costs and what it tells (threats H18, A02, A03, A26), on an owner's PostgreSQL and the embedded one:
 * sign-ins per second against the raw hash verifications per second of the same run; how long a user
 * waits who only reads meanwhile; whether the clock tells unknown, unconfirmed and confirmed addresses
 * apart, with a mail server that takes its time.
 *
 *     npm run bench:auth -- [--rounds=3] [--database=embedded] [--beside=<commit>]
 *
 * `--beside` measures the share of another commit in the same run; ours may not be lower by more than
 * what two measurements of one commit differ by. Exits 1 when a limit is missed.
 */
import { parseArgs } from 'node:util';
import { ensureBuilt } from '#tools/launch/built-site.mjs';
import { databaseKinds, SLOW_MAIL, startAuthServer } from './auth/auth-server.ts';
import { measureSpeed } from './auth/auth-speed.ts';
import { measureTiming } from './auth/auth-timing.ts';
import { checkOut } from './other-checkout.ts';
import { slownessNow } from './processor/quiet-machine.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    database: { type: 'string' },
    beside: { type: 'string' },
  },
});
const rounds = Number(values.rounds);
const limits = { share: 0.5, readerP99: 300, ratio: 1.5, difference: 3, noise: 0.02 } as const;
const failures: string[] = [];

await ensureBuilt(process.cwd(), process.execPath);
const slowness = slownessNow();
const readerP99 = limits.readerP99 * slowness;
const difference = limits.difference * slowness;
const other = values.beside === undefined ? undefined : checkOut(values.beside);
try {
  for (const kind of databaseKinds.filter((each) => each === (values.database ?? each))) {
    console.log(`\n${kind}, medians of ${rounds} rounds\n`);
    const server = await startAuthServer({ kind, mailPause: SLOW_MAIL });
    const beside =
      other && (await startAuthServer({ kind, mailPause: SLOW_MAIL, root: other.root }));
    try {
      const [ours, theirs] = await measureSpeed(beside ? [server, beside] : [server], rounds);
      row('raw verifications', `${ours?.raw.toFixed(1)} /s`);
      row('sign-ins, 20 at a time', `${ours?.signIns.toFixed(1)} /s`);
      const share = ours?.share ?? Number.NaN;
      row('share of the raw ones', share.toFixed(3), `≥ ${limits.share}`, share >= limits.share);
      if (theirs) {
        const least = theirs.share - limits.noise;
        const what = `share at ${values.beside}`;
        row(what, theirs.share.toFixed(3), `ours ≥ ${least.toFixed(3)}`, share >= least);
      }
      const p99 = ours?.readerP99 ?? Number.NaN;
      row("reader's p99", `${p99.toFixed(0)} ms`, `< ${readerP99.toFixed(0)} ms`, p99 < readerP99);

      console.log(`\n${''.padEnd(26)}unknown     unconfirmed confirmed   ratio  apart`);
      for (const { what, medians, statuses } of await measureTiming(server)) {
        const [least = Number.NaN, , most = Number.NaN] = medians.toSorted((a, b) => a - b);
        const cells = medians.map((ms) => `${ms.toFixed(1)} ms`.padEnd(12)).join('');
        const apart = `${(most - least).toFixed(1)} ms`;
        console.log(what.padEnd(26) + cells + (most / least).toFixed(2).padEnd(7) + apart);
        const isEqual = most / least <= limits.ratio || most - least <= difference;
        if (!isEqual) failures.push(`${kind}: ${what}: ${apart} apart`);
        if (statuses.length !== 1) failures.push(`${kind}: ${what}: ${statuses.join(', ')}`);
      }
    } finally {
      await beside?.stop();
      await server.stop();
    }
  }
} finally {
  other?.remove();
}
for (const failure of failures) console.error(`MISSED  ${failure}`);
process.exit(failures.length > 0 ? 1 : 0);

function row(what: string, value: string, limit = '', isKept = true): void {
  console.log(`${what.padEnd(26)}${value.padEnd(14)}${limit}`);
  if (!isKept) failures.push(`${what}: ${value}, limit ${limit}`);
}
