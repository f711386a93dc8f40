// What this device keeps of classes, as text: a first screen asks whether there is any, and loads what reads it after that.
import { useSyncExternalStore } from 'react';
import { browserStorage } from '#app/data/device/browser-storage.ts';

export const classKey = 'faro-class';

/** `seat`: somebody sits here. `left`: what others have finished is still to be sent. */
export type Kept = 'seat' | 'left' | 'nothing';

const listeners = new Set<() => void>();

/** What was looked at last, and what it is: an answer is a text of some 12 kB. */
let last: { text: string | null; kept: Kept } = { text: null, kept: 'nothing' };

export function keptText(): string | null {
  return browserStorage.getItem(classKey);
}

/** `null` takes all of it away. Whoever listens is told. */
export function writeKeptText(text: string | null): void {
  if (text === null) browserStorage.removeItem(classKey);
  else browserStorage.setItem(classKey, text);
  for (const listener of listeners) listener();
}

/** What there is at this moment, whether it can be read or not. */
export function whatIsKept(): Kept {
  const text = keptText();
  if (text !== last.text) last = { text, kept: keptIn(text) };
  return last.kept;
}

/** `nothing` while the page is built and until React is awake. */
export function useKept(): Kept {
  return useSyncExternalStore<Kept>(listenToSeats, whatIsKept, () => 'nothing');
}

/** Told of every change, by other tabs too; returns how to stop. */
export function listenToSeats(listener: () => void): () => void {
  const other = ({ key }: StorageEvent) => {
    if (key === classKey || key === null) listener();
  };
  listeners.add(listener);
  addEventListener('storage', other);
  // A page that the browser had put away whole comes back as it was left.
  addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', other);
    removeEventListener('pageshow', listener);
  };
}

function keptIn(text: string | null): Kept {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (typeof kept !== 'object' || kept === null) return 'nothing';
    return 'seat' in kept && kept.seat !== null ? 'seat' : 'left';
  } catch {
    return 'nothing';
  }
}
