import type { ComponentType } from 'react';
import type { Locale } from '#domain/locale.ts';
import { findRoute } from './i18n/paths.tsx';
import { PageMissing } from './layouts/instead-of-page.tsx';
import { isMissingFile, leaveForDocument } from './missing-file.ts';
import { lateComponent } from './ui/loading/lazy-component.tsx';
import type { RenderedPage } from './load-page.tsx';
import { isCatalogPage } from './site-routes.ts';

export type KnownPages = {
  /** The page at an address: at hand, or loaded now. One that cannot be loaded throws when it is rendered. */
  find(pathname: string): ComponentType | Promise<ComponentType>;
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
    find: (pathname) => known.get(pathname) ?? load(pathname),
    put: (pathname, Page) => void known.set(pathname, Page),
  };

  async function load(pathname: string): Promise<ComponentType> {
    const loadHere = async () => {
      const Page = await loadPageAt(pathname, locale);
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

/** On the addresses of the catalogue stands what leaves for their document. */
async function loadPageAt(pathname: string, locale: Locale): Promise<ComponentType> {
  const page = findRoute(pathname)?.page ?? 'not-found';
  if (!isCatalogPage(page)) return loadRendered(page, locale);
  const { isMissing, LoadDocument } = await import('./layouts/load-document.tsx');
  return isMissing() ? loadRendered('not-found', locale) : LoadDocument;
}

async function loadRendered(page: RenderedPage, locale: Locale): Promise<ComponentType> {
  return (await import('./lazy-page.tsx')).lazyPage(page, locale);
}
