import { createWriteStream, existsSync, openAsBlob } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { Decrypter, Encrypter } from 'age-encryption';
import { syncFile, syncFolder } from '#server/database/write-atomically.ts';
import { StartRefusal } from '#server/start-refusal.ts';

const SUFFIX = '.age';

/**
 * Encrypts every file of the backup in `folder` for the holder of `recipient` (a public key of age, `age1…`) into
 * `sealedFolder`, which has its name only when all bytes are on the disk.
 *
 * @throws StartRefusal when the key is none, or the copy cannot be written.
 */
export async function sealBackup(
  folder: string,
  { sealedFolder, recipient }: { sealedFolder: string; recipient: string },
): Promise<void> {
  const encrypter = new Encrypter();
  try {
    encrypter.addRecipient(recipient);
  } catch {
    throw new StartRefusal('BACKUP_KEY is no public key of age (age1…); `age-keygen` makes a pair');
  }
  const draft = `${sealedFolder}.unfinished`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  try {
    for (const name of await readdir(folder)) {
      const target = join(draft, `${name}${SUFFIX}`);
      await pump(join(folder, name), target, (from) => encrypter.encrypt(from));
      await syncFile(target);
    }
    await syncFolder(draft);
    await rename(draft, sealedFolder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/**
 * The reverse, with the private key in `identityFile` as `age-keygen` writes it: makes `folder`.
 *
 * @throws StartRefusal when the folder is there, the key is another one, or a file was changed.
 */
export async function openSealedBackup(
  sealedFolder: string,
  { folder, identityFile }: { folder: string; identityFile: string },
): Promise<void> {
  if (existsSync(folder)) throw new StartRefusal(`${folder} is there already; name another one.`);
  const decrypter = new Decrypter();
  for (const line of (await readFile(identityFile, 'utf8')).split('\n')) {
    if (line.startsWith('AGE-SECRET-KEY-')) decrypter.addIdentity(line.trim());
  }
  const names = (await readdir(sealedFolder)).filter((name) => name.endsWith(SUFFIX));
  if (names.length === 0) throw new StartRefusal(`There is no sealed backup in ${sealedFolder}.`);
  await mkdir(folder, { mode: 0o700 });
  try {
    for (const name of names) {
      const target = join(folder, name.slice(0, -SUFFIX.length));
      await pump(join(sealedFolder, name), target, (from) => decrypter.decrypt(from));
    }
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    const why = error instanceof Error ? error.message : String(error);
    throw new StartRefusal(`${sealedFolder} cannot be opened with that key: ${why}.`);
  }
}

/** One file through a stream of bytes into another; a gigabyte takes no more memory than a kilobyte. */
async function pump(
  from: string,
  to: string,
  change: (bytes: ReadableStream<Uint8Array>) => Promise<ReadableStream<Uint8Array>>,
) {
  const bytes = await openAsBlob(from);
  const changed = await change(bytes.stream());
  await changed.pipeTo(Writable.toWeb(createWriteStream(to, { flags: 'wx', mode: 0o600 })));
}
