import { expect, test } from 'vitest';
import { traits } from '#domain/instruments/personality/traits.ts';
import { personalityProfile } from '#domain/instruments/personality/profile.ts';
import { scoreScales } from '#domain/instruments/scoring/score-scales.ts';
import { goldenSheets, type GoldenSheet } from './golden.ts';
import { personalityV1 } from './instrument.ts';

test.each(goldenSheets)('scores and places the sheet "$name" as worked out by hand', (sheet) => {
  const scores = scoreScales(personalityV1, responsesOf(sheet));
  expect(scores.map((score) => (score.kind === 'scored' ? score.raw : null))).toEqual(sheet.points);
  const { places } = personalityProfile(scores);
  const reaches = places.map((place) => (place.kind === 'placed' ? place.reaches.join(' ') : '-'));
  expect(reaches.join(' | ')).toBe(sheet.reaches);
});

function responsesOf(sheet: GoldenSheet): Record<string, number> {
  return Object.fromEntries(
    traits.flatMap((trait) =>
      [...sheet.answers[trait]].flatMap((digit, index) =>
        digit === '-'
          ? []
          : [[trait.slice(0, 3) + String(index + 1).padStart(2, '0'), Number(digit)]],
      ),
    ),
  );
}
