import { expect, test } from 'vitest';
import { parseAttempt } from './parse-attempt.ts';

const stored = {
  id: '0b6f2a6e-7f0c-4d52-9a51-0a3d5f1f6c11',
  instrument: 'riasec',
  version: 1,
  form: 'full',
  locale: 'es',
  state: 'draft',
  answers: { r01: 4, i01: null },
  itemTimes: { r01: { at: 1_790_000_000_000, ms: 3_200 } },
  startedAt: '2026-11-20T16:00:00.123456+00:00',
  submittedAt: null,
};

test('reads a stored attempt as it is', () => {
  expect(parseAttempt(stored)).toEqual({ kind: 'attempt', attempt: stored });
});

test('survives a round trip through JSON', () => {
  expect(parseAttempt(JSON.parse(JSON.stringify(stored)))).toEqual({
    kind: 'attempt',
    attempt: stored,
  });
});

test('drops keys that an attempt does not have', () => {
  const parsed = parseAttempt({ ...stored, score: 99 });
  expect(parsed).toEqual({ kind: 'attempt', attempt: stored });
});

test.each([
  ['nothing', null],
  ['a text', 'attempt'],
  ['a list', []],
  ['an id that is no uuid', { ...stored, id: '1' }],
  ['an unknown form', { ...stored, form: 'tiny' }],
  ['an unknown language', { ...stored, locale: 'fr' }],
  ['an unknown state', { ...stored, state: 'done' }],
  ['a version that is no whole number', { ...stored, version: 1.5 }],
  ['a value that is no whole number', { ...stored, answers: { r01: 2.5 } }],
  ['a value out of any range', { ...stored, answers: { r01: 11 } }],
  ['a negative value', { ...stored, answers: { r01: -1 } }],
  ['a value as text', { ...stored, answers: { r01: '4' } }],
  ['a strange item id', { ...stored, answers: { 'r 01': 1 } }],
  ['a negative time', { ...stored, itemTimes: { r01: { at: -1, ms: 0 } } }],
  ['a date without offset', { ...stored, startedAt: '2026-11-20 16:00' }],
  ['a missing part', { ...stored, answers: undefined }],
])('refuses %s and says where', (_, value) => {
  const parsed = parseAttempt(value);
  expect(parsed.kind).toBe('invalid');
  expect(parsed.kind === 'invalid' && parsed.problems.length).toBeGreaterThan(0);
});

test('leaves out an item id that would be a prototype', () => {
  const answers: unknown = JSON.parse('{"__proto__": 1, "r01": 2}');
  const parsed = parseAttempt({ ...stored, answers });
  expect(parsed.kind === 'attempt' && Object.entries(parsed.attempt.answers)).toEqual([['r01', 2]]);
});
