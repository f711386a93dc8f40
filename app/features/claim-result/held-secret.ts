import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * The secret of held answers that this page was opened with. It is taken out of the address at once
 * and lies in the history entry until it was used, so that a reload can try again.
 */
export function useHeldSecret(): string | undefined {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const inAddress = new URLSearchParams(search).get('held') ?? undefined;
  useEffect(() => {
    if (inAddress) void navigate(pathname, { replace: true, state: { held: inAddress } });
  }, [inAddress, navigate, pathname]);
  return inAddress ?? readHeld(state);
}

function readHeld(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('held' in state)) return undefined;
  return typeof state.held === 'string' ? state.held : undefined;
}
