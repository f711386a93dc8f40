import { closeSync, fsyncSync, openSync } from 'node:fs';

/**
 * Has the names in a folder on the disk, at once: what was made or renamed there is there after a power cut, too. Windows
 * keeps them by itself. Where something can wait, `syncFolder` of `database/write-whole.ts` does the same.
 */
export function syncFolderNow(path: string): void {
  if (process.platform === 'win32') return;
  const opened = openSync(path, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
