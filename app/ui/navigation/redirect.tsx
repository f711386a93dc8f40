import { useLayoutEffect } from 'react';
import { useNavigate, type Options } from './use-place.ts';

/** Leads elsewhere as soon as it is shown, in place of the history entry that stands. */
export function Redirect({ to, state }: { to: string } & Pick<Options, 'state'>) {
  const navigate = useNavigate();
  const kept = JSON.stringify(state ?? null);
  useLayoutEffect(() => {
    void navigate(to, { replace: true, state: JSON.parse(kept) });
  }, [navigate, to, kept]);
  return null;
}
