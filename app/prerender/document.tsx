import type { ReactNode } from 'react';
import { pathIn, type Locale } from '#domain/locale.ts';
import type { HeadTag } from '#app/i18n/head.ts';
import type { PageKind, ShownPage } from '#app/routes.ts';

/** What the build knows of its own files: URLs below the site's root. */
export type Assets = {
  boot: string;
  /** Chunks that an app page needs at once, so that they load beside `boot`. */
  preloads: string[];
  fonts: string[];
  /** What pages of this language have in common: `boot` asks for it once a visitor has begun to read. */
  dictionary?: string | undefined;
  css: PageStyles | { linked: readonly string[] };
  /** Scripts of the development server; none in a build. */
  development?: string[];
};

/**
 * The rules of the first screen are written into the page. Behind it come those of its kind (`tools/build/page-styles/`), and at the
 * end the addresses of whole sheets: what React shows may need any rule. A public page loads them when it wakes.
 */
type PageStyles = { firstScreen: string; whole: readonly string[]; fonts: string };

/** The HTML shell of every page. */
export function Document({
  locale,
  page,
  kind,
  isLive,
  hasSlimBar,
  title,
  tags,
  jsonLd,
  assets,
  skipToContent,
  banner,
  withoutScript,
  children,
}: {
  locale: Locale;
  page: ShownPage;
  kind: PageKind;
  /** Wakes React once the page has loaded. */
  isLive: boolean;
  /** The bar of a test, from the first paint on (`styles/test-mode.css`). */
  hasSlimBar: boolean;
  title: string;
  tags: HeadTag[];
  /** For search engines, as JSON text; only here, never from the browser. */
  jsonLd: string | undefined;
  assets: Assets;
  /** First on the page. It and the banner, which is last, stand outside of React's root. */
  skipToContent: string;
  banner: ReactNode;
  /** Says what is missing where no script runs. */
  withoutScript: ReactNode;
  children: ReactNode;
}) {
  // Such a page is taken over by React as soon as it stands.
  const isWhole = kind === 'app' || isLive;
  return (
    <html
      lang={locale}
      data-page={page}
      data-kind={kind}
      data-live={isLive ? '' : undefined}
      data-bar={hasSlimBar ? 'slim' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        {tags.map(({ tag: Tag, attributes }) => (
          <Tag key={Object.values(attributes).join(' ')} {...attributes} data-head="" />
        ))}
        <meta name="theme-color" content="#FBF7F0" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#101A2E" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={pathIn(locale, '/site.webmanifest')} />
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
        <FirstStyles css={assets.css} isWhole={isWhole} />
        {assets.development?.map((source) => (
          <script key={source} type="module" src={source} />
        ))}
        <script type="module" src={assets.boot} fetchPriority={isWhole ? undefined : 'low'} />
        {assets.preloads.map((chunk) => (
          <link key={chunk} rel="modulepreload" href={chunk} />
        ))}
        {assets.dictionary === undefined ? null : (
          <link href={assets.dictionary} data-common="compression-dictionary" />
        )}
        {jsonLd ? (
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd }} />
        ) : null}
      </head>
      <body>
        <a id="skip-link" className="skip-link" href="#main">
          {skipToContent}
        </a>
        {withoutScript}
        <div id="root">{children}</div>
        {banner}
        <WholeStyles css={assets.css} isWhole={isWhole} />
      </body>
    </html>
  );
}

function FirstStyles({ css, isWhole }: { css: Assets['css']; isWhole: boolean }) {
  if ('linked' in css)
    return css.linked.map((href) => <link key={href} rel="stylesheet" href={href} />);
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: css.firstScreen }} />
      {isWhole ? null : (
        <noscript>
          <link rel="stylesheet" href={css.fonts} />
        </noscript>
      )}
    </>
  );
}

function WholeStyles({ css, isWhole }: { css: Assets['css']; isWhole: boolean }) {
  if ('linked' in css) return null;
  // Without `rel` it waits: `boot.ts` makes a sheet of that of the fonts at the first paint, of the others on waking.
  const rel = isWhole ? 'stylesheet' : undefined;
  return (
    <>
      {css.whole.map((href) => (
        <link key={href} rel={rel} href={href} data-whole="stylesheet" />
      ))}
      <link rel={rel} href={css.fonts} data-fonts="stylesheet" />
    </>
  );
}
