import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Client } from 'pg';
import { holdServingLock } from '#server/database/serving-lock.ts';
import { damages } from './damaged-backups.ts';
import { askPlainly, databasesLike } from './rows.ts';
import type { Ended, Stage } from './stage.ts';

/** One fault: what happens, and afterwards every row of before is there. Throws where it is not so. */
export type Fault = {
  of: 'backup' | 'restore';
  name: string;
  isTelling?: boolean;
  meet(stage: Stage): Promise<void>;
};

/** Nothing of a killed or refused backup has the name that a restore would take, and the older one is as it was. */
async function backUp(stage: Stage, fault: Parameters<Stage['run']>[2], says: RegExp | 'killed') {
  const folder = join(stage.folder, 'another');
  const good = hashesIn(stage.good);
  const ended = await stage.run('backup', [folder], fault);
  if (existsSync(folder)) {
    // It befell the backup after its last step: then it is whole.
    const restored = await stage.run('restore', [folder, '--replace']);
    rmSync(folder, { recursive: true });
    if (restored.code !== 0) throw new Error(`half a backup under its name: ${restored.said}`);
    if ((await stage.rowsNow()).join() !== stage.before.join())
      throw new Error('it has other rows');
    for (const kept of await databasesLike(stage.server, `${stage.name}_before_`)) {
      await askPlainly(stage.server, `drop database ${kept}`);
    }
  }
  if (hashesIn(stage.good) !== good) throw new Error('the backup of before was changed');
  await stage.findBefore(stage.before);
  judge(ended, says);
}

async function restore(stage: Stage, fault: Parameters<Stage['run']>[2], says: RegExp | 'killed') {
  const ended = await stage.run('restore', [stage.good, '--replace'], fault);
  await stage.findBefore(stage.before);
  judge(ended, says);
}

function judge({ code, said }: Ended, says: RegExp | 'killed'): void {
  const isKilled = says === 'killed';
  if (isKilled ? code !== null : code !== 1 || !says.test(said)) {
    throw new Error(`it ended with ${code} and said: ${said}`);
  }
}

function hashesIn(folder: string): string {
  return readdirSync(folder)
    .map((file) =>
      createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex'),
    )
    .join();
}

/** Damaged, wrong and foreign backups: refused, and nothing touched. */
export const damaged: readonly Fault[] = damages.map(({ name, says, isTelling, damage }) => ({
  of: 'restore',
  name,
  isTelling: isTelling ?? false,
  async meet(stage) {
    const folder = join(stage.folder, 'damaged');
    cpSync(stage.good, folder, { recursive: true });
    damage(folder, stage);
    const ended = await stage.run('restore', [folder, '--replace']);
    rmSync(folder, { recursive: true, force: true });
    await stage.findBefore(stage.before);
    judge(ended, says);
  },
}));

/** A folder that is there is no place for a backup. */
export const existing: readonly Fault[] = [
  ...['a good backup', 'an empty folder', 'a file'].map((what, index): Fault => ({
    of: 'backup',
    name: `into ${what}`,
    isTelling: index === 0,
    async meet(stage) {
      const folder = index === 0 ? stage.good : join(stage.folder, 'there');
      if (index === 1) mkdirSync(folder);
      if (index === 2) writeFileSync(folder, 'mine');
      const before = index === 0 ? hashesIn(folder) : '';
      judge(await stage.run('backup', [folder]), /is there already/);
      if (index === 0 && hashesIn(folder) !== before) throw new Error('it was changed');
      if (index === 2 && readFileSync(folder, 'utf8') !== 'mine') throw new Error('it was changed');
      if (index > 0) rmSync(folder, { recursive: true });
      await stage.findBefore(stage.before);
    },
  })),
  {
    of: 'restore',
    name: 'over a full database, without --replace',
    async meet(stage) {
      judge(await stage.run('restore', [stage.good]), /is not empty/);
      await stage.findBefore(stage.before);
    },
  },
];

/** Something else uses the database, at the beginning or in the middle. */
export const inUse: readonly Fault[] = [
  {
    of: 'restore',
    name: 'beside a server that holds its lock',
    isTelling: true,
    async meet(stage) {
      const release = await holdServingLock(stage.url);
      const ended = await stage.run('restore', [stage.good, '--replace']);
      await release();
      judge(ended, /in use \(faro-serving/);
      await stage.findBefore(stage.before);
    },
  },
  {
    of: 'restore',
    name: 'beside a program that knows no lock',
    isTelling: true,
    async meet(stage) {
      const end = await openSession(stage);
      const ended = await stage.run('restore', [stage.good, '--replace']);
      await end();
      judge(ended, /in use \(someone else/);
      await stage.findBefore(stage.before);
    },
  },
  {
    of: 'restore',
    name: 'a program comes while it fills',
    isTelling: true,
    async meet(stage) {
      const running = stage.run('restore', [stage.good, '--replace']);
      await scratchIsThere(stage);
      const end = await openSession(stage);
      const ended = await running;
      await end();
      judge(ended, /in use \(someone else/);
      await stage.findBefore(stage.before);
    },
  },
  {
    of: 'restore',
    name: 'its connections are cut while it fills',
    async meet(stage) {
      const running = stage.run('restore', [stage.good, '--replace']);
      await scratchIsThere(stage);
      await askPlainly(
        stage.server,
        `select pg_terminate_backend(pid) from pg_stat_activity where datname like '${stage.name}%'`,
      );
      const ended = await running;
      if (ended.code !== 1) throw new Error(`it ended with ${ended.code}: ${ended.said}`);
      await stage.findBefore(stage.before);
    },
  },
  {
    of: 'restore',
    name: 'a role that may make no database',
    isTelling: true,
    async meet(stage) {
      await askPlainly(stage.server, `alter role ${stage.name} nocreatedb`);
      const ended = await stage.run('restore', [stage.good, '--replace']);
      await askPlainly(stage.server, `alter role ${stage.name} createdb`);
      judge(ended, /alter role ".*" createdb;/);
      await stage.findBefore(stage.before);
    },
  },
];

/** Files may have so many KiB, as on a disk that is full after them. */
export const fileLimits: readonly Fault[] = [0, 1, 4, 16, 64, 128].map((fileLimit) => ({
  of: 'backup',
  name: `files of ${fileLimit} KiB at most`,
  isTelling: fileLimit === 16,
  meet: (stage) => backUp(stage, { fileLimit }, /could not be written/),
}));

/** A fault at one step of a command, by the name that `stepsOf` gives it. */
export function faultAt(of: Fault['of'], kind: 'kill' | 'full', at: string): Fault {
  const says = kind === 'kill' ? 'killed' : /no space left/;
  return {
    of,
    name: `${kind === 'kill' ? 'killed' : 'no room'} at: ${at}`,
    meet: (stage) => (of === 'backup' ? backUp : restore)(stage, { kind, at }, says),
  };
}

/** The disk of PostgreSQL is full from so many KiB in one file on; `limit` sets it for the server. */
export function serverDiskFull(kib: number, limit: (kib: number | 'unlimited') => void): Fault {
  return {
    of: 'restore',
    name: `the database's files may have ${kib} KiB`,
    async meet(stage) {
      limit(kib);
      const ended = await stage.run('restore', [stage.good, '--replace']);
      limit('unlimited');
      judge(ended, /could not (extend|write)|too large|could not be made|failed/i);
      await stage.findBefore(stage.before);
    },
  };
}

/** A session of a program of its own that does nothing. Returns what ends it. */
async function openSession({ url, server, name }: Stage): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: url, application_name: 'someone else' });
  client.on('error', () => {});
  await client.connect();
  const sleep = client.query('select pg_sleep(600)').catch(() => {});
  const sleeping = `from pg_stat_activity where datname = '${name}' and query like 'select pg_sleep%'`;
  while ((await askPlainly(server, `select count(*) ${sleeping}`)) === '0');
  return async () => {
    await askPlainly(server, `select count(pg_terminate_backend(pid)) ${sleeping}`);
    await sleep;
    await client.end();
  };
}

async function scratchIsThere({ server, name }: Stage): Promise<void> {
  while ((await databasesLike(server, `${name}_restoring_`)).length === 0) {
    await new Promise((resume) => setTimeout(resume, 20));
  }
}
