import { expect, test } from 'vitest';
import { traits } from '#domain/instruments/personality/traits.ts';
import { scoreScales } from '#domain/instruments/scoring/score-scales.ts';
import { goldenSheets, type GoldenSheet } from './golden.ts';
import { personalityV2 } from './instrument.ts';

test.each(goldenSheets)('scores the sheet "$name" as worked out by hand', (sheet) => {
  const scores = scoreScales(personalityV2, responsesOf(sheet));
  expect(scores.map((score) => (score.kind === 'scored' ? score.raw : null))).toEqual(sheet.points);
});

function responsesOf({ answers }: GoldenSheet): Record<string, number> {
  return Object.fromEntries(
    traits.flatMap((trait) =>
      personalityV2.items
        .filter(({ scale }) => scale === trait)
        .map(({ id }, index) => [id, Number(answers[trait][index])]),
    ),
  );
}
