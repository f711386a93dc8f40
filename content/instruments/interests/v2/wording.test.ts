import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { scoreScales } from '#domain/instruments/scoring/score-scales.ts';
import { interestsV2 } from './instrument.ts';
import { wordingEn } from './wording-en.ts';
import { wordingEs } from './wording-es.ts';

const items = new Set(interestsV2.items.map(({ id }) => id));
/** Of what counts: the other words ask for one choice, or stand on cards. */
const texts = [
  ...Object.entries(wordingEs.items).map(([id, text]) => ({ id, locale: 'es', text })),
  ...Object.entries(wordingEn.items).map(([id, text]) => ({ id, locale: 'en', text })),
].filter(({ id }) => items.has(id));

test('choices rise from disliking to liking in both languages', () => {
  expect(Object.entries(wordingEs.choices)).toEqual([
    ['0', 'Me disgusta mucho'],
    ['1', 'Me disgusta'],
    ['2', 'Ni me gusta ni me disgusta'],
    ['3', 'Me gusta'],
    ['4', 'Me gusta mucho'],
  ]);
  expect(Object.entries(wordingEn.choices)).toEqual([
    ['0', 'I dislike it a lot'],
    ['1', 'I dislike it'],
    ['2', 'I neither like nor dislike it'],
    ['3', 'I like it'],
    ['4', 'I like it a lot'],
  ]);
});

test('picking the label at the same place of any item gives the same scores in both languages', () => {
  const places = fc.array(fc.nat(4), { minLength: 60, maxLength: 60 });
  fc.assert(
    fc.property(places, (picked) => {
      const [inSpanish, inEnglish] = [wordingEs, wordingEn].map((wording) => {
        const labels = Object.values(wording.choices);
        // What a screen does: shows labels in their order, and stores the key of the label that was picked.
        const answers = interestsV2.forms.full.map((id, index) => {
          const label = labels[picked[index] ?? 0];
          const key = Object.entries(wording.choices).find(([, text]) => text === label)?.[0];
          return [id, Number(key)] as const;
        });
        return scoreScales(interestsV2, Object.fromEntries(answers));
      });
      expect(inEnglish).toEqual(inSpanish);
      expect(inSpanish?.every(({ kind }) => kind === 'scored')).toBe(true);
    }),
  );
});

test.each(texts)('$id in $locale is one short activity: $text', ({ locale, text }) => {
  const words = text.split(/\s+/);
  expect(words.length).toBeGreaterThanOrEqual(5);
  expect(words.length).toBeLessThanOrEqual(12);
  // An activity opens with its verb: a Spanish infinitive, an English base form.
  expect(words[0]).toMatch(locale === 'es' ? /^\p{Lu}\p{Ll}*(ar|er|ir)$/u : /^\p{Lu}\p{Ll}+$/u);
  // Two activities in one item cannot be answered.
  expect(text).not.toMatch(locale === 'es' ? /(?<!\p{L})(y|e|o|u)(?!\p{L})/iu : /\b(and|or)\b/i);
  expect(text).not.toMatch(/[.;:!?¿¡/()]/);
});

test('Spanish items keep clear of words that only one region says, or understands otherwise', () => {
  const regional =
    /(?<!\p{L})(coche|carro|auto|ordenador|computador\p{L}*|celular|móvil|coger|vos|vosotros|platicar|charlar|inversor\p{L}*|inversionista\p{L}*|jitomate|camión|bodega|colonia|barrio|chic[oa]s?|pib\p{L}+|chamac\p{L}+|os)(?!\p{L})/iu;
  for (const text of Object.values(wordingEs.items)) expect(text).not.toMatch(regional);
});

test('no two items say the same', () => {
  for (const wording of [wordingEs, wordingEn]) {
    const items = Object.values(wording.items);
    expect(new Set(items).size).toBe(items.length);
  }
});

test('what shows whether questions are read names its choice in both languages, within a full form', () => {
  for (const { id, choice, behind } of interestsV2.instructed ?? []) {
    for (const { items: said, choices } of [wordingEs, wordingEn]) {
      const words = new Map<string, string>(Object.entries(said)).get(id) ?? '';
      const named = new Map<string, string>(Object.entries(choices)).get(String(choice)) ?? '-';
      expect(words).toMatch(new RegExp(`[«“]${named}[»”]$`));
    }
    expect(interestsV2.forms.full.indexOf(behind)).toBeGreaterThan(
      interestsV2.forms.full.length / 3,
    );
  }
  expect(interestsV2.instructed?.length).toBe(1);
});
