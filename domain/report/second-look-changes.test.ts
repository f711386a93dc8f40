import { expect, test } from 'vitest';
import { careers } from '#content/catalog/careers.ts';
import { interestsV2 } from '#content/instruments/interests/v2/instrument.ts';
import { bankItems } from '#domain/instruments/interests/second-look.ts';
import { sectionOf } from '#domain/instruments/registry.ts';
import { careerSuggestions, toldCareers } from './career-suggestions.ts';
import { reportOf } from './report.ts';
import { secondLookChanges } from './second-look-changes.ts';

const attempt = {
  id: 'attempt',
  instrument: 'riasec',
  version: 2,
  form: 'full' as const,
  locale: 'es' as const,
  state: 'submitted' as const,
  answers: Object.fromEntries(
    interestsV2.items.map(({ id, scale }) => [
      id,
      { R: 3, I: 4, A: 2, S: 1, E: 0, C: 1 }[scale] ?? 0,
    ]),
  ),
  itemTimes: {},
  startedAt: '2026-11-22T10:00:00Z',
  submittedAt: '2026-11-22T10:09:00Z',
};
const sections = [await sectionOf(interestsV2, attempt)];
const given = { sections, careers, level: 'both' as const, reactions: {} };

/** A second look in which the fields of this list are liked a lot, and the others not at all. */
const look = (liked: readonly string[], of = attempt.id, version = 1) => ({
  attempt: of,
  version,
  answers: Object.fromEntries(
    bankItems
      .filter(({ scale }) => scale === 'I' || scale === 'R')
      .map(({ id, field }) => [id, liked.includes(field) ? 4 : 0]),
  ),
  itemTimes: {},
});

const before = careerSuggestions(given);
const ids = (told: typeof before) => toldCareers(told).map(({ career }) => career.id);

test('liking life sciences inside the leading type moves careers, and no score or band', () => {
  const secondLooks = [look(['life'])];
  const after = careerSuggestions({ ...given, secondLooks });
  const { came, rose, left } = secondLookChanges(before, after);
  expect(came.length + rose.length).toBeGreaterThan(0);
  expect(came).toEqual(ids(after).filter((id) => !ids(before).includes(id)));
  expect(left).toEqual(ids(before).filter((id) => !ids(after).includes(id)));
  expect(reportOf({ ...given, secondLooks }).sections).toEqual(sections);
  const figures = new Map(toldCareers(before).map(({ career, r }) => [career.id, r]));
  const stayed = toldCareers(after).filter(({ career }) => figures.has(career.id));
  expect(stayed.map(({ r }) => r)).toEqual(stayed.map(({ career }) => figures.get(career.id)));
});

test.each([
  ['at another result', look(['computing'], 'another')],
  ['of an unknown version', look(['computing'], attempt.id, 2)],
  ['with no answers', { ...look([]), answers: {} }],
])('a second look %s changes nothing', (_what, one) => {
  const after = careerSuggestions({ ...given, secondLooks: [one] });
  expect(after).toEqual(before);
  expect(secondLookChanges(before, after)).toEqual({ came: [], rose: [], left: [] });
});
