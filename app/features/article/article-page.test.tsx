import { renderToString } from 'react-dom/server';
import { StillNavigation } from '#app/ui/navigation/still-navigation.tsx';
import { beforeAll, describe, expect, test } from 'vitest';
import { copy as frameEn } from '#content/dictionaries/en/article.ts';
import { copy as landingEn } from '#content/sentences/landing/en/landing.ts';
import { copy as frameEs } from '#content/dictionaries/es/article.ts';
import { copy as landingEs } from '#content/sentences/landing/es/landing.ts';
import { LocaleProvider } from '#app/i18n/paths.tsx';
import { loadPage } from '#app/page-loading/load-page.tsx';
import { siteRoutes } from '#app/site-routes.ts';
import { isFrontPage } from '#content/facts/look-again.ts';
import { loadCards } from './load-cards.ts';
import { factNamed, numberSources } from './numbered-sources.ts';
import { toldBy } from './written-fact.ts';

test('the two actions are called the same as on the landing page', () => {
  expect([frameEs.next.book, frameEs.next.test]).toEqual([landingEs.book, landingEs.test]);
  expect([frameEn.next.book, frameEn.next.test]).toEqual([landingEn.book, landingEn.test]);
});

describe.each(['es', 'en'] as const)('every article (%s)', async (locale) => {
  const cards = await loadCards(locale);
  const frame = locale === 'es' ? frameEs : frameEn;
  const pages = new Map<string, string>();
  beforeAll(async () => {
    for (const { page } of cards) {
      const { Page } = await loadPage(page, locale);
      const html = renderToString(
        <LocaleProvider locale={locale}>
          <StillNavigation>
            <Page />
          </StillNavigation>
        </LocaleProvider>,
      );
      pages.set(page, html.replaceAll('<!-- -->', ''));
    }
  });

  test('cites sources that stand below and lead back to each place', () => {
    for (const html of pages.values()) {
      for (const [, id] of html.matchAll(/href="#([^"]+)"/g)) {
        expect(html.split(`id="${id}"`)).toHaveLength(2);
      }
      const uses = html.match(/href="#source-\d+"/g) ?? [];
      const ways = html.match(/<a href="#[^"]+" class="no-print px-1"/g) ?? [];
      expect(ways).toHaveLength(uses.length);
    }
  });

  test('has headings without a leap, pictures with words and no style of its own', () => {
    for (const html of pages.values()) {
      const levels = [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      for (const [index, level] of levels.entries()) {
        expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
      }
      for (const [picture] of html.matchAll(/<svg[^>]*>/g)) {
        expect(picture).toMatch(/aria-hidden="true"|role="img" aria-label="[^"]{10,}"/);
      }
      expect(html).not.toContain('style=');
    }
  });

  test('lists each source once, and leads to no front page for what it says', () => {
    for (const { page, outline } of cards) {
      const sources = numberSources(outline);
      const urls = sources.flatMap(({ url }) => url ?? []);
      expect(new Set(sources.map(({ source }) => source)).size).toBe(sources.length);
      expect(new Set(urls).size).toBe(urls.length);
      const html = pages.get(page) ?? '';
      const list = html.slice(
        html.indexOf('id="sources-title"'),
        html.indexOf('</section>', html.indexOf('id="sources-title"')),
      );
      const links = [...list.matchAll(/href="(https:[^"]+)"/g)].map(([, url = '']) => url);
      expect(links.filter(isFrontPage)).toEqual([]);
    }
  });

  test('says of what a secondary source says who says it and when, where it first stands', () => {
    for (const { page, outline } of cards) {
      const told = numberSources(outline).flatMap(({ said }) => said ?? []);
      const text = (pages.get(page) ?? '').split('id="sources-title"')[0] ?? '';
      const written = text.replaceAll(/aria-label="[^"]*"/g, '');
      for (const said of told) expect(written).toContain(toldBy(said, locale, frame));
      const secondary = outline.facts.filter(({ id }) => factNamed(id).said);
      const uses = secondary.reduce((sum, fact) => sum + fact.uses, 0);
      expect(text.match(/class="fact fact-told"/g)?.length ?? 0).toBe(uses);
    }
  });

  test('links only to pages of its own language', () => {
    const paths = siteRoutes.map((route) => route[locale]);
    // Careers, countries and titles have addresses of their own: the tests of their lists know which.
    const isPage = (href: string) =>
      paths.some((path) => href === path || /^(.*):\w+$/.exec(path)?.[1] === stemOf(href));
    for (const html of pages.values()) {
      const found = [...html.matchAll(/<a (?:class="[^"]*" )?href="(\/[^"]*)"/g)];
      const hrefs = found.map(([, href = '']) => href);
      expect(hrefs.length).toBeGreaterThan(2);
      expect(hrefs.filter((href) => !isPage(href))).toEqual([]);
    }
  });
});

function stemOf(href: string): string {
  return href.replace(/[^/]+$/, '');
}
