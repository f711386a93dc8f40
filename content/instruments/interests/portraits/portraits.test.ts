import { expect, test } from 'vitest';
import { portraitIds } from '#domain/instruments/interests/portrait.ts';
import { locales } from '#domain/locale.ts';
import { copy as en } from '#content/instruments/interests/words/en/portraits.ts';
import { copy as es } from '#content/instruments/interests/words/es/portraits.ts';
import { loadPortrait } from './load-portrait.ts';

const names = { es, en };
/** Words of an ability, a character, a destiny or a promise: a portrait tells what is liked. */
const claims =
  /\b(eres|tienes talento|naciste|destino|serás|seguro que|you are (a|an|good|gifted|born)|talented|destined|you will (be|become))\b/i;

test.each(locales)(
  'every portrait has a name of its own in %s, short enough for a phone',
  (locale) => {
    const all = Object.values(names[locale]);
    expect(new Set(all).size).toBe(portraitIds.length);
    for (const name of all) expect(name.length).toBeLessThanOrEqual(46);
  },
);

test.each(locales.flatMap((locale) => portraitIds.map((id) => [locale, id] as const)))(
  'the portrait %s %s fits a screen, promises nothing and calls nobody anything',
  async (locale, id) => {
    const { text, goodDay, drains, questions, tries } = await loadPortrait(locale, id);
    expect(text.length).toBeGreaterThan(220);
    expect(text.length).toBeLessThan(460);
    for (const said of [text, goodDay, drains, ...questions, ...tries]) {
      expect(said).not.toMatch(claims);
      expect(said).toMatch(/[.?]$/);
    }
    expect(questions.every((question) => question.endsWith('?'))).toBe(true);
    expect(new Set([...questions, ...tries]).size).toBe(5);
  },
);

test('no sentence stands in two portraits', async () => {
  for (const locale of locales) {
    const said = await Promise.all(portraitIds.map((id) => loadPortrait(locale, id)));
    const shown = said.flatMap(({ text, goodDay, drains, questions, tries }) =>
      [text, goodDay, drains, ...questions, ...tries].flatMap((part) => part.split(/(?<=[.?]) /)),
    );
    const twice = shown.filter((sentence, place) => shown.indexOf(sentence) !== place);
    const aboutSingles = /^(Lo demás te atrae menos\.|The rest attracts you less\.)$/;
    expect(twice.filter((sentence) => !aboutSingles.test(sentence))).toEqual([]);
  }
});
