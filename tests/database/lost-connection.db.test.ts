import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { createPostgresDatabase } from './start-database.ts';

const script = fileURLToPath(new URL('./lose-connection.ts', import.meta.url));

test('a transaction whose connection dies is told so, and the process goes on', async () => {
  const url = await createPostgresDatabase();
  for (const time of [1, 2, 3]) {
    const { stdout } = await promisify(execFile)(process.execPath, [script, url]);
    expect([time, stdout.trim()]).toEqual([time, 'told 1']);
  }
});
