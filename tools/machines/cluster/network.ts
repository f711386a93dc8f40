import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A little network on this machine: namespaces with an address each, joined by a bridge. Needs root. */
export type Network = {
  /** This machine's own address in it. */
  front: string;
  block: string;
  addressOf(name: string): string;
  /** What stands before a command that is to run there. */
  inside(name: string): string[];
  /** All that runs there ends at once. */
  killAll(name: string): void;
  /** Stands still, or goes on: what runs there with these words in its title. */
  signal(name: string, title: string, signal: 'SIGSTOP' | 'SIGCONT'): void;
  /** Pulls the cable, and puts it in again. */
  cut(name: string): void;
  join(name: string): void;
  remove(): void;
};

const BRIDGE = 'farodrill';
const BLOCK = '10.77.0';

export function makeNetwork(names: readonly string[]): Network {
  remove(names);
  ip('link', 'add', BRIDGE, 'type', 'bridge');
  ip('addr', 'add', `${BLOCK}.1/24`, 'dev', BRIDGE);
  ip('link', 'set', BRIDGE, 'up');
  for (const [index, name] of names.entries()) {
    ip('netns', 'add', spaceOf(name));
    ip('link', 'add', cableOf(name), 'type', 'veth', 'peer', 'eth0', 'netns', spaceOf(name));
    ip('link', 'set', cableOf(name), 'master', BRIDGE, 'up');
    ip('-n', spaceOf(name), 'addr', 'add', `${BLOCK}.${index + 11}/24`, 'dev', 'eth0');
    ip('-n', spaceOf(name), 'link', 'set', 'eth0', 'up');
    ip('-n', spaceOf(name), 'link', 'set', 'lo', 'up');
  }
  return {
    front: `${BLOCK}.1`,
    block: `${BLOCK}.0/24`,
    addressOf: (name) => `${BLOCK}.${names.indexOf(name) + 11}`,
    inside: (name) => ['ip', 'netns', 'exec', spaceOf(name)],
    killAll,
    signal(name, title, signal) {
      for (const pid of processesIn(name)) {
        const said = tried(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8')) ?? '';
        if (said.includes(title)) tried(() => process.kill(pid, signal));
      }
    },
    cut: (name) => ip('link', 'set', cableOf(name), 'down'),
    join: (name) => ip('link', 'set', cableOf(name), 'up'),
    remove: () => remove(names),
  };
}

/** What an earlier drill that was killed has left goes as well. */
function remove(names: readonly string[]): void {
  for (const name of names) {
    killAll(name);
    tried(() => ip('netns', 'del', spaceOf(name)));
    tried(() => ip('link', 'del', cableOf(name)));
  }
  tried(() => ip('link', 'del', BRIDGE));
}

function killAll(name: string): void {
  for (const pid of processesIn(name)) tried(() => process.kill(pid, 'SIGKILL'));
}

function processesIn(name: string): number[] {
  const found = tried(() => ip('netns', 'pids', spaceOf(name))) ?? '';
  return found.split('\n').filter(Boolean).map(Number);
}

const spaceOf = (name: string) => `farodrill-${name}`;
const cableOf = (name: string) => `farodrill-${name}`;

function ip(...words: string[]): string {
  return execFileSync('ip', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

function tried<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
