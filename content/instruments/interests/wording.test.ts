import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countedTexts, testWording } from '#tests/instruments/wording-rules.ts';
import { parseAttempt } from '#domain/instruments/parse-attempt.ts';
import { scoreScales } from '#domain/instruments/scoring/score-scales.ts';
import { locales } from '#domain/locale.ts';
import { interestsV1 } from './v1/instrument.ts';
import { wordingEn as enV1 } from './v1/wording-en.ts';
import { wordingEs as esV1 } from './v1/wording-es.ts';
import { interestsV2 } from './v2/instrument.ts';
import { wordingEn as enV2 } from './v2/wording-en.ts';
import { wordingEs as esV2 } from './v2/wording-es.ts';

/** Both versions, each with its words and how many questions show whether it is read. */
const versions = [
  { version: 1, instrument: interestsV1, es: esV1, en: enV1, instructed: 0 },
  { version: 2, instrument: interestsV2, es: esV2, en: enV2, instructed: 1 },
];

describe.each(versions)('version $version', (version) => {
  const { instrument, es, en } = version;
  const texts = countedTexts(version);

  testWording(version);

  test('choices rise from disliking to liking in both languages', () => {
    expect(Object.entries(es.choices)).toEqual([
      ['0', 'Me disgusta mucho'],
      ['1', 'Me disgusta'],
      ['2', 'Ni me gusta ni me disgusta'],
      ['3', 'Me gusta'],
      ['4', 'Me gusta mucho'],
    ]);
    expect(Object.entries(en.choices)).toEqual([
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
        const [inSpanish, inEnglish] = [es, en].map((wording) => {
          const labels = Object.values(wording.choices);
          // What a screen does: shows labels in their order, and stores the key of the label that was picked.
          const answers = instrument.forms.full.map((id, index) => {
            const label = labels[picked[index] ?? 0];
            const key = Object.entries(wording.choices).find(([, text]) => text === label)?.[0];
            return [id, Number(key)] as const;
          });
          return scoreScales(instrument, Object.fromEntries(answers));
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
    for (const text of Object.values(es.items)) expect(text).not.toMatch(regional);
  });
});

test('a stored attempt scores the same whatever language it was answered in', () => {
  const answers = Object.fromEntries(interestsV1.items.map(({ id }, index) => [id, index % 5]));
  const [spanish, english] = locales.map((locale) => {
    const parsed = parseAttempt({
      id: '0b6f2a6e-7f0c-4d52-9a51-0a3d5f1f6c11',
      instrument: 'riasec',
      version: 1,
      form: 'full',
      locale,
      state: 'submitted',
      answers,
      itemTimes: {},
      startedAt: '2026-11-20T16:00:00Z',
      submittedAt: '2026-11-20T16:08:00Z',
    });
    return parsed.kind === 'attempt' ? scoreScales(interestsV1, parsed.attempt.answers) : undefined;
  });
  expect(spanish).toBeDefined();
  expect(english).toEqual(spanish);
});
