import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AnswerSheet } from './attempt.ts';
import { mergeAnswers } from './merge-answers.ts';

// Few ids and few moments, so that the same item and the same millisecond meet often.
const entry = fc.record({
  value: fc.option(fc.integer({ min: 0, max: 4 })),
  time: fc.option(
    fc.record({ at: fc.integer({ min: 0, max: 3 }), ms: fc.integer({ min: 0, max: 2 }) }),
  ),
});
const sheets = fc
  .dictionary(fc.constantFrom('r01', 'i01', 'a01', 'constructor', 'tostring'), entry)
  .map((entries): AnswerSheet => ({
    answers: Object.fromEntries(Object.entries(entries).map(([id, { value }]) => [id, value])),
    itemTimes: Object.fromEntries(
      Object.entries(entries).flatMap(([id, { time }]) => (time === null ? [] : [[id, time]])),
    ),
  }));

test('the newest answer of each item wins, wherever it was given', () => {
  const phone = {
    answers: { r01: 1, i01: 4 },
    itemTimes: { r01: { at: 100, ms: 9 }, i01: { at: 50, ms: 9 } },
  };
  const laptop = {
    answers: { r01: 3, a01: 2 },
    itemTimes: { r01: { at: 200, ms: 5 }, a01: { at: 10, ms: 5 } },
  };
  expect(mergeAnswers(phone, laptop)).toEqual({
    answers: { r01: 3, i01: 4, a01: 2 },
    itemTimes: { r01: { at: 200, ms: 5 }, i01: { at: 50, ms: 9 }, a01: { at: 10, ms: 5 } },
  });
});

test('an answer taken back later stays taken back', () => {
  const before = { answers: { r01: 1 }, itemTimes: { r01: { at: 1, ms: 0 } } };
  const after = { answers: { r01: null }, itemTimes: { r01: { at: 2, ms: 0 } } };
  expect(mergeAnswers(before, after).answers).toEqual({ r01: null });
});

test('an answer with a time wins over one without', () => {
  const timed = { answers: { r01: 0 }, itemTimes: { r01: { at: 0, ms: 0 } } };
  const untimed = { answers: { r01: 4 }, itemTimes: {} };
  expect(mergeAnswers(untimed, timed)).toEqual(timed);
});

test('at the same millisecond the higher value wins, and an answer over one taken back', () => {
  const at = { r01: { at: 5, ms: 1 } };
  const low = { answers: { r01: 1 }, itemTimes: at };
  const high = { answers: { r01: 2 }, itemTimes: at };
  const none = { answers: { r01: null }, itemTimes: at };
  expect(mergeAnswers(low, high).answers).toEqual({ r01: 2 });
  expect(mergeAnswers(none, low).answers).toEqual({ r01: 1 });
});

test('the order of two sheets does not matter', () => {
  fc.assert(
    fc.property(sheets, sheets, (a, b) => {
      expect(mergeAnswers(a, b)).toEqual(mergeAnswers(b, a));
    }),
  );
});

test('the grouping of three sheets does not matter', () => {
  fc.assert(
    fc.property(sheets, sheets, sheets, (a, b, c) => {
      expect(mergeAnswers(mergeAnswers(a, b), c)).toEqual(mergeAnswers(a, mergeAnswers(b, c)));
    }),
  );
});

test('merging a sheet with itself, or a second time, changes nothing', () => {
  fc.assert(
    fc.property(sheets, sheets, (a, b) => {
      expect(mergeAnswers(a, a)).toEqual(a);
      const merged = mergeAnswers(a, b);
      expect(mergeAnswers(merged, b)).toEqual(merged);
    }),
  );
});
