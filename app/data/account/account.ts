import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '#domain/locale.ts';
import { ask, type AuthAnswer } from './auth.ts';
import { backend } from '#app/data/backend/backend.ts';
import { addressOf, changeToTyped, signInWithTyped } from './typed-credentials.ts';
import { readSessions, type OwnSession } from './own-sessions.ts';

/** Changes the name; the profile follows it, and so do mails from now on. */
export function changeName(name: string): Promise<AuthAnswer<undefined>> {
  return ask('/user', async ({ auth }) => {
    const { error } = await auth.updateUser({ data: { full_name: name } });
    return { error, value: undefined };
  });
}

/** Changes the language of mails; the pages keep the one they are read in. */
export function changeLocale(locale: Locale): Promise<AuthAnswer<undefined>> {
  return ask('/user', async ({ auth }) => {
    const { error } = await auth.updateUser({ data: { locale } });
    return { error, value: undefined };
  });
}

/** Asks both mailboxes; the address changes once both have said yes. `redirectTo` is absolute. */
export function changeEmail(email: string, redirectTo: string): Promise<AuthAnswer<undefined>> {
  return ask('/user', async ({ auth }) => {
    const { error } = await auth.updateUser(
      { email: addressOf(email) },
      { emailRedirectTo: redirectTo },
    );
    return { error, value: undefined };
  });
}

/**
 * Changes the password of a person who knows the current one; their other sessions end. A hosted
 * project may want a sign-in of the last 24 hours instead: the current password then proves itself by one.
 */
export function changePassword(change: {
  email: string;
  current: string;
  next: string;
}): Promise<AuthAnswer<undefined>> {
  return ask('/user', async ({ auth }) => {
    const first = await changeToTyped(auth, change);
    if (first.error?.code !== 'reauthentication_needed') {
      return { error: first.error, value: undefined };
    }
    const fresh = await signInWithTyped(auth, {
      email: change.email,
      password: change.current,
    });
    const { error } = fresh.error ? fresh : await changeToTyped(auth, change);
    return { error, value: undefined };
  });
}

/** Ends every session of this person but the one of this browser. */
export function endOtherSessions(): Promise<AuthAnswer<undefined>> {
  return ask('/logout', async ({ auth }) => {
    const { error } = await auth.signOut({ scope: 'others' });
    return { error, value: undefined };
  });
}

/** Ends one session of this person by itself; one that is over already is ended, too. */
export async function endOwnSession(session: string): Promise<void> {
  const { error } = await (await backend()).rpc('end_my_session', { session });
  if (error) throw error;
}

/** Where this person is signed in, the newest use first; always asked anew, for it guards an account. */
export function ownSessionsQuery(userId: string) {
  return queryOptions({
    queryKey: ['own-sessions', userId],
    queryFn: async (): Promise<OwnSession[]> => {
      const { data, error } = await (await backend()).rpc('my_sessions');
      if (error) throw error;
      return readSessions(data);
    },
    staleTime: 0,
    refetchOnMount: 'always',
  });
}
