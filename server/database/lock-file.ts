import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { StartRefusal } from '#server/start-refusal.ts';

type Owner = { pid: number; started: string | null };

const heldHere = new Set<string>();

/**
 * Takes the lock at `path` for this process. A lock whose process is gone is taken over.
 *
 * @returns gives the lock back.
 * @throws StartRefusal when a living process holds it.
 */
export function takeLockFile(path: string): () => void {
  const mine = `${path}.${randomUUID()}`;
  writeFileSync(mine, JSON.stringify({ pid: process.pid, started: processStart(process.pid) }));
  try {
    if (!tryLink(mine, path)) {
      const found = readFileSync(path, 'utf8');
      const owner = readOwner(found);
      if (heldHere.has(path) || (owner && owner.pid !== process.pid && isAlive(owner))) {
        throw refusal(path, owner);
      }
      setAside(path, found);
      if (!tryLink(mine, path)) throw refusal(path, readOwner(readFileSync(path, 'utf8')));
    }
  } finally {
    rmSync(mine, { force: true });
  }
  heldHere.add(path);
  return () => {
    if (heldHere.delete(path)) rmSync(path, { force: true });
  };
}

function refusal(path: string, owner: Owner | undefined): StartRefusal {
  return new StartRefusal(
    `DATA_DIR is in use by process ${owner?.pid ?? 'unknown'} (${path}); stop it first, or set DATABASE_URL for more than one.`,
  );
}

/** A link appears with its whole content or not at all, unlike a file that is made and then written. */
function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Moves a dead lock away; if another start replaced it meanwhile, puts that one back. */
function setAside(path: string, dead: string): void {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch {
    return; // another process moved it first; the next link decides
  }
  if (readFileSync(aside, 'utf8') !== dead) tryLink(aside, path);
  rmSync(aside, { force: true });
}

function readOwner(text: string): Owner | undefined {
  const [, pid] = /"pid":(\d+)/.exec(text) ?? [];
  const [, started] = /"started":"(\d+)"/.exec(text) ?? [];
  return pid ? { pid: Number(pid), started: started ?? null } : undefined;
}

export function isAlive({ pid, started }: Owner): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it lives, under another user.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const now = processStart(pid);
  // After a crash the number may belong to another process: compare when it was started.
  return started === null || now === null || started === now;
}

/** Clock ticks from boot to the start of a process; null where there is no /proc. */
export function processStart(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
