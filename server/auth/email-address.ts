import { normaliseEmail } from '#domain/email-address.ts';
import { AuthRefusal } from './error.ts';

/** The address in its one spelling, where a bad one is the sender's mistake; throws validation_failed. */
export function requireEmail(text: string): string {
  const email = normaliseEmail(text);
  if (email !== undefined) return email;
  throw new AuthRefusal('validation_failed', 'Unable to validate email address: invalid format');
}
