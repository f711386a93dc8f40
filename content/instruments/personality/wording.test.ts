import { describe, expect, test } from 'vitest';
import { countedTexts, testWording } from '#tests/instruments/wording-rules.ts';
import { personalityV1 } from './v1/instrument.ts';
import { wordingEn as enV1 } from './v1/wording-en.ts';
import { wordingEs as esV1 } from './v1/wording-es.ts';
import { personalityV2 } from './v2/instrument.ts';
import { wordingEn as enV2 } from './v2/wording-en.ts';
import { wordingEs as esV2 } from './v2/wording-es.ts';

/** Both versions, each with its words and how many questions show whether it is read. */
const versions = [
  { version: 1, instrument: personalityV1, es: esV1, en: enV1, instructed: 0 },
  { version: 2, instrument: personalityV2, es: esV2, en: enV2, instructed: 1 },
];

describe.each(versions)('version $version', (version) => {
  const { instrument, es, en } = version;
  const texts = countedTexts(version);

  testWording(version);

  test('has ten items per trait, five of them reversed, over at least five facets', () => {
    for (const scale of instrument.scales) {
      const own = instrument.items.filter((item) => item.scale === scale);
      expect(own.length).toBe(10);
      expect(own.filter(({ reversed }) => reversed).length).toBe(5);
      expect(new Set(own.map(({ facet }) => facet)).size).toBeGreaterThanOrEqual(5);
    }
  });

  test('asks every item once, one of each trait in every five, and mixes direct and reversed', () => {
    const { full } = instrument.forms;
    expect(full.toSorted()).toEqual(instrument.items.map(({ id }) => id).toSorted());
    for (let start = 0; start < full.length; start += 5) {
      expect(new Set(full.slice(start, start + 5).map((id) => id.slice(0, 3))).size).toBe(5);
    }
    const reversed = full.map((id) => instrument.items.find((item) => item.id === id)?.reversed);
    for (const [index] of reversed.entries()) {
      expect(new Set(reversed.slice(index, index + 4)).size).toBe(index > 48 ? 1 : 2);
    }
  });

  test('choices rise from not describing at all to very well in both languages', () => {
    expect(Object.values(es.choices)).toEqual([
      'No me describe nada',
      'Me describe poco',
      'Me describe a medias',
      'Me describe bien',
      'Me describe muy bien',
    ]);
    expect(Object.values(en.choices)).toEqual([
      'It does not describe me at all',
      'It describes me a little',
      'It describes me in part',
      'It describes me well',
      'It describes me very well',
    ]);
  });

  test.each(texts)(
    '$id in $locale is one short sentence about oneself: $text',
    ({ locale, text }) => {
      const words = text.split(/\s+/);
      expect(words.length).toBeGreaterThanOrEqual(3);
      expect(words.length).toBeLessThanOrEqual(12);
      expect(text).not.toMatch(
        locale === 'es' ? /(?<!\p{L})(y|e|o|u)(?!\p{L})/iu : /\b(and|or)\b/i,
      );
      // Somebody who is unlike the sentence must not have to deny a denial.
      expect(text).not.toMatch(
        locale === 'es' ? /^(No|Nunca|Jamás)\s/ : /^(I (do not|am not|never))\s/,
      );
      expect(text).not.toMatch(/[.;:!?¿¡/()]/);
    },
  );

  test('no sentence diagnoses, and none names a type of person', () => {
    const clinical =
      /depres|ansie|neur[oó]|trastorn|fobia|pánic|psic|terapi|obses|anxi|depress|disorder|panic|therap|introver|extrover/iu;
    for (const { text } of texts) expect(text).not.toMatch(clinical);
  });

  test('Spanish sentences suit every country and both sexes', () => {
    // Adjectives about oneself that end in -o or -a would speak to one sex only; verbs of one region to one country.
    const unfit =
      /(?<!\p{L})(soy|estoy|me siento) \p{L}*(o|a)(?!\p{L})|(?<!\p{L})(enfad\p{L}+|enoj\p{L}+|platic\p{L}+|charl\p{L}+|coger\p{L}*|vos|vosotros|sol[oa]|tranquil[oa]|nervios[oa]|segur[oa]|cansad[oa]|despiert[oa]|amig[oa]s)(?!\p{L})/iu;
    for (const text of Object.values(es.items)) expect(text).not.toMatch(unfit);
  });
});
