import { mkdtemp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { expect, onTestFinished, test } from 'vitest';
import { createPerson } from '#tests/database/people.ts';
import { createPostgresDatabase } from '#tests/database/start-database.ts';
import { openDatabase } from '#server/database/database.ts';
import { backupFiles, readBackup } from './manifest.ts';
import { nightlyBackup } from './nightly-backup.ts';
import { rehearseRestore } from './restore-database.ts';
import { openSealedBackup } from './sealed-backup.ts';

async function machineWithAna() {
  const folder = await mkdtemp(join(tmpdir(), 'faro-nightly-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const url = await createPostgresDatabase();
  const database = await openDatabase({ url, dataDir: folder, log: () => {} });
  await createPerson(database, { email: 'ana@example.test' });
  await database.close();
  return { url, folder };
}

test('a nightly backup is read by the key that its owner keeps, by no other, and comes back row by row', async () => {
  const { url, folder } = await machineWithAna();
  const backups = join(folder, 'backups');
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  const now = new Date('2026-11-27T03:20:00Z');
  const night = { url, folder: backups, recipient, mostDays: 30, now };
  expect((await nightlyBackup(night)).rows).toBeGreaterThan(0);
  // Again on the same day: the newer takes its place.
  await nightlyBackup({ ...night, now: new Date('2026-11-27T21:00:00Z') });
  expect(await readdir(backups)).toEqual(['faro-2026-11-27']);
  const sealed = join(backups, 'faro-2026-11-27');
  const bytes = await readFile(join(sealed, `${backupFiles.manifest}.age`));
  expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1');

  const identityFile = join(folder, 'key.txt');
  await writeFile(identityFile, `# created: today\n${await generateX25519Identity()}\n`);
  const opened = { folder: join(folder, 'opened'), identityFile };
  await expect(openSealedBackup(sealed, opened)).rejects.toThrow('cannot be opened with that key');
  expect(await readdir(folder)).not.toContain('opened');

  await writeFile(identityFile, `# public key: ${recipient}\n${identity}\n`);
  await openSealedBackup(sealed, opened);
  const manifest = await readBackup(opened.folder);
  expect(manifest.tables['auth.users']?.rows).toBe(1);
  const file = join(opened.folder, backupFiles.rows);
  const part = { file, manifest, ledger: [], keepLedger: async () => {} };
  await rehearseRestore(url, part, '20261127032000');

  // What is not as it was saved does not pass the rehearsal.
  const [table] = Object.keys(manifest.tables);
  const changed = structuredClone(manifest);
  const described = changed.tables[table ?? ''];
  if (described) described.hash = '0'.repeat(described.hash.length);
  await expect(
    rehearseRestore(url, { ...part, manifest: changed }, '20261127032001'),
  ).rejects.toThrow('differs from what was saved');
});

test('without a key or without room nothing is left behind, and the night before stays', async () => {
  const { url, folder } = await machineWithAna();
  const before = join(folder, 'faro-2026-11-26');
  await mkdir(before);
  for (const left of ['plain-1', 'faro-2026-11-25.new.unfinished']) await mkdir(join(folder, left));
  const now = new Date('2026-11-27T03:20:00Z');
  const night = { url, folder, recipient: 'age1nobody', mostDays: 30, now };
  await expect(nightlyBackup(night)).rejects.toThrow('BACKUP_KEY is no public key of age');
  expect((await readdir(folder)).filter((name) => !name.includes('installation'))).toEqual([
    'faro-2026-11-26',
  ]);
});
