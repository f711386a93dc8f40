import { AuthRefusal } from '#server/auth/error.ts';
import type { ProjectSettings } from './settings.ts';

/** A project's own rule: a length. Throws weak_password (422), validation_failed (400) beyond 72 bytes. */
export function requirePassword(
  { password_min_length: least }: Pick<ProjectSettings, 'password_min_length'>,
  password: string,
): void {
  if (Buffer.byteLength(password) > 72) {
    throw new AuthRefusal('validation_failed', 'Password cannot be longer than 72 characters');
  }
  if (password.length >= least) return;
  throw new AuthRefusal('weak_password', `Password should be at least ${least} characters.`, {
    weakReasons: ['length'],
  });
}
