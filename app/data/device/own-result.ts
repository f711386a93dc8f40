import { useSyncExternalStore } from 'react';
import { browserStorage } from './browser-storage.ts';
import { sessionPlace } from './shared-computer.ts';

/**
 * That there is a result, and the small hexagon of it, where `boot.ts` finds both without the database of the attempts.
 * The guest's and the account's lie apart: a sign-in shows the person's own, and a sign-out leaves none.
 */
export const resultKeys = { guest: 'faro-result', account: 'faro-account-result' };

export type OwnResult = {
  /** SVG path in a drawing of 40 by 40, without spaces; empty until `layouts/own-result/draw-result.tsx` has drawn it. */
  path: string;
  /** The attempt that it is drawn after. */
  attempt: string;
};

export type Holder = keyof typeof resultKeys;

const listeners = new Set<() => void>();

export function readOwnResult(holder: Holder): OwnResult | undefined {
  return parseOwnResult(textOf(holder));
}

export function keepOwnResult(holder: Holder, { path, attempt }: OwnResult): void {
  placeOf(holder).setItem(resultKeys[holder], `${path} ${attempt}`);
  tell();
}

/** The newest result of `holder`, as far as is known now: another one than before is still to be drawn. */
export function noteOwnResult(holder: Holder, attempt: string | undefined): void {
  if (attempt === undefined) forgetOwnResult(holder);
  else if (readOwnResult(holder)?.attempt !== attempt) keepOwnResult(holder, { path: '', attempt });
}

export function forgetOwnResult(holder: Holder): void {
  if (textOf(holder) === null) return;
  placeOf(holder).removeItem(resultKeys[holder]);
  tell();
}

/** The user's result, as it changes in this tab and in others; `undefined`: the user is not known yet. */
export function useOwnResult(holder: Holder | undefined): OwnResult | undefined {
  const text = useSyncExternalStore(
    listen,
    () => (holder === undefined ? null : textOf(holder)),
    () => null,
  );
  return parseOwnResult(text);
}

function parseOwnResult(text: string | null): OwnResult | undefined {
  if (text === null) return undefined;
  const [path = '', attempt = ''] = text.split(' ');
  return { path, attempt };
}

function textOf(holder: Holder): string | null {
  return placeOf(holder).getItem(resultKeys[holder]);
}

/** An account's goes the way of its session: on a shared computer it is the tab's alone. */
function placeOf(holder: Holder) {
  return holder === 'guest' ? browserStorage : sessionPlace;
}

function tell(): void {
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
