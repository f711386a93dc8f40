import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { configForTests } from '#tests/server/start-front.ts';
import { silentLog } from '#tests/server/silent-log.ts';
import { createPostgresDatabase } from './start-database.ts';
import { openBackend } from '#server/backend.ts';
import { systemClock } from '#server/clock.ts';
import { openDatabase } from '#server/database/database.ts';
import { forgetInstallation } from '#server/database/installation.ts';

const kind = 'postgres';

/** A data folder, and what a server or a command does with it. */
async function machine() {
  const dataDir = await mkdtemp(join(tmpdir(), 'faro-installation-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const env = { DATA_DIR: dataDir };
  return {
    dataDir,
    async serve(url: string) {
      const config = { ...configForTests(env), databaseUrl: url };
      const parts = { config, clock: systemClock, log: silentLog, onOutboxOpened: () => {} };
      const backend = await openBackend(parts);
      onTestFinished(() => backend.close());
      return backend;
    },
    command: (url: string) => openDatabase({ url, dataDir, log: () => {} }),
  };
}

test('X28: where a database was, an empty one is made only when it is accepted', async () => {
  const { dataDir, serve, command } = await machine();
  const first = await serve(await createPostgresDatabase());
  await first.close();
  const marker = JSON.parse(await readFile(join(dataDir, 'installation.json'), 'utf8'));
  expect(marker).toEqual({ [kind]: expect.stringMatching(/^[0-9a-f-]{36}$/) });

  const emptied = await createPostgresDatabase();
  await expect(serve(emptied)).rejects.toThrow(/is empty, but .*accept-database/);
  await expect(command(emptied)).rejects.toThrow(/is empty, but .*accept-database/);
  // Nothing was made by asking.
  await expect(serve(emptied)).rejects.toThrow(/is empty, but/);

  expect(await forgetInstallation(dataDir, kind)).toBe(marker[kind]);
  const second = await serve(emptied);
  await second.close();
  const accepted = JSON.parse(await readFile(join(dataDir, 'installation.json'), 'utf8'));
  expect(accepted[kind]).not.toBe(marker[kind]);
});

test('X28: another database than the remembered one is not served, but a command may be about it', async () => {
  const { dataDir, serve, command } = await machine();
  const known = { [kind]: crypto.randomUUID() };
  const url = await createPostgresDatabase();
  const made = await serve(url);
  await made.close();
  await writeFile(join(dataDir, 'installation.json'), JSON.stringify(known));
  await expect(serve(url)).rejects.toThrow(/is another one .*accept-database/);
  const database = await command(url);
  await database.close();
  await writeFile(join(dataDir, 'installation.json'), '{"postgres"');
  await expect(serve(url)).rejects.toThrow(/installation\.json cannot be read/);
});
