import { Fragment, type ComponentType, type ReactNode } from 'react';
import { NavigationContext, ShownContext } from './use-place.ts';

/** A place that is never left: for what the build writes, and for tests. */
export function StaticNavigation({
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
    <NavigationContext value={still}>
      <ShownContext value={{ place, Page, isLoading: false }}>{children}</ShownContext>
    </NavigationContext>
  );
}

const stay = () => Promise.reject(new Error('nobody leaves this place'));
const still = { navigate: stay, fetchPage: stay };
