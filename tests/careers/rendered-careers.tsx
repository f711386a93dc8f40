// Every career's page as the build writes it, and what a person reads of it: at first, and behind folds.
import { renderToStaticMarkup } from 'react-dom/server';
import { Application } from '#app/application.tsx';
import { careerPath } from '#app/i18n/paths.tsx';
import { siteWords } from '#app/i18n/site-words.ts';
import { loadBuiltPage } from '#app/prerender/catalog-pages.tsx';
import { StaticNavigation } from '#app/ui/navigation/static-navigation.tsx';
import { catalog } from '#content/catalog/registry.ts';
import { loadWords } from '#content/wording/load-words.ts';
import type { Locale } from '#domain/locale.ts';

export type RenderedCareer = {
  readonly id: string;
  readonly locale: Locale;
  readonly html: string;
  /** What is read before anything is unfolded: words, one space between them. */
  readonly first: string;
  /** All that it says, folded or not, line by line: a block of the page is a line. */
  readonly lines: readonly string[];
};

/** The article of each career in a language, without the frame of the site; made once for all who ask. */
export function renderedCareers(locale: Locale): Promise<readonly RenderedCareer[]> {
  const made = rendered.get(locale) ?? render(locale);
  rendered.set(locale, made);
  return made;
}

const rendered = new Map<Locale, Promise<readonly RenderedCareer[]>>();

async function render(locale: Locale): Promise<readonly RenderedCareer[]> {
  const siteCopy = await loadWords(siteWords, locale);
  const pages: RenderedCareer[] = [];
  for (const { career, slug } of catalog) {
    const path = careerPath(slug[locale], locale);
    const { Page } = await loadBuiltPage('career', path, locale);
    const html = renderToStaticMarkup(
      <Application locale={locale} siteCopy={siteCopy}>
        <StaticNavigation at={path} Page={Page}>
          <Page />
        </StaticNavigation>
      </Application>,
    );
    pages.push({
      id: career.id,
      locale,
      html,
      // The names of cities on the map are looked at, and not read.
      first: wordsIn(
        withoutFolds(html).replaceAll(/<div class="spain-map-drawing.*?<\/div>/gs, ' '),
      ),
      lines: linesIn(html),
    });
  }
  return pages;
}

/** Of each fold only what stands on it. */
export function withoutFolds(html: string): string {
  return html.replaceAll(/<details(?![^>]*\bopen)[^>]*>(.*?<\/summary>).*?<\/details>/gs, '$1');
}

function linesIn(html: string): string[] {
  return html
    .split(/<\/?(?:p|li|h\d|dt|dd|summary|tr|caption|figcaption|title|desc)\b[^>]*>/)
    .map(wordsIn)
    .filter(Boolean);
}

function wordsIn(html: string): string {
  return html
    .replaceAll(/<noscript>.*?<\/noscript>/gs, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
