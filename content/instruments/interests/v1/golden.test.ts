import { expect, test } from 'vitest';
import { interestsProfile } from '#domain/instruments/interests/profile.ts';
import { riasecLetters } from '#domain/instruments/interests/riasec.ts';
import { scoreScales } from '#domain/instruments/scoring/score-scales.ts';
import { goldenSheets, type GoldenSheet } from './golden.ts';
import { interestsV1 } from './instrument.ts';

test.each(goldenSheets)('scores the sheet "$name" as worked out by hand', (sheet) => {
  const scores = scoreScales(interestsV1, responsesOf(sheet));
  expect(scores.map((score) => (score.kind === 'scored' ? score.raw : null))).toEqual(sheet.points);
  expect(scores.map((score) => (score.kind === 'scored' ? score.band : '-')).join(' ')).toBe(
    sheet.bands,
  );
});

test.each(goldenSheets)('reads the profile of "$name" as worked out by hand', (sheet) => {
  const profile = interestsProfile(
    scoreScales(interestsV1, responsesOf(sheet)),
    interestsV1.precision,
  );
  expect(written(profile)).toEqual(sheet.profile);
});

test('says how many answers each score stands on, and widens its error when some are missing', () => {
  const sheet = goldenSheets.find(({ name }) => name === 'up to a fifth missing');
  if (sheet === undefined) throw new Error('sheet is gone');
  const scores = scoreScales(interestsV1, responsesOf(sheet));
  expect(scores.map(({ answered, of }) => `${answered}/${of}`)).toEqual([
    '8/10',
    '9/10',
    '8/10',
    '10/10',
    '9/10',
    '10/10',
  ]);
  const told = scores.map((score) =>
    score.kind === 'scored' ? { prorated: score.prorated, error: score.error.toFixed(2) } : null,
  );
  // 3.3 · √(10/8) = 3.69; 3.3 · √(10/9) = 3.48.
  expect(told).toEqual([
    { prorated: true, error: '3.69' },
    { prorated: true, error: '3.48' },
    { prorated: true, error: '3.69' },
    { prorated: false, error: '3.30' },
    { prorated: true, error: '3.48' },
    { prorated: false, error: '3.30' },
  ]);
});

function responsesOf(sheet: GoldenSheet): Record<string, number> {
  return Object.fromEntries(
    riasecLetters.flatMap((letter) =>
      [...sheet.answers[letter]].flatMap((digit, index) =>
        digit === '-'
          ? []
          : [[`${letter.toLowerCase()}${String(index + 1).padStart(2, '0')}`, Number(digit)]],
      ),
    ),
  );
}

function written(profile: ReturnType<typeof interestsProfile>): unknown {
  if (profile.kind === 'incomplete')
    return { kind: profile.kind, missing: profile.missing.join('') };
  const { range, iachan } = profile.differentiation;
  if (profile.kind === 'flat') return { kind: profile.kind, range, iachan };
  return {
    kind: profile.kind,
    range,
    iachan,
    groups: words(profile.groups),
    leading: words(profile.leading),
    ties: words(profile.ties),
    consistency: profile.consistency,
    thingsPeople: profile.dimensions.thingsPeople,
    dataIdeas: Number((profile.dimensions.dataIdeas / Math.sqrt(3)).toFixed(9)),
  };
}

function words(groups: readonly (readonly string[])[]): string {
  return groups.map((group) => group.join('')).join(' ');
}
