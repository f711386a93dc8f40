import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { StartRefusal } from '#server/start-refusal.ts';
import { takeLockFile } from '../lock-file.ts';

/** How long a process that makes the database or ends it is waited for, in milliseconds. */
const PATIENCE = 120_000;
const PAUSE = 50;

/** Of all processes on a folder one at a time makes, starts or ends what is there. */
export async function withFolderLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const release = await lockOf(folder);
  try {
    return await work();
  } finally {
    release();
  }
}

async function lockOf(folder: string): Promise<() => void> {
  for (let left = PATIENCE; ; left -= PAUSE) {
    try {
      return takeLockFile(join(folder, 'changing.lock'));
    } catch (error) {
      if (!(error instanceof StartRefusal) || left <= 0) throw error;
      await setTimeout(PAUSE);
    }
  }
}
