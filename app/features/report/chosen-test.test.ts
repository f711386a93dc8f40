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

it('shows what was finished last, and interests when nothing is', () => {
  expect(chosenTest(attempts, { state: null, search: '' })).toBe('values');
  expect(chosenTest([], { state: null, search: '?test=nothing' })).toBe('interests');
});
