import type { ComponentType } from 'react';
import type { Locale } from '#domain/locale.ts';
import { findRoute } from '#app/i18n/paths.tsx';
import { PageMissing } from '#app/layouts/page-fallback.tsx';
import { isMissingFile, leaveForDocument } from './missing-file.ts';
import type { ShownPage } from '#app/routes.ts';
import { lateComponent } from '#app/ui/loading/lazy-component.tsx';
import type { FindPage } from '#app/ui/navigation/navigator.ts';
import type { RenderedPage } from './rendered-page.ts';
import { isCatalogPage } from '#app/site-routes.ts';

export type KnownPages = {
  /**
   * The page at an address: at hand, loaded now, or a document, as all of the catalogue are. One that cannot be loaded
   * throws when it is rendered.
   */
  find: FindPage;
  /** Puts a page at an address. */
  put(pathname: string, Page: ComponentType): void;
};

/**
 * The pages of one document. Both paths of a page lead to it, because a Spanish path may be read in English; the
 * language itself is the document's and never changes under React.
 */
export function createKnownPages(locale: Locale): KnownPages {
  const known = new Map<string, ComponentType>();
  return {
    find(pathname) {
      const page = pageAt(pathname);
      return known.get(pathname) ?? (isCatalogPage(page) ? 'document' : load(pathname, page));
    },
    put: (pathname, Page) => void known.set(pathname, Page),
  };

  async function load(pathname: string, page: RenderedPage): Promise<ComponentType> {
    const loadHere = async () => {
      const Page = await loadRendered(page, locale);
      known.set(pathname, Page);
      return Page;
    };
    try {
      return await loadHere();
    } catch (error) {
      if (isMissingFile(error)) {
        return lateComponent(() => leaveForDocument().then(loadHere), PageMissing);
      }
      // Thrown on rendering, it reaches the boundary; the next wish for this page asks again.
      return () => {
        throw error;
      };
    }
  }
}

export async function loadRendered(page: RenderedPage, locale: Locale): Promise<ComponentType> {
  return (await import('./lazy-page.tsx')).lazyPage(page, locale);
}

function pageAt(pathname: string): ShownPage {
  return findRoute(pathname)?.page ?? 'not-found';
}
