import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from '#app/ui/navigation/use-place.ts';
import type { Form } from '#domain/instruments/instrument.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';

/**
 * "Start" may be pressed before the page is awake (the form then comes back as `?start`) or before
 * it knows whether there is something to continue. Either way the wish stands in the address until
 * `isReady`; then `onReady` runs once, with a clean address.
 */
export function useEarlyStart({
  isReady,
  onReady,
}: {
  isReady: boolean;
  onReady: (form: Form) => void;
}) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isGranted = useRef(false);
  const isAwake = useHydrated();
  const wish = new URLSearchParams(search);
  const isWanted = isAwake && wish.has('start');
  const form = wish.get('form') === 'short' ? 'short' : 'full';
  useEffect(() => {
    if (!isWanted) isGranted.current = false;
    if (!isWanted || !isReady || isGranted.current) return;
    isGranted.current = true;
    void Promise.resolve(navigate(pathname, { replace: true })).then(() => onReady(form));
  }, [isWanted, isReady, onReady, navigate, pathname, form]);
  return {
    isWanted,
    want: (wanted: Form) =>
      void navigate({ pathname, search: `start=1&form=${wanted}` }, { replace: true }),
  };
}
