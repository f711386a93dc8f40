// Users of the embedded server of a folder: a file for each, so that the last one to leave ends it.
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive, processStart } from '../lock-file.ts';

export function usersFolder(folder: string): string {
  return join(folder, 'users');
}

/** Says that this process uses the server. Returns what takes that back. */
export function joinUsers(folder: string): () => void {
  const users = usersFolder(folder);
  mkdirSync(users, { recursive: true, mode: 0o755 });
  // The companion reads the number in the name.
  const file = join(users, `${process.pid}-${randomUUID().slice(0, 8)}`);
  writeFileSync(file, processStart(process.pid) ?? '');
  return () => rmSync(file, { force: true });
}

/** Whether a living process uses it; those that died without a word are taken out. */
export function hasUsers(folder: string): boolean {
  const users = usersFolder(folder);
  let found = false;
  for (const name of readdirSync(users)) {
    const file = join(users, name);
    if (isAlive({ pid: Number.parseInt(name, 10), started: startIn(file) })) found = true;
    else rmSync(file, { force: true });
  }
  return found;
}

function startIn(file: string): string | null {
  try {
    return readFileSync(file, 'utf8') || null;
  } catch {
    return null;
  }
}
