import { locales, type Locale } from '#domain/locale.ts';
import { loadCards } from '#app/features/article/load-cards.ts';
import { feedPath } from '#app/i18n/head.ts';
import { pathOf } from '#app/i18n/paths.tsx';
import { loadPage } from '#app/page-loading/load-page.tsx';
import { placeholderOrigin } from './placeholder-origin.ts';

/** The articles of each language for feed readers (RSS 2.0), as files below the site's root. */
export function feeds(): Promise<{ file: string; xml: string }[]> {
  return Promise.all(
    locales.map(async (locale) => ({ file: feedPath(locale).slice(1), xml: await feed(locale) })),
  );
}

async function feed(locale: Locale): Promise<string> {
  const [cards, { copy }] = await Promise.all([loadCards(locale), loadPage('blog', locale)]);
  const items = cards
    .toSorted((a, b) => b.article.updated.localeCompare(a.article.updated))
    .map(({ page, article }) => {
      const url = placeholderOrigin + pathOf(page, locale);
      return element('item', [
        element('title', escaped(article.title)),
        element('link', url),
        element('guid', url),
        element('pubDate', new Date(`${article.updated}T08:00:00Z`).toUTCString()),
        element('description', escaped(article.lead)),
      ]);
    });
  const channel = element('channel', [
    element('title', escaped(copy.head.title)),
    element('link', placeholderOrigin + pathOf('blog', locale)),
    element('description', escaped(copy.head.description)),
    element('language', locale),
    `<atom:link href="${placeholderOrigin}${feedPath(locale)}" rel="self" type="application/rss+xml"/>`,
    ...items,
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">${channel}</rss>`;
}

function element(name: string, content: string | readonly string[]): string {
  return `<${name}>${typeof content === 'string' ? content : content.join('')}</${name}>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
