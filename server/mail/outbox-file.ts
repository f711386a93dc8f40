import { appendFile, chmod, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { constants } from '#domain/constants.ts';

const outboxMail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** ISO time, UTC. */
  at: z.string(),
});

/** A mail as the file keeps it, one JSON line each. */
export type OutboxMail = z.infer<typeof outboxMail>;

/** Adds one line; the file is readable by its owner only, because its links let people in. */
export async function appendToOutbox(path: string, mail: OutboxMail): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await appendFile(path, `${JSON.stringify(mail)}\n`, { mode: 0o600 });
  await chmod(path, 0o600);
}

/** All mails of the file, newest first; none when there is no file. Lines cut short are left out. */
export async function readOutbox(path: string): Promise<OutboxMail[]> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  });
  return text
    .split('\n')
    .flatMap((line) => parseLine(line))
    .toReversed();
}

/** The farewell of an erased account can still be read for a day. */
const FAREWELL_MS = 24 * 3600 * 1000;

/**
 * Takes out of the file what has had its time, and what went to addresses that no account has any
 * more. Returns how many.
 */
export async function forgetMails(
  path: string,
  now: Date,
  inUseOf: (addresses: string[]) => Promise<ReadonlySet<string>>,
): Promise<number> {
  const inUse = await inUseOf([...new Set((await readOutbox(path)).map(({ to }) => to))]);
  return keepOnly(path, ({ to, at }) => {
    const age = now.getTime() - new Date(at).getTime();
    return age < (inUse.has(to) ? constants.outboxDays * 24 * 3600 * 1000 : FAREWELL_MS);
  });
}

/** Takes every mail to this address out of the file: its account is being erased (threat P05). */
export async function forgetMailsTo(path: string, address: string): Promise<void> {
  const own = address.toLowerCase();
  await keepOnly(path, ({ to }) => to.toLowerCase() !== own);
}

async function keepOnly(path: string, isKept: (mail: OutboxMail) => boolean): Promise<number> {
  const before = await sizeOf(path);
  const mails = await readOutbox(path);
  const kept = mails.filter(isKept);
  if (kept.length === mails.length) return 0;
  const text = kept.toReversed().map((mail) => `${JSON.stringify(mail)}\n`);
  await writeFile(`${path}.new`, text.join(''), { mode: 0o600 });
  // A mail that was added meanwhile must not be lost: then the next run does it.
  if ((await sizeOf(path)) !== before) return 0;
  await rename(`${path}.new`, path);
  return mails.length - kept.length;
}

async function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  );
}

function parseLine(line: string): OutboxMail[] {
  try {
    return [outboxMail.parse(JSON.parse(line))];
  } catch {
    return [];
  }
}
