import { expect, test } from 'vitest';
import { careers } from '#content/catalog/careers.ts';
import { interestsV2 } from '#content/instruments/interests/v2/instrument.ts';
import { valuesV2 } from '#content/instruments/values/v2/instrument.ts';
import { interestsSection } from '#domain/instruments/interests/section.ts';
import { valuesSection } from '#domain/instruments/values/section.ts';
import { attemptFor } from '#tests/report/attempt-for.ts';
import { jointCareers, type JointCareers } from './joint-careers.ts';
import { reportOf } from './report.ts';

const interests = interestsSection(
  interestsV2,
  attemptFor(interestsV2, { R: 18, I: 36, A: 20, S: 12, E: 8, C: 20 }),
);

function careersWith(values?: Record<string, number>): JointCareers {
  const further = values ? [valuesSection(valuesV2, attemptFor(valuesV2, values))] : [];
  const sections = [interests, ...further];
  return jointCareers(reportOf({ sections, careers, level: 'both', reactions: {} }).careers);
}

const idsOf = (list: JointCareers['withValues'] = []) => list.map(({ career }) => career.id);

test('values order the same five careers anew, those that offer what is asked for first', () => {
  const { byInterests, withValues } = careersWith({
    achievement: 6,
    independence: 4,
    recognition: 5,
    relationships: 19,
    support: 18,
    conditions: 17,
  });
  expect(byInterests).toHaveLength(5);
  expect(new Set(byInterests.map(({ career }) => career.family)).size).toBe(5);
  expect(idsOf(withValues).toSorted()).toEqual(idsOf(byInterests).toSorted());
  expect(idsOf(withValues)).not.toEqual(idsOf(byInterests));
  const likeness = withValues?.map(({ values }) => (values?.kind === 'compared' ? values.r : 0));
  expect(likeness).toEqual(likeness?.toSorted((a, b) => b - a));
});

test('without values, or without priorities among them, there is no second order', () => {
  expect(careersWith().withValues).toBeUndefined();
  const equal = { achievement: 12, independence: 12, recognition: 12 };
  expect(
    careersWith({ ...equal, relationships: 12, support: 12, conditions: 12 }).withValues,
  ).toBeUndefined();
});
