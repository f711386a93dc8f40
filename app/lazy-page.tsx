import { Fragment } from 'react';
import type { Locale } from '#domain/locale.ts';
import { PageFrame } from './layouts/page-frame.tsx';
import { loadPage } from './load-page.ts';
import { livePages, routes, type PageId } from './routes.ts';

/**
 * A page in its frame; those of the app get the cache of what the backend answered, too. Loaded
 * with the first page that React renders itself: waking on a built page does without.
 */
export async function lazyPage(page: PageId | 'not-found', locale: Locale) {
  const isApp = routes.some((route) => route.page === page && route.kind === 'app');
  // Public pages that ask, too: those with live data, and the one that keeps something of the person's, their plan.
  const asksBackend = isApp || livePages.includes(page) || page === 'pathway';
  const [{ Page, copy }, Around] = await Promise.all([
    loadPage(page, locale),
    asksBackend ? import('./layouts/queries.tsx').then(({ Queries }) => Queries) : Fragment,
  ]);
  return {
    Component: () => (
      <PageFrame page={page} head={copy.head}>
        <Around>
          <Page copy={copy} />
        </Around>
      </PageFrame>
    ),
  };
}
