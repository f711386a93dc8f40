import { cardWordsTyped } from '#domain/class/card-words.ts';
import { useLocation } from '#app/ui/navigation/use-place.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';

/** Behind the `#` of the card's page: the seat that this device keeps, and no secret. */
export const ownSeatHash = 'here';

/**
 * What the fragment of the address opens: the secret of a card, the seat that this device keeps (`here`), or nothing
 * (`none`). `undefined` until it was looked at. No browser sends a fragment.
 */
export function useCardSecret():
  { kind: 'secret'; secret: string } | { kind: 'here' | 'none' } | undefined {
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  if (!isHydrated) return undefined;
  const text = hash.slice(1);
  if (text === ownSeatHash) return { kind: 'here' };
  const secret = cardWordsTyped(text);
  return secret === undefined ? { kind: 'none' } : { kind: 'secret', secret };
}
