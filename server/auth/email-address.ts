import { z } from 'zod';
import { AuthRefusal } from './error.ts';

// RFC 5321: a path is at most 256 octets including its angle brackets.
const MAX_LENGTH = 254;
const address = z.email().max(MAX_LENGTH);

/** One spelling per mailbox: trimmed, NFC, lower case. Undefined when it is no address. */
export function normaliseEmail(text: string): string | undefined {
  const tidy = text.trim().normalize('NFC').toLowerCase();
  return address.safeParse(tidy).success ? tidy : undefined;
}

/** The same for places where a bad address is the sender's mistake; throws validation_failed. */
export function requireEmail(text: string): string {
  const email = normaliseEmail(text);
  if (email !== undefined) return email;
  throw new AuthRefusal('validation_failed', 'Unable to validate email address: invalid format');
}
