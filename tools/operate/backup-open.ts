// npm run backup:open -- <encrypted backup> <new folder> --identity <file>: decrypts one of the nightly backups with the private
// key that the owner keeps, into a folder that `npm run restore` takes.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openSealedBackup } from '#server/backup/sealed-backup.ts';
import { StartRefusal } from '#server/start-refusal.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { identity: { type: 'string' } },
});
const [sealed, folder] = positionals;
if (!sealed || !folder || !values.identity) {
  console.error('Usage: npm run backup:open -- <encrypted backup> <new folder> --identity <file>');
  process.exit(2);
}
try {
  await openSealedBackup(resolve(sealed), {
    folder: resolve(folder),
    identityFile: resolve(values.identity),
  });
  console.log(`${folder} is readable by whoever has this disk: restore it, then destroy it.`);
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
