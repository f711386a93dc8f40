import { expect, test } from 'vitest';
import { followPath } from '#domain/instruments/adaptive.ts';
import { interestsProfile } from '#domain/instruments/interests/profile.ts';
import { riasecLetters } from '#domain/instruments/interests/riasec.ts';
import { scoreScales } from '#domain/instruments/scoring/score-scales.ts';
import { goldenSheets, type GoldenSheet } from './golden.ts';
import { goldenShortSheets } from './golden-short.ts';
import { interestsV2 } from './instrument.ts';

test.each(goldenSheets)('scores the sheet "$name" as worked out by hand', (sheet) => {
  const scores = scoreScales(interestsV2, responsesOf(sheet));
  expect(scores.map((score) => (score.kind === 'scored' ? score.raw : null))).toEqual(sheet.points);
  const profile = interestsProfile(scores, interestsV2.precision);
  const groups = profile.kind === 'differentiated' ? profile.groups : undefined;
  expect(groups?.map((group) => group.join('')).join(' ') ?? profile.kind).toBe(sheet.groups);
});

test.each(goldenShortSheets)('asks and scores "$name" as worked out by hand', (sheet) => {
  const all = Object.fromEntries(
    interestsV2.items.map(({ id, scale }) => [id, sheet.choice[scale]]),
  );
  const { asked, settled } = followPath(interestsV2, all);
  const responses = Object.fromEntries(asked.map((id) => [id, all[id] ?? 0]));
  const asks = (letter: string) => asked.filter((id) => id[0] === letter.toLowerCase()).length;
  expect(riasecLetters.map(asks)).toEqual(sheet.asked);
  expect(settled).toBe(sheet.settled);
  const scores = scoreScales(interestsV2, responses, 'short');
  expect(scores.map((score) => (score.kind === 'scored' ? score.raw : null))).toEqual(sheet.points);
});

function responsesOf({ answers, check }: GoldenSheet): Record<string, number> {
  const given = riasecLetters.flatMap((letter) => {
    const items = interestsV2.items.filter(({ scale }) => scale === letter);
    return items.flatMap(({ id }, index): [string, number][] => {
      const digit = answers[letter][index] ?? '-';
      return digit === '-' ? [] : [[id, Number(digit)]];
    });
  });
  return { ...Object.fromEntries(given), 'check-liking': check };
}
