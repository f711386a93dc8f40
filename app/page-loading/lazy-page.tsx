import { Fragment, type ComponentType } from 'react';
import type { Locale } from '#domain/locale.ts';
import { PageFrame } from '#app/layouts/page-frame.tsx';
import { asksBackend } from '#app/routes.ts';
import { loadPage } from './load-page.tsx';
import type { RenderedPage } from './rendered-page.ts';
import { routeOf } from '#app/site-routes.ts';

/** A device that does not answer for so long (ms) is not waited for: what it holds is drawn when it comes. */
const longestReading = 500;

/**
 * A page in its frame; those that ask the backend get the cache of what it answered, too. Loaded
 * with the first page that React renders itself: waking on a built page does without.
 */
export async function lazyPage(page: RenderedPage, locale: Locale): Promise<ComponentType> {
  const route = routeOf(page);
  const [{ Page, copy, readDevice }, Around] = await Promise.all([
    loadPage(page, locale),
    route && asksBackend(route)
      ? import('#app/layouts/queries.tsx').then(({ Queries }) => Queries)
      : Fragment,
  ]);
  // The build has no device.
  if (readDevice && typeof document !== 'undefined')
    await Promise.race([readDevice(), passed(longestReading)]);
  return () => (
    <PageFrame page={page} head={copy.head}>
      <Around>
        <Page />
      </Around>
    </PageFrame>
  );
}

function passed(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}
