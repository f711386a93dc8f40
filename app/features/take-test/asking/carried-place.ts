import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from '#app/ui/navigation/use-place.ts';
import type { Form } from '#domain/instruments/instrument.ts';

const itemKey = 'at';

/**
 * A language is a document of its own: while a test is taken, a press on the other language takes the question along in
 * the address, so that the test goes on there and not at its promise.
 */
export function useCarryPlace(item: string, form: Form): void {
  useEffect(() => {
    function carry({ target }: MouseEvent): void {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-locale]');
      if (link) link.search = new URLSearchParams({ [itemKey]: item, form }).toString();
    }
    addEventListener('click', carry, true);
    return () => removeEventListener('click', carry, true);
  }, [item, form]);
}

/** Whether the address carries a place. */
export function carriesPlace(search: string): boolean {
  return new URLSearchParams(search).has(itemKey);
}

/** Once `isReady`, takes a carried place out of the address and hands it to `onArrive`, once. */
export function useCarriedPlace({
  isReady,
  onArrive,
}: {
  isReady: boolean;
  onArrive: (place: { item: string; form: Form }) => void;
}): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const hasArrived = useRef(false);
  useEffect(() => {
    const carried = new URLSearchParams(search);
    const item = carried.get(itemKey);
    if (item === null || !isReady || hasArrived.current) return;
    hasArrived.current = true;
    const form = carried.get('form') === 'short' ? 'short' : 'full';
    void navigate(pathname, { replace: true }).then(() => onArrive({ item, form }));
  }, [isReady, onArrive, navigate, pathname, search]);
}
