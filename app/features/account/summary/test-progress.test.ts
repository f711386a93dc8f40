import { expect, test } from 'vitest';
import type { Attempt } from '#domain/instruments/attempt.ts';
import { ringShare, testProgress } from './test-progress.ts';

const draft: Attempt = {
  id: 'a',
  instrument: 'riasec',
  version: 2,
  form: 'full',
  locale: 'es',
  state: 'draft',
  answers: { r1: 3 },
  itemTimes: {},
  startedAt: '2026-11-02T10:00:00.000Z',
  submittedAt: null,
};
const finished: Attempt = {
  ...draft,
  id: 'b',
  state: 'submitted',
  startedAt: '2026-10-02T10:00:00.000Z',
  submittedAt: '2026-10-02T10:20:00.000Z',
};

test('a test is finished, under way, both, or neither, each test for itself', () => {
  expect(testProgress([finished], 'interests')).toEqual({ finished, draft: undefined });
  expect(testProgress([draft], 'interests')).toEqual({ finished: undefined, draft });
  expect(testProgress([draft, finished], 'interests')).toEqual({ finished, draft });
  expect(testProgress([draft, finished], 'values')).toEqual({
    finished: undefined,
    draft: undefined,
  });
});

test.each([
  ['a finished one', { finished, draft: undefined }, 0, undefined, 1],
  ['a finished one that is taken again', { finished, draft }, 6, 60, 1],
  ['a quarter', { finished: undefined, draft }, 15, 60, 0.25],
  ['one of unknown length', { finished: undefined, draft }, 15, undefined, 0],
  ['one with more answers than questions', { finished: undefined, draft }, 61, 60, 1],
  ['none', { finished: undefined, draft: undefined }, 0, 60, 0],
])('the ring of %s', (_name, progress, answered, length, share) => {
  expect(ringShare(progress, answered, length)).toBe(share);
});
