import { useEffect } from 'react';
import { useLocation, useNavigate } from '#app/ui/navigation/use-place.ts';
import { usePaths } from '#app/i18n/paths.tsx';

/**
 * The secret of held answers that this page was opened with. It is taken out of the address at once and lies in the
 * history entry of the page that claims, whichever page the mail led to, until it was used: a reload can try again.
 */
export function useHeldSecret(): string | undefined {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const assessment = usePaths().to('assessment');
  const inAddress = new URLSearchParams(search).get('held') ?? undefined;
  useEffect(() => {
    if (inAddress) void navigate(assessment, { replace: true, state: { held: inAddress } });
  }, [inAddress, navigate, assessment]);
  return inAddress ?? readHeld(state);
}

function readHeld(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('held' in state)) return undefined;
  return typeof state.held === 'string' ? state.held : undefined;
}
