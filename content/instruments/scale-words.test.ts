import { expect, test } from 'vitest';
import { traits } from '#domain/instruments/personality/traits.ts';
import { workValues } from '#domain/instruments/values/work-values.ts';
import { qualityFlags } from '#domain/instruments/scoring/answering-quality.ts';
import { copy as qualityEn } from '#content/instruments/words/en/answering-quality.ts';
import { copy as traitsEn } from './personality/words/en/types.ts';
import { copy as valuesEn } from './values/words/en/types.ts';
import { copy as qualityEs } from '#content/instruments/words/es/answering-quality.ts';
import { copy as traitsEs } from './personality/words/es/types.ts';
import { copy as valuesEs } from './values/words/es/types.ts';

const languages = [
  { locale: 'es', values: valuesEs, traits: traitsEs, quality: qualityEs },
  { locale: 'en', values: valuesEn, traits: traitsEn, quality: qualityEn },
] as const;

test.each(languages)(
  '$locale: every value and trait has its words, in the order of telling',
  (words) => {
    expect(Object.keys(words.values)).toEqual(workValues);
    expect(Object.keys(words.traits)).toEqual(traits);
    expect(Object.keys(words.quality.flags)).toEqual(qualityFlags);
    for (const { line, paragraph } of [
      ...Object.values(words.values),
      ...Object.values(words.traits),
    ]) {
      expect([line.at(-1), paragraph.at(-1)]).toEqual(['.', '.']);
    }
  },
);

test.each(languages)('$locale: both ends of a trait are told at about the same length', (words) => {
  for (const { low, high } of Object.values(words.traits)) {
    const [shorter = 0, longer = 0] = [low.text.length, high.text.length].toSorted((a, b) => a - b);
    expect(shorter / longer).toBeGreaterThan(0.7);
  }
});

test.each(languages)(
  '$locale: no end of a trait is told as a lack, a fault or an illness',
  (words) => {
    const unkind =
      /depres|ansie|anxi|neur|trastorn|disorder|inestab|unstab|défici|deficit|falta de|lack of|débil|weak|malo|bad at|problem|fracas|fail|normal/iu;
    for (const { low, high } of Object.values(words.traits)) {
      for (const text of [low.name, low.text, high.name, high.text]) {
        expect(text).not.toMatch(unkind);
      }
    }
  },
);

test.each(languages)('$locale: a note on answering never reproaches', ({ quality }) => {
  expect(JSON.stringify(quality)).not.toMatch(
    /mentir|mentiste|trampa|inválid|lied|cheat|invalid|careless/iu,
  );
});
