import { Suspense } from 'react';
import { toasts } from '#domain/toasts.ts';
import { useSession } from '#app/data/account/session.ts';
import { findRoute } from '#app/i18n/paths.tsx';
import { useSiteCopy } from '#app/i18n/site-copy.tsx';
import { lazyComponent } from '#app/ui/loading/lazy-component.tsx';
import { PageBoundary } from '#app/ui/navigation/page-boundary.tsx';
import { useLocation, useShown } from '#app/ui/navigation/use-place.ts';
import { PageWait } from '#app/ui/loading/page-wait.tsx';
import { Toaster } from '#app/ui/toast/toaster.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { islands } from './islands.ts';
import { OwnResult } from './own-result/own-result.tsx';
import { RouteError, SiteError } from './route-error.tsx';
import { SessionEnded } from './session-ended.tsx';

/** Asked of persons alone, so that visitors do not wait for it. */
const ClaimQuestion = lazyComponent(
  async () => (await import('./claim-question.tsx')).ClaimQuestion,
);

/** Whatever is shown: a page in the frame of every page, or the words for when that fails. */
export function SiteLayout() {
  return (
    <PageBoundary place={useLocation()} Failed={SiteError}>
      <Frame />
    </PageBoundary>
  );
}

/** Ribbon, navigation, the page itself, footer. */
function Frame() {
  const copy = useSiteCopy();
  const session = useSession();
  // What comes late is no part of a page that the build writes.
  const isHydrated = useHydrated();
  const { place, Page, isLoading } = useShown();
  const route = findRoute(place.pathname);
  const Island = route?.island && islands[route.island];

  return (
    <>
      <Header session={session} />
      <main id="main" tabIndex={-1} aria-busy={isLoading}>
        {isLoading ? <PageWait label={copy.nav.loading} /> : null}
        <PageBoundary place={place} Failed={RouteError}>
          <Page key={place.pathname} />
        </PageBoundary>
      </main>
      <Footer />
      {session.kind === 'person' ? (
        <Suspense>
          <ClaimQuestion />
        </Suspense>
      ) : null}
      <SessionEnded session={session} />
      <OwnResult session={session} />
      {isHydrated && Island ? (
        <Suspense>
          <Island />
        </Suspense>
      ) : null}
      <Toaster
        label={copy.toasts.region}
        closeLabel={copy.toasts.close}
        visible={toasts.visible}
        duration={toasts.duration}
      />
    </>
  );
}
