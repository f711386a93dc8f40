import { StrictMode, type ReactNode } from 'react';
import type { Locale } from '#domain/locale.ts';
import type { Copy } from '#content/dictionaries/es/site.ts';
import { LocaleProvider, TwinsProvider } from './i18n/paths.tsx';
import { SiteCopyProvider } from './i18n/site-copy.tsx';
import type { Twins } from './routes.ts';

/** What stands around the router, the same at build time and in the browser. */
export function Application({
  locale,
  siteCopy,
  twins,
  children,
}: {
  locale: Locale;
  siteCopy: Copy;
  /** The addresses of this document, where the route list cannot tell them. */
  twins?: Twins | undefined;
  children: ReactNode;
}) {
  return (
    <StrictMode>
      <LocaleProvider locale={locale}>
        <SiteCopyProvider value={siteCopy}>
          <TwinsProvider value={twins}>{children}</TwinsProvider>
        </SiteCopyProvider>
      </LocaleProvider>
    </StrictMode>
  );
}
