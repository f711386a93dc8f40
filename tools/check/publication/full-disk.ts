// A publication on a disk that has no room left: refused, told as such, and the site stays. Needs root, which may mount.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EditorRig } from '#tests/editor-rig.ts';

type Row = (says: string, holds: boolean) => void;

/** The folder of built sites has no room left, for the sources or for the site that is made of them. */
export async function fullDisk(row: Row, rig: EditorRig): Promise<void> {
  const folder = join(rig.server.dataDir, 'published');
  mkdirSync(folder, { recursive: true });
  for (const megabytes of [0, 10, 40, 80]) {
    const options = ['-t', 'tmpfs', '-o', `size=${megabytes || 1}m`, 'tmpfs', folder];
    try {
      execFileSync('mount', options, { stdio: 'ignore' });
    } catch {
      console.log('left out  a full disk: only root may mount');
      return;
    }
    try {
      if (megabytes === 0) fill(join(folder, 'full'));
      const before = await (await fetch(rig.server.url)).text();
      const text = `Este texto no cabe en ${megabytes} MB.`;
      const state = await rig.built(text).catch((error: Error) => error.message);
      const says = `a disk with ${megabytes} MB left refuses a publication and says why (${state})`;
      row(says, state === 'failed: no room');
      row('and the site stays as it was', (await (await fetch(rig.server.url)).text()) === before);
      const left = readdirSync(folder).filter((name) => name.endsWith('.work'));
      row(`and nothing half is left (${left.length})`, left.length === 0);
    } finally {
      execFileSync('umount', ['-l', folder]);
    }
  }
}

/** Until nothing more fits. */
function fill(file: string): void {
  try {
    writeFileSync(file, Buffer.alloc(2 * 1024 * 1024));
  } catch {
    // It is full.
  }
}
