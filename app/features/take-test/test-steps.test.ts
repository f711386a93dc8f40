import { describe, expect, it } from 'vitest';
import { isAnswered, minutesLeft, openItems, placeToResume, screenAt } from './test-steps.ts';

const items = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const resume = (answers: Record<string, number | null>) =>
  placeToResume(items, (item) => isAnswered(answers, item));

describe('going on with a test', () => {
  it('starts at the first question when nothing is answered', () => {
    expect(resume({})).toEqual({ at: 'a' });
  });

  it('goes on after the last answer and leaves skipped questions to the review', () => {
    expect(resume({ a: 1, c: 0 })).toEqual({ at: 'd' });
    expect(openItems(items, { a: 1, c: 0 })).toEqual(['b', 'd', 'e', 'f', 'g']);
  });

  it('counts a withdrawn answer as open, and 0 as an answer', () => {
    expect(openItems(items, { a: 0, b: null })).toEqual(['b', 'c', 'd', 'e', 'f', 'g']);
    expect(resume({ a: 0, b: null })).toEqual({ at: 'b' });
  });

  it('arrives at the review when the last question is answered', () => {
    expect(resume({ g: 4 })).toBe('review');
  });
});

describe('the screen at a place', () => {
  const screens = [['a', 'b', 'c'], ['d', 'e'], ['f']];

  it('is the one that shows the question, the one behind it, or the review', () => {
    expect(screenAt(screens, { at: 'e' }, undefined)).toBe(1);
    expect(screenAt(screens, { after: 'c' }, undefined)).toBe(1);
    expect(screenAt(screens, { after: 'f' }, undefined)).toBe(3);
    expect(screenAt(screens, 'review', undefined)).toBe(3);
  });

  it('is no review as long as the path has an open question', () => {
    expect(screenAt(screens, { after: 'f' }, 2)).toBe(2);
    expect(screenAt(screens, 'review', 1)).toBe(1);
  });

  it('is the first open one when the path no longer has the question', () => {
    expect(screenAt(screens, { at: 'gone' }, 1)).toBe(1);
    expect(screenAt(screens, { after: 'gone' }, undefined)).toBe(3);
  });
});

describe('the minutes left', () => {
  it('are eight for sixty questions until the pace is known', () => {
    expect(minutesLeft(60, [])).toBe(8);
    expect(minutesLeft(60, [100, 100])).toBe(8);
  });

  it("follow the person's pace within reason, and never reach zero", () => {
    expect(minutesLeft(40, Array(20).fill(6_000))).toBe(4);
    expect(minutesLeft(60, Array(20).fill(200_000))).toBe(15);
    expect(minutesLeft(1, Array(59).fill(100))).toBe(1);
  });
});
