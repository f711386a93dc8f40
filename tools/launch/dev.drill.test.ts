import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './launch.mjs';
import { freePort } from '#tests/two-processes.ts';

test(
  'the site from its sources answers what the server answers: sign-in, data and server functions',
  { timeout: 60_000 },
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'faro-dev-'));
    const port = await freePort();
    const child = spawn(process.execPath, ['tools/launch/dev.ts'], {
      cwd: root,
      env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = new Promise((done) => child.once('exit', done));
    try {
      await new Promise<void>((ready, fail) => {
        child.stdout.on('data', (text) => {
          if (String(text).includes('from its sources')) ready();
        });
        child.once('exit', (code) => fail(new Error(`ended with ${code}`)));
      });
      const status = async (path: string, method = 'GET') =>
        (await fetch(`http://localhost:${port}${path}`, { method })).status;
      expect(await status('/auth/v1/health')).not.toBe(404);
      expect(await status('/rest/v1/attempts')).toBe(401);
      expect(await status('/functions/v1/send-report', 'POST')).toBe(401);
    } finally {
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
);
