import { useEffect } from 'react';
import { linkParameters, tokenIn } from '#domain/link-text.ts';
import { oneOf, partsOf } from '#domain/parsers.ts';
import { useLocation, useNavigate } from '#app/ui/navigation/use-place.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';

const wishes = ['answer', 'stop', 'stop-guesses'] as const;
export type MailedLink = { readonly token: string; readonly wish: (typeof wishes)[number] };

/**
 * What the link in a mail says: in the fragment, which no browser sends. It is moved into the history entry at once, so
 * that the address can be read over a shoulder and a reload still works. `undefined` until it was looked for; without a
 * token where there is none.
 */
export function useMailedLink(): MailedLink | undefined {
  const { hash, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const address = search + hash;
  // What only leads to a part of the page carries no token, and takes none away.
  const inAddress = linkParameters(address).has('token') ? address : '';
  useEffect(() => {
    if (inAddress !== '') {
      void navigate(pathname, { replace: true, state: { mailedLink: inAddress } });
    }
  }, [inAddress, navigate, pathname]);
  if (!isHydrated) return undefined;
  const kept = partsOf(state)['mailedLink'];
  const said = linkParameters(inAddress || (typeof kept === 'string' ? kept : ''));
  return {
    token: tokenIn(said.get('token')),
    wish: oneOf(wishes)(tokenIn(said.get('wish'))) ?? 'answer',
  };
}
