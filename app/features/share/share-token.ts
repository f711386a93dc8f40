import { useEffect } from 'react';
import { shareSecretIn } from '#domain/link-text.ts';
import { useLocation, useNavigate } from '#app/ui/navigation/use-place.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';

/**
 * The secret of the link that this page was opened with: in the fragment, which no browser sends. It is moved into the
 * history entry at once, so that the address can be read over a shoulder and a reload still works.
 * `token` is `undefined` until it was looked for, `''` when there is none; `isAgain` where the history entry had it, that is
 * where the page was loaded again.
 */
export function useShareToken(): { token: string | undefined; isAgain: boolean } {
  const { hash, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const inAddress = shareSecretIn(hash) ?? shareSecretIn(search) ?? '';
  // Not before it was read here: what the history entry has is taken for a page that was loaded again.
  useEffect(() => {
    if (isHydrated && inAddress !== '')
      void navigate(pathname, { replace: true, state: { share: inAddress } });
  }, [isHydrated, inAddress, navigate, pathname]);
  if (!isHydrated) return { token: undefined, isAgain: false };
  const isAgain = inAddress === '';
  return { token: isAgain ? keptToken(state) : inAddress, isAgain };
}

function keptToken(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('share' in state)) return '';
  return typeof state.share === 'string' ? state.share : '';
}
