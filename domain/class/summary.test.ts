import { expect, it } from 'vitest';
import { careers } from '#content/catalog/careers.ts';
import { interestsV2 } from '#content/instruments/interests/v2/instrument.ts';
import { valuesV2 } from '#content/instruments/values/v2/instrument.ts';
import { interestsSection } from '#domain/instruments/interests/section.ts';
import { valuesSection } from '#domain/instruments/values/section.ts';
import { firstCareers } from '#domain/report/career-suggestions.ts';
import { reportOf } from '#domain/report/report.ts';
import { attemptFor } from '#tests/report/attempt-for.ts';
import { classSummary, parseClassSummary } from './summary.ts';

type Points = Readonly<Record<string, number>>;

function reportFor(interests: Points, values?: Points) {
  const sections = [
    interestsSection(interestsV2, attemptFor(interestsV2, interests)),
    ...(values ? [valuesSection(valuesV2, attemptFor(valuesV2, values))] : []),
  ];
  return reportOf({ sections, careers, level: 'both', reactions: {} });
}

const alike = {
  achievement: 12,
  independence: 12,
  recognition: 12,
  relationships: 12,
  support: 12,
};

it('says types, families and values as the report of the same answers does', () => {
  const report = reportFor(
    { R: 6, I: 30, A: 8, S: 38, E: 10, C: 5 },
    { ...alike, conditions: 4, relationships: 20 },
  );
  const summary = classSummary(report);
  expect(summary).toMatchObject({
    letters: 'SI',
    lead: 'S',
    undecided: false,
    values: ['relationships'],
  });
  expect(summary.families.length).toBeGreaterThan(0);
  const families = firstCareers(report.careers).map(({ career }) => career.family);
  expect(summary.families).toEqual([...new Set(families)]);
});

it('names no leader where first place is shared, and no type of several that are tied for third place', () => {
  const shared = classSummary(reportFor({ R: 5, I: 35, A: 6, S: 35, E: 6, C: 5 }));
  expect(shared).toMatchObject({ lead: null, undecided: false });
  expect([...(shared.letters ?? '')].toSorted()).toEqual(['I', 'S']);
  expect(classSummary(reportFor({ R: 28, I: 28, A: 28, S: 28, E: 5, C: 5 }))).toMatchObject({
    letters: null,
    lead: null,
    undecided: true,
  });
});

it('is undecided where nothing stands out, and says nothing of a test that was not taken', () => {
  const flat = classSummary(reportFor({ R: 20, I: 20, A: 20, S: 20, E: 20, C: 20 }));
  expect(flat).toEqual({ letters: null, undecided: true, families: [], values: [], lead: null });
  const none = classSummary(reportOf({ sections: [], careers, level: 'both', reactions: {} }));
  expect(none).toEqual({ letters: null, undecided: false, families: [], values: [], lead: null });
});

it('is read again as it was sent, and nothing else is', () => {
  const summary = classSummary(reportFor({ R: 6, I: 30, A: 8, S: 38, E: 10, C: 5 }));
  expect(parseClassSummary(JSON.parse(JSON.stringify(summary)))).toEqual(summary);
  expect(parseClassSummary({ ...summary, letters: 'XYZ' })).toBeUndefined();
  expect(parseClassSummary({ ...summary, lead: 'Q' })).toBeUndefined();
});
