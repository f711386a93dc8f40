import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { professions } from '#content/compiled/occupations/described.js';
import { facts } from '#content/facts/registry.ts';
import { vocationalTitles } from '#content/catalog/vocational-titles.ts';
import type { Fact } from '#content/facts/fact.ts';
import { isFrontPage } from '#content/facts/stale-facts.ts';
import { waySlugs } from '#content/compiled/countries/slugs.js';
import type { ArticleRecord } from './article.ts';
import { readOutline, textOf } from './read-article.ts';

const folder = import.meta.dirname;
const slugs = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const locales = ['es', 'en'] as const;
/** Prices of public degrees are told in pairs, by `<TuitionPair />` and `<TuitionTable />`, never one by its name. */
const known = new Set(facts.filter(({ paidBy }) => !paidBy).map(({ id }) => id));
const codes = new Set(professions.map(({ code }) => code));

/** Where an errand begins: what one applies for or looks up there is found from the front page. */
const entrances: ReadonlySet<string> = new Set([
  'https://unedasiss.uned.es/',
  'https://www.educacionfpydeportes.gob.es/',
  'https://www.exteriores.gob.es/',
  'https://www.todofp.es/',
]);

/** Elements of a cover. */
const drawn = new Set(['svg', 'g', 'path', 'circle', 'rect', 'ellipse', 'line']);

async function readRecord(slug: string): Promise<ArticleRecord> {
  const file: { article: ArticleRecord } = await import(join(folder, slug, 'article.ts'));
  return file.article;
}

function read(slug: string, locale: string): string {
  return readFileSync(join(folder, slug, `${locale}.mdx`), 'utf8');
}

/** The pages that a text links to, and the addresses outside, in order. */
function linksOf(text: string) {
  const places = (kind: string) =>
    [...text.matchAll(new RegExp(`<To ${kind}="([^"]+)"`, 'g'))].map(([, place = '']) => place);
  return {
    pages: places('page'),
    countries: places('country'),
    titles: places('title'),
    external: [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, url = '']) => url),
  };
}

/**
 * Digits that no fact stands behind. Allowed by rule: years and school years (2026, 2024-25), which
 * are editions and dates; what stands in an address; markers of lists; levels of a language (B2); the name of a title (3D).
 */
function bareFigures(text: string): string[] {
  const words = text
    .replaceAll(/<(Fact|Profession|ProfessionMap|To) [^>]*>/g, '')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/^\s*\d+\. /gm, '')
    .replaceAll(/\b(19|20)\d\d([-–/]\d\d)?\b/g, '')
    .replaceAll(/\b([ABC][12]|3D)\b/g, '')
    .replaceAll(/\b(RD|Saber) \d+(\/)?/g, '');
  return words.match(/\S*\d\S*/g) ?? [];
}

/** What a text prints of the world although it is not verified, or without the day on which it was looked at. */
function notToBePrinted(text: string, told: readonly Fact[] = facts): string[] {
  const ids = readOutline(text).facts.map(({ id }) => id);
  const good = told.filter(
    ({ mark, checked }) => mark !== 'U' && /^20\d\d-\d\d-\d\d$/.test(checked),
  );
  return ids.filter((id) => !good.some((fact) => fact.id === id));
}

describe('the check of figures', () => {
  test('stops a figure that was not verified, or not dated', () => {
    const text = 'It lasts <Fact id="pce-exam-minutes" />.';
    const withMark = (change: Partial<Fact>) =>
      facts.map((fact) => (fact.id === 'pce-exam-minutes' ? { ...fact, ...change } : fact));
    expect(notToBePrinted(text)).toEqual([]);
    expect(notToBePrinted(text, withMark({ mark: 'U' }))).toEqual(['pce-exam-minutes']);
    expect(notToBePrinted(text, withMark({ checked: '' }))).toEqual(['pce-exam-minutes']);
  });

  test('finds a figure and lets editions pass', () => {
    expect(bareFigures('In 2024–25 it was 15.37 euros, with B2.')).toEqual(['15.37']);
    expect(bareFigures('It was <Fact id="qs-2026-ub" /> in QS 2026.')).toEqual([]);
  });
});

describe.each(slugs)('%s', (slug) => {
  test('has its addresses, its cover and its text in both languages, and nothing else', () => {
    expect(readdirSync(join(folder, slug)).toSorted()).toEqual([
      'article.ts',
      'cover.svg',
      'en.mdx',
      'es.mdx',
    ]);
  });

  test('lies below the list of articles, in a place of its own', async () => {
    const { es, en, place } = await readRecord(slug);
    expect(es).toMatch(/^\/blog\/[a-z0-9-]+$/);
    expect(en).toMatch(/^\/en\/blog\/[a-z0-9-]+$/);
    const places = await Promise.all(slugs.map(async (each) => (await readRecord(each)).place));
    expect(places.filter((each) => each === place)).toHaveLength(1);
  });

  test('has a cover in the shape of all covers, which draws and does nothing else', () => {
    const cover = readFileSync(join(folder, slug, 'cover.svg'), 'utf8');
    expect(cover).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 480 270">/);
    const elements = [...cover.matchAll(/<(\w+)/g)].map(([, name]) => name);
    expect(elements.filter((name) => !drawn.has(name ?? ''))).toEqual([]);
    expect(cover).not.toMatch(/\s(on\w+|style|href)=|[{}]/);
  });

  test.each(locales)('links only to articles that exist (%s)', (locale) => {
    const articles = linksOf(read(slug, locale)).pages.filter((page) => page.startsWith('blog-'));
    for (const page of articles) expect(slugs).toContain(page.replace('blog-', ''));
  });

  test.each(locales)('links only to countries and titles of training that exist (%s)', (locale) => {
    const { countries, titles } = linksOf(read(slug, locale));
    expect(countries.filter((code) => !(code in waySlugs))).toEqual([]);
    const known = new Set(vocationalTitles.map(({ id }) => id));
    expect(titles.filter((id) => !known.has(id))).toEqual([]);
  });

  test.each(locales)('prints nothing unverified (%s)', (locale) => {
    expect(notToBePrinted(textOf(read(slug, locale)))).toEqual([]);
  });

  test('says the same in both languages: facts, professions, sections, links, tables, date', () => {
    const outlines = locales.map((locale) => {
      const text = read(slug, locale);
      const { facts: printed, professions: described } = readOutline(text);
      return {
        printed,
        described,
        headings: text.match(/^#+ /gm),
        links: linksOf(textOf(text)),
        rows: text.match(/^\|/gm)?.length,
        updated: /updated: '([^']+)'/.exec(text)?.[1],
      };
    });
    expect(outlines[1]).toEqual(outlines[0]);
  });

  test.each(locales)('prints only facts and professions that exist (%s)', (locale) => {
    const outline = readOutline(read(slug, locale));
    expect(outline.facts.map(({ id }) => id).filter((id) => !known.has(id))).toEqual([]);
    expect(outline.professions.filter((code) => !codes.has(code))).toEqual([]);
  });

  test.each(locales)('writes no figure by hand (%s)', (locale) => {
    const source = read(slug, locale);
    const spoken = /export const article = \{([\s\S]*?)updated:/.exec(source)?.[1] ?? '';
    expect(bareFigures(textOf(source))).toEqual([]);
    expect(bareFigures(spoken)).toEqual([]);
  });

  test.each(locales)('has between 1,200 and 2,200 words (%s)', (locale) => {
    const { words } = readOutline(read(slug, locale));
    expect(words).toBeGreaterThanOrEqual(1200);
    expect(words).toBeLessThanOrEqual(2200);
  });

  // It cannot be said who will be happy where; that people learn best in a style of their own has been tried and not found.
  test.each(locales)(
    'promises no happiness and sorts no reader by how they learn (%s)',
    (locale) => {
      const promises =
        /feli(z|ces|cidad)|happi(er|est|ness)|happy|aprendes mejor|learn best|estilo de aprendizaje|learning style/i;
      expect(promises.exec(read(slug, locale))?.[0]).toBeUndefined();
    },
  );

  test.each(locales)('leads out of the site over https only (%s)', (locale) => {
    const { external } = linksOf(read(slug, locale));
    expect(external.filter((url) => new URL(url).protocol !== 'https:')).toEqual([]);
  });

  // Below "pide la acreditación en [UNEDasiss]" stands where one goes; the page that says a figure is in the sources.
  test.each(locales)('sends to a front page only where one has business there (%s)', (locale) => {
    const fronts = linksOf(textOf(read(slug, locale))).external.filter(isFrontPage);
    expect(fronts.filter((url) => !entrances.has(url))).toEqual([]);
  });

  test.each(locales)(
    'has a name over every table, and no head of a column empty (%s)',
    (locale) => {
      const text = textOf(read(slug, locale));
      const tables = text.match(/^\|[\s:|-]*-{3}[\s:|-]*$/gm) ?? [];
      expect(text.match(/<Table caption="[^"]{10,}">/g)?.length ?? 0).toBe(tables.length);
      const heads = [...text.matchAll(/^(\|.*\|)\n\|[\s:|-]*---/gm)];
      for (const [, head = ''] of heads) expect(head).not.toMatch(/\|\s*\|/);
    },
  );

  test.each(locales)(
    'has sections whose addresses differ, and no heading skips a level (%s)',
    (locale) => {
      const source = read(slug, locale);
      const ids = readOutline(source).sections.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBeGreaterThanOrEqual(4);
      expect(ids).not.toContain('');
      // Professions bring an h3 of their own and stand below a section.
      expect(textOf(source).match(/^#(?!# |## )/gm)).toBeNull();
      expect(textOf(source).trimStart()).toMatch(/^## /);
    },
  );
});

test('articles lead out of the site, so that rules of such links have something to hold', () => {
  const external = slugs.flatMap((slug) => linksOf(read(slug, 'es')).external);
  expect(external).not.toEqual([]);
});
