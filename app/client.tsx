import type { ComponentType } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Application } from './application.tsx';
import type { Locale } from '#domain/locale.ts';
import { createKnownPages, loadRendered, type KnownPages } from './page-loading/find-page.tsx';
import { documentLocale } from './i18n/locale.ts';
import { findRoute } from './i18n/paths.tsx';
import { startSession } from '#app/data/account/session.ts';
import { loadWords } from '#content/wording/load-words.ts';
import { builtPage } from './layouts/built-page.tsx';
import { holdTyped } from './layouts/hold-typed.ts';
import { SiteLayout } from './layouts/site.tsx';
import { BrowserNavigation } from '#app/ui/navigation/browser-navigation.tsx';
import { tolerateTranslation } from './layouts/tolerate-translation.ts';
import type { Twins } from './routes.ts';
import { siteWords } from './i18n/site-words.ts';

/** Takes over the document that the build wrote: loads what it shows first, then hydrates it. */
export async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('the document has no #root');
  const locale = documentLocale();
  const pages = createKnownPages(locale);
  const [siteCopy, { first, isOwn }] = await Promise.all([
    loadWords(siteWords, locale),
    firstPage(container, pages, locale),
  ]);
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
  const carryOver = holdTyped(container);
  /** React has drawn anew what others had changed before it came: worth a look, and no failure of the page. */
  const onRecoverableError = (error: unknown) => {
    console.warn(error);
    void carryOver();
  };
  if (isOwn && container.hasChildNodes())
    hydrateRoot(container, application, { onRecoverableError });
  else createRoot(container, { onRecoverableError }).render(application);
}

/**
 * What this document shows, and whether it was built for this address. Two stand at addresses of others, as `data-page`
 * says: the 404 page, and offline the one that says so. What they show stays while they stand, and is drawn anew: React
 * would look for another page in them.
 */
async function firstPage(
  container: HTMLElement,
  pages: KnownPages,
  locale: Locale,
): Promise<{ first: ComponentType; isOwn: boolean }> {
  const { pathname } = location;
  const here = findRoute(pathname);
  const standIn = standIns.find((page) => page === document.documentElement.dataset.page);
  if (standIn && standIn !== here?.page) {
    return { first: await loadRendered(standIn, locale), isOwn: false };
  }
  if (container.hasChildNodes() && here?.kind === 'public' && !here.live) {
    const first = builtPage(async () => rendered(await createKnownPages(locale).find(pathname)));
    // Whoever comes back to one of the catalogue gets its document again.
    if (!here.catalog) pages.put(pathname, first);
    return { first, isOwn: true };
  }
  return { first: rendered(await pages.find(pathname)), isOwn: true };
}

/** What is built, or loaded as a document, is never rendered here. */
function rendered(found: ComponentType | 'document'): ComponentType {
  if (found === 'document') throw new Error('this page of the catalogue was not built');
  return found;
}

const standIns = ['not-found', 'offline'] as const;

/** The addresses of this document, as its head names them. */
function documentTwins(): Twins | undefined {
  const path = (locale: string) => {
    const link = document.querySelector<HTMLLinkElement>(`link[hreflang="${locale}"]`);
    return link && new URL(link.href).pathname;
  };
  const [es, en] = [path('es'), path('en')];
  return es && en ? { es, en } : undefined;
}
