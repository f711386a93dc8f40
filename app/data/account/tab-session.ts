import { removeAccountsFromDevice } from '#app/data/sync/clear-accounts.ts';
import { sessionKey } from '#app/data/backend/backend.ts';
import { browserStorage } from '#app/data/device/browser-storage.ts';
import { endTabOnly, isTabOnly, sharedKey } from '#app/data/device/shared-computer.ts';
import { readSession } from './stored-session.ts';

/** This tab, and when it last showed a sign of life (milliseconds since 1970). */
type Tab = { id: string; seen: number };

/** A tab that was closed comes back with its storage; only a reload is back so soon. */
const goneAfter = 60_000;
const beatEvery = 15_000;
/** How long a document that is being left may hold on to what the next one asks for. */
const handOver = 2_000;
const lockPrefix = 'faro-tab-';

/** From now on this tab keeps its session to itself. Throws where the browser has no session storage. */
export function keepToThisTab(): void {
  const tab = { id: crypto.randomUUID(), seen: Date.now() };
  sessionStorage.setItem(sharedKey, JSON.stringify(tab));
  void hold(tab);
}

/** A person is signed in to this tab alone: notes, without naming them, whose answers are not to stay. */
export function noteOwner(owner: string): void {
  browserStorage.setItem(
    sharedKey,
    JSON.stringify([...new Set([...notedOwners(), hashOf(owner)])]),
  );
}

/**
 * Whether the tab-only session that a document finds is its own. A duplicated tab has a copy, and one
 * that was closed and opened again has what the last person left: neither inherits it.
 */
export async function takeTabSession(): Promise<boolean> {
  const tab = readTab();
  const isOurs = tab !== undefined && Date.now() - tab.seen <= goneAfter && (await hold(tab));
  if (isOurs) return true;
  sessionStorage.removeItem(sessionKey);
  endTabOnly();
  void clearClosedTabs(0);
  return false;
}

/** Removes the answers of accounts that were open in tabs which are closed by now. */
export async function clearClosedTabs(pause = handOver): Promise<void> {
  // A tab that is just being reloaded shows no sign of life for a moment.
  await new Promise((resolve) => setTimeout(resolve, pause));
  if (await areOthersOpen()) return;
  const living = [browserStorage.getItem(sessionKey), sessionStorage.getItem(sessionKey)]
    .map((text) => readSession(text)?.user.id)
    .filter((owner) => owner !== undefined);
  const noted = notedOwners();
  await removeAccountsFromDevice(
    (owner) => noted.includes(hashOf(owner)) && !living.includes(owner),
  );
  if (!isTabOnly()) browserStorage.removeItem(sharedKey);
}

/** Keeps others from taking this tab for closed. False: another tab is this one already. */
async function hold({ id }: Tab): Promise<boolean> {
  if (!(await isFree(id))) return false;
  const beat = () => {
    if (readTab()?.id === id)
      sessionStorage.setItem(sharedKey, JSON.stringify({ id, seen: Date.now() }));
  };
  beat();
  setInterval(beat, beatEvery);
  addEventListener('pagehide', beat);
  return true;
}

// Locks are the browser's: they end with the document that holds them, however it ends.
function isFree(id: string): Promise<boolean> {
  if (!('locks' in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(handOver);
    const untilTheEnd = () => {
      resolve(true);
      return new Promise<never>(() => {});
    };
    navigator.locks.request(lockPrefix + id, { signal }, untilTheEnd).catch(() => resolve(false));
  });
}

async function areOthersOpen(): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  const own = lockPrefix + readTab()?.id;
  return held.some(({ name }) => name?.startsWith(lockPrefix) && name !== own);
}

function readTab(): Tab | undefined {
  const kept = parsed(sessionStorage.getItem(sharedKey));
  if (typeof kept !== 'object' || kept === null || !('id' in kept) || !('seen' in kept)) {
    return undefined;
  }
  const { id, seen } = kept;
  return typeof id === 'string' && typeof seen === 'number' ? { id, seen } : undefined;
}

function notedOwners(): string[] {
  const kept = parsed(browserStorage.getItem(sharedKey));
  return Array.isArray(kept) ? kept.filter((hash) => typeof hash === 'string') : [];
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

/** FNV-1a: enough to know an id again, too little to tell whose it was. */
function hashOf(owner: string): string {
  let hash = 0x811c9dc5;
  for (const character of owner) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash.toString(16);
}
