import { createHash } from 'node:crypto';
import type { BreachedPasswords } from '#server/auth/services.ts';
import type { Log } from '#server/log.ts';

/** The longest wait for the answer, in milliseconds; a sign-up passes then. */
const PATIENCE_MS = 1000;
/** Characters; a padded answer has about 40,000. */
const MAX_ANSWER = 512 * 1024;

/**
 * Asks the range service of Have I Been Pwned, or one that speaks like it, by the first five hex digits
 * of the password's SHA-1: a million passwords in a thousand share them, so it never learns which one
 * was meant (k-anonymity), and padding hides from onlookers how many hashes came back. Without an
 * address nothing is asked and no request leaves (decision 042).
 */
export function breachedPasswords(parts: { url: string | undefined; log: Log }): BreachedPasswords {
  const { url, log } = parts;
  if (url === undefined) return async () => false;
  return async function isBreached(password) {
    const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
    try {
      const answer = await fetch(`${url}/range/${hash.slice(0, 5)}`, {
        headers: { 'Add-Padding': 'true', 'User-Agent': 'faro-vocacional' },
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      if (!answer.ok) throw new Error(`status ${answer.status}`);
      return isListed(await readAnswer(answer), hash.slice(5));
    } catch (error) {
      // Neither the address asked for, which ends in a part of the hash, nor the password: only why not.
      log.warn({ event: 'breached_passwords.no_answer', cause: causeOf(error) });
      return false;
    }
  };
}

async function readAnswer(answer: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of answer.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > MAX_ANSWER) throw new Error('too long');
  }
  return text;
}

// "0018A45C4D1DEF81644B54AB7F969B88D65:3", one a line; what only pads has a count of 0.
function isListed(answer: string, suffix: string): boolean {
  const counts = answer
    .split('\n')
    .filter((line) => line.slice(0, suffix.length).toUpperCase() === suffix)
    .map((line) => /^[0-9A-F]{35}:(\d{1,12})\s*$/i.exec(line)?.[1] ?? '0');
  return counts.some((count) => Number(count) > 0);
}

const EXPECTED = /^(status \d{3}|too long)$/;

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return EXPECTED.test(error.message) ? error.message : error.name;
}
