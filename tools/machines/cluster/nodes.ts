// The three database machines of the cluster drill: names, addresses, passwords.
import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Network } from './network.ts';
import { rendered, renderTo } from './render.ts';
import { supervised, type Supervised } from './supervised.ts';

export const nodeNames = ['n1', 'n2', 'n3'] as const;
export type NodeName = (typeof nodeNames)[number];

export const passwords = {
  superuser: 'drill-super',
  replication: 'drill-repl',
  faro: 'drill-faro',
};

/** Of each node: a disk of its own, etcd and Patroni with PostgreSQL. */
export type Nodes = {
  /** The node ends as by a cut of its current, and stays away. */
  kill(name: NodeName): Promise<void>;
  start(name: NodeName): void;
  fillDisk(name: NodeName): void;
  freeDisk(name: NodeName): Promise<void>;
  stopEtcd(name: NodeName): Promise<void>;
  startEtcd(name: NodeName): void;
  stop(): Promise<void>;
};

/** Room for the database and its log of changes; small, because it is to be filled. */
const DISK = '700m';

type Node = { etcd: Supervised; patroni: Supervised; guard: Guard; disk: string };
type Guard = Supervised & { forget(): void };

export function startNodes(network: Network, folder: string): Nodes {
  const account = accountOf('postgres');
  const all = new Map<NodeName, Node>();
  const fillers = new Map<NodeName, Supervised>();
  const addresses = Object.fromEntries(
    nodeNames.map((name) => [name.replace('n', 'NODE'), network.addressOf(name)]),
  );
  for (const name of nodeNames) {
    const disk = join(folder, name);
    mkdirSync(disk);
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK},mode=755`, 'faro-drill', disk]);
    for (const each of ['data', 'etcd', 'run']) {
      mkdirSync(join(disk, each), { mode: 0o700 });
      chownSync(join(disk, each), account.uid, account.gid);
    }
    const values = {
      ...addresses,
      NODE: name,
      ADDRESS: network.addressOf(name),
      NETWORK: network.block,
      DATA: join(disk, 'data/faro'),
      ETCD_DATA: join(disk, 'etcd/faro'),
      SOCKETS: join(disk, 'run'),
      WAL_KEPT: '128MB',
      ARCHIVE: '/bin/true',
      SUPERUSER_PASSWORD: passwords.superuser,
      REPLICATION_PASSWORD: passwords.replication,
    };
    const settings = renderTo(join(folder, `${name}-patroni.yml`), 'cluster/patroni.yml', values);
    chownSync(settings, account.uid, account.gid);
    chmodSync(settings, 0o600);
    const etcdEnv = Object.fromEntries(
      rendered('cluster/etcd.env', values)
        .split('\n')
        .filter((line) => /^[A-Z]/.test(line))
        .map((line) => line.split(/=(.*)/s).slice(0, 2)),
    );
    const asPostgres = [
      ...network.inside(name),
      'setpriv',
      `--reuid=${account.uid}`,
      `--regid=${account.gid}`,
      '--clear-groups',
    ];
    const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C.UTF-8' };
    const log = (what: string) => join(folder, `${name}-${what}.log`);
    writeFileSync(log('etcd'), '');
    all.set(name, {
      disk,
      etcd: supervised([...asPostgres, 'etcd'], { env: { ...env, ...etcdEnv }, log: log('etcd') }),
      patroni: supervised([...asPostgres, 'patroni', settings], { env, log: log('patroni') }),
      guard: guardOf(asPostgres, { env: { ...env, ...values }, disk, log: log('hand-over') }),
    });
  }
  const of = (name: NodeName) => {
    const node = all.get(name);
    if (!node) throw new Error(`no node ${name}`);
    return node;
  };
  return {
    async kill(name) {
      const { etcd, patroni, guard } = of(name);
      const ends = [etcd, patroni, guard].map((each) => each.stop('SIGKILL'));
      network.killAll(name);
      await Promise.all(ends);
    },
    start(name) {
      of(name).etcd.start();
      of(name).patroni.start();
      of(name).guard.start();
    },
    fillDisk(name) {
      const { disk } = of(name);
      // Whatever is freed meanwhile is filled, too.
      const script = `while :; do dd if=/dev/zero bs=64k >> ${disk}/filler 2>/dev/null; sleep 0.2; done`;
      fillers.set(name, supervised(['sh', '-c', script], { log: join(folder, 'fill.log') }));
    },
    async freeDisk(name) {
      await fillers.get(name)?.stop('SIGKILL');
      const { disk, guard } = of(name);
      // A dd that its shell has left ends by itself; it has nothing more to write to.
      rmSync(join(disk, 'filler'), { force: true });
      guard.forget();
    },
    stopEtcd: (name) => of(name).etcd.stop('SIGKILL'),
    startEtcd: (name) => of(name).etcd.start(),
    async stop() {
      for (const filler of fillers.values()) await filler.stop('SIGKILL');
      for (const [name, { etcd, patroni, guard, disk }] of all) {
        await Promise.all([etcd, patroni, guard].map((each) => each.stop('SIGKILL')));
        network.killAll(name);
        await new Promise((resume) => setTimeout(resume, 300));
        execFileSync('umount', ['-l', disk]);
      }
    },
  };
}

/** The timer that hands over where the disk is nearly full, as a loop. */
function guardOf(
  before: readonly string[],
  { env, disk, log }: { env: Record<string, string>; disk: string; log: string },
): Guard {
  const stamp = join(disk, 'run/handed-over');
  const script = resolve(import.meta.dirname, '../../../deploy/cluster/hand-over.sh');
  const loop = `while :; do sh ${script}; sleep 5; done`;
  const running = supervised([...before, 'sh', '-c', loop], { env: { ...env, STAMP: stamp }, log });
  return { ...running, forget: () => rmSync(stamp, { force: true }) };
}

function accountOf(name: string): { uid: number; gid: number } {
  const number = (flag: string) =>
    Number(execFileSync('id', [flag, name], { encoding: 'utf8' }).trim());
  return { uid: number('-u'), gid: number('-g') };
}
