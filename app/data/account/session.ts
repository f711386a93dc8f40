import type { Session } from '@supabase/supabase-js';
import { useSyncExternalStore } from 'react';
import { awaitsCode } from './assurance.ts';
import { backend, sessionKey } from '#app/data/backend/backend.ts';
import { takeRefusal } from '#app/data/backend/refused-session.ts';
import { forgetOwnResult, type Holder } from '#app/data/device/own-result.ts';
import { endTabOnly, isTabOnly, sessionPlace } from '#app/data/device/shared-computer.ts';
import { storedSession } from './stored-session.ts';

/**
 * The user. `unknown` until the stored session was looked at: the navigation then shows a
 * placeholder, never the wrong links. A person who owes the code of their second factor is not one yet
 * (`halfway`): every page treats them as a visitor, nothing is asked, sent or claimed for them. `ended`: the person here until
 * the backend refused their session, which they had not left themselves.
 */
export type SessionState =
  | { kind: 'unknown' }
  | { kind: 'none'; halfway?: Session; ended?: Session }
  | { kind: 'person'; session: Session };

const unknown: SessionState = { kind: 'unknown' };
const none: SessionState = { kind: 'none' };
/** Until the backend is asked again whether a stored session still holds (ms). */
const askAgainAfter = 8_000;
let state: SessionState = unknown;
let started = false;
const listeners = new Set<() => void>();

function become(next: SessionState): void {
  // However a session ended, what the navigation shows of its results goes with it.
  const isOther = state.kind === 'person' && ownerOf(state) !== ownerOf(next);
  if (isOther || next.kind === 'none') forgetOwnResult('account');
  state = next;
  for (const listener of listeners) listener();
}

/** Starts following the session and sending; asks the backend only if this browser may hold a session. */
export function startSession(): void {
  if (started) return;
  started = true;
  listeners.add(sendAnswers);
  sendAnswers();
  // A tab that never needed the client hears of another tab's sign-in by its trace in the storage.
  addEventListener('storage', ({ key }) => {
    if (key === sessionKey) void followSession();
  });
  if (isTabOnly()) void takeTabSession().then(look);
  else look();
}

let maySend = false;

/** Keeps a signed-in person's answers on their way, on every page; what does it is loaded for them alone. */
function sendAnswers(): void {
  maySend ||= state.kind === 'person';
  if (!maySend) return;
  import('#app/data/sync/keep-sending.ts').then(
    ({ keepSendingFor }) => keepSendingFor(ownerOf(state)),
    // The file did not come: it is asked for again until it does.
    () => setTimeout(sendAnswers, askAgainAfter),
  );
}

function look(): void {
  if (sessionPlace.getItem(sessionKey) === null) become(none);
  else void followSession();
}

/** Loaded here because only a tab on a shared computer needs it. */
async function takeTabSession(): Promise<unknown> {
  return import('./tab-session.ts').then((tab) => tab.takeTabSession()).catch(() => undefined);
}

/** Connects to the backend and follows its auth events. Forms call it before they sign in. */
let following: Promise<void> | undefined;
export function followSession(): Promise<void> {
  following ??= subscribe().catch(() => {
    // The backend cannot be reached: the stored session is neither proven nor thrown away.
    following = undefined;
    const kept = storedSession();
    if (state.kind === 'unknown') become(stateOf(kept));
    if (kept) setTimeout(() => void followSession(), askAgainAfter);
  });
  return following;
}

async function subscribe(): Promise<void> {
  const { auth } = await backend();
  auth.onAuthStateChange(() => {
    // What is stored decides. A session that could not be renewed for want of a network still is, a dead
    // one is not; and what auth-js tells of another tab's session is not this tab's on a shared computer.
    become(afterRefusal(state, stateOf(storedSession())));
  });
}

/** A person whose session the backend has refused was here a moment ago; known until the next sign-in. */
function afterRefusal(before: SessionState, now: SessionState): SessionState {
  if (now.kind !== 'none' || now.halfway) return now;
  if (before.kind === 'none') return { ...now, ...(before.ended && { ended: before.ended }) };
  if (before.kind !== 'person' || !takeRefusal()) return now;
  return { ...now, ended: before.session };
}

function stateOf(session: Session | undefined): SessionState {
  if (!session) return none;
  return awaitsCode(session) ? { kind: 'none', halfway: session } : { kind: 'person', session };
}

export function useSession(): SessionState {
  return useSyncExternalStore(
    listen,
    () => state,
    () => unknown,
  );
}

/** Whose answers these are: `undefined` until known, `null` for a visitor. */
export function ownerOf(session: SessionState): string | null | undefined {
  if (session.kind === 'unknown') return undefined;
  return session.kind === 'person' ? session.session.user.id : null;
}

/** Whose result the navigation shows: `undefined` until known. */
export function holderOf(session: SessionState): Holder | undefined {
  if (session.kind === 'unknown') return undefined;
  return session.kind === 'person' ? 'account' : 'guest';
}

/** Forgets the person of an ended session: they have gone on without signing in again. */
export function forgetEnded(): void {
  if (state.kind === 'none' && state.ended) become(none);
}

/** The session now, outside of React. */
export function currentSession(): SessionState {
  return state;
}

/** Done once the session is known. */
export function whenKnown(): Promise<void> {
  if (state.kind !== 'unknown') return Promise.resolve();
  return new Promise((resolve) => {
    const stop = listen(() => {
      stop();
      resolve();
    });
  });
}

/** The session that still lacks a code, if one is open in this browser. */
export function halfwaySession(now: SessionState = state): Session | undefined {
  return now.kind === 'none' ? now.halfway : undefined;
}

/** Ends the session here and on the server; without a server at least here, on a shared phone. */
export async function signOut(): Promise<void> {
  // The device must hold nothing of the account afterwards; loaded here because only leaving needs it.
  const { clearAccountFromDevice } = await import('#app/data/sync/clear-accounts.ts');
  if (state.kind === 'person') await clearAccountFromDevice(state.session.user.id);
  const ended = await backend().then(
    ({ auth }) => auth.signOut({ scope: 'local' }),
    (error: unknown) => ({ error }),
  );
  if (ended.error) sessionPlace.removeItem(sessionKey);
  endTabOnly();
  become(none);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
