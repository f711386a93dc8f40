import { expect, test } from 'vitest';
import { locales } from '#domain/locale.ts';
import { renderedCareers, withoutFolds } from './rendered-careers.tsx';

const wordsOf = (text: string) => text.split(' ').length;

/** What held when all 285 pages were last measured before they became shorter (decision 126). */
const before = { es: 1238, en: 1242 };

test.each(locales)(
  'half of all careers say at first at most half of the words they once said, and none above 750 (%s)',
  async (locale) => {
    const careers = await renderedCareers(locale);
    const counts = careers.map(({ id, first }) => ({ id, words: wordsOf(first) }));
    const sorted = counts.toSorted((a, b) => a.words - b.words);
    expect(sorted).toHaveLength(285);
    expect(sorted[142]?.words).toBeLessThanOrEqual(before[locale] / 2);
    expect(sorted.at(-1)?.words).toBeLessThanOrEqual(750);
    // A page is no stub either.
    expect(sorted[0]?.words).toBeGreaterThanOrEqual(350);
  },
);

test.each(locales)(
  'every career says at first its day, what people like and what tires them, what to try and how to get there (%s)',
  async (locale) => {
    for (const { id, html } of await renderedCareers(locale)) {
      const shown = withoutFolds(html);
      const parts = ['day', 'compare', 'likes', 'tires', 'tries', 'practice', 'places', 'closer'];
      const there = [...shown.matchAll(/<section[^>]* id="(\w+)"|<section id="(\w+)"/g)];
      expect([id, there.map(([, a, b]) => a ?? b)]).toEqual([id, [...parts, 'related']]);
      const [, likes = ''] = /<ul class="is-likes">(.*?)<\/ul>/.exec(shown) ?? [];
      expect([id, (likes.match(/<li>/g) ?? []).length >= 2]).toEqual([id, true]);
      // Where, at three places; the others stand on the page of the degree.
      expect((shown.match(/class="place-list"/g) ?? []).length).toBeLessThanOrEqual(1);
      expect((listOf(shown).match(/<li>/g) ?? []).length).toBeLessThanOrEqual(3);
    }
  },
);

function listOf(html: string): string {
  return /<ul class="place-list">(.*?)<\/ul>/s.exec(html)?.[1] ?? '';
}
