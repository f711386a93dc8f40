// Threat X03: the disk of the database is full. On a small file system in memory, which only root may mount.
import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { startCluster } from '#tests/database/postgres-cluster.ts';
import { attemptsOf, makeAccount } from '#tests/made-accounts.ts';
import { startServer, type RunningServer } from '#tests/serve.ts';
import { sharedEnvironment } from '#tests/two-processes.ts';
import { writeAttempt } from './drill-attempts.ts';

export type Row = (id: string, says: string, holds: boolean) => void;

const RATE_LIMITS = 'all=1000000/60';
/** More than fits into the pages that are there already. */
const TRIES = 200;

export async function fullDisks(row: Row): Promise<void> {
  await onSmallDisk('embedded', 320, async (disk) => {
    process.env['TMPDIR'] = disk;
    const server = await startServer({ RATE_LIMITS }).finally(() => delete process.env['TMPDIR']);
    try {
      await fullDisk(row, 'embedded', { server, disk });
    } finally {
      await server.remove();
    }
  });
  await onSmallDisk('PostgreSQL', 320, async (disk) => {
    const cluster = await startCluster({ place: disk });
    const env = await sharedEnvironment(cluster.url('postgres'));
    const server = await startServer({ ...env, RATE_LIMITS });
    try {
      await fullDisk(row, 'PostgreSQL', { server, disk });
    } finally {
      await server.remove();
      await cluster.stop();
    }
  });
}

async function fullDisk(
  row: Row,
  kind: string,
  { server, disk }: { server: RunningServer; disk: string },
): Promise<void> {
  const ana = await makeAccount(server, 'ana@example.com');
  const before = await writeAttempt(server, ana);
  const ballast = fill(disk);
  const kept = [before.id];
  const refused: { status: number; code: string }[] = [];
  for (let tried = 0; tried < TRIES && refused.length < 5; tried += 1) {
    const { id, status, code } = await writeAttempt(server, ana);
    if (status < 300) kept.push(id);
    else refused.push({ status, code });
  }
  const told = refused.map(({ status, code }) => `${status} ${code}`)[0] ?? 'nothing was refused';
  const isTold = ({ status, code }: { status: number; code: string }) =>
    [503, 507].includes(status) && code !== '';
  row(
    'X03',
    `${kind}: writes are refused with a code (${told})`,
    refused.length > 0 && refused.every(isTold),
  );
  const read = await attemptsOf(server, ana).catch(() => []);
  row(
    'X03',
    `${kind}: reads go on, and the site`,
    read.length === kept.length && (await fetch(server.url)).ok,
  );
  row('X03', `${kind}: health says degraded`, (await healthOf(server)) === 'degraded');

  rmSync(ballast);
  row(
    'X03',
    `${kind}: with room again health says ok, without a restart`,
    await isSoon(async () => (await healthOf(server)) === 'ok'),
  );
  const after = await writeAttempt(server, ana);
  row('X03', `${kind}: and writes are kept again`, after.status < 300);
  const all = await attemptsOf(server, ana);
  const isWhole = all.every(({ answers }) => Object.keys(answers).length === after.answers);
  const ids = [...kept, after.id].toSorted().join();
  row(
    'X03',
    `${kind}: what was kept is whole, and nothing else is there`,
    isWhole &&
      all
        .map(({ id }) => id)
        .toSorted()
        .join() === ids,
  );
}

/** An answer of health is good for a second. */
async function isSoon(asks: () => Promise<boolean>): Promise<boolean> {
  for (let tried = 0; tried < 50; tried += 1) {
    if (await asks()) return true;
    await new Promise((resume) => setTimeout(resume, 100));
  }
  return false;
}

async function healthOf({ url }: RunningServer): Promise<string> {
  const answer: { status: string } = await (await fetch(`${url}/health/ready`)).json();
  return answer.status;
}

/** Takes all the room there is, to the last byte. */
function fill(disk: string): string {
  const path = join(disk, 'ballast');
  const file = openSync(path, 'w');
  for (let size = 1 << 20; size >= 1;) {
    try {
      writeSync(file, Buffer.alloc(size));
    } catch {
      size = size === 1 ? 0 : size >> 4 || 1;
    }
  }
  closeSync(file);
  return path;
}

async function onSmallDisk(
  kind: string,
  megabytes: number,
  work: (disk: string) => Promise<void>,
): Promise<void> {
  const disk = mkdtempSync('/tmp/faro-disk-');
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', disk], {
      stdio: 'pipe',
    });
  } catch {
    console.log(
      `left out X03  ${kind}: a file system of its own may not be mounted here (needs root)`,
    );
    return rmSync(disk, { recursive: true });
  }
  try {
    await work(disk);
  } finally {
    execFileSync('umount', ['--lazy', disk]);
    rmSync(disk, { recursive: true, force: true });
  }
}
