// What processes hold of the memory, and a machine of so much of it: a bound of the kernel around a server and all that it starts.
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { familyOf, textAt } from './processes.ts';

/** What processes and all that they started hold, in MB; pages that several share are counted once. */
export function memoryOf(pids: readonly number[]): number {
  const kilobytes = familyOf(pids).map((pid) => {
    const [, pss = 0] = /^Pss: +(\d+)/m.exec(textAt(`/proc/${pid}/smaps_rollup`)) ?? [];
    return Number(pss);
  });
  return Math.round(kilobytes.reduce((sum, each) => sum + each, 0) / 1024);
}

export type MemoryBound = {
  /** Processes that the kernel ended because there was no more. */
  ended(): number;
};

/**
 * Bounds what these processes, and all that they start from now on, hold together, files that were read included; without swap. The bound goes with
 * the program that set it.
 * `undefined` where this user may not (root may).
 */
export function boundMemory(pids: readonly number[], megabytes: number): MemoryBound | undefined {
  const isNew = existsSync('/sys/fs/cgroup/cgroup.controllers');
  const folder = join('/sys/fs/cgroup', isNew ? '' : 'memory', `faro-drill-${process.pid}`);
  const bytes = String(megabytes * 1024 * 1024);
  try {
    if (isNew) writeFileSync('/sys/fs/cgroup/cgroup.subtree_control', '+memory');
    mkdirSync(folder);
    writeFileSync(join(folder, isNew ? 'memory.max' : 'memory.limit_in_bytes'), bytes);
    if (isNew) writeFileSync(join(folder, 'memory.swap.max'), '0');
    for (const pid of familyOf(pids)) writeFileSync(join(folder, 'cgroup.procs'), String(pid));
  } catch {
    return undefined;
  }
  process.once('exit', () => {
    try {
      rmdirSync(folder);
    } catch {
      console.error(`${folder} is still in use`);
    }
  });
  const counts = join(folder, isNew ? 'memory.events' : 'memory.oom_control');
  return {
    ended: () => Number(/^oom_kill (\d+)/m.exec(textAt(counts))?.[1] ?? 0),
  };
}
