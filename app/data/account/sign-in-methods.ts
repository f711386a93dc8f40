import type { User } from '@supabase/supabase-js';
import { providers, type Provider } from '#app/data/device/provider-trip.ts';

/**
 * The sign-in methods of an account. Whether there is a password is known as far as the backend says: a hosted
 * project does not tell of one that was chosen later.
 */
export function signInMethodsOf(user: User): {
  providers: readonly Provider[];
  hasPassword: boolean;
} {
  const said: unknown = user.app_metadata.providers;
  const list: readonly unknown[] = Array.isArray(said) ? said : [];
  const known = providers.filter((each) => list.includes(each));
  // The list is empty for an account made by a company that vouched for another address than the account has now.
  return { providers: known, hasPassword: !Array.isArray(said) || list.includes('email') };
}
