import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ArticleRecord } from '#content/articles/article.ts';
import { articleSchema } from '#content/schemas/article.ts';
import { readArticle } from './article-files.ts';
import { bareFigures, linksOf } from './article-figures.ts';
import { articleMistakes } from './article-words.ts';
import { namedIn } from './named.ts';
import { readRecords } from '../read-records.ts';

const folder = resolve('content/articles');
const slugs = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const named = namedIn('.', readRecords('.'));

/** Elements of a cover. */
const drawn = new Set(['svg', 'g', 'path', 'circle', 'rect', 'ellipse', 'line']);

async function readRecord(slug: string): Promise<ArticleRecord> {
  const file: { article: ArticleRecord } = await import(join(folder, slug, 'article.ts'));
  return file.article;
}

function textOf(slug: string) {
  const [es = '', en = ''] = ['es', 'en'].map((locale) =>
    readFileSync(join(folder, slug, `${locale}.mdx`), 'utf8'),
  );
  return articleSchema.parse(readArticle({ es, en }));
}

test('the check of figures finds a figure and lets editions pass', () => {
  expect(bareFigures('In 2024–25 it was 15.37 euros, with B2.')).toEqual(['15.37']);
  expect(bareFigures('It was <Fact id="qs-2026-ub" /> in QS 2026.')).toEqual([]);
});

describe.each(slugs)('%s', (slug) => {
  test('says what an article may say: figures that are facts, names that exist, the same in both languages', () => {
    expect(articleMistakes(textOf(slug), named)).toEqual([]);
  });

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
});

test('articles lead out of the site, so that rules of such links have something to hold', () => {
  const texts = slugs.flatMap((slug) => textOf(slug).sections.map(({ text }) => text.es));
  expect(texts.flatMap((text) => linksOf(text).external)).not.toEqual([]);
});
