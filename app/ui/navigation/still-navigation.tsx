import { Fragment, type ComponentType, type ReactNode } from 'react';
import { NavigateContext, ShownContext } from './use-place.ts';

/** A place that nobody leaves: for what the build writes, and for tests. */
export function StillNavigation({
  at = '/',
  Page = Fragment,
  children,
}: {
  at?: string;
  Page?: ComponentType;
  children: ReactNode;
}) {
  const { pathname, search, hash } = new URL(at, 'http://still');
  const place = { pathname, search, hash, state: null, key: 'still' };
  return (
    <NavigateContext value={stay}>
      <ShownContext value={{ place, Page, isLoading: false }}>{children}</ShownContext>
    </NavigateContext>
  );
}

const stay = () => Promise.reject(new Error('nobody leaves this place'));
