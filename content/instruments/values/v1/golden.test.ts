import { expect, test } from 'vitest';
import { valuesProfile } from '#domain/instruments/values/profile.ts';
import { workValues } from '#domain/instruments/values/work-values.ts';
import { scoreScales } from '#domain/instruments/scoring/score-scales.ts';
import { goldenSheets, type GoldenSheet } from './golden.ts';
import { valuesV1 } from './instrument.ts';

test.each(goldenSheets)('scores the sheet "$name" as worked out by hand', (sheet) => {
  const scores = scoreScales(valuesV1, responsesOf(sheet));
  expect(scores.map((score) => (score.kind === 'scored' ? score.raw : null))).toEqual(sheet.points);
  expect(scores.map((score) => (score.kind === 'scored' ? score.band : '-')).join(' ')).toBe(
    sheet.bands,
  );
});

test.each(goldenSheets)('reads the priorities of "$name" as worked out by hand', (sheet) => {
  const profile = valuesProfile(scoreScales(valuesV1, responsesOf(sheet)), valuesV1.precision);
  expect(written(profile)).toEqual(sheet.profile);
});

function responsesOf(sheet: GoldenSheet): Record<string, number> {
  const prefixes = ['ach', 'ind', 'rec', 'rel', 'sup', 'wco'];
  return Object.fromEntries(
    workValues.flatMap((value, scale) =>
      [...sheet.answers[value]].flatMap((digit, index) =>
        digit === '-' ? [] : [[`${prefixes[scale]}0${index + 1}`, Number(digit)]],
      ),
    ),
  );
}

function written(profile: ReturnType<typeof valuesProfile>): unknown {
  if (profile.kind === 'incomplete')
    return { kind: profile.kind, missing: profile.missing.join(' ') };
  if (profile.kind === 'no-clear-priorities') return { kind: profile.kind, level: profile.level };
  return {
    kind: profile.kind,
    centredTimesSix: workValues.map((value) => Number((profile.centred[value] * 6).toFixed(9))),
    groups: profile.groups.map((group) => group.join(' ')).join(' | '),
    leading: profile.leading.map((group) => group.join(' ')).join(' | '),
    lower: profile.lower.join(' '),
  };
}
