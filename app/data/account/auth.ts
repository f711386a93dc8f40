import type { AuthError, Session } from '@supabase/supabase-js';
import type { Locale } from '#domain/locale.ts';
import { opaquePassword } from '#domain/opaque-password.ts';
import { readFailure, type AuthFailure } from '#app/data/backend/auth-failure.ts';
import { backend, isOwnServer, type Backend } from '#app/data/backend/backend.ts';
import { recoveryLatch } from './recovery.ts';
import { takeRetryAfter } from '#app/data/backend/retry-after.ts';
import { currentSession, followSession } from './session.ts';
import { endTabOnly } from '#app/data/device/shared-computer.ts';
import { storedSession } from './stored-session.ts';
import { addressOf, signInWithTyped } from './typed-credentials.ts';

/** Every call ends in one of two ways; none of them throws. */
export type AuthAnswer<Value> =
  { kind: 'done'; value: Value } | { kind: 'failed'; failure: AuthFailure };

/** What a sign-up says of the person (specification S04). */
export type SignUpMetadata = {
  full_name: string;
  locale: Locale;
  consent: { text_version: string; text_hash: string };
  source?: string;
};

export type SignUp = {
  email: string;
  password: string;
  metadata: SignUpMetadata;
  /** Absolute address on this site where the link of the mail leads in the end. */
  redirectTo: string;
};

/** Creates an account. `isSignedIn` is true where the backend asks for no confirmation. */
export function signUp(request: SignUp): Promise<AuthAnswer<{ isSignedIn: boolean }>> {
  return ask('/signup', async ({ auth }) => {
    const { email, password, metadata, redirectTo } = request;
    const { data, error } = await auth.signUp({
      email: addressOf(email),
      password: opaquePassword(password),
      options: { data: { ...metadata, ...(await browserMark()) }, emailRedirectTo: redirectTo },
    });
    return { error, value: { isSignedIn: data.session !== null } };
  });
}

/** By what a hosted project's link is known to be opened in the browser that signed up; ours reads a header. */
async function browserMark(): Promise<{ browser?: string }> {
  if (isOwnServer()) return {};
  const { browserKeyHash } = await import('#app/data/device/browser-key.ts');
  const browser = await browserKeyHash();
  return browser === undefined ? {} : { browser };
}

/** On a shared computer the session is this tab's alone. */
export function signIn(
  credentials: { email: string; password: string },
  isShared = false,
): Promise<AuthAnswer<undefined>> {
  return ask('/token', async ({ auth }) => {
    const tab = isShared ? await import('./tab-session.ts') : undefined;
    endTabOnly();
    tab?.keepToThisTab();
    const { data, error } = await signInWithTyped(auth, credentials);
    if (error) endTabOnly();
    else tab?.noteOwner(data.user.id);
    return { error, value: undefined };
  });
}

/** Sends the confirmation of a sign-up again; the answer does not tell whether the address exists. */
export function resendConfirmation(email: string, redirectTo: string) {
  return ask('/resend', async ({ auth }) => {
    const { error } = await auth.resend({
      type: 'signup',
      email: addressOf(email),
      options: { emailRedirectTo: redirectTo },
    });
    return { error, value: undefined };
  });
}

/** Sends a link to choose a new password; the answer does not tell whether the address exists. */
export function requestPasswordReset(email: string, redirectTo: string) {
  return ask('/recover', async ({ auth }) => {
    const { error } = await auth.resetPasswordForEmail(addressOf(email), { redirectTo });
    return { error, value: undefined };
  });
}

/** Sets the password of the person who is signed in; a recovery session needs no old one. */
export async function setPassword(password: string): Promise<AuthAnswer<undefined>> {
  const answer = await ask('/user', async ({ auth }) => {
    const { error } = await auth.updateUser({ password: opaquePassword(password) });
    return { error, value: undefined };
  });
  if (answer.kind === 'done') recoveryLatch.clear();
  return answer;
}

/** What a mailed link carries. */
export type LinkToken =
  | { kind: 'token'; tokenHash: string; type: LinkType }
  | { kind: 'session'; accessToken: string; refreshToken: string; type: LinkType };

export type LinkType = 'signup' | 'recovery' | 'email_change';

/** What a link opened: nothing yet when a second confirmation is still missing. */
export type OpenedLink =
  | { kind: 'half' }
  | {
      kind: 'account';
      id: string;
      email: string;
      /** The password typed at sign-up is not proven to be this person's: they choose one. */
      choosesPassword: boolean;
    };

/** Spends a mailed link. The session it gives becomes the session of this browser. */
export async function openLink(link: LinkToken): Promise<AuthAnswer<OpenedLink>> {
  if (link.type === 'recovery') recoveryLatch.set();
  const answer = await ask('/verify', async (client) => {
    const { auth } = client;
    const { data, error } =
      link.kind === 'token'
        ? await auth.verifyOtp({ token_hash: link.tokenHash, type: link.type })
        : await auth.setSession({
            access_token: link.accessToken,
            refresh_token: link.refreshToken,
          });
    return { error, value: await readOpened(client, link, data.session) };
  });
  if (answer.kind === 'failed') recoveryLatch.clear();
  return answer;
}

async function readOpened(
  client: Backend,
  link: LinkToken,
  session: Session | null,
): Promise<OpenedLink> {
  if (session === null) return { kind: 'half' };
  const { id, email = '' } = session.user;
  if (link.type === 'email_change') return { kind: 'account', id, email, choosesPassword: false };
  const { mustChoosePassword } = await import('./password-choice.ts');
  const choosesPassword = await mustChoosePassword(
    client,
    { kind: link.kind, type: link.type },
    session,
  );
  return { kind: 'account', id, email, choosesPassword };
}

/** Loads what opening a link will need: once it is spent, nothing may be missing. */
export function prepareLink(): void {
  prepareAuth();
  void import('./password-choice.ts').catch(() => {});
}

/** The signed-in person, if there is one. */
export function signedInPerson(): { id: string; email: string } | undefined {
  const session = currentSession();
  if (session.kind !== 'person') return undefined;
  const { id, email = '' } = session.session.user;
  return { id, email };
}

/**
 * Loads what a form will need when it is sent, while the person is still typing; from then on this
 * tab also hears when another one signs in.
 */
export function prepareAuth(): void {
  void followSession();
}

/** Makes one call of the sign-in protocol and reads its failure. `path` is the one below /auth/v1. */
export async function ask<Value>(
  path: string,
  call: (client: Backend) => Promise<{ error: AuthError | null; value: Value }>,
): Promise<AuthAnswer<Value>> {
  try {
    const client = await backend();
    // Subscribed before the call, so that no event of it is missed.
    watchRecovery(client);
    await followSession();
    const { error, value } = await call(client);
    if (error === null) return { kind: 'done', value };
    return { kind: 'failed', failure: { ...readFailure(error), retryAfter: takeRetryAfter(path) } };
  } catch (error) {
    return { kind: 'failed', failure: readFailure(error) };
  }
}

let watched: Backend | undefined;

/** Another tab may be the one where the recovery link was opened, or where the person left. */
function watchRecovery(client: Backend): void {
  if (watched === client) return;
  watched = client;
  client.auth.onAuthStateChange((event, session) => {
    // A tab with a session of its own, on a shared computer, hears of the others' all the same.
    if (session?.access_token !== storedSession()?.access_token) return;
    if (event === 'PASSWORD_RECOVERY') recoveryLatch.set();
    if (event === 'SIGNED_OUT') recoveryLatch.clear();
  });
}
