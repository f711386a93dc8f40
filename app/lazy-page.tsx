import { Fragment, type ComponentType } from 'react';
import type { Locale } from '#domain/locale.ts';
import { PageFrame } from './layouts/page-frame.tsx';
import { loadPage, type RenderedPage } from './load-page.tsx';
import { routeOf } from './site-routes.ts';

/**
 * A page in its frame; those that ask the backend get the cache of what it answered, too. Loaded
 * with the first page that React renders itself: waking on a built page does without.
 */
export async function lazyPage(page: RenderedPage, locale: Locale): Promise<ComponentType> {
  const route = routeOf(page);
  const asksBackend = route?.kind === 'app' || route?.live || route?.asks;
  const [{ Page, copy }, Around] = await Promise.all([
    loadPage(page, locale),
    asksBackend ? import('./layouts/queries.tsx').then(({ Queries }) => Queries) : Fragment,
  ]);
  return () => (
    <PageFrame page={page} head={copy.head}>
      <Around>
        <Page />
      </Around>
    </PageFrame>
  );
}
