import { expect, it } from 'vitest';
import { isNearEnd } from './use-preloaded-result.ts';

it('begins with question 40 of sixty', () => {
  expect([38, 39].map((answered) => isNearEnd('full', answered, 60))).toEqual([false, true]);
});

it('begins half-way through a short form, however long it turns out to be', () => {
  expect([8, 9].map((answered) => isNearEnd('short', answered, 20))).toEqual([false, true]);
  expect([13, 14].map((answered) => isNearEnd('short', answered, 30))).toEqual([false, true]);
});
