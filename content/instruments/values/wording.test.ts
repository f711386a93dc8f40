import { describe, expect, test } from 'vitest';
import { countedTexts, testWording } from '#tests/instruments/wording-rules.ts';
import { valuesV1 } from './v1/instrument.ts';
import { wordingEn as enV1 } from './v1/wording-en.ts';
import { wordingEs as esV1 } from './v1/wording-es.ts';
import { valuesV2 } from './v2/instrument.ts';
import { wordingEn as enV2 } from './v2/wording-en.ts';
import { wordingEs as esV2 } from './v2/wording-es.ts';

/** Both versions, each with its words and how many questions show whether it is read. */
const versions = [
  { version: 1, instrument: valuesV1, es: esV1, en: enV1, instructed: 0 },
  { version: 2, instrument: valuesV2, es: esV2, en: enV2, instructed: 1 },
];

describe.each(versions)('version $version', (version) => {
  const { instrument, es, en } = version;
  const texts = countedTexts(version);

  testWording(version);

  test('has five items per value that cover at least three of its needs', () => {
    for (const scale of instrument.scales) {
      const own = instrument.items.filter((item) => item.scale === scale);
      expect(own.length).toBe(5);
      expect(new Set(own.map(({ facet }) => facet)).size).toBeGreaterThanOrEqual(3);
      expect(own.some(({ reversed }) => reversed)).toBe(false);
    }
  });

  test('asks every item once, one of each value in every six, and never two of one value in a row', () => {
    const { full } = instrument.forms;
    expect(full.toSorted()).toEqual(instrument.items.map(({ id }) => id).toSorted());
    for (let start = 0; start < full.length; start += 6) {
      expect(new Set(full.slice(start, start + 6).map((id) => id.slice(0, 3))).size).toBe(6);
    }
    for (const [index, id] of full.entries()) {
      expect(full[index + 1]?.slice(0, 3)).not.toBe(id.slice(0, 3));
    }
  });

  test('choices rise from not important to very important in both languages', () => {
    expect(Object.values(es.choices)).toEqual([
      'Nada importante',
      'Poco importante',
      'Algo importante',
      'Importante',
      'Muy importante',
    ]);
    expect(Object.values(en.choices)).toEqual([
      'Not important at all',
      'Of little importance',
      'Somewhat important',
      'Important',
      'Very important',
    ]);
  });

  test.each(texts)(
    '$id in $locale is one short thing that a job can give: $text',
    ({ locale, text }) => {
      const words = text.split(/\s+/);
      expect(words.length).toBeGreaterThanOrEqual(4);
      expect(words.length).toBeLessThanOrEqual(12);
      expect(words[0]).toMatch(
        locale === 'es' ? /^\p{Lu}\p{Ll}*(ar|er|ir)(te)?$/u : /^\p{Lu}\p{Ll}+$/u,
      );
      // Two things in one item cannot be rated; a denied one is read the wrong way round.
      expect(text).not.toMatch(
        locale === 'es' ? /(?<!\p{L})(y|e|o|u|no|nunca)(?!\p{L})/iu : /\b(and|or|not|never)\b/i,
      );
      expect(text).not.toMatch(/[.;:!?¿¡/()]/);
    },
  );

  test('Spanish items suit every country and both sexes', () => {
    // Words of one region, and words for people that would have to be one sex.
    const unfit =
      /(?<!\p{L})(curro|laburo|chamba|jef[ea]s?|compañer[oa]s?|vosotros|vos|os|todos|chéver\p{L}*|plata|capacitaci\p{L}+|nómina|sueld\p{L}+|salari\p{L}+)(?!\p{L})/iu;
    for (const text of Object.values(es.items)) expect(text).not.toMatch(unfit);
  });
});
