import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { onTestFinished } from 'vitest';
import { openEmbedded } from '#server/database/embedded/embedded.ts';

/** A data folder, which goes with whatever still runs on it. */
export function dataFolder(...below: string[]): string {
  const root = mkdtempSync(join(tmpdir(), 'faro-embedded-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true, maxRetries: 20 }));
  return join(root, ...below);
}

/** The embedded database of a folder, closed with the test. */
export async function open(dataDir: string) {
  const embedded = await openEmbedded(dataDir);
  onTestFinished(() => embedded.close());
  return embedded;
}

export const pidIn = (folder: string) =>
  Number(readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[0]);

/** The first value of the first row. */
export async function ask(url: string, statement: string): Promise<unknown> {
  const client = new Client(url);
  await client.connect();
  try {
    const { rows } = await client.query(statement);
    return Object.values<unknown>(rows[0] ?? {})[0];
  } finally {
    await client.end();
  }
}

/** Another process that uses the database of a folder until it is killed or told to leave. */
export async function anotherProcess(dataDir: string) {
  const code = `import { openEmbedded } from ${JSON.stringify(import.meta.resolve('#server/database/embedded/embedded.ts'))};
    const { url, close } = await openEmbedded(process.argv[1]);
    console.log(url);
    process.once('SIGTERM', () => close().then(() => process.exit(0)));
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [url] = await once(createInterface({ input: child.stdout }), 'line');
  return {
    url: String(url),
    async end(signal: NodeJS.Signals) {
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}
