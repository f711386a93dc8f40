import { Suspense, useEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { constants } from '#domain/constants.ts';
import { startSession, useSession } from '#app/data/account/session.ts';
import { findRoute } from '#app/i18n/paths.tsx';
import { useSiteCopy } from '#app/i18n/site-copy.tsx';
import { lazyComponent } from '#app/ui/loading/lazy-component.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { Toaster } from '#app/ui/toaster.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { islands } from './islands.ts';
import { OwnResult } from './own-result/own-result.tsx';
import { SessionEnded } from './session-ended.tsx';

/** Asked of persons alone, so that nobody else waits for it. */
const ClaimQuestion = lazyComponent(
  async () => (await import('./claim-question.tsx')).ClaimQuestion,
);

/** The frame of every page: ribbon, navigation, the page itself, footer. */
export function SiteLayout() {
  const copy = useSiteCopy();
  const navigation = useNavigation();
  const session = useSession();
  // What comes late is no part of a page that the build writes.
  const isHydrated = useHydrated();
  const { pathname } = useLocation();
  const route = findRoute(pathname);
  const Island = route?.island && islands[route.island];

  useEffect(startSession, []);

  return (
    <>
      <Header session={session} />
      <main id="main" tabIndex={-1} aria-busy={navigation.state === 'loading'}>
        {navigation.state === 'loading' ? (
          <div className="page-loading">
            <Spinner label={copy.nav.loading} />
          </div>
        ) : null}
        <Outlet />
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
        visible={constants.toastsVisible}
        duration={constants.toastDuration}
      />
      <ScrollRestoration />
    </>
  );
}
