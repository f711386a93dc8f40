import { useEffect } from 'react';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { useLocation, useNavigate } from '#app/ui/navigation/use-place.ts';

/** What this document was opened with, by pathname: signing in leads away from a page and back to it. */
const waiting = new Map<string, string>();

const secretShape = /^#([\da-f]{64})$/;

/**
 * The secret that a link carries in its fragment, which no browser sends. It goes into the history entry at once, so that
 * nobody reads it over a shoulder and a reload still has it, and stays in memory for this document. `undefined` until it was
 * looked for, `''` where there is none.
 */
export function useFragmentSecret(): string | undefined {
  const { hash, pathname, state } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const inAddress = secretShape.exec(hash)?.[1] ?? '';
  useEffect(() => {
    if (!isHydrated || inAddress === '') return;
    waiting.set(pathname, inAddress);
    void navigate(pathname, { replace: true, state: { secret: inAddress } });
  }, [isHydrated, inAddress, navigate, pathname]);
  if (!isHydrated) return undefined;
  return inAddress || keptIn(state) || (waiting.get(pathname) ?? '');
}

function keptIn(state: unknown): string {
  const kept: unknown = typeof state === 'object' && state && Reflect.get(state, 'secret');
  return typeof kept === 'string' ? kept : '';
}
