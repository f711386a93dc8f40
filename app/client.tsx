import { createRoot, hydrateRoot } from 'react-dom/client';
import { Application } from './application.tsx';
import { createKnownPages } from './find-page.tsx';
import { documentLocale } from './i18n/locale.ts';
import { findRoute } from './i18n/paths.tsx';
import { startSession } from '#app/data/account/session.ts';
import { loadWords } from '#content/dictionaries/load-words.ts';
import { builtPage } from './layouts/built-page.tsx';
import { SiteLayout } from './layouts/site.tsx';
import { BrowserNavigation } from '#app/ui/navigation/browser-navigation.tsx';
import { tolerateTranslation } from '#app/ui/tolerate-translation.ts';
import type { Twins } from './routes.ts';
import { siteWords } from './site-words.ts';

/** Takes over the document that the build wrote: loads what it shows first, then hydrates it. */
export async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('the document has no #root');
  const locale = documentLocale();
  const pages = createKnownPages(locale);
  const { pathname } = location;
  const here = findRoute(pathname);
  const standsAlone = here?.kind === 'public' && !here.live;
  // The 404 page may stand at an address that looks like a public page's; its document says what it is.
  const isBuilt =
    container.hasChildNodes() && standsAlone && document.documentElement.dataset.kind === 'public';
  if (isBuilt) {
    pages.put(
      pathname,
      builtPage(async () => createKnownPages(locale).find(pathname)),
    );
  }
  const [siteCopy, first] = await Promise.all([loadWords(siteWords, locale), pages.find(pathname)]);
  // Before React looks, so that it draws what it knows at once and not after what the build has written.
  startSession();
  const application = (
    <Application locale={locale} siteCopy={siteCopy} twins={documentTwins()}>
      <BrowserNavigation findPage={pages.find} first={first}>
        <SiteLayout />
      </BrowserNavigation>
    </Application>
  );
  tolerateTranslation();
  if (container.hasChildNodes()) hydrateRoot(container, application, { onRecoverableError });
  else createRoot(container, { onRecoverableError }).render(application);
}

/** React has drawn anew what others had changed before it came: worth a look, and no failure of the page. */
function onRecoverableError(error: unknown): void {
  console.warn(error);
}

/** The addresses of this document, as its head names them. */
function documentTwins(): Twins | undefined {
  const path = (locale: string) => {
    const link = document.querySelector<HTMLLinkElement>(`link[hreflang="${locale}"]`);
    return link && new URL(link.href).pathname;
  };
  const [es, en] = [path('es'), path('en')];
  return es && en ? { es, en } : undefined;
}
