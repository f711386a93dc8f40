import { expect, it } from 'vitest';
import type { Attempt } from '#domain/instruments/attempt.ts';
import { chosenTest } from './chosen-test.ts';

function finished(id: string, instrument: string, submittedAt: string): Attempt {
  const [answers, itemTimes] = [{ x: 1 }, {}];
  const at = { startedAt: submittedAt, submittedAt, answers, itemTimes };
  return { id, instrument, version: 1, form: 'full', locale: 'es', state: 'submitted', ...at };
}

const attempts = [
  finished('old', 'riasec', '2026-01-01T00:00:00Z'),
  finished('new', 'values', '2026-02-01T00:00:00Z'),
];

it('follows the address before anything else', () => {
  const state = { test: 'values', show: 'old' };
  expect(chosenTest(attempts, { state, search: '?test=personality' })).toBe('personality');
  expect(chosenTest(attempts, { state, search: '' })).toBe('values');
});

it('shows the test of the result that the page before named', () => {
  expect(chosenTest(attempts, { state: { show: 'old' }, search: '' })).toBe('interests');
});

it.each([
  [['riasec'], 'interests'],
  [['values'], 'values'],
  [['personality'], 'personality'],
  [['riasec', 'values'], 'interests'],
  [['riasec', 'personality'], 'interests'],
  [['values', 'personality'], 'personality'],
  [['personality', 'values'], 'values'],
  [['riasec', 'values', 'personality'], 'interests'],
  [['personality', 'values', 'riasec'], 'interests'],
  [[], 'interests'],
])('named nothing, tests finished in the order %j lead to %s', (stored, test) => {
  const all = stored.map((id, at) => finished(id, id, `2026-0${at + 1}-01T00:00:00Z`));
  expect(chosenTest(all, { state: null, search: '' })).toBe(test);
  expect(chosenTest(all.toReversed(), { state: null, search: '?test=nothing' })).toBe(test);
});

it('counts no draft of interests as a result of theirs', () => {
  const draft: Attempt = { ...finished('open', 'riasec', '2026-03-01T00:00:00Z'), state: 'draft' };
  expect(chosenTest([draft, ...attempts.slice(1)], { state: null, search: '' })).toBe('values');
});
