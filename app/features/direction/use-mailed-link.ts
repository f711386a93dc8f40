import { useEffect } from 'react';
import { partsOf } from '#domain/parsers.ts';
import { useLocation, useNavigate } from '#app/ui/navigation/use-place.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';

type MailedLink = { readonly token: string; readonly wish: 'answer' | 'stop' };

/**
 * What the link in a mail says: in the fragment, which no browser sends. It is moved into the history entry at once, so
 * that the address can be read over a shoulder and a reload still works. `undefined` until it was looked for; without a
 * token where there is none.
 */
export function useMailedLink(): MailedLink | undefined {
  const { hash, pathname, state } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const inAddress = hash.slice(1);
  useEffect(() => {
    if (inAddress !== '') {
      void navigate(pathname, { replace: true, state: { mailedLink: inAddress } });
    }
  }, [inAddress, navigate, pathname]);
  if (!isHydrated) return undefined;
  const kept = partsOf(state)['mailedLink'];
  const said = new URLSearchParams(inAddress || (typeof kept === 'string' ? kept : ''));
  return {
    token: said.get('token') ?? '',
    wish: said.get('wish') === 'stop' ? 'stop' : 'answer',
  };
}
