import { execFile, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** A bare Debian 13 that has booted in namespaces of its own, with its systemd; it shares this machine's network. */
export type Machine = {
  root: string;
  /** Runs a program inside; resolves with what it said, rejects with that where it fails. */
  inside(command: readonly string[], env?: Record<string, string>): Promise<string>;
  stop(): Promise<void>;
};

/** Makes one below `folder` (kept there to begin from next time) and boots it, with `sources` at /src. Needs root. */
export async function bootDebian(folder: string, sources: string): Promise<Machine> {
  const base = join(folder, 'trixie');
  const root = join(folder, 'machine');
  mkdirSync(folder, { recursive: true });
  if (!existsSync(join(base, 'sbin/init'))) {
    const packages = 'systemd,systemd-sysv,dbus,ca-certificates';
    await run('debootstrap', ['--variant=minbase', `--include=${packages}`, 'trixie', base]);
  }
  rmSync(root, { recursive: true, force: true });
  await run('cp', ['-a', base, root]);
  // Where the packages of a workplace come through a proxy with an authority of its own.
  const authority = process.env['NODE_EXTRA_CA_CERTS'];
  if (authority) cpSync(authority, join(root, 'opt/authority.crt'), { dereference: true });
  const options = ['-q', '-D', root, '--boot', '--keep-unit', '--register=no'];
  const nspawn = spawn('systemd-nspawn', [...options, `--bind-ro=${sources}:/src`], {
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => nspawn.once('exit', resolve));
  const machine: Machine = {
    root,
    async inside(command, env = {}) {
      const leader = leaderOf(nspawn.pid ?? 0);
      if (leader === undefined) throw new Error('the machine does not run');
      const set = Object.entries({ PATH, HOME: '/root', ...env }).map(
        ([name, value]) => `${name}=${value}`,
      );
      const args = ['-t', leader, '-a', '--', 'env', '-i', ...set, ...command];
      const { stdout, stderr } = await run('nsenter', args, { maxBuffer: 1 << 26 }).catch(
        (error: { stdout?: string; stderr?: string }) => {
          throw new Error(`${command.join(' ')}: ${error.stdout ?? ''}${error.stderr ?? ''}`);
        },
      );
      return stdout + stderr;
    },
    async stop() {
      nspawn.kill('SIGTERM');
      await Promise.race([ended, setTimeout(20_000)]);
      nspawn.kill('SIGKILL');
      await ended;
      rmSync(root, { recursive: true, force: true });
    },
  };
  for (let tries = 0; tries < 60; tries += 1) {
    const state = await machine.inside(['systemctl', 'is-system-running']).catch(String);
    if (/^(running|degraded)/.test(state)) return machine;
    await setTimeout(500);
  }
  await machine.stop();
  throw new Error('the machine did not boot within 30 s');
}

/** The first process inside, as this machine numbers it. */
function leaderOf(pid: number): string | undefined {
  const children = `/proc/${pid}/task/${pid}/children`;
  return existsSync(children) ? readFileSync(children, 'utf8').trim().split(' ')[0] : undefined;
}
