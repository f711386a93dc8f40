import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { loadPageWords } from '#content/instruments/load-page-words.ts';
import { loadWords, type Words } from '#content/wording/load-words.ts';
import { registry } from '#content/compiled/words/registry.js';
import type { InstrumentId } from '#domain/instruments/registry.ts';
import { locales, type Locale } from '#domain/locale.ts';
import { loadCards } from './features/article/load-cards.ts';
import { shownInstruments } from './shown-instruments.ts';
import type { PageCopy } from './page-loading/loaded-page.ts';
import { routes } from './routes.ts';
import { siteRoutes } from './site-routes.ts';

const pages = [...siteRoutes.map(({ page }) => page), 'not-found'];

async function headOf(page: string, locale: Locale): Promise<PageCopy['head']> {
  const card = (await loadCards(locale)).find((each) => each.page === page);
  if (card) return card.head;
  const test = testOn(page);
  if (test) return (await loadPageWords(test, locale)).head;
  const words = byName[page];
  const copy: unknown = words && (await loadWords(words, locale));
  if (!isPageCopy(copy)) throw new Error(`no words with a head are called ${page}`);
  return copy.head;
}

const byName: Readonly<Record<string, Words<unknown>>> = registry;

function isPageCopy(copy: unknown): copy is PageCopy {
  return typeof copy === 'object' && copy !== null && 'head' in copy;
}

/** The instrument that is taken on a page: all of them on one component. */
function testOn(page: string): InstrumentId | undefined {
  return siteRoutes.find((route) => route.page === page)?.takes;
}

/** Its view stands in a feature, and React never shows it in a browser. */
function isBuilt(page: string): boolean {
  return siteRoutes.find((route) => route.page === page)?.catalog === true;
}

function isArticle(page: string): boolean {
  return existsSync(new URL(`../content/articles/${page.replace('blog-', '')}`, import.meta.url));
}

describe.each(pages)('page %s', (page) => {
  it('has a component, is an article or is written by the build alone', () => {
    const file = testOn(page) ? 'test' : page;
    const hasComponent = existsSync(new URL(`./pages/${file}.tsx`, import.meta.url));
    expect(isBuilt(page) || hasComponent !== isArticle(page)).toBe(true);
  });

  it.each(locales)(
    'has a title and a description that a search engine can show (%s)',
    async (locale) => {
      const { title, description } = await headOf(page, locale);
      expect(title.length).toBeGreaterThan(10);
      expect(title.length).toBeLessThanOrEqual(65);
      expect(description.length).toBeGreaterThanOrEqual(50);
      expect(description.length).toBeLessThanOrEqual(160);
    },
  );

  it('says it differently in each language', async () => {
    const [spanish, english] = await Promise.all([headOf(page, 'es'), headOf(page, 'en')]);
    // What is said in each language stands in the place of the pattern.
    const isPattern = english.title.startsWith('{title}');
    expect(isPattern || english.title !== spanish.title).toBe(true);
    expect(english.description).not.toBe(spanish.description);
  });
});

test('what is special about a page stands in its record: no other code asks which page it is', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !/\.test\./.test(name),
  );
  const asking = files.filter((name) =>
    /\bpage\b\)? [!=]== ['`]|\bpage\.(startsWith|includes|match)\(/.test(
      readFileSync(join(import.meta.dirname, name), 'utf8'),
    ),
  );
  // Where folders become pages, and nowhere else.
  expect(asking).toEqual(['site-routes.ts']);
});

test('only a public page is live, asks, or stands in a catalogue: pages of the app are React’s anyway', () => {
  for (const route of siteRoutes.filter(({ kind }) => kind === 'app')) {
    expect(route).not.toHaveProperty('live');
    expect(route).not.toHaveProperty('asks');
    expect(route).not.toHaveProperty('catalog');
    expect(route).not.toHaveProperty('island');
  }
});

describe('the addresses', () => {
  it('are all different, Spanish at the root and English below /en', () => {
    const all = siteRoutes.flatMap(({ es, en }) => [es, en]);
    expect(new Set(all).size).toBe(all.length);
    for (const { es, en } of siteRoutes) {
      expect(es).not.toMatch(/^\/en(\/|$)/);
      expect(en).toMatch(/^\/en(\/|$)/);
    }
  });

  it('have one page each, so that no two share a title', async () => {
    for (const locale of locales) {
      // These show themselves as the 404 page to everybody else.
      const shown = pages.filter((page) => page !== 'admin' && page !== 'editor');
      const titles = await Promise.all(
        shown.map(async (page) => (await headOf(page, locale)).title),
      );
      expect(new Set(titles).size).toBe(titles.length);
    }
  });
});

test('each instrument is taken on the page that says so, and on no other', () => {
  const takes = routes.flatMap((route) => ('takes' in route ? [[route.takes, route.page]] : []));
  expect(takes).toEqual(Object.entries(shownInstruments).map(([id, { page }]) => [id, page]));
});
