// Secrets of a server: made at first start, kept in its data folder.
import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { makeKey } from './keys.ts';
import { StartRefusal } from './start-refusal.ts';
import { syncFolderNow } from './sync-folder.ts';

const secretsShape = z.object({
  jwtSecret: z.string().min(32),
  anonKey: z.string().min(1),
  serviceRoleKey: z.string().min(1),
});
export type Secrets = z.infer<typeof secretsShape>;

/** A new set: 48 random bytes, and the two keys signed with them. */
export function makeSecrets(now: Date): Secrets {
  const jwtSecret = randomBytes(48).toString('base64url');
  return {
    jwtSecret,
    anonKey: makeKey('anon', jwtSecret, now),
    serviceRoleKey: makeKey('service_role', jwtSecret, now),
  };
}

/**
 * The embedded default's secrets: made at the first start, kept in `<dataDir>/secrets.json`
 * (mode 600). Throws StartRefusal when the file is there but cannot be used: making new ones
 * would sign everybody out without a word.
 */
export function embeddedSecrets(dataDir: string, now: Date): Secrets {
  const file = join(dataDir, 'secrets.json');
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeOnce(file, JSON.stringify(makeSecrets(now), null, 2));
    const secrets = secretsShape.parse(JSON.parse(readFileSync(file, 'utf8')));
    chmodSync(file, 0o600);
    return secrets;
  } catch (error) {
    if (error instanceof z.ZodError || error instanceof SyntaxError) {
      throw new StartRefusal(
        `DATA_DIR: ${file} is damaged; restore it, or remove it (all sign out)`,
      );
    }
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartRefusal(`DATA_DIR: secrets cannot be kept in ${dataDir} (${reason})`);
  }
}

// Whole or not at all, also after a power cut, and the first of two racing starts wins: link() refuses to replace.
function writeOnce(file: string, text: string): void {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, text, { mode: 0o600, flag: 'wx', flush: true });
  try {
    linkSync(draft, file);
    syncFolderNow(dirname(file));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
