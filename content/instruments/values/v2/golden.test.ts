import { expect, test } from 'vitest';
import { rankingPoints } from '#domain/instruments/ranking.ts';
import { valuesProfile } from '#domain/instruments/values/profile.ts';
import { workValues } from '#domain/instruments/values/work-values.ts';
import { scoreScales } from '#domain/instruments/scoring/score-scales.ts';
import { goldenSheets, type GoldenSheet } from './golden.ts';
import { valuesV2 } from './instrument.ts';

test.each(goldenSheets)('scores and orders "$name" as worked out by hand', (sheet) => {
  const responses = responsesOf(sheet);
  const scores = scoreScales(valuesV2, responses);
  expect(scores.map((score) => (score.kind === 'scored' ? score.raw : null))).toEqual(sheet.points);
  const profile = valuesProfile(scores, valuesV2.precision, rankingPoints(valuesV2, responses));
  if (profile.kind === 'incomplete') throw new Error('a value has no score');
  const centred = workValues.map((value) => Number((profile.centred[value] * 6).toFixed(9)));
  expect(centred).toEqual(sheet.centredTimesSix);
  const groups = profile.kind === 'priorities' ? profile.groups : [['none']];
  expect(groups.map((group) => group.join(' ')).join(' | ')).toBe(sheet.groups);
});

function responsesOf({ answers, places }: GoldenSheet): Record<string, number> {
  const items = workValues.flatMap((value) =>
    valuesV2.items
      .filter(({ scale }) => scale === value)
      .map(({ id }, index): [string, number] => [id, Number(answers[value][index])]),
  );
  const cards = (valuesV2.ranking?.cards ?? []).flatMap(({ id }, index): [string, number][] =>
    places[index] === '-' ? [] : [[id, Number(places[index])]],
  );
  return Object.fromEntries([...items, ...cards]);
}
