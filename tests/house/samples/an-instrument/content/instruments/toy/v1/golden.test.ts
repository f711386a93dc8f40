import { expect, test } from 'vitest';
import { toyProfile } from '#domain/instruments/toy/profile.ts';
import { toyScales } from '#domain/instruments/toy/scales.ts';
import { scoreScales } from '#domain/instruments/scoring/score-scales.ts';
import { goldenSheets, type GoldenSheet } from './golden.ts';
import { toyV1 } from './instrument.ts';

test.each(goldenSheets)('reads the sheet "$name" as worked out by hand', (sheet) => {
  const scores = scoreScales(toyV1, responsesOf(sheet));
  expect(scores.map((score) => (score.kind === 'scored' ? score.raw : null))).toEqual(sheet.points);
  const profile = toyProfile(scores);
  expect(profile.kind === 'leads' ? profile.toy : undefined).toBe(sheet.leads);
});

function responsesOf({ answers }: GoldenSheet): Record<string, number> {
  return Object.fromEntries(
    toyScales.flatMap((scale) =>
      [...answers[scale]].map((digit, at) => [`${scale.slice(0, 3)}0${at + 1}`, Number(digit)]),
    ),
  );
}
