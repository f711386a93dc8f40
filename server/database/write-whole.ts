import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Replaces a file by one that is whole and on the disk, or leaves it as it was: a crash or a full disk between the two
 * leaves no half of it under its name. Mode 600; folders that are missing are made.
 */
export async function writeWhole(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomUUID()}`;
  try {
    await writeSynced(draft, text);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}

/** Writes a new file of mode 600, which is on the disk afterwards. Throws when there is one already. */
export async function writeSynced(path: string, content: string | Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Has a file that another program wrote on the disk. */
export async function syncFile(path: string): Promise<void> {
  await sync(path, 'r+');
}

/** Has the names in a folder on the disk: what was made, renamed or removed there. Windows keeps them by itself. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform !== 'win32') await sync(path, 'r');
}

async function sync(path: string, flags: string): Promise<void> {
  const opened = await open(path, flags);
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}
