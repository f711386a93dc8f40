// Threats X26 and X27: backups and restores that fail at each of their steps. Afterwards every row of before is there, as
// PostgreSQL's own client counts and hashes them. As an ordinary user as well.
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  damaged,
  existing,
  faultAt,
  fileLimits,
  inUse,
  serverDiskFull,
  type Fault,
} from '#tests/backup/faults.ts';
import { databasesLike } from '#tests/backup/rows.ts';
import { setStage, type Stage } from '#tests/backup/stage.ts';
import { startCluster } from '#tests/database/postgres-cluster.ts';
import type { Row } from './drill-full-disks.ts';

/** So many faults are met at least, or a row fails. */
const FAULTS = 60;

export async function failingBackups(row: Row): Promise<void> {
  // Small segments, so that a limit on files leaves room for the log and none for a table.
  const cluster = await startCluster({ flagsOfInitdb: ['--wal-segsize=1'] });
  const stage = await setStage(cluster.url('postgres'));
  const [postmaster] = readFileSync(join(cluster.folder, 'data/postmaster.pid'), 'utf8').split(
    '\n',
  );
  const limit = (kib: number | 'unlimited') => {
    const bytes = kib === 'unlimited' ? kib : kib * 1024;
    // As the user of the server: another's limits are not even root's everywhere.
    const { uid, gid } = statSync(join(cluster.folder, 'data'));
    execFileSync('prlimit', [`--pid=${postmaster}`, `--fsize=${bytes}:`], { uid, gid });
  };
  try {
    const steps = await faultsAtSteps(stage);
    const full = [1200, 1400, 1600].map((kib) => serverDiskFull(kib, limit));
    const faults = [...damaged, ...existing, ...inUse, ...fileLimits, ...full, ...steps];
    let met = 0;
    for (const fault of faults) met += (await meet(row, stage, fault)) ? 1 : 0;
    await restored(row, stage);
    row(
      'X27',
      `${met} of ${faults.length} faults met, at least ${FAULTS}; no row of before lost`,
      met === faults.length && met >= FAULTS,
    );
  } finally {
    await stage.end();
    await cluster.stop();
  }
}

async function meet(row: Row, stage: Stage, { of, name, meet }: Fault): Promise<boolean> {
  const why = await meet(stage).then(
    () => '',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  row(of === 'backup' ? 'X26' : 'X27', `${of}, ${name}${why && `: ${why}`}`, why === '');
  return why === '';
}

/** Every step outside of the process, by what the commands say of themselves without a fault; of equal statements a few. */
async function faultsAtSteps(stage: Stage): Promise<Fault[]> {
  const folder = join(stage.folder, 'another');
  const backup = await stage.stepsOf('backup', [folder]);
  rmSync(folder, { recursive: true });
  const restore = await stage.stepsOf('restore', [stage.good, '--replace']);
  await stage.findBefore(stage.before);
  const writes = (step: string) => /^(mkdir|mkdtemp|open|rename|writeFile)/.test(step);
  return [
    ...few(backup).map((step) => faultAt('backup', 'kill', step)),
    ...backup.filter(writes).map((step) => faultAt('backup', 'full', step)),
    ...few(restore).map((step) => faultAt('restore', 'kill', step)),
    ...restore
      .filter((step) => writes(step) && !step.includes('installation'))
      .map((step) => faultAt('restore', 'full', step)),
  ];
}

/** Of steps with one name the first and the last. */
function few(steps: readonly string[]): string[] {
  const byName = Map.groupBy(steps, (step) => step.replace(/ \d+$/, ''));
  return [...byName.values()].flatMap((same) => {
    return [...new Set([same[0], same.at(-1)])].flatMap((step) => step ?? []);
  });
}

async function restored(row: Row, stage: Stage): Promise<void> {
  const { code } = await stage.run('restore', [stage.good, '--replace']);
  const isSame = (await stage.rowsNow()).join('\n') === stage.saved.join('\n');
  row(
    'X27',
    'after all of them a restore has the rows of the backup, by hash',
    code === 0 && isSame,
  );
  const isKept = (await stage.findBefore(stage.before)) === 'kept';
  const others = await databasesLike(stage.server, stage.name);
  row(
    'X27',
    'what was there is kept aside, and nothing half made is left',
    isKept && others.join() === stage.name,
  );
}
