import type { User } from '@supabase/supabase-js';
import { storedSession } from './stored-session.ts';

/** What an account's name begins with; nothing where it has none. */
export function firstNameOf(user: Pick<User, 'user_metadata'> | undefined): string {
  const name: unknown = user?.user_metadata?.['full_name'];
  return typeof name === 'string' ? (name.trim().split(/\s+/)[0] ?? '') : '';
}

/** The first name of the signed-in person, without asking the server: a suggestion, for them to change. */
export function ownFirstName(): string {
  return firstNameOf(storedSession()?.user);
}
